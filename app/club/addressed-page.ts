type Addressed = { address: string; formerAddresses: readonly string[] };

/** The page with an address, else the one that had it; undefined for none. */
export function addressedPage<P extends Addressed>(
  pages: readonly P[],
  address: string,
): P | undefined {
  return (
    pages.find((page) => page.address === address) ??
    pages.find(({ formerAddresses }) => formerAddresses.includes(address))
  );
}
