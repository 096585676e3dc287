/** The address of a web page without the name and the password that somebody copied along with it. */
export function withoutCredentials(address: string): string {
  const url = URL.parse(address);
  if (!url || (url.username === "" && url.password === "")) return address;
  url.username = "";
  url.password = "";
  return url.href;
}
