import type { ArticleRevision, EditableArticle } from "../article.types";
import type { SaveIntent } from "../article-results.types";
import {
  type EditorOpening,
  type EditorState,
  isDirty,
  openedState,
  serverStateOf,
  valuesOf,
} from "./editor-state";
import {
  documentKey,
  type EditorValues,
  publicationKey,
  publicationOf,
  toFormData,
} from "./editor-values";
import { copyOf, type LocalCopy } from "./local-copy";
import {
  afterAnswer,
  afterChange,
  changesBetween,
  NOTHING_REFUSED,
  type RefusedFields,
  shownErrors,
} from "./refused-fields";
import { postForm, type SaveAnswer, type SaveFailure, savePath } from "./save-answer";

const TYPING_PAUSE = 2_000;
const COPY_PAUSE = 400;
const RETRY_PAUSE = 15_000;

/** Where the session keeps what the server does not have yet, and what it tells when an article is born. */
export type SessionPorts = {
  keepCopy: (copy: LocalCopy) => void;
  dropCopy: (articleId: string) => void;
  onCreated: (id: string) => void;
  post?: typeof postForm;
  now?: () => Date;
};

type Outcome = SaveAnswer | SaveFailure | { kind: "nothing-to-save" };

/**
 * One article being written: what is typed, what the server has, and the way between the two. Saves
 * one after the other, each with the version the one before gave back; keeps a copy in the browser
 * until the server has it all; stops at a conflict.
 */
export class EditorSession {
  #state: EditorState;
  #refused = NOTHING_REFUSED;
  #ports: Required<SessionPorts>;
  #listeners = new Set<() => void>();
  #queue: Promise<unknown> = Promise.resolve();
  #timers: Partial<Record<"autosave" | "copy" | "retry", ReturnType<typeof setTimeout>>> = {};

  constructor(opening: EditorOpening, ports: SessionPorts) {
    this.#ports = { post: postForm, now: () => new Date(), ...ports };
    this.#state = openedState(opening, this.#ports.now());
  }

  getState = (): EditorState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change = (change: Partial<EditorValues>): void => {
    this.#set({ values: { ...this.#state.values, ...change } });
    this.#refuse(afterChange(this.#refused, change));
    this.#later("copy", COPY_PAUSE, () => this.keepCopyNow());
    this.#scheduleAutosave();
  };

  /** Applies text and publication to the site; what it answers is also in the state. */
  save = (): Promise<Outcome> => this.#enqueue("save");

  /** Sends what is not saved yet, if anything: after a failure, before leaving. */
  autosave = (): Promise<Outcome> => this.#enqueue("autosave");

  /** The article as the server has it now, after a restoration. */
  adopt = (article: EditableArticle, revisions: readonly ArticleRevision[]): void => {
    const values = valuesOf(article, this.#ports.now());
    this.#set({
      values,
      revisions,
      server: serverStateOf(article, values),
      status: { kind: "saved", at: article.updatedAt },
      conflict: null,
      contentKey: this.#state.contentKey + 1,
    });
    this.#refuse(NOTHING_REFUSED);
    this.#ports.dropCopy(article.id);
  };

  /** Goes on with a copy kept in the browser. Saving it over a later version is a conflict, as it should be. */
  resume = (copy: LocalCopy): void => {
    const { values, server, contentKey } = this.#state;
    const { version, savedPublication = server.savedPublication } = copy;
    const id = copy.isNew ? copy.articleId : server.id;
    this.#set({
      values: copy.values,
      server: { ...server, id, version, savedPublication },
      contentKey: contentKey + 1,
    });
    this.change(changesBetween(values, copy.values));
  };

  /** Ends a conflict with what was chosen; it is saved over the version that was looked at. */
  resolve = (values: EditorValues): void => {
    const { values: before, conflict, contentKey } = this.#state;
    if (!conflict) return;
    const theirs = valuesOf(conflict, this.#ports.now());
    this.#set({
      values,
      server: serverStateOf(conflict, theirs),
      conflict: null,
      status: { kind: "idle" },
      contentKey: contentKey + 1,
    });
    this.#ports.dropCopy(conflict.id);
    this.change(changesBetween(before, values));
  };

  /** A conflict that another request of the editor met (restoring an older version). */
  meetConflict = (current: EditableArticle): void => this.#set({ conflict: current });

  keepCopyNow = (): void => {
    if (!isDirty(this.#state)) return;
    this.#ports.keepCopy(copyOf(this.#state, this.#ports.now()));
  };

  /** Tries again at once what failed: the network or the session is back. */
  retry = (): void => {
    if (this.#state.status.kind === "failed" && isDirty(this.#state)) void this.autosave();
  };

  /** What was typed is given up. */
  abandon = (): void => {
    const { values, server } = this.#state;
    const saved = { savedDocument: documentKey(values), savedPublication: publicationKey(values) };
    this.#set({ server: { ...server, ...saved } });
    this.#ports.dropCopy(server.id);
    this.stop();
  };

  stop = (): void => {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    this.keepCopyNow();
  };

  #set(change: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #refuse(refused: RefusedFields): void {
    this.#refused = refused;
    this.#set({ errors: shownErrors(refused) });
  }

  #later(name: "autosave" | "copy" | "retry", pause: number, act: () => void): void {
    clearTimeout(this.#timers[name]);
    this.#timers[name] = setTimeout(act, pause);
  }

  #scheduleAutosave(): void {
    this.#later("autosave", TYPING_PAUSE, () => void this.autosave());
  }

  #enqueue(intent: SaveIntent): Promise<Outcome> {
    const outcome = this.#queue.then(() => this.#send(intent));
    this.#queue = outcome;
    return outcome;
  }

  async #send(intent: SaveIntent): Promise<Outcome> {
    clearTimeout(this.#timers.autosave);
    clearTimeout(this.#timers.retry);
    const { values, server, conflict } = this.#state;
    const isSaved = documentKey(values) === server.savedDocument;
    if (conflict || (intent === "autosave" && isSaved)) return { kind: "nothing-to-save" };
    this.#set({ status: { kind: "saving" } });
    const form = toFormData(values, server.version, intent);
    const answer = await this.#ports.post(savePath(server.id), form);
    this.#settle(answer, values, intent);
    return answer;
  }

  #settle(answer: SaveAnswer | SaveFailure, sent: EditorValues, intent: SaveIntent): void {
    if (answer.kind === "saved") {
      this.#settleSaved(answer, sent, intent);
      return;
    }
    this.keepCopyNow();
    if (answer.kind === "conflict") {
      this.#fail("Une autre version a été enregistrée. Choisissez plus bas ce qu’il faut garder.");
      this.#set({ conflict: answer.current });
    } else if (answer.kind === "invalid") {
      const { values, refusals } = this.#state;
      const refused = afterAnswer(this.#refused, intent, answer.errors);
      this.#fail("Corrigez ce qui est signalé en rouge.");
      this.#refuse(afterChange(refused, changesBetween(sent, values)));
      this.#set({ refusals: intent === "save" ? refusals + 1 : refusals });
    } else if (answer.kind === "failed") {
      this.#fail(answer.message, answer.needsLogin ? "login" : "retry");
      this.#later("retry", RETRY_PAUSE, this.retry);
    } else {
      this.#fail(
        answer.kind === "trashed"
          ? "Cette actualité est dans la corbeille. Rétablissez-la pour continuer."
          : "Cette actualité n’existe plus. Copiez votre texte avant de quitter.",
      );
    }
  }

  #settleSaved(
    { article, revisions }: Extract<SaveAnswer, { kind: "saved" }>,
    sent: EditorValues,
    intent: SaveIntent,
  ): void {
    const { values, server } = this.#state;
    const stored = valuesOf(article, this.#ports.now());
    const wasPublication = publicationKey(values) === publicationKey(sent);
    const isApplied = intent === "save" && wasPublication;
    this.#set({
      values: isApplied ? { ...values, ...publicationOf(stored), toTop: false } : values,
      server: {
        ...serverStateOf(article, stored),
        savedDocument: documentKey(sent),
        savedPublication: intent === "save" ? publicationKey(stored) : server.savedPublication,
      },
      status: { kind: "saved", at: this.#ports.now().toISOString() },
      revisions,
    });
    this.#refuse(afterAnswer(this.#refused, intent, {}));
    if (server.isNew) this.#ports.onCreated(article.id);
    if (isDirty(this.#state)) this.keepCopyNow();
    else this.#ports.dropCopy(article.id);
    if (documentKey(this.#state.values) !== documentKey(sent)) this.#scheduleAutosave();
  }

  #fail(message: string, remedy: "retry" | "login" | null = null): void {
    this.#set({ status: { kind: "failed", message, remedy } });
  }
}
