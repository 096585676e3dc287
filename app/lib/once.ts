/** Makes a value at its first use. Setting up an `Intl` format takes a phone some milliseconds. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
