/** What stops a command for a reason that its user can do something about: said without a stack. */
export class Failure extends Error {
  isExpected = true;
}

/**
 * Runs a command's work; a `Failure` is said on standard error, and fails it.
 * @param {() => Promise<void>} work
 */
export async function explained(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
