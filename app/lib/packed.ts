/** Plain data as a text; `T` is what it holds. */
export type Packed<T> = string & { readonly holds?: T };

/**
 * Plain data of a page as one text. As data of the router each of its strings would bring a number that
 * nothing compresses: a page of a section would weigh half a kilobyte more.
 */
export function pack<T>(value: T): Packed<T> {
  return swapQuotes(JSON.stringify(value));
}

export function unpack<T>(text: Packed<T>): T {
  return JSON.parse(swapQuotes(text));
}

/** JSON with its two quotation marks exchanged: inside the page’s script each `"` takes three backslashes, a `'` none. */
function swapQuotes(text: string): string {
  return text.replace(/["']/g, (mark) => (mark === '"' ? "'" : '"'));
}
