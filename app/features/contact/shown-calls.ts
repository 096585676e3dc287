import type { Call } from "~/club/site";

/** Calls that lead to somebody: with a name, a phone or an e-mail address. */
export function shownCalls(calls: readonly Call[]): Call[] {
  return calls.filter(({ name, phone, email }) => name !== "" || phone !== null || email !== "");
}
