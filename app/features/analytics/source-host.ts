const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * The host a visitor came from, in one spelling (lower case, without `www.`): empty when there is
 * none, when it is this site itself, or when it is no name of a public host.
 */
export function sourceHost(given: string, ownHost: string): string {
  const host = given.toLowerCase().replace(/\.$/, "");
  const plain = withoutWww(host);
  if (plain === withoutWww(ownHost.toLowerCase()) || plain.length > 100) return "";
  const labels = plain.split(".");
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label));
  return isName && !/^\d+$/.test(labels.at(-1) ?? "") ? plain : "";
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, "");
}
