import { parisDay } from "~/lib/paris-instants";
import type { RequestFailure } from "~/lib/request-failure";
import type { FieldCheck } from "~/ui/form-session";
import { changesBetween, type RecordAnswer, type StoredRecord, valuesKey } from "./edited-record";
import type { LocalCopy } from "./kept-copies";
import type { Versions } from "./merging";
import {
  afterAnswer,
  afterChange,
  afterCheck,
  afterReplacing,
  changedPlaces,
  copyOf,
  type EditingOutcome,
  type EditingPorts,
  type EditingRules,
  type EditingState,
  type FormErrors,
  hasEdits,
  initialState,
  NO_FORM_ERRORS,
  nothingToSend,
  type SaveIntent,
  settledState,
  shownErrors,
} from "./session-state";

const TYPING_PAUSE = 2_000;
const COPY_PAUSE = 400;
const RETRY_PAUSE = 15_000;
/** How often one save takes in the changes of others before it asks. */
const MERGES = 3;
const FIX_FIELDS = "Corrigez ce qui est signalé en rouge.";

type TimerName = "autosave" | "copy" | "retry";
/** A save to send. `choice` goes with the main button only; the form takes it once the save has passed. */
type Asked<V> = {
  intent: SaveIntent;
  choice: Partial<V>;
  /** The earlier save that it takes back. */
  undone?: { before: V; after: V };
  /** Stores a new record, be it as it was opened. */
  isForced?: true;
};
type Failure<V> = Asked<V> & { key: string };

function withoutNames<V extends object>(values: Partial<V>, names: readonly string[]): Partial<V> {
  const left = Object.entries(values).filter(([name]) => !names.includes(name));
  return Object.fromEntries(left) as Partial<V>;
}

/**
 * One record being edited: what is typed, what the server has, and the way between the two. Saves
 * one after the other, each with the version the one before gave back; keeps a copy in the browser
 * until the server has it all. What only others changed meanwhile is taken in; where both changed the
 * same thing it stops and asks.
 */
export class EditingSession<V extends object, R extends StoredRecord> {
  #state: EditingState<V, R>;
  #formErrors = NO_FORM_ERRORS;
  #rules: EditingRules<V, R>;
  #ports: EditingPorts<V, R>;
  #now: () => Date;
  #listeners = new Set<() => void>();
  #queue: Promise<unknown> = Promise.resolve();
  #asked: { key: string; outcome: Promise<EditingOutcome<R>> } | null = null;
  #failure: Failure<V> | null = null;
  #checks = new Map<string, FieldCheck>();
  #timers: Partial<Record<TimerName, ReturnType<typeof setTimeout>>> = {};

  constructor(record: R, rules: EditingRules<V, R>, ports: EditingPorts<V, R>) {
    this.#rules = rules;
    this.#ports = ports;
    this.#now = ports.now ?? (() => new Date());
    this.#state = initialState(record, rules, this.#now());
  }

  getState = (): EditingState<V, R> => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change = (change: Partial<V>): void => {
    const { values } = this.#state;
    this.#set({ values: { ...values, ...change } });
    this.#forgetErrors(values, change);
    this.#later("copy", COPY_PAUSE, this.keepCopyNow);
    if (this.#rules.isAutosaved) this.#later("autosave", TYPING_PAUSE, () => void this.autosave());
  };

  /** Counts a picture that is being sent, until what it gives back is called. */
  trackPicture = (): (() => void) => {
    this.#set({ picturesUnderWay: this.#state.picturesUnderWay + 1 });
    return () => this.#set({ picturesUnderWay: Math.max(0, this.#state.picturesUnderWay - 1) });
  };

  /** A photo of those waits for its frame, which `take` takes as it stands; until what it gives back is called. */
  trackFraming = (takeFrame: () => void): (() => void) => {
    this.#set({ takeFrame });
    return () => this.#set({ takeFrame: null });
  };

  /** A field that can be left half typed, until what it gives back is called. */
  addCheck = (name: string, check: FieldCheck): (() => void) => {
    this.#checks.set(name, check);
    return () => {
      this.#checks.delete(name);
      this.runCheck(name);
    };
  };

  /** Says at a field that was left what is missing in it. */
  runCheck = (name: string): void => {
    const missing = this.#checks.get(name)?.() ?? null;
    this.#setFormErrors(afterCheck(this.#formErrors, name, missing));
  };

  /**
   * Saves everything, `choice` included; asked twice for the same values, it is sent once. Nothing is
   * sent while a picture is on its way or a field half typed: what is published without it would be
   * published unnoticed. A photo that waits for its frame is framed as it stands, and waited for.
   */
  save = (choice: Partial<V> = {}): Promise<EditingOutcome<R>> => {
    for (const name of this.#checks.keys()) this.runCheck(name);
    if (Object.keys(this.#formErrors.unfinished).length > 0)
      return Promise.resolve(this.#refuseSave());
    if (this.#state.takeFrame) return this.#saveFramed(this.#state.takeFrame, choice);
    if (this.#state.picturesUnderWay > 0) return Promise.resolve({ kind: "picture-under-way" });
    const key = valuesKey({ ...this.#state.values, ...choice });
    if (this.#asked?.key === key) return this.#asked.outcome;
    const outcome = this.#enqueue({ intent: "save", choice }).finally(() => {
      if (this.#asked?.outcome === outcome) this.#asked = null;
    });
    this.#asked = { key, outcome };
    return outcome;
  };

  /** Sends what is saved while typing and is not saved yet, if anything: before leaving, before an act. */
  autosave = (): Promise<EditingOutcome<R>> => this.#enqueue({ intent: "autosave", choice: {} });

  /** The same of a new record in which nothing was typed: it may have been opened with words to begin with. */
  autosaveNew = (): Promise<EditingOutcome<R>> =>
    this.#enqueue({ intent: "autosave", choice: {}, isForced: true });

  /** The record as the server has it now, after a restoration. */
  adopt = (record: R): void => {
    this.#take(record, this.#rules.valuesOf(record, this.#now()));
    const at = record.updatedAt ?? this.#now().toISOString();
    this.#set({ status: { kind: "saved", at } });
    this.#setFormErrors(NO_FORM_ERRORS);
  };

  /** Goes on with a copy kept in the browser. Saving it over a later version is a conflict, as it should be. */
  resume = (copy: LocalCopy<V>): void => {
    const { values, server, replaced } = this.#state;
    const id = copy.isNew ? copy.id : server.id;
    const changes = changesBetween(values, copy.values);
    this.#set({
      server: { ...server, id, version: copy.version, saved: copy.saved },
      replaced: afterReplacing(replaced, changes),
    });
    this.change(changes);
  };

  /** Ends a conflict with what was chosen; it is saved over the version that was looked at. */
  resolve = (values: V): void => {
    const { values: before, conflict } = this.#state;
    if (!conflict) return;
    this.#take(conflict, values);
    this.#set({ status: { kind: "idle" } });
    this.change(changesBetween(before, values));
  };

  /** A conflict that another request of the form met; true where only others had changed something. */
  meetConflict = (current: R): boolean => {
    const isJoined = this.#state.picturesUnderWay === 0 && this.#join(current);
    if (isJoined) this.#autosaveLater();
    else this.#set({ conflict: current });
    return isJoined;
  };

  /** The version that was saved meanwhile, what is typed here, and what both started from. */
  getVersions = (current: R): Versions<V> => {
    const { values, server } = this.#state;
    const theirs = this.#rules.valuesOf(current, this.#now());
    return { base: server.saved, mine: values, theirs };
  };

  /**
   * Saves again what one save changed from `before` to `after` as it was; what is typed and not saved yet
   * stays in the form, and is not sent. Where the main button publishes, all of the form stays as it is, to be
   * published later. False when it did not pass, or all of it was changed again since.
   */
  undo = async (before: V, after: V): Promise<boolean> => {
    const { values } = this.#state;
    const shown = this.#shownValues();
    const stored = this.#withoutChange(shown, before, after);
    if (valuesKey(stored) === valuesKey(shown)) return false;
    const isPublished = this.#rules.publishedOf !== undefined;
    const typed = isPublished ? values : this.#withoutChange(values, before, after);
    this.replace(typed);
    const undone = { before, after };
    const outcome = await this.#enqueue({ intent: "save", choice: {}, undone });
    // Edits that were not sent come back; the server’s own changes stay, and so does what was typed since.
    const unsent = changesBetween(stored, typed);
    const since = Object.keys(changesBetween(stored, this.#state.values));
    this.replace(withoutNames(unsent, since));
    return outcome.kind === "saved";
  };

  /** Takes values that are typed by nobody: fields that hold a state of their own are drawn anew. */
  replace = (values: Partial<V>): void => {
    const { values: present, replaced } = this.#state;
    const changes = changesBetween(present, { ...present, ...values });
    this.#set({ replaced: afterReplacing(replaced, changes) });
    this.change(changes);
  };

  /** The notice of the changes of others was read. */
  dismissJoined = (): void => this.#set({ joined: [] });

  /** Out of the trash again. */
  leaveTrash = (): void => this.#set({ isTrashed: false, status: { kind: "idle" } });

  keepCopyNow = (): void => {
    if (hasEdits(this.#state)) this.#ports.keepCopy(copyOf(this.#state, this.#now()));
  };

  /** Asks again for what failed. */
  retry = (): void => {
    if (this.#state.status.kind !== "failed") return;
    const { intent, choice } = this.#failure ?? {};
    void (intent === "save" ? this.save(choice) : this.autosave());
  };

  /**
   * The network, the session or the person is back. What was asked for with the main button is asked
   * for again only while nothing was changed: a sentence half written must not go on the site.
   */
  retryByItself = (): void => {
    const { status, values } = this.#state;
    if (status.kind !== "failed" || !hasEdits(this.#state)) return;
    if (this.#rules.isAutosaved) void this.autosave();
    else if (this.#failure?.key === valuesKey(values)) void this.#saveAgain();
  };

  /** Gives up the typed text. */
  abandon = (): void => {
    const { values, server } = this.#state;
    this.#set({ server: { ...server, saved: values }, picturesUnderWay: 0 });
    this.#ports.dropCopy(server.id);
    this.stop();
  };

  stop = (): void => {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    this.keepCopyNow();
  };

  /** The values that a save by the main button replaces. */
  #shownValues(): V {
    const { record, server } = this.#state;
    return this.#rules.publishedOf?.(record) ?? server.saved;
  }

  /** Some values without what changed from `before` to `after`, as far as they still have it. */
  #withoutChange(values: V, before: V, after: V): V {
    const versions = { base: after, mine: values, theirs: before };
    return this.#rules.merging.merge(versions, () => "mine").values;
  }

  #set(change: Partial<EditingState<V, R>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #take(record: R, values: V): void {
    const { id, version } = record;
    const { values: before, replaced, server } = this.#state;
    const changes = changesBetween(before, values);
    this.#set({
      values,
      record,
      isTrashed: this.#rules.isTrashed(record),
      server: { id, version, isNew: false, saved: this.#rules.valuesOf(record, this.#now()) },
      conflict: null,
      replaced: afterReplacing(replaced, changes),
    });
    this.#forgetErrors(before, changes);
    this.#ports.dropCopy(id);
    if (server.isNew) this.#ports.onCreated(id);
  }

  #setFormErrors(formErrors: FormErrors): void {
    this.#formErrors = formErrors;
    this.#set({ errors: shownErrors(formErrors) });
    const { status, errors } = this.#state;
    const isRefused =
      status.kind === "unpublished" || (status.kind === "failed" && status.remedy === "fix");
    if (isRefused && Object.keys(errors).length === 0) this.#set({ status: { kind: "idle" } });
    else if (status.kind === "unpublished") this.#tellUnpublished();
  }

  /** Says why the main button did not publish; of a form that does not publish, that nothing was saved. */
  #tellUnpublished(): void {
    const { errors, values, server } = this.#state;
    const { refusedWords, isAutosaved } = this.#rules;
    if (!refusedWords) {
      this.#fail(FIX_FIELDS, "fix");
      return;
    }
    const { unfinished } = this.#formErrors;
    const isWhole = Object.keys(unfinished).length === 0 && !server.isNew;
    const isStored =
      isAutosaved !== undefined && nothingToSend(this.#state, this.#rules, "autosave");
    const why = refusedWords(errors, values);
    this.#set({ status: { kind: "unpublished", why, isKept: isWhole && isStored } });
  }

  #later(name: TimerName, pause: number, act: () => void): void {
    clearTimeout(this.#timers[name]);
    this.#timers[name] = setTimeout(act, pause);
  }

  #refuseSave(): EditingOutcome<R> {
    const { errors, refusals } = this.#state;
    this.#tellUnpublished();
    this.#set({ refusals: refusals + 1 });
    return { kind: "invalid", errors };
  }

  /** A picture that does not arrive says so itself; nothing is saved without it. */
  async #saveFramed(takeFrame: () => void, choice: Partial<V>): Promise<EditingOutcome<R>> {
    const { values } = this.#state;
    takeFrame();
    await new Promise<void>((resolve) => {
      const unsubscribe = this.subscribe(() => {
        if (this.#state.picturesUnderWay > 0) return;
        unsubscribe();
        resolve();
      });
    });
    return this.#state.values === values ? { kind: "picture-lost" } : this.save(choice);
  }

  async #saveAgain(): Promise<void> {
    if ((await this.save()).kind === "saved") this.#ports.onRetried?.();
  }

  #enqueue(asked: Asked<V>): Promise<EditingOutcome<R>> {
    const outcome = this.#queue.then(() => this.#send(asked));
    // One that throws must not hold up those after it.
    this.#queue = outcome.catch(() => undefined);
    return outcome;
  }

  async #send(asked: Asked<V>, attempts = MERGES): Promise<EditingOutcome<R>> {
    const { intent, undone } = asked;
    clearTimeout(this.#timers.autosave);
    clearTimeout(this.#timers.retry);
    const { values, server, conflict, refusals } = this.#state;
    // Another version may have come in since it was asked for.
    const choice = undone
      ? this.#withoutChange(this.#shownValues(), undone.before, undone.after)
      : asked.choice;
    if (conflict && intent === "save") this.#set({ refusals: refusals + 1 });
    const isForced = asked.isForced && server.isNew;
    if (conflict || (!isForced && nothingToSend(this.#state, this.#rules, intent)))
      return { kind: "nothing-to-save" };
    this.#set({ status: { kind: "saving" } });
    const answer = await this.#post({ ...values, ...choice }, intent);
    this.#failure = answer.kind === "failed" ? { intent, choice, key: valuesKey(values) } : null;
    if (answer.kind === "conflict") return this.#meet(answer, asked, attempts);
    if (answer.kind === "saved") this.#settleSaved(answer.record, values, { ...asked, choice });
    else this.#settleRefused(answer, values, intent);
    return answer;
  }

  async #post(values: V, intent: SaveIntent): Promise<RecordAnswer<R> | RequestFailure> {
    const { check, savePath, toBody } = this.#rules;
    const errors = check?.(values) ?? {};
    if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
    const { id, version } = this.#state.server;
    return this.#ports.post(savePath(id), toBody(values, version, intent));
  }

  /**
   * Another version was saved meanwhile. What only others changed is taken in, and the save sent again;
   * what the main button would put on the site is read first. A picture on its way would be lost with the
   * field that waits for it: it arrives first.
   */
  async #meet(
    met: { kind: "conflict"; current: R },
    asked: Asked<V>,
    attempts: number,
  ): Promise<EditingOutcome<R>> {
    const isAutosave = asked.intent === "autosave";
    if (this.#state.picturesUnderWay > 0) {
      this.#set({ status: { kind: "idle" } });
      this.#autosaveLater();
      return isAutosave ? { kind: "nothing-to-save" } : { kind: "picture-under-way" };
    }
    if (attempts === 0 || !this.#join(met.current)) {
      this.#stopAt(met.current, asked.intent);
      return met;
    }
    if (isAutosave || !this.#rules.isAutosaved) return this.#send(asked, attempts - 1);
    const kept = await this.#send({ intent: "autosave", choice: {} }, attempts - 1);
    const isKept = kept.kind === "saved" || kept.kind === "nothing-to-save";
    return isKept ? { kind: "joined" } : kept;
  }

  /** Takes in what only others changed; false where both changed the same thing. */
  #join(current: R): boolean {
    const { merging } = this.#rules;
    const versions = this.getVersions(current);
    const { values, asked } = merging.merge(versions, () => "mine");
    if (asked.length > 0) return false;
    const { joined } = this.#state;
    const today = parisDay(this.#now().toISOString());
    const changes = merging.describe(versions.base, versions.theirs, today);
    this.#take(current, values);
    const at = current.updatedAt ?? this.#now().toISOString();
    this.#set({
      status: { kind: "saved", at },
      joined: changes ? [...joined, { name: current.updatedByName, changes }] : joined,
    });
    this.keepCopyNow();
    return true;
  }

  #stopAt(current: R, intent: SaveIntent): void {
    this.keepCopyNow();
    const { refusals } = this.#state;
    this.#fail("Une autre version a été enregistrée. Choisissez plus bas ce qu’il faut garder.");
    this.#set({ conflict: current });
    if (intent === "save") this.#set({ refusals: refusals + 1 });
  }

  #forgetErrors(before: V, change: Partial<V>): void {
    const places = changedPlaces(before, change);
    this.#setFormErrors(afterChange(this.#formErrors, places, this.#rules.clearedBy));
  }

  #settleRefused(
    answer: Exclude<RecordAnswer<R> | RequestFailure, { kind: "saved" | "conflict" }>,
    sent: V,
    intent: SaveIntent,
  ): void {
    this.keepCopyNow();
    const { words, clearedBy } = this.#rules;
    const { values, refusals } = this.#state;
    if (answer.kind === "invalid") {
      const formErrors = afterAnswer(this.#formErrors, intent, answer.errors);
      this.#fail(FIX_FIELDS, "fix");
      const places = changedPlaces(sent, changesBetween(sent, values));
      this.#setFormErrors(afterChange(formErrors, places, clearedBy));
      const isLeft = Object.keys(this.#state.errors).length > 0;
      if (intent === "save" && isLeft) this.#tellUnpublished();
    } else if (answer.kind === "failed") {
      this.#fail(answer.message, answer.needsLogin ? "login" : "retry");
      this.#later("retry", RETRY_PAUSE, this.retryByItself);
    } else {
      this.#fail(answer.kind === "trashed" ? words.trashed : words.gone);
      if (answer.kind === "trashed") this.#set({ isTrashed: true });
    }
    if (answer.kind !== "invalid" || intent !== "save") return;
    this.#set({ refusals: refusals + 1 });
    // The text itself may be good enough for a draft.
    if (this.#rules.isAutosaved) void this.autosave();
  }

  #settleSaved(record: R, typed: V, { intent, choice, undone }: Asked<V>): void {
    const isUndo = undone !== undefined;
    const { values, server, record: former } = this.#state;
    const { publishedOf = () => (server.isNew ? null : server.saved) } = this.#rules;
    const before = publishedOf(former);
    const sent = { ...typed, ...choice };
    this.#set({ values: { ...values, ...choice, ...changesBetween(typed, values) } });
    this.#set(settledState(this.#state, this.#rules, { record, sent, intent, now: this.#now() }));
    this.#setFormErrors(afterAnswer(this.#formErrors, intent, {}));
    // The errors of the main button stay, and so do its words.
    if (Object.keys(this.#formErrors.save).length > 0) this.#tellUnpublished();
    if (server.isNew) this.#ports.onCreated(record.id);
    if (hasEdits(this.#state)) this.keepCopyNow();
    else this.#ports.dropCopy(record.id);
    this.#autosaveLater();
    if (intent !== "save") return;
    this.#ports.onSaved(record, { before, isUndo });
  }

  #autosaveLater(): void {
    if (!this.#rules.isAutosaved || nothingToSend(this.#state, this.#rules, "autosave")) return;
    this.#later("autosave", TYPING_PAUSE, () => void this.autosave());
  }

  #fail(message: string, remedy: "retry" | "login" | "fix" | null = null): void {
    this.#set({ status: { kind: "failed", message, remedy } });
  }
}
