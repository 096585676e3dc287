/** What stops a command for a reason that its user can do something about: said without a stack. */
export class Failure extends Error {}

/**
 * Runs a command's work; what fails is said on standard error and becomes its exit code, as does
 * the number it may return.
 * @param {() => Promise<number | undefined>} work
 */
export async function runOrExplain(work) {
  try {
    const code = await work();
    if (code !== undefined) process.exitCode = code;
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
