/** Checks the address of a visitor's server. The result has no slash at its end. */
export function parseServer(
  text: string,
  pageProtocol: string,
): { url: string } | { error: string } {
  const typed = text.trim();
  if (!typed) return { error: "Enter the address of your server." };
  let url: URL;
  try {
    url = new URL(typed);
  } catch {
    return { error: "This is not a full address. It starts with http:// or https://." };
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    return { error: "The address must start with http:// or https://." };
  }
  if (url.username || url.password) {
    return { error: "The address must not contain a user name or password." };
  }
  if (url.search || url.hash) {
    return { error: "The address must not contain ? or #." };
  }
  const local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/.test(url.hostname);
  if (pageProtocol === "https:" && url.protocol === "http:" && !local) {
    return { error: "A page on https can only reach http servers on localhost. Use https." };
  }
  return { url: url.origin + url.pathname.replace(/\/+$/, "") };
}
