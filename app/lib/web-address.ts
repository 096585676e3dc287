/** An address in its parts, or null; `URL.parse` does the same, and browsers before 2024 lack it. */
export function parseAddress(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** The address of a web page without the name and the password that somebody copied along with it. */
export function withoutCredentials(address: string): string {
  const url = parseAddress(address);
  if (!url || (url.username === "" && url.password === "")) return address;
  url.username = "";
  url.password = "";
  return url.href;
}
