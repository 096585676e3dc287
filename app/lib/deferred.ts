/** A promise with what settles it, as `Promise.withResolvers` makes it, which browsers before 2024 lack. */
export function deferred<T>() {
  let settle: { resolve: (value: T | PromiseLike<T>) => void; reject: (reason?: unknown) => void };
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // biome-ignore lint/style/noNonNullAssertion: a promise runs what it is given as it is made.
  return { promise, ...settle! };
}
