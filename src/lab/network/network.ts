import {
  type BackendRequest,
  type BackendResponse,
  type BackendState,
  openExchange,
} from "../backend";
import { failure } from "../backend/http";
import type { Exchange } from "../backend/types";
import { MAX_TICK_MS, PUMP_INTERVAL_MS } from "../constants";
import type { Conditions, Fault } from "./conditions";

export interface TransferEvents {
  /** Part of the body has left the browser. */
  progress(sent: number): void;
  /** All of the body has left the browser. */
  sent(): void;
  response(response: BackendResponse): void;
  /** No answer will come. */
  error(): void;
}

interface Transfer {
  size: number;
  sent: number;
  reportedAt: number;
  phase: "connecting" | "sending" | "answering";
  /** When the current wait ends; unused while sending. */
  due: number;
  /** When the last byte before this tick was sent. */
  sentAt: number;
  fault: Fault | undefined;
  exchange: Exchange;
  events: TransferEvents;
}

export interface NetworkHost {
  conditions: Conditions;
  backend: BackendState;
  takeFault(size: number): Fault | undefined;
}

const FAULTS: Record<number, [code: string, message: string]> = {
  401: ["no_token", "Authentication is required."],
  413: ["file_too_large", "The file is too large."],
};

/** Moves bytes of all requests of one lab over one simulated connection. */
export class Network {
  readonly #host: NetworkHost;
  readonly #transfers = new Set<Transfer>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: NetworkHost) {
    this.#host = host;
  }

  /** Returns what drops the request without a word to the sender. */
  start(request: BackendRequest, size: number, events: TransferEvents): () => void {
    const now = performance.now();
    const fault = this.#host.takeFault(size);
    const transfer: Transfer = {
      size,
      sent: 0,
      reportedAt: now,
      phase: this.#host.conditions.latency > 0 ? "connecting" : "sending",
      due: now + this.#host.conditions.latency / 2,
      sentAt: now,
      fault,
      exchange:
        fault?.kind === "answer"
          ? { receive() {}, finish: () => faultResponse(fault.status) }
          : openExchange(this.#host.backend, request),
      events,
    };
    this.#transfers.add(transfer);
    this.#schedule();
    return () => this.#transfers.delete(transfer);
  }

  /** New conditions count at once: going offline must not wait for the next tick. */
  conditionsChanged(): void {
    this.#schedule();
  }

  dropAll(): void {
    this.#transfers.clear();
    clearTimeout(this.#timer);
  }

  #share(): number {
    const { bandwidth } = this.#host.conditions;
    if (bandwidth === null) return Number.POSITIVE_INFINITY;
    let sending = 0;
    for (const transfer of this.#transfers) if (transfer.phase === "sending") sending += 1;
    return bandwidth / 1000 / Math.max(1, sending);
  }

  /** Sleeps for one tick, or less when something small is done before that. */
  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#transfers.size === 0) return;
    const now = performance.now();
    const share = this.#share();
    let delay = PUMP_INTERVAL_MS;
    for (const transfer of this.#transfers) {
      const wait =
        transfer.phase === "sending" ? (transfer.size - transfer.sent) / share : transfer.due - now;
      delay = Math.min(delay, wait);
    }
    if (this.#host.conditions.offline) delay = 0;
    this.#timer = setTimeout(() => this.#tick(), Math.max(0, Math.ceil(delay)));
  }

  #tick(): void {
    const now = performance.now();
    const share = this.#share();
    for (const transfer of [...this.#transfers]) {
      // an earlier transfer's listener may have aborted this one
      if (this.#transfers.has(transfer)) this.#advance(transfer, share, now);
    }
    this.#schedule();
  }

  #advance(transfer: Transfer, share: number, now: number): void {
    if (this.#host.conditions.offline) {
      this.#fail(transfer);
      return;
    }
    if (transfer.phase === "connecting") {
      if (now < transfer.due) return;
      transfer.phase = "sending";
      transfer.sentAt = transfer.due;
    }
    if (transfer.phase === "sending") {
      this.#send(transfer, share, now);
      if (!this.#transfers.has(transfer) || transfer.sent < transfer.size) return;
      transfer.phase = "answering";
      transfer.due = now + this.#host.conditions.latency / 2;
      transfer.events.sent();
    }
    if (transfer.phase === "answering" && now >= transfer.due && this.#transfers.delete(transfer)) {
      transfer.events.response(transfer.exchange.finish());
    }
  }

  #send(transfer: Transfer, share: number, now: number): void {
    const elapsed = Math.min(now - transfer.sentAt, MAX_TICK_MS);
    const allowance = Number.isFinite(share) ? share * elapsed : transfer.size;
    transfer.sentAt = now;
    const limit = transfer.fault?.kind === "drop" ? transfer.fault.after : transfer.size;
    const sent = Math.min(limit, transfer.sent + allowance);
    const whole = Math.floor(sent);
    transfer.sent = sent;
    transfer.exchange.receive(whole);
    if (transfer.fault?.kind === "drop" && sent >= limit) {
      this.#fail(transfer);
    } else if (sent >= transfer.size || now - transfer.reportedAt >= PUMP_INTERVAL_MS - 5) {
      transfer.reportedAt = now;
      transfer.events.progress(whole);
    }
  }

  #fail(transfer: Transfer): void {
    this.#transfers.delete(transfer);
    transfer.events.error();
  }
}

function faultResponse(status: number): BackendResponse {
  const [code, message] = FAULTS[status] ?? ["internal_error", "The server failed."];
  return failure(status, code, message);
}
