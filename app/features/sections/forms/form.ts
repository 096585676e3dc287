import type { FormSlug, FormWords } from "~/club/forms";
import type { Season } from "~/club/site";

/** A line to write on, several lines, or boxes to tick. */
export type FormEntry =
  | { kind: "line"; label: string; width?: "half" | "third" }
  | { kind: "lines"; label: string; count: number }
  | { kind: "boxes"; label: string; choices: readonly string[] }
  | { kind: "text"; text: string };

/** The lines of a sheet. */
export type FormSheet = {
  slug: FormSlug;
  title: string;
  parts: readonly { title: string; entries: readonly FormEntry[] }[];
  /** The people who sign. */
  signatures: readonly string[];
};

/** A sheet with the words of the club around it. */
export type PrintableForm = FormSheet & Omit<FormWords, "slug">;

/** `Saison 2026-2027. `: begins the introduction of a sheet; empty without a season. */
export function seasonWords({ label }: Season): string {
  return label === "" ? "" : `Saison ${label}. `;
}
