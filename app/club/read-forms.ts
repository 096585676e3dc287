import type { FormWords } from "./forms";
import type { FormsValues } from "./kinds/forms";

/** The sheets that the club shows, with its words. */
export function toForms({ sheets }: FormsValues): FormWords[] {
  return sheets
    .filter(({ isHidden }) => !isHidden)
    .map(({ form, summary, introduction, foot }) => ({ slug: form, summary, introduction, foot }));
}
