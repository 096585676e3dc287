import { z } from "zod";
import { type CommandAnswer, quoted } from "~/lib/command";
import { isDay } from "~/lib/french-dates";
import { counted } from "~/lib/french-numbers";
import { transaction } from "~/platform/database/transaction.server";
import {
  type Act,
  type ActedKind,
  type Acts,
  act,
  goneAnswer,
  moveActs,
  trashActs,
  trashRow,
} from "~/records/acts.server";
import { movedAnswer } from "~/records/move-commands";
import { article } from "../article";
import type { EventState } from "../article.types";
import { changeEventState, undoUnpublish, unpublishArticle } from "../article-lifecycle.server";
import { displayTitle } from "../article-text";
import { type CopyResult, copyArticle, repeatEvent } from "../copy-article.server";
import { moveArticle, swapArticles } from "../order-articles.server";
import { MOST_COPIES } from "../repeat-days";
import { editPath } from "./article-paths";

/** Articles as rows that are thrown away and brought back. */
export const ARTICLE_ROWS: ActedKind = {
  subject: article.subject,
  table: article.table,
  titleColumn: "title",
  titleOf: displayTitle,
  gone: "Cette actualité n’existe plus. Actualisez la liste.",
};

const GONE = goneAnswer(ARTICLE_ROWS);

/** Several in one field: `{id},{id}`. */
function several(item: z.ZodType<string, string>) {
  return z
    .string()
    .transform((sent) => sent.split(","))
    .pipe(z.array(item).max(MOST_COPIES));
}

const unpublish: Act = async (database, { id, userId, now }) => {
  const result = await unpublishArticle(database, { id, userId, now });
  if (result.kind === "not-found") return GONE;
  return {
    ok: true,
    message: `${quoted(result.title)} est de nouveau un brouillon.`,
    undo: { intent: "undo-unpublish", id },
  };
};

const publishAgain: Act = async (database, { id, userId, now }) => {
  const result = await undoUnpublish(database, { id, userId, now });
  if (result.kind === "not-found") return GONE;
  return { ok: true, message: `${quoted(result.title)} est de nouveau publié.`, undo: null };
};

const EVENT_STATE_SAID: Record<EventState, string> = {
  confirmed: "a lieu comme prévu.",
  postponed: "est marqué «\u00a0Reporté\u00a0».",
  cancelled: "est marqué «\u00a0Annulé\u00a0».",
};

const eventState = act(
  z.object({ state: z.enum(["confirmed", "postponed", "cancelled"]) }),
  async (database, change) => {
    const result = await changeEventState(database, change);
    if (result.kind === "not-found") return GONE;
    return {
      ok: true,
      message: `${quoted(result.title)} ${EVENT_STATE_SAID[change.state]}`,
      undo: { intent: "event-state", id: change.id, state: result.before },
    };
  },
);

/** Undone by the same swap. */
const swap = act(z.object({ otherId: z.uuid() }), async (database, { id, otherId, ...by }) => {
  const result = await swapArticles(database, id, otherId, by);
  if (result.kind === "not-found") {
    return { ok: false, message: result.message ?? ARTICLE_ROWS.gone, undo: null };
  }
  const intent = "swap";
  return { ...movedAnswer({ id, intent }, result), undo: { intent, id, otherId } };
});

const copy: Act = async (database, { id, userId, now }) =>
  copyAnswer(await copyArticle(database, { id, userId, now }));

const repeat = act(z.object({ days: several(z.string().refine(isDay)) }), async (database, asked) =>
  copyAnswer(await repeatEvent(database, asked)),
);

const WRONG_DAYS: CommandAnswer = {
  ok: false,
  message: `Choisissez des jours après celui de l’événement, ${MOST_COPIES} au plus.`,
  undo: null,
};

function copyAnswer(result: CopyResult): CommandAnswer {
  if (result.kind === "not-found") return GONE;
  if (result.kind === "wrong-days") return WRONG_DAYS;
  const { title, ids } = result;
  const [id = ""] = ids;
  const undo = { intent: "trash-copies", id, ids: ids.join(",") };
  if (ids.length > 1) {
    const message = `${quoted(displayTitle(title))} est répété\u00a0: ${ids.length} brouillons en tête de la liste.`;
    return { ok: true, message, undo };
  }
  const page = { label: "Ouvrir la copie", href: editPath(id) };
  return {
    ok: true,
    message: `${quoted(displayTitle(title))} est copié en brouillon.`,
    page,
    undo,
  };
}

/** The copies that are still there go to the trash together. */
const trashCopies = act(z.object({ ids: several(z.uuid()) }), async (database, asked) => {
  const { ids, userId, now } = asked;
  const count = await transaction(database, async (trx) => {
    let trashed = 0;
    for (const id of ids) {
      const title = await trashRow(trx, ARTICLE_ROWS, { id, userId, now, isTrashed: true });
      if (title !== null) trashed += 1;
    }
    return trashed;
  });
  if (count === 0) return GONE;
  const message = counted(count, "copie est dans la corbeille", "copies sont dans la corbeille");
  return { ok: true, message: `${message}.`, undo: null };
});

export const ARTICLE_ACTS: Acts = {
  ...trashActs(ARTICLE_ROWS),
  ...moveActs(
    ARTICLE_ROWS,
    (database, { userId, now, ...asked }) => moveArticle(database, asked, { userId, now }),
    "insert",
  ),
  swap,
  unpublish,
  "undo-unpublish": publishAgain,
  "event-state": eventState,
  copy,
  repeat,
  "trash-copies": trashCopies,
};
