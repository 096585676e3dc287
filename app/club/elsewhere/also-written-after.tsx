import type { AfterChange } from "~/records/edit-screen";
import type { Fields } from "~/records/fields";
import type { Kind } from "~/records/kind";
import { AlsoWritten } from "./also-written";
import { changedFacts } from "./facts";

/** For the screen of a kind: the texts that still say what its saves have changed. */
export function alsoWrittenAfter<F extends Fields>({ fields }: Kind<F>): AfterChange<F> {
  return {
    isWanted: ({ before, after }) => changedFacts(fields, before, after).length > 0,
    show: ({ before, after, onHandled }) => (
      <AlsoWritten facts={changedFacts(fields, before, after)} onHandled={onHandled} />
    ),
  };
}
