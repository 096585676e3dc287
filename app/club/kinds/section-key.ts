import type { ChangeWords, Field } from "~/records/fields";
import { key } from "~/records/fields";
import { CLUB_LIFE } from "../sections/sections";

/** The subject under which screens bring the names of the sections. */
export const SECTION = "section";

/** Instead of the name of a section of which nothing is known any more. */
export const RETIRED_SECTION = "(section retirée)";

type SectionKeyOptions = {
  /** The words for no section; one has to be chosen when left out. */
  none?: string;
  hint?: string;
  changed?: ChangeWords;
  /** Whether the club’s own life counts as one. */
  isForNews?: boolean;
};

/** A section of the club by its key, which outlives a new name, a new address and its retirement. */
export function sectionKey({
  isForNews = false,
  ...options
}: SectionKeyOptions = {}): Field<string | null> {
  return key("Section", {
    ...options,
    named: "la section",
    to: {
      subject: SECTION,
      isStored: true,
      also: isForNews ? [CLUB_LIFE.key] : [],
    },
    lost: "Choisissez une section de la liste.",
    gone: RETIRED_SECTION,
  });
}
