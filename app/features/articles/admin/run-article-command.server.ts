import type { CommandAnswer, CommandFields } from "~/lib/command";
import type { Database } from "~/platform/database/database.server";
import type { EventState } from "../article.types";
import {
  changeEventState,
  restoreArticle,
  trashArticle,
  undoUnpublish,
  unpublishArticle,
} from "../article-lifecycle.server";
import type { ActResult, ArticleAct, By, MoveResult, Neighbours } from "../article-results.types";
import { insertBetween, moveDown, moveToTop, moveUp, swapArticles } from "../order-articles.server";
import type { ArticleCommand } from "./article-command.schema";
import { ordinal, quotedTitle } from "./article-words";

const GONE: CommandAnswer = {
  ok: false,
  message: "Cette actualité n’existe plus. Actualisez la liste.",
  undo: null,
};

/** Carries out one command of the list and says in French what was done; never throws for an unknown id. */
export async function runArticleCommand(
  database: Database,
  command: ArticleCommand,
  by: By,
): Promise<CommandAnswer> {
  switch (command.intent) {
    case "move-to-top":
      return moveAnswer(command, await moveToTop(database, command.id, by));
    case "move-up":
      return moveAnswer(command, await moveUp(database, command.id, by));
    case "move-down":
      return moveAnswer(command, await moveDown(database, command.id, by));
    case "insert":
      return moveAnswer(command, await insertBetween(database, command.id, command, by));
    case "swap":
      return moveAnswer(command, await swapArticles(database, command.id, command.otherId, by));
    case "event-state":
      return eventStateAnswer(database, command, by);
    default:
      return changeState(database, command.intent, { id: command.id, ...by });
  }
}

type Move = Extract<
  ArticleCommand,
  { intent: "move-to-top" | "move-up" | "move-down" | "insert" | "swap" }
>;

function moveAnswer(command: Move, result: MoveResult): CommandAnswer {
  if (result.kind === "not-found") return { ok: false, message: result.message, undo: null };
  return {
    ok: true,
    message: `${quotedTitle(result.title)} est maintenant en ${ordinal(result.position)} place.`,
    undo: undoOf(command, result.former),
  };
}

/** A swap is undone by the same swap, any other move by putting the article back between its neighbours. */
function undoOf(command: Move, former: Neighbours): CommandFields {
  if (command.intent === "swap") return command;
  return {
    intent: "insert",
    id: command.id,
    afterId: former.afterId ?? "",
    beforeId: former.beforeId ?? "",
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
