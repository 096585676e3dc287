import { capitalized } from "~/lib/capitalized";
import { describeChanges } from "~/records/describe-changes";
import { type ArticleValues, article } from "./article";

/** An act on an article, besides the change of its content. */
export type RevisionAct =
  | "edit"
  | "publish"
  | "schedule"
  | "unpublish"
  | "restore"
  | "discard"
  | "reorder";

const ACT_WORDS: Record<Exclude<RevisionAct, "edit">, string> = {
  publish: "Publié",
  schedule: "Programmé",
  unpublish: "Repassé en brouillon",
  restore: "Version précédente restaurée",
  discard: "Modifications abandonnées",
  reorder: "Photos déplacées",
};

/** One French line for the history: «Titre et texte modifiés», «Publié : image de couverture ajoutée». */
export function summarizeChange(
  before: ArticleValues | null,
  after: ArticleValues,
  act: RevisionAct,
): string {
  if (!before) {
    if (act === "publish") return "Création et publication";
    return act === "schedule" ? "Création et programmation" : "Création du brouillon";
  }
  const changes = describeChanges(article.fields, before, after);
  if (act === "edit") return changes ? capitalized(changes) : "Sans changement";
  const word = ACT_WORDS[act];
  return changes && (act === "publish" || act === "schedule") ? `${word}\u00a0: ${changes}` : word;
}
