/** Statuses by which a proxy speaks of the site or of the request, in HTML too. */
const OF_THE_SITE = [413, 502, 504];

/**
 * Whether something between the site and the visitor answered a request for data with a page of its
 * own: a protection that wants a person, a hotel that wants a room number. The site never does.
 */
export function isForeignPage(status: number, contentType: string | null): boolean {
  return (contentType?.startsWith("text/html") ?? false) && !OF_THE_SITE.includes(status);
}
