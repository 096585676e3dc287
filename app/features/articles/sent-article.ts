import type { FieldErrors } from "~/lib/field-errors";
import { allErrors, checkFields } from "~/records/check-values";
import { sentSaveSchema, sentValues, sentValuesSchema } from "~/records/sent-save";
import { type ArticleValues, article } from "./article";
import type { SaveInput } from "./article-results.types";
import { type PublicationChoice, publication, toPublication } from "./publication";

const saveSchema = sentSaveSchema.extend({ publication: sentValuesSchema });

/** The wire of the editor: a save in JSON. */
export type SentArticle = {
  intent: "autosave" | "save";
  version: number;
  values: ArticleValues;
  publication: PublicationChoice;
};

type ReadArticle =
  | { save: Pick<SaveInput, "intent" | "version" | "values" | "publication" | "toTop"> }
  | { errors: FieldErrors }
  /** No editor sends this. */
  | null;

/** Reads a save as its editor sends it. A draft may be as incomplete as it likes. */
export function readSentArticle(sent: unknown, now: Date): ReadArticle {
  const { data } = saveSchema.safeParse(sent);
  if (!data || !isWhole(data.publication)) return null;
  const values = checkFields(article, sentValues(article, data));
  const choice = checkFields(publication, data.publication);
  if (!values || !choice) return null;
  const isForVisitors = data.intent === "save" && data.publication.status !== "draft";
  const intent = isForVisitors ? "publish" : "draft";
  const context = { intent, now, others: [] } as const;
  const choiceErrors = allErrors(publication, choice, context);
  if ("errors" in values || "errors" in choice || Object.keys(choiceErrors).length > 0) {
    return { errors: { ...allErrors(article, values, context), ...choiceErrors } };
  }
  const chosen = choice.values as PublicationChoice;
  return {
    save: {
      intent: data.intent,
      version: data.version,
      values: values.values as Partial<ArticleValues>,
      publication: toPublication(chosen, now),
      toTop: chosen.toTop,
    },
  };
}

function isWhole(choice: Record<string, unknown>): boolean {
  return Object.keys(publication.fields).every((name) => Object.hasOwn(choice, name));
}
