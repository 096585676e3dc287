import { type Documents, editedValues, type WholeSave } from "~/records/documents.server";
import { noteUnusedFiles } from "~/records/history.server";
import { lostReferences } from "~/records/lost-references.server";
import { type ArticleValues, article } from "./article";
import type { Publication } from "./article.types";
import { recordSave } from "./article-activity.server";
import { withOwnIds } from "./article-files.server";
import { ARTICLE_HISTORY } from "./article-history.server";
import { ARTICLE_STORE } from "./article-store.server";
import { displayTitle } from "./article-text";
import type { RevisionAct } from "./change-summary";
import { findLostPictures } from "./lost-pictures.server";
import { publicationErrors } from "./publication";
import { publicationOf, type StoredArticle } from "./stored-article.server";

type Save = WholeSave<ArticleValues, Publication>;

/** Articles as documents: what visitors see, a working copy beside it, a history; their publication beside the values. */
export const ARTICLE_DOCUMENTS: Documents<ArticleValues, StoredArticle, Publication, RevisionAct> =
  {
    kind: article,
    store: ARTICLE_STORE,
    history: ARTICLE_HISTORY,
    labelOf: ({ title }) => displayTitle(title),
    isShown: ({ row }) => row.status === "published",
    besideOf: ({ row }) => publicationOf(row),
    async settle(trx, stored, { id, values }) {
      const before = stored ? editedValues(stored) : {};
      const errors = {
        ...(await findLostPictures(trx, stored, { id, values })),
        ...(await lostReferences(trx, article.fields, { before, values })),
      };
      const images = await withOwnIds(trx, id, values.images);
      return { values: { ...values, images }, errors };
    },
    checkedAs: (save) => (isForVisitors(save) ? "publish" : "draft"),
    checkBeside(save, stored) {
      if (!isForVisitors(save)) return {};
      const shown = stored?.row.status === "published" ? publicationOf(stored.row) : null;
      return publicationErrors(save.beside, shown, save.now);
    },
    actOf(save, stored) {
      const beside = settledPublication(save, stored);
      return { act: save.intent === "autosave" ? "edit" : actOf(beside, stored, save.now), beside };
    },
    noteFiles(trx, { before, after, now }) {
      return noteUnusedFiles(trx, {
        before: before ? [before.live, before.workingCopy] : [],
        after: [after.live, after.workingCopy],
        reason: "Image remplacée ou retirée d’une actualité",
        now,
      });
    },
    noteSave: (trx, { save, act, before }) =>
      recordSave(trx, { ...save, act, title: save.values.title, before: before?.row ?? null }),
  };

function isForVisitors({ intent, beside }: Save): boolean {
  return intent === "save" && beside.status !== "draft";
}

/** An autosave of a draft keeps the day on which it is to appear, and puts nothing on the site. */
function settledPublication(
  { intent, beside, now }: Save,
  stored: StoredArticle | null,
): Publication {
  if (intent === "save") return withFirstDay(beside, stored, now);
  const { from, until } = beside;
  const chosen = from !== null && from > now.toISOString() ? from : null;
  return withFirstDay({ status: "draft", from: chosen, until }, stored, now);
}

/** An article keeps the day it first appeared; one that appears at once does so now. */
export function withFirstDay(
  publication: Publication,
  stored: StoredArticle | null,
  now: Date,
): Publication {
  const clock = now.toISOString();
  if (publication.from !== null) return publication;
  const from = stored?.row.published_from ?? null;
  const first = from !== null && from <= clock ? from : null;
  return { ...publication, from: first ?? (publication.status === "published" ? clock : null) };
}

function actOf(publication: Publication, stored: StoredArticle | null, now: Date): RevisionAct {
  if (publication.status === "draft") {
    return stored?.row.status === "published" ? "unpublish" : "edit";
  }
  const isAhead = publication.from !== null && publication.from > now.toISOString();
  return isAhead ? "schedule" : "publish";
}
