import { ATTRIBUTION_WINDOW_MS, EXAMPLE_ORIGIN } from "./constants";
import { installFetch } from "./network/fetch";
import type { Router } from "./network/router";
import { installXhr } from "./network/xhr";
import { createObserved } from "./observe";
import { observation } from "./observed/hook";
import type { LabSession, ObservedUploader } from "./session";

/*
 * Several labs may share a page, but there is one XMLHttpRequest and one createUploader. This module
 * says which lab an uploader, a request or an error belongs to.
 */

const labs = new Set<LabSession>();
const activeAt = new WeakMap<LabSession, number>();
/** Made while a module was evaluated: they live as long as the module, not as long as a lab. */
const moduleUploaders = new Map<string, Set<(session: LabSession) => void>>();

let current: { session: LabSession; phase: "loading" | "rendering" } | undefined;
let lastStarted: LabSession | undefined;
let lastTouched: LabSession | undefined;
let lastMounted: LabSession | undefined;
let installed = false;

const alive = (session: LabSession | undefined) =>
  session && labs.has(session) ? session : undefined;

const fallback = () => alive(lastTouched) ?? alive(lastMounted);

function isActive(session: LabSession): boolean {
  return performance.now() - (activeAt.get(session) ?? -Infinity) < ATTRIBUTION_WINDOW_MS;
}

/** The lab that is loading or rendering its example now, else the one last used. */
export function ownerOfNewUploader() {
  const session = alive(current?.session) ?? fallback();
  return session && { session, inModule: current?.phase === "loading" };
}

/** An uploader created in module scope follows its example to each lab that shows it. */
export function keepForModule(name: string, attach: (session: LabSession) => void): void {
  const known = moduleUploaders.get(name) ?? new Set();
  known.add(attach);
  moduleUploaders.set(name, known);
}

export function noteActivity(session: LabSession, uploader?: ObservedUploader): void {
  activeAt.set(session, performance.now());
  if (uploader) session.activeUploader = uploader;
}

/** An event that precedes a request by microtasks only. */
export function noteStart(session: LabSession): void {
  lastStarted = session;
}

export function noteInteraction(session: LabSession): void {
  lastTouched = session;
  activeAt.set(session, performance.now());
}

/** The lab that was busy last, if it was busy just now. */
export function ownerOfError(): LabSession | undefined {
  const recent = [...labs].filter(isActive);
  return recent.sort((a, b) => (activeAt.get(b) ?? 0) - (activeAt.get(a) ?? 0))[0];
}

function ownerOfTusUrl(url: URL): LabSession | undefined {
  const id = /^\/tus\/([^/]+)$/.exec(url.pathname)?.[1];
  if (!id) return undefined;
  return [...labs].find((session) => session.backend.tus.get(id));
}

function serverOrigin(session: LabSession): string {
  return session.server ? new URL(session.server).origin : "";
}

const route: Router = (address, via) => {
  if (labs.size === 0) return undefined;
  let url: URL;
  try {
    url = new URL(address, document.baseURI);
  } catch {
    return undefined;
  }
  if (url.origin === EXAMPLE_ORIGIN) {
    const rendering = current?.phase === "rendering" ? current.session : undefined;
    const session = ownerOfTusUrl(url) ?? alive(rendering) ?? alive(lastStarted) ?? fallback();
    if (!session) return undefined;
    if (!session.server) return { session, url: url.href, simulate: true };
    return { session, url: session.server + url.pathname + url.search, simulate: false };
  }
  const session = alive(lastStarted) ?? fallback();
  if (!session) return undefined;
  const known = url.origin === serverOrigin(session);
  const fromUploader = via === "xhr" && session === lastStarted && isActive(session);
  return known || fromUploader ? { session, url: url.href, simulate: false } : undefined;
};

export function addLab(session: LabSession): () => void {
  if (!installed) {
    installed = true;
    installXhr(route);
    installFetch(route);
  }
  observation.create = createObserved;
  labs.add(session);
  lastMounted = session;
  for (const attach of moduleUploaders.get(session.name) ?? []) attach(session);
  return () => {
    labs.delete(session);
    if (labs.size === 0) observation.create = undefined;
    session.stop();
  };
}

/** Re-attaches what a reset let go of but the example's module still uses. */
export function attachModuleUploaders(session: LabSession): void {
  for (const attach of moduleUploaders.get(session.name) ?? []) attach(session);
}

let queue: Promise<unknown> = Promise.resolve();
const LOAD_PATIENCE_MS = 8000;

/**
 * Examples are loaded one after another: an uploader made while a module is evaluated can then only
 * be that example's. One that never loads gives way to the next after a while.
 */
export function loadAs<T>(session: LabSession, load: () => Promise<T>): Promise<T> {
  const mine = queue.then(async () => {
    current = { session, phase: "loading" };
    try {
      return await load();
    } finally {
      if (current?.session === session) current = undefined;
    }
  });
  const settled = mine.catch(() => undefined);
  queue = queue.then(() =>
    Promise.race([settled, new Promise((done) => setTimeout(done, LOAD_PATIENCE_MS))]),
  );
  return mine;
}

/** Runs a synchronous first render: an uploader made meanwhile is that example's. */
export function renderAs(session: LabSession, render: () => void): void {
  const before = current;
  current = { session, phase: "rendering" };
  try {
    render();
  } finally {
    current = before;
  }
}
