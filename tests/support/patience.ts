/**
 * How long a test waits for what will surely come. Nobody waits as long as that: it only ends a test
 * that hangs, so it is far beyond what a busy machine takes.
 */
export const PATIENCE_MS = 120_000;

type Options = number | { timeout?: number };

/** `vi.waitFor` or `vi.waitUntil`, which give up after a second: a busy machine may take longer. */
export function withPatience<Wait extends (callback: never, options?: never) => unknown>(
  wait: Wait,
): Wait {
  function patient(callback: never, options?: Options) {
    const told = typeof options === "number" ? options : { timeout: PATIENCE_MS, ...options };
    return wait(callback, told as never);
  }
  return patient as unknown as Wait;
}
