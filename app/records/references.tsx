import { createContext, useContext } from "react";
import type { ShortChoice } from "./fields";

/** The records that a form may choose from, by subject. A screen brings those of its fields. */
export type ReferenceChoices = Readonly<Record<string, readonly ShortChoice[]>>;

const ChoicesContext = createContext<ReferenceChoices>({});

export const ReferenceProvider = ChoicesContext.Provider;

/** The records of one subject, in the order of the list. */
export function useReferenceChoices(subject: string): readonly ShortChoice[] {
  return useContext(ChoicesContext)[subject] ?? [];
}

/** Instead of the name of a record that is in the trash, or gone. */
export const TO_REPLACE = "À remplacer";

/** The name of a record that a value means. */
export function ReferenceName({ subject, id }: { subject: string; id: string }) {
  const choices = useReferenceChoices(subject);
  return choices.find(({ value }) => value === id)?.label ?? TO_REPLACE;
}
