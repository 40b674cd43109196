import type { BackendState, RequestBody } from "./backend";
import { createBackendState, createTusStore } from "./backend/state";
import {
  EXAMPLE_ORIGIN,
  LAST_SERVER_STORAGE_KEY,
  MAX_BODY_CHARS,
  MAX_ROWS,
  REDRAW_INTERVAL_MS,
  SERVER_STORAGE_PREFIX,
  TUS_STORAGE_PREFIX,
} from "./constants";
import { type Conditions, DEFAULT_CONDITIONS, type Fault, planFault } from "./network/conditions";
import { Network, type NetworkHost } from "./network/network";
import type { Snapshot } from "./snapshot";
import { readSession, sessionStore, writeSession } from "./storage";

export type EventGroup = "batch" | "item" | "chunk" | "other";

export interface EventRow {
  id: number;
  /** Milliseconds since the first thing that happened. */
  time: number;
  name: string;
  group: EventGroup;
  progress: boolean;
  cancellable: boolean;
  /** How many events the row stands for: progress events are counted together. */
  count: number;
  payload: Snapshot[];
}

export type Outcome = "pending" | "answered" | "network error" | "aborted" | "timeout";

export interface WireRow {
  id: number;
  via: "xhr" | "fetch";
  mode: "simulated" | "server";
  method: string;
  url: string;
  requestHeaders: [name: string, value: string][];
  body: RequestBody;
  total: number;
  sent: number;
  time: number;
  duration: number | null;
  outcome: Outcome;
  status: number;
  responseHeaders: [name: string, value: string][];
  responseBody: string;
}

export interface RequestRecord {
  progress(sent: number): void;
  answer(status: number, headers: [string, string][], body: string): void;
  end(outcome: Exclude<Outcome, "pending" | "answered">): void;
}

type NewRequest = Pick<WireRow, "via" | "mode" | "method" | "url" | "body" | "total"> & {
  headers: [string, string][];
};

/** The part of an uploader that the lab uses. */
export interface ObservedUploader {
  add(files: File[], options?: object): Promise<void>;
  abort(): void;
}

/** Everything one lab knows: its network, its server, what happened. The panel draws from it. */
export class LabSession implements NetworkHost {
  readonly name: string;
  readonly network = new Network(this);
  conditions: Conditions = DEFAULT_CONDITIONS;
  backend: BackendState;
  server: string;
  /** Rows are replaced, never changed, so that the panel can tell which to draw again. */
  events: EventRow[] = [];
  eventCount = 0;
  /** Progress comes twenty times a second: it is counted, not listed, unless asked for. */
  listProgress = false;
  wire: WireRow[] = [];
  wireCount = 0;
  announcement = { text: "", id: 0 };
  problem = "";
  /** Rises with each reset; what an older generation still does is not shown. */
  generation = 0;
  uploaders = new Set<ObservedUploader>();
  activeUploader: ObservedUploader | undefined;
  addOptions = new WeakMap<ObservedUploader, object | undefined>();

  #listeners = new Set<() => void>();
  #version = 0;
  #redraw: number | ReturnType<typeof setTimeout> | undefined;
  #drawnAt = 0;
  /** The first event or request: a visitor may read for minutes before. */
  #startedAt: number | undefined;
  #ids = 0;

  constructor(name: string) {
    this.name = name;
    const tus = createTusStore(TUS_STORAGE_PREFIX + name, sessionStore());
    this.backend = createBackendState(tus);
    this.server = readSession(SERVER_STORAGE_PREFIX + name);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getVersion = (): number => this.#version;

  /** Draws soon, and only once for all that happens until then. */
  changed(): void {
    if (this.#redraw !== undefined || this.#listeners.size === 0) return;
    const wait = Math.max(0, this.#drawnAt + REDRAW_INTERVAL_MS - performance.now());
    this.#redraw = setTimeout(() => requestAnimationFrame(this.#draw), wait);
  }

  /** Draws at once: for what the visitor does in the panel. */
  changedNow(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  #draw = (): void => {
    this.#redraw = undefined;
    this.#drawnAt = performance.now();
    this.changedNow();
  };

  setConditions(change: Partial<Conditions>): void {
    this.conditions = { ...this.conditions, ...change };
    this.network.conditionsChanged();
    this.changedNow();
  }

  setServer(url: string): void {
    this.server = url;
    writeSession(SERVER_STORAGE_PREFIX + this.name, url);
    if (url) writeSession(LAST_SERVER_STORAGE_KEY, url);
    this.changedNow();
  }

  setListProgress(each: boolean): void {
    this.listProgress = each;
    this.changedNow();
  }

  takeFault(size: number): Fault | undefined {
    const { fault, next } = planFault(this.conditions, size);
    if (Object.keys(next).length) {
      this.conditions = { ...this.conditions, ...next };
      this.changed();
    }
    return fault;
  }

  recordEvent(event: Omit<EventRow, "id" | "time" | "count">): void {
    this.eventCount += 1;
    const time = this.#elapsed(performance.now());
    if (event.progress && !this.listProgress && this.#countProgress(event, time)) return;
    this.#ids += 1;
    this.events.push({ ...event, id: this.#ids, time, count: 1 });
    if (this.events.length > MAX_ROWS) this.events.shift();
    this.changed();
  }

  #elapsed(now: number): number {
    this.#startedAt ??= now;
    return now - this.#startedAt;
  }

  /** Adds to the progress row of the same name, if nothing but progress happened since. */
  #countProgress(event: Omit<EventRow, "id" | "time" | "count">, time: number): boolean {
    for (let index = this.events.length - 1; index >= 0; index -= 1) {
      const row = this.events[index];
      if (!row?.progress) return false;
      if (row.name === event.name) {
        this.events[index] = { ...row, time, count: row.count + 1, payload: event.payload };
        this.changed();
        return true;
      }
    }
    return false;
  }

  recordRequest(request: NewRequest): RequestRecord {
    this.#ids += 1;
    const { headers, ...rest } = request;
    const startedAt = performance.now();
    let row: WireRow = {
      ...rest,
      id: this.#ids,
      requestHeaders: headers,
      sent: 0,
      time: this.#elapsed(startedAt),
      duration: null,
      outcome: "pending",
      status: 0,
      responseHeaders: [],
      responseBody: "",
    };
    this.wireCount += 1;
    this.wire.push(row);
    if (this.wire.length > MAX_ROWS) this.wire.shift();
    this.changed();

    const update = (change: Partial<WireRow>) => {
      // running requests are among the last, so look from the end
      const index = this.wire.lastIndexOf(row);
      row = { ...row, ...change };
      if (index >= 0) this.wire[index] = row;
      this.changed();
    };
    const ended = () => ({ duration: performance.now() - startedAt });
    return {
      progress: (sent) => update({ sent }),
      answer: (status, responseHeaders, body) =>
        update({
          ...ended(),
          outcome: "answered",
          sent: row.total,
          status,
          responseHeaders,
          responseBody: body.length > MAX_BODY_CHARS ? `${body.slice(0, MAX_BODY_CHARS)}…` : body,
        }),
      end: (outcome) => update({ ...ended(), outcome }),
    };
  }

  announce(text: string): void {
    this.announcement = { text, id: this.announcement.id + 1 };
    this.changed();
  }

  setProblem(text: string): void {
    if (this.problem === text) return;
    this.problem = text;
    this.changedNow();
  }

  /** Stops what runs. The example's uploaders would otherwise go on after it is gone. */
  stop(): void {
    for (const uploader of this.uploaders) {
      try {
        uploader.abort();
      } catch {
        // an uploader in a broken state must not keep the lab from stopping
      }
    }
    this.network.dropAll();
  }

  reset(): void {
    this.stop();
    this.generation += 1;
    this.uploaders.clear();
    this.activeUploader = undefined;
    this.events = [];
    this.eventCount = 0;
    this.wire = [];
    this.wireCount = 0;
    this.announcement = { text: "", id: 0 };
    this.problem = "";
    this.#startedAt = undefined;
    this.backend.chunked.clear();
    const ids = this.backend.tus.ids();
    forgetResumables(ids);
    for (const id of ids) this.backend.tus.delete(id);
    this.changedNow();
  }
}

/** The library remembers tus uploads by URL; those of a server that forgot them would only 404. */
function forgetResumables(ids: string[]): void {
  try {
    for (const [key, value] of Object.entries(localStorage)) {
      if (ids.some((id) => String(value).includes(`${EXAMPLE_ORIGIN}/tus/${id}`))) {
        localStorage.removeItem(key);
      }
    }
  } catch {
    // storage blocked: then nothing was remembered either
  }
}
