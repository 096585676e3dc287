import { createContext, useContext } from "react";
import type { NameOfKey, ReferenceTarget, ShortChoice } from "./fields";

/** The records that a form may choose from, by subject. A screen brings those of its fields. */
export type ReferenceChoices = Readonly<Record<string, readonly ShortChoice[]>>;

const ChoicesContext = createContext<ReferenceChoices>({});

export const ReferenceProvider = ChoicesContext.Provider;

/** The names that the screen knows. */
export function useNames(): NameOfKey {
  return namesOf(useContext(ChoicesContext));
}

export function namesOf(choices: ReferenceChoices): NameOfKey {
  return (subject, key) => findLabel(choices, subject, key);
}

/** The records of some lists, one list after the other, each in its order. */
export function useReferenceChoices(
  among: readonly Pick<ReferenceTarget, "subject">[],
): readonly ShortChoice[] {
  const choices = useContext(ChoicesContext);
  return among.flatMap(({ subject }) => choices[subject] ?? []);
}

/** Instead of the name of a record that is in the trash, or gone. */
export const TO_REPLACE = "À remplacer";

/** The name of a record that a value means. */
export function ReferenceName({ among, id }: { among: readonly ReferenceTarget[]; id: string }) {
  return useReferenceChoices(among).find(({ value }) => value === id)?.label ?? TO_REPLACE;
}

/** The name of the thing with a key; `gone` when there is none. */
export function KeyName({
  subject,
  value,
  gone,
}: {
  subject: string;
  value: string;
  gone: string;
}) {
  return useNames()(subject, value) ?? gone;
}

/** The name of a record among those that a screen knows; null for one that is in the trash, or gone. */
export function findLabel(choices: ReferenceChoices, subject: string, id: string): string | null {
  return choices[subject]?.find(({ value }) => value === id)?.label ?? null;
}

/** The same, with words for one that is gone. */
export function labelOf(choices: ReferenceChoices, subject: string, id: string): string {
  return findLabel(choices, subject, id) ?? TO_REPLACE;
}
