import { SECTIONS } from "~club/sections";

const [first, ...others] = SECTIONS.filter(({ lane }) => lane !== null).map(({ key, name }) => ({
  value: key,
  label: name,
}));
if (!first) throw new Error("A club has a section.");

/** The sections that train, for fields that choose one. */
export const sectionChoices = [first, ...others] as const;
