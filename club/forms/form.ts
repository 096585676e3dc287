import type { Season } from "~/club/site";

export type FormSlug =
  | "fiche-inscription"
  | "autorisation-parentale"
  | "questionnaire-sante"
  | "prescription"
  | "echeancier"
  | "fonds-du-club";

/** A line to write on, several lines, or boxes to tick. */
export type FormEntry =
  | { kind: "line"; label: string; width?: "half" | "third" }
  | { kind: "lines"; label: string; count: number }
  | { kind: "boxes"; label: string; choices: readonly string[] }
  | { kind: "text"; text: string };

export type PrintableForm = {
  slug: FormSlug;
  title: string;
  /** Under the link that leads to it. */
  summary: string;
  /** At the top of the sheet. */
  introduction: string;
  parts: readonly { title: string; entries: readonly FormEntry[] }[];
  /** Who signs. */
  signatures: readonly string[];
  /** At the foot of the sheet. */
  foot: string;
};

/** `Saison 2026-2027. `: begins the introduction of a sheet; empty without a season. */
export function seasonWords({ label }: Season): string {
  return label === "" ? "" : `Saison ${label}. `;
}
