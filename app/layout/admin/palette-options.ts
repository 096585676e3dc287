import { matchRank, searchWords } from "~/lib/word-match";
import type { Role } from "~/platform/permissions/permission";
import type { IconName } from "~/ui/icon";
import { entriesFor } from "./palette-entries";
import type { ContentSearch } from "./use-content-search";

export type PaletteOption = {
  to: string;
  label: string;
  detail: string;
  icon: IconName;
  external: boolean;
};
export type PaletteGroup = { heading: string; options: PaletteOption[] };

/** What the palette offers for what is typed: screens and actions at once, content as it is found. */
export function paletteGroups(role: Role, query: string, search: ContentSearch): PaletteGroup[] {
  const words = searchWords(query);
  const places = entriesFor(role, words).map(({ heading, entries }) => ({
    heading,
    options: entries.map(({ to, label, icon, external = false }) => ({
      to,
      label,
      detail: "",
      icon,
      external,
    })),
  }));
  const contents = search.groups.map(({ heading, icon, items }) => ({
    heading,
    options: items
      // Until the answer is there, nothing of the earlier one that what is typed now rules out.
      .filter(({ label, detail }) => isFound(search) || matchRank(words, label, detail) > 0)
      .map(({ to, label, detail }) => ({ to, label, detail, icon, external: false })),
  }));
  return [...places, ...contents].filter(({ options }) => options.length > 0);
}

const isFound = ({ state }: ContentSearch): boolean => state === "found";
