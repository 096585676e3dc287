import { ALSO_ON } from "./member-detail";
import { pagesNaming, type WrittenPage } from "./pages-naming";

/** A toast is read in four seconds; the list says all of them. */
const NAMED_IN_TOAST = 3;

/** A sentence with the pages that still name somebody who has left the list; empty for none. */
export function namedElsewhere(fullName: string, written: readonly WrittenPage[]): string {
  const labels = pagesNaming(fullName, written).map(({ label }) => label);
  if (labels.length === 0) return "";
  if (labels.length <= NAMED_IN_TOAST) return ` ${ALSO_ON} ${labels.join(", ")}.`;
  const named = labels.slice(0, NAMED_IN_TOAST - 1);
  const rest = labels.length - named.length;
  return ` ${ALSO_ON} ${named.join(", ")} et ${rest}\u00a0autres pages.`;
}

/** People with the pages whose own texts have their names. */
export function withPagesNaming<P extends { values: { fullName: string } }>(
  people: readonly P[],
  written: readonly WrittenPage[],
) {
  return people.map((one) => ({ ...one, alsoOn: pagesNaming(one.values.fullName, written) }));
}
