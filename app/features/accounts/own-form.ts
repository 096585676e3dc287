import type { FieldErrors } from "~/lib/field-errors";

/** What a small form of one's own account is answered; errors of the whole form are under the empty name. */
export type OwnFormAnswer<T = null> =
  | { kind: "done"; result: T }
  | { kind: "invalid"; errors: FieldErrors };
