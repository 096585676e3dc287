/**
 * Where an order is paid on line: the page that the club configured. HelloAsso documents no way to
 * hand over an amount or a reference in a page's address; a club whose page takes them writes
 * `{montant}` (as `37.50`) and `{reference}` where they go. Everywhere else the buyer copies them.
 */
export function paymentLink(
  url: string,
  { number, totalCents }: { number: string; totalCents: number },
): string {
  const values: Record<string, string> = {
    reference: encodeURIComponent(number),
    montant: (totalCents / 100).toFixed(2),
  };
  // A browser writes braces of a path as %7B and %7D, and so may whoever copied the address.
  return url.replace(/(?:\{|%7B)(\w+)(?:\}|%7D)/gi, (whole, name) => values[name] ?? whole);
}
