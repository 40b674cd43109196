import type { BackendResponse } from "../backend";
import { bodySize, defaultContentType, describeBody } from "./body";
import type { Route, Router } from "./router";

/*
 * The page gets native XMLHttpRequest objects: only those opened for the example host behave
 * differently, through properties of their own. A subclass would not do, because a transpiled class
 * cannot extend a native constructor.
 */

type Patch = Record<string, PropertyDescriptor>;

function define(target: object, patch: Patch): void {
  for (const [name, descriptor] of Object.entries(patch)) {
    Object.defineProperty(target, name, { configurable: true, enumerable: true, ...descriptor });
  }
}

function progressEvent(type: string, loaded = 0, total = 0): ProgressEvent {
  return new ProgressEvent(type, { lengthComputable: total > 0, loaded, total });
}

/** Gives an opened XHR its simulated life. Returns what takes it away again. */
function simulate(xhr: XMLHttpRequest, method: string, url: string, route: Route): () => void {
  const { session } = route;
  const headers = new Map<string, [name: string, value: string]>();
  let readyState: number = xhr.OPENED;
  let response: BackendResponse | undefined;
  let parsed: unknown;
  let drop: (() => void) | undefined;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let failSending: ((type: "error" | "abort" | "timeout") => void) | undefined;

  const changeState = (state: number) => {
    readyState = state;
    xhr.dispatchEvent(new Event("readystatechange"));
  };
  const requireOpened = () => {
    if (readyState !== xhr.OPENED || drop) {
      throw new DOMException("The object's state must be OPENED.", "InvalidStateError");
    }
  };
  const hasHeaders = () => readyState >= xhr.HEADERS_RECEIVED && response !== undefined;
  const bodyText = () => (readyState >= xhr.LOADING ? (response?.body ?? "") : "");
  const value = () => {
    const text = bodyText();
    if (xhr.responseType === "" || xhr.responseType === "text") return text;
    if (readyState !== xhr.DONE || !response) return null;
    parsed ??= parseAs(xhr.responseType, text, response.headers["content-type"] ?? "");
    return parsed;
  };

  const send = (body?: unknown) => {
    requireOpened();
    const content = describeBody(body);
    const total = bodySize(content);
    const hasBody = content.kind !== "none";
    const type = defaultContentType(content);
    if (type && !headers.has("content-type")) headers.set("content-type", ["Content-Type", type]);
    const record = session.recordRequest({
      via: "xhr",
      mode: "simulated",
      method,
      url,
      headers: [...headers.values()],
      body: content,
      total,
    });
    let uploading = hasBody;
    let loaded = 0;

    failSending = (kind) => {
      drop?.();
      clearTimeout(timeout);
      failSending = undefined;
      response = undefined;
      record.end(kind === "error" ? "network error" : kind === "abort" ? "aborted" : "timeout");
      changeState(xhr.DONE);
      if (uploading) {
        uploading = false;
        xhr.upload.dispatchEvent(progressEvent(kind));
        xhr.upload.dispatchEvent(progressEvent("loadend"));
      }
      xhr.dispatchEvent(progressEvent(kind));
      xhr.dispatchEvent(progressEvent("loadend"));
    };

    drop = session.network.start(
      {
        method,
        url,
        headers: Object.fromEntries([...headers].map(([name, [, text]]) => [name, text])),
        body: content,
      },
      total,
      {
        progress(sent) {
          loaded = sent;
          record.progress(sent);
          if (uploading) xhr.upload.dispatchEvent(progressEvent("progress", loaded, total));
        },
        sent() {
          record.progress(total);
          if (!uploading) return;
          uploading = false;
          xhr.upload.dispatchEvent(progressEvent("load", total, total));
          xhr.upload.dispatchEvent(progressEvent("loadend", total, total));
        },
        response(answer) {
          clearTimeout(timeout);
          failSending = undefined;
          response = method === "HEAD" ? { ...answer, body: "" } : answer;
          record.answer(response.status, Object.entries(response.headers), response.body);
          const size = response.body.length;
          changeState(xhr.HEADERS_RECEIVED);
          changeState(xhr.LOADING);
          xhr.dispatchEvent(progressEvent("progress", size, size));
          changeState(xhr.DONE);
          xhr.dispatchEvent(progressEvent("load", size, size));
          xhr.dispatchEvent(progressEvent("loadend", size, size));
        },
        error: () => failSending?.("error"),
      },
    );
    if (xhr.timeout > 0) timeout = setTimeout(() => failSending?.("timeout"), xhr.timeout);
    xhr.dispatchEvent(progressEvent("loadstart"));
    if (hasBody) xhr.upload.dispatchEvent(progressEvent("loadstart", 0, total));
  };

  const patch: Patch = {
    readyState: { get: () => readyState },
    status: { get: () => (hasHeaders() ? response?.status : 0) },
    statusText: { get: () => "" },
    responseURL: { get: () => (hasHeaders() ? url : "") },
    response: { get: value },
    responseText: { get: bodyText },
    responseXML: { get: () => null },
    setRequestHeader: {
      value(name: string, text: string) {
        requireOpened();
        const key = name.toLowerCase();
        const known = headers.get(key);
        headers.set(key, known ? [known[0], `${known[1]}, ${text}`] : [name, String(text)]);
      },
    },
    getResponseHeader: {
      value: (name: string) =>
        (hasHeaders() ? response?.headers[name.toLowerCase()] : undefined) ?? null,
    },
    getAllResponseHeaders: {
      value: () =>
        hasHeaders()
          ? Object.entries(response?.headers ?? {})
              .map(([name, text]) => `${name}: ${text}\r\n`)
              .join("")
          : "",
    },
    overrideMimeType: { value() {} },
    send: { value: send },
    abort: {
      value() {
        failSending?.("abort");
        if (readyState === xhr.DONE) readyState = xhr.UNSENT;
        response = undefined;
      },
    },
  };
  define(xhr, patch);
  changeState(xhr.OPENED);
  return () => {
    // opened again: the old request ends without events, as the standard wants it
    drop?.();
    clearTimeout(timeout);
    for (const name of Object.keys(patch)) Reflect.deleteProperty(xhr, name);
  };
}

function parseAs(type: XMLHttpRequestResponseType, text: string, contentType: string): unknown {
  if (type === "blob") return new Blob([text], { type: contentType });
  if (type === "arraybuffer") return new TextEncoder().encode(text).buffer;
  if (type !== "json") return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Lists a native request in the wire view without changing it. */
function observe(xhr: XMLHttpRequest, method: string, url: string, route: Route): () => void {
  const headers: [string, string][] = [];
  const native = { setRequestHeader: xhr.setRequestHeader, send: xhr.send };
  define(xhr, {
    setRequestHeader: {
      writable: true,
      value(name: string, text: string) {
        native.setRequestHeader.call(xhr, name, text);
        headers.push([name, String(text)]);
      },
    },
    send: {
      writable: true,
      value(body?: XMLHttpRequestBodyInit | null) {
        const content = describeBody(body);
        const record = route.session.recordRequest({
          via: "xhr",
          mode: "server",
          method,
          url,
          headers,
          body: content,
          total: bodySize(content),
        });
        // A listener on `upload` makes a cross-origin request preflighted: only listen to the
        // request itself unless the page already listens to its upload.
        if (xhr.upload.onprogress) {
          xhr.upload.addEventListener("progress", (event) => record.progress(event.loaded));
        }
        xhr.addEventListener("load", () => {
          const text =
            xhr.responseType === "" || xhr.responseType === "text" ? xhr.responseText : "";
          const lines = xhr.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
          record.answer(
            xhr.status,
            lines.map((line) => {
              const colon = line.indexOf(": ");
              return [line.slice(0, colon), line.slice(colon + 2)];
            }),
            text,
          );
        });
        xhr.addEventListener("error", () => record.end("network error"));
        xhr.addEventListener("abort", () => record.end("aborted"));
        xhr.addEventListener("timeout", () => record.end("timeout"));
        native.send.call(xhr, body);
      },
    },
  });
  return () => {
    Reflect.deleteProperty(xhr, "setRequestHeader");
    Reflect.deleteProperty(xhr, "send");
  };
}

export function installXhr(route: Router): void {
  const Native = window.XMLHttpRequest;

  function LabXMLHttpRequest(): XMLHttpRequest {
    const xhr: XMLHttpRequest = Reflect.construct(Native, [], new.target ?? Native);
    const open = xhr.open;
    let restore: (() => void) | undefined;
    define(xhr, {
      open: {
        writable: true,
        value(method: string, url: string | URL, async = true, ...rest: [string?, string?]) {
          restore?.();
          restore = undefined;
          const target = async ? route(String(url), "xhr") : undefined;
          const verb = /^(get|post|put|head|delete|options)$/i.test(method)
            ? method.toUpperCase()
            : method;
          if (target?.simulate) {
            restore = simulate(xhr, verb, target.url, target);
          } else {
            if (target) restore = observe(xhr, verb, target.url, target);
            open.call(xhr, method, target?.url ?? url, async, ...rest);
          }
        },
      },
    });
    return xhr;
  }

  // Same prototype, so `instanceof` holds; static constants are inherited.
  LabXMLHttpRequest.prototype = Native.prototype;
  Object.setPrototypeOf(LabXMLHttpRequest, Native);
  // a plain function is a constructor at run time, which its type does not say
  window.XMLHttpRequest = LabXMLHttpRequest as unknown as typeof XMLHttpRequest;
}
