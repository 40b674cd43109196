// Answers the uploads of this project inside the dev server, and keeps nothing.
// Replace "https://uploads.example.com" in the example by your own server to see files arrive.
const exampleOrigin = "https://uploads.example.com";

/** tus uploads by path: how long they will be, and how much has come. */
const uploads = new Map();

export function uploadServer() {
  return {
    name: "upload-server",
    enforce: "pre",
    transform: (code, id) =>
      id.includes("/src/") ? { code: code.replaceAll(exampleOrigin, ""), map: null } : undefined,
    configureServer: (server) => void server.middlewares.use(answer),
  };
}

export async function answer(req, res, next) {
  const url = new URL(req.url, "http://localhost");
  if (url.pathname.startsWith("/tus/")) return tus(req, res, url);
  if (url.pathname === "/token") return json(res, { token: "token-1" });
  if (url.pathname === "/sign") return json(res, signed(url.searchParams));
  if (req.method !== "POST" && req.method !== "PUT") return next();
  return json(res, { received: await size(req) });
}

async function tus(req, res, url) {
  res.setHeader("Tus-Resumable", "1.0.0");
  const received = await size(req);
  if (req.method === "POST") {
    const path = `/tus/${uploads.size + 1}`;
    uploads.set(path, { length: req.headers["upload-length"], offset: received });
    res.setHeader("Location", (req.headers.origin ?? `http://${req.headers.host}`) + path);
    return end(res, 201);
  }
  const upload = uploads.get(url.pathname);
  if (!upload) return end(res, 404);
  if (req.method === "PATCH") upload.offset += received;
  res.setHeader("Upload-Length", upload.length ?? 0);
  res.setHeader("Upload-Offset", upload.offset);
  return end(res, req.method === "PATCH" ? 204 : 200);
}

function signed(query) {
  return {
    url: `/objects/${encodeURIComponent(query.get("name") ?? "file")}`,
    method: "PUT",
    headers: { "content-type": query.get("type") || "application/octet-stream" },
  };
}

async function size(req) {
  let bytes = 0;
  for await (const part of req) bytes += part.length;
  return bytes;
}

function end(res, status) {
  res.statusCode = status;
  res.end();
}

function json(res, value) {
  res.setHeader("Content-Type", "application/json");
  res.end(JSON.stringify(value));
}
