import type { CommandAnswer, CommandFields } from "~/lib/command";
import { counted } from "~/lib/french-numbers";
import type { Database } from "~/platform/database/database.server";
import { insertFields, type MoveCommand, movedAnswer, moveOf } from "~/records/move-commands";
import type { EventState } from "../article.types";
import {
  changeEventState,
  restoreArticle,
  trashArticle,
  trashArticles,
  undoUnpublish,
  unpublishArticle,
} from "../article-lifecycle.server";
import type { ActResult, ArticleAct, By, MoveResult } from "../article-results.types";
import { type CopyResult, copyArticle, repeatEvent } from "../copy-article.server";
import { moveArticle, swapArticles } from "../order-articles.server";
import { MOST_COPIES } from "../repeat-days";
import type { ArticleCommand } from "./article-command.schema";
import { editPath } from "./article-paths";
import { quotedTitle } from "./article-words";

const GONE: CommandAnswer = {
  ok: false,
  message: "Cette actualité n’existe plus. Actualisez la liste.",
  undo: null,
};

const WRONG_DAYS: CommandAnswer = {
  ok: false,
  message: `Choisissez des jours après celui de l’événement, ${MOST_COPIES} au plus.`,
  undo: null,
};

/** Carries out one command of the list and says in French what was done; never throws for an unknown id. */
export async function runArticleCommand(
  database: Database,
  command: ArticleCommand,
  by: By,
): Promise<CommandAnswer> {
  switch (command.intent) {
    case "move-first":
    case "move-up":
    case "move-down":
    case "insert":
    case "put-back":
      return moveAnswer(command, await moveArticle(database, moveOf(command), by));
    case "swap":
      return moveAnswer(command, await swapArticles(database, command.id, command.otherId, by));
    case "event-state":
      return eventStateAnswer(database, command, by);
    case "copy":
      return copyAnswer(await copyArticle(database, { id: command.id, ...by }));
    case "repeat":
      return copyAnswer(await repeatEvent(database, { ...command, ...by }));
    case "trash-copies":
      return trashedAnswer(await trashArticles(database, { ids: command.ids, ...by }));
    default:
      return changeState(database, command.intent, { id: command.id, ...by });
  }
}

function copyAnswer(result: CopyResult): CommandAnswer {
  if (result.kind === "not-found") return GONE;
  if (result.kind === "wrong-days") return WRONG_DAYS;
  const { title, ids } = result;
  const [first = ""] = ids;
  const undo = { intent: "trash-copies", ids: ids.join(",") };
  if (ids.length > 1) {
    const message = `${quotedTitle(title)} est répété\u00a0: ${ids.length} brouillons en tête de la liste.`;
    return { ok: true, message, undo };
  }
  const page = { label: "Ouvrir la copie", href: editPath(first) };
  return { ok: true, message: `${quotedTitle(title)} est copié en brouillon.`, page, undo };
}

function trashedAnswer(count: number): CommandAnswer {
  const message = counted(count, "copie est dans la corbeille", "copies sont dans la corbeille");
  return count === 0 ? GONE : { ok: true, message: `${message}.`, undo: null };
}

type Moving = MoveCommand | Extract<ArticleCommand, { intent: "swap" }>;

/** A swap is undone by the same swap, any other move by putting the article back between its neighbours. */
function moveAnswer(command: Moving, result: MoveResult): CommandAnswer {
  if (result.kind === "not-found") return { ok: false, message: result.message, undo: null };
  const { id, intent } = command;
  if (intent === "swap") return { ...movedAnswer(command, result), undo: command };
  return {
    ...movedAnswer(command, result),
    undo: insertFields("insert", id, result.former),
  };
}

const EVENT_STATE_SAID: Record<EventState, string> = {
  confirmed: "a lieu comme prévu.",
  postponed: "est marqué «\u00a0Reporté\u00a0».",
  cancelled: "est marqué «\u00a0Annulé\u00a0».",
};

async function eventStateAnswer(
  database: Database,
  { id, state }: { id: string; state: EventState },
  by: By,
): Promise<CommandAnswer> {
  const result = await changeEventState(database, { id, state, ...by });
  if (result.kind === "not-found") return GONE;
  return {
    ok: true,
    message: `${quotedTitle(result.title)} ${EVENT_STATE_SAID[state]}`,
    undo: { intent: "event-state", id, state: result.before },
  };
}

type StateIntent = "trash" | "restore" | "unpublish" | "undo-unpublish";

type StateChange = {
  change: (database: Database, act: ArticleAct) => Promise<ActResult>;
  said: string;
  undoneBy: StateIntent | null;
};

const STATE_CHANGES: Record<StateIntent, StateChange> = {
  trash: { change: trashArticle, said: "est dans la corbeille.", undoneBy: "restore" },
  restore: { change: restoreArticle, said: "a retrouvé sa place.", undoneBy: "trash" },
  unpublish: {
    change: unpublishArticle,
    said: "est de nouveau un brouillon.",
    undoneBy: "undo-unpublish",
  },
  "undo-unpublish": { change: undoUnpublish, said: "est de nouveau publié.", undoneBy: null },
};

async function changeState(
  database: Database,
  intent: StateIntent,
  act: ArticleAct,
): Promise<CommandAnswer> {
  const { change, said, undoneBy } = STATE_CHANGES[intent];
  const result = await change(database, act);
  if (result.kind === "not-found") return GONE;
  const undo: CommandFields | null = undoneBy && { intent: undoneBy, id: act.id };
  return { ok: true, message: `${quotedTitle(result.title)} ${said}`, undo };
}
