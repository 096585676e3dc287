import type { SaveIntent } from "~/editing/session-state";
import type { ArticleValues } from "../article";
import type { PublicationState } from "../article.types";
import { type PublicationChoice, publication } from "../publication";
import type { SentArticle } from "../sent-article";

/** The values of the editor: those of the article, and when visitors are to see it. */
export type EditorValues = ArticleValues & PublicationChoice;

export type ChangeValues = (change: Partial<EditorValues>) => void;

/** Whether a value belongs to the text itself, which is saved as it is typed. */
export function isTextField(name: string): boolean {
  return !Object.hasOwn(publication.fields, name);
}

/** The body of a save. */
export function toBody(
  { status, publishDate, publishTime, untilDate, untilTime, toTop, ...values }: EditorValues,
  version: number,
  intent: SaveIntent,
): string {
  const choice = { status, publishDate, publishTime, untilDate, untilTime, toTop };
  const sent: SentArticle = { intent, version, values, publication: choice };
  return JSON.stringify(sent);
}

/** What saving with a status will do to an article in this state, in the words of a button. */
export function saveLabel(status: EditorValues["status"], state: PublicationState): string {
  if (status === "scheduled") return "Programmer";
  if (status === "published")
    return state === "published" ? "Publier les modifications" : "Publier";
  return state === "draft" ? "Garder en brouillon" : "Repasser en brouillon";
}

/** What the buttons of the bar save as, the main one first: a draft is one press away from the site. */
export function offeredStatuses(
  chosen: EditorValues["status"],
  state: PublicationState,
): EditorValues["status"][] {
  const main = chosen === "draft" && state === "draft" ? "published" : chosen;
  return main === "draft" || state === "published" ? [main] : [main, "draft"];
}
