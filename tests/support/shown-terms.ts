/** The hash of the terms of sale that the order form of a running site shows. */
export async function readShownTerms(siteUrl: string): Promise<string> {
  const text = await (await fetch(`${siteUrl}/boutique/commande.data`)).text();
  const [, hash] = /"termsHash",\s*"([0-9a-f]{32})"/.exec(text) ?? [];
  if (hash === undefined) throw new Error("The order form names no terms of sale.");
  return hash;
}
