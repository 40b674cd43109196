import net from "node:net";

export interface RawRequest {
  method?: string;
  /** Sent as it stands: neither encoded nor normalized. */
  path: string;
  headers?: Record<string, string>;
}

export interface RawResponse {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Buffer;
}

/** A client that sends what no browser would; "base" is an http address. */
export async function ask(
  base: string,
  { method = "GET", path, headers = {} }: RawRequest,
): Promise<RawResponse> {
  const { host } = new URL(base);
  const lines = Object.entries({ Host: host, Connection: "close", ...headers });
  return parse(
    await exchange(
      base,
      `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
    ),
  );
}

/** Sends bytes and returns everything that came back until the server closed the connection. */
export function exchange(base: string, bytes: string, timeoutMs = 20_000): Promise<Buffer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = net.connect(Number(port), hostname, () => socket.write(bytes, "latin1"));
    socket.setTimeout(timeoutMs, () => {
      socket.destroy();
      reject(new Error(`No answer within ${timeoutMs} ms`));
    });
    socket.on("data", (chunk) => received.push(chunk));
    // A server may reset the connection of a hostile client after, or instead of, its answer.
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ECONNRESET" && error.code !== "EPIPE") {
        reject(error);
      }
    });
    socket.on("close", () => resolve(Buffer.concat(received)));
  });
}

export function parse(raw: Buffer): RawResponse {
  const end = raw.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = raw
    .subarray(0, end < 0 ? raw.length : end)
    .toString("latin1")
    .split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  const body = end < 0 ? Buffer.alloc(0) : raw.subarray(end + 4);
  return {
    status: Number(statusLine.split(" ")[1] ?? 0),
    headers,
    body: headers["transfer-encoding"] === "chunked" ? joinChunks(body) : body,
  };
}

function joinChunks(raw: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = raw.indexOf("\r\n", at);
    const size = lineEnd < 0 ? 0 : Number.parseInt(raw.toString("latin1", at, lineEnd), 16);
    if (!size) {
      return Buffer.concat(chunks);
    }
    chunks.push(raw.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
