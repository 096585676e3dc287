import type { FieldErrors } from "~/lib/field-errors";
import type { RequestFailure } from "~/lib/request-failure";
import { type RecordAnswer, type StoredRecord, valuesKey, withFieldsOf } from "./edited-record";
import type { LocalCopy } from "./kept-copies";
import type { Merging } from "./merging";

/** The state of the server, as far as the form knows. */
export type ServerSide<V> = {
  id: string;
  isNew: boolean;
  /** The version that the next save is made over. */
  version: number;
  saved: V;
};

export type SaveStatus =
  | { kind: "idle" }
  | { kind: "saving" }
  /** `at` is an ISO 8601 instant. */
  | { kind: "saved"; at: string }
  /** The main button was refused: `why` goes on after «Pas encore publié». `isKept` means that the server has the draft. */
  | { kind: "unpublished"; why: string; isKept: boolean }
  /** `remedy` is what helps: trying again, signing in, fixing fields, or none of them. */
  | { kind: "failed"; message: string; remedy: "retry" | "login" | "fix" | null };

export type EditingState<V, R> = {
  values: V;
  server: ServerSide<V>;
  /** As the server last gave it. */
  record: R;
  isTrashed: boolean;
  status: SaveStatus;
  errors: FieldErrors;
  /** Rises each time the main button is refused: the first error, or the conflict, takes the focus. */
  refusals: number;
  /** Somebody else saved meanwhile, and changed the same thing; nothing is saved until a choice is made. */
  conflict: R | null;
  /** Changes of others that came in without a question, until they are read. */
  joined: readonly JoinedChanges[];
  /** Places of the form from where a picture is being sent: it is not among the values yet. */
  picturesUnderWay: number;
  /** One of those pictures waits for its frame: takes the frame as it stands. */
  takeFrame: (() => void) | null;
  /** By name, how often a value was replaced from outside its field. */
  replaced: Readonly<Record<string, number>>;
};

/** Whose changes came in, and what they are: «titre modifié». */
export type JoinedChanges = { name: string | null; changes: string };

/** The ways in which one kind of record is edited unlike another. */
export type EditingRules<V, R> = {
  valuesOf: (record: R, now: Date) => V;
  isTrashed: (record: R) => boolean;
  toBody: (values: V, version: number, intent: SaveIntent) => string;
  /** Errors that the browser finds by itself: nothing is sent while there are any. */
  check?: (values: V) => FieldErrors;
  savePath: (id: string) => string;
  /** Fields saved while they are typed in; left out, nothing is saved unless asked. */
  isAutosaved?: (name: string) => boolean;
  /** The values that visitors see, where the main button publishes; null for a record that they have never seen. */
  publishedOf?: (record: R) => V | null;
  /** Where the main button publishes: the reason why it did not, by the errors that are left. */
  refusedWords?: (errors: FieldErrors, values: V) => string;
  /** Fields whose value the server may choose in a save by the main button. */
  isSettled?: (name: string) => boolean;
  clearedBy?: ClearedBy;
  merging: Merging<V>;
  words: EditingWords;
};

/** A save that has passed. */
export type SavedChange<V> = {
  /** The values that were stored until then, or published; null where there were none, and where nothing had to be saved. */
  before: V | null;
  /** It took back an earlier save. */
  isUndo: boolean;
};

/** Where a session keeps what the server does not have yet, and what it tells. */
export type EditingPorts<V, R> = {
  keepCopy: (copy: LocalCopy<V>) => void;
  dropCopy: (id: string) => void;
  onCreated: (id: string) => void;
  /** The main button’s save has passed. */
  onSaved: (record: R, saved: SavedChange<V>) => void;
  /** So has one that was asked for, failed, and was made again without being asked. */
  onRetried?: () => void;
  post: (path: string, body: string) => Promise<RecordAnswer<R> | RequestFailure>;
  now?: () => Date;
};

export type EditingOutcome<R> =
  | RecordAnswer<R>
  | RequestFailure
  | { kind: "nothing-to-save" }
  /** Asked for with the main button before a picture had arrived: nothing was sent. */
  | { kind: "picture-under-way" }
  /** Asked for with the main button, where changes of others came in: they are read before they are published. */
  | { kind: "joined" }
  /** Asked for while a photo waited for its frame, and the photo did not arrive: nothing was sent. */
  | { kind: "picture-lost" };

export function initialState<V, R extends StoredRecord>(
  record: R,
  rules: EditingRules<V, R>,
  now: Date,
): EditingState<V, R> {
  const saved = rules.valuesOf(record, now);
  const { id, version } = record;
  return {
    values: saved,
    server: { id, version, isNew: version === 0, saved },
    record,
    isTrashed: rules.isTrashed(record),
    status: { kind: "idle" },
    errors: {},
    refusals: 0,
    conflict: null,
    joined: [],
    picturesUnderWay: 0,
    takeFrame: null,
    replaced: {},
  };
}

type Sides<V> = { values: V; server: { saved: V } };

/** Whether something typed or chosen is not on the server. */
export function hasEdits<V extends object>({ values, server }: Sides<V>): boolean {
  return valuesKey(values) !== valuesKey(server.saved);
}

/** Whether leaving now would lose something: what is not on the server, or a picture on its way there. */
export function wouldLoseWork<V extends object, R>(state: EditingState<V, R>): boolean {
  return hasEdits(state) || state.picturesUnderWay > 0;
}

/**
 * Whether the server has what this intent would save; the main button may also publish what it has.
 * In the trash nothing counts as saved: the server is asked, and says that it is there.
 */
export function nothingToSend<V extends object, R>(
  { values, server, isTrashed }: EditingState<V, R>,
  { isAutosaved }: EditingRules<V, R>,
  intent: SaveIntent,
): boolean {
  if (intent === "save") {
    return !isAutosaved && !isTrashed && !server.isNew && !hasEdits({ values, server });
  }
  const isTyped = isAutosaved ?? (() => false);
  return valuesKey(values, isTyped) === valuesKey(server.saved, isTyped);
}

/** The `key` of a field with a state of its own, which shows another value only when it is drawn anew. */
export function contentKeyOf(
  { replaced }: Pick<EditingState<unknown, unknown>, "replaced">,
  name: string,
): number {
  return replaced[name] ?? 0;
}

/** The counts after these values were replaced from outside their fields. */
export function afterReplacing(
  replaced: Readonly<Record<string, number>>,
  changes: object,
): Record<string, number> {
  const counts = Object.keys(changes).map((name) => [name, (replaced[name] ?? 0) + 1]);
  return { ...replaced, ...Object.fromEntries(counts) };
}

type Passed<V, R> = { record: R; sent: V; intent: SaveIntent; now: Date };

/**
 * After a save has passed. What is saved while typing stays as it is typed; what was asked for is
 * shown as the server settled it, unless it was changed meanwhile.
 */
export function settledState<V extends object, R extends StoredRecord>(
  { values, server }: EditingState<V, R>,
  { isAutosaved = () => false, isSettled = () => false, ...rules }: EditingRules<V, R>,
  { record, sent, intent, now }: Passed<V, R>,
): Partial<EditingState<V, R>> {
  const { valuesOf, isTrashed } = rules;
  const isSave = intent === "save";
  const isTaken = (name: string) => !isAutosaved(name) || (isSave && isSettled(name));
  const stored = valuesOf(record, now);
  const isUntouched = valuesKey(values, isTaken) === valuesKey(sent, isTaken);
  return {
    values: isSave && isUntouched ? withFieldsOf(values, stored, isTaken) : values,
    record,
    server: {
      id: record.id,
      isNew: false,
      version: record.version,
      saved: withFieldsOf(sent, isSave ? stored : server.saved, isTaken),
    },
    isTrashed: isTrashed(record),
    status: { kind: "saved", at: now.toISOString() },
  };
}

export function copyOf<V>({ values, server }: EditingState<V, unknown>, now: Date): LocalCopy<V> {
  return { ...server, savedAt: now.toISOString(), values };
}

/** Sentences that name the record. */
export type EditingWords = {
  /** Title of the conflict view. */
  versions: string;
  trashed: string;
  gone: string;
};

/** For whatever a form calls «fiche». */
export const RECORD_WORDS: EditingWords = {
  versions: "Deux versions de cette fiche",
  trashed: "Cette fiche est dans la corbeille. Rétablissez-la pour la modifier.",
  gone: "Cette fiche n’existe plus. Copiez ce que vous avez écrit avant de quitter.",
};

/** `autosave` is what is typed, saved without being asked; `save` is the main button. */
export type SaveIntent = "autosave" | "save";

/** The body of a save, in JSON. */
export function saveBody(values: object, version: number, intent: SaveIntent): string {
  return JSON.stringify({ intent, version, values });
}

/** By the field of an error: the other fields whose change clears it too. `photos.*.title` stands for that of each item. */
export type ClearedBy = Partial<Record<string, readonly string[]>>;

/**
 * Errors beside the fields, by what found them: an autosave checks less than the main button, so its
 * success clears none of the button's errors. `unfinished` are fields that were left half typed, which
 * the server does not see.
 */
export type FormErrors = Readonly<Record<SaveIntent | "unfinished", FieldErrors>>;

export const NO_FORM_ERRORS: FormErrors = { save: {}, autosave: {}, unfinished: {} };

/** After an answer, with the errors it held (none when saved). The main button checks everything anew. */
export function afterAnswer(
  formErrors: FormErrors,
  intent: SaveIntent,
  errors: FieldErrors,
): FormErrors {
  return intent === "save"
    ? { ...formErrors, save: errors, autosave: {} }
    : { ...formErrors, autosave: errors };
}

/** After a field was left: what is missing in it, or null. */
export function afterCheck(
  formErrors: FormErrors,
  name: string,
  missing: string | null,
): FormErrors {
  const { [name]: _former, ...others } = formErrors.unfinished;
  return {
    ...formErrors,
    unfinished: missing === null ? others : { ...others, [name]: [missing] },
  };
}

/**
 * The places of a form that a change touches, as errors name them: `title`; of a group (`event`) the parts
 * that are another (`event.day`), all of them when it comes or goes; of a list the items that are another,
 * whole (`images.{id}`, `images.{id}.alt`), since the parts of an item are mended together.
 */
export function changedPlaces(before: object, change: object): readonly string[] {
  return Object.entries(change).flatMap(([name, value]) => {
    const former = before[name as keyof typeof before];
    return [name, ...placesInside(former, value).map((place) => `${name}.${place}`)];
  });
}

function placesInside(before: unknown, after: unknown): string[] {
  if (Array.isArray(before) || Array.isArray(after)) return changedItems(before, after);
  return changedParts(toParts(before), toParts(after));
}

type Parts = Record<string, unknown>;

function changedParts(before: Parts, after: Parts): string[] {
  const names = Object.keys({ ...before, ...after });
  return names.filter((name) => before[name] !== after[name]);
}

function changedItems(before: unknown, after: unknown): string[] {
  const [former, present] = [before, after].map(itemsById);
  const ids = Object.keys({ ...former, ...present });
  return ids.flatMap((id) => {
    const [old, now] = [toParts(former?.[id]), toParts(present?.[id])];
    if (JSON.stringify(old) === JSON.stringify(now)) return [];
    return [id, ...Object.keys({ ...old, ...now }).map((part) => `${id}.${part}`)];
  });
}

function itemsById(items: unknown): Parts {
  if (!Array.isArray(items)) return {};
  return Object.fromEntries(items.map((item) => [String(toParts(item).id), item]));
}

function toParts(value: unknown): Parts {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? (value as Parts) : {};
}

/** Without the errors of the places that have been changed since; a list in a form (`images[0].alt`) is one place. */
export function afterChange(
  formErrors: FormErrors,
  places: readonly string[],
  clearedBy: ClearedBy = {},
): FormErrors {
  const isLeft = ([field]: [string, unknown]) => {
    const place = field.split("[", 1)[0] ?? field;
    return ![place, ...othersClearing(place, clearedBy)].some((name) => places.includes(name));
  };
  const left = (errors: FieldErrors) => Object.fromEntries(Object.entries(errors).filter(isLeft));
  return {
    save: left(formErrors.save),
    autosave: left(formErrors.autosave),
    unfinished: left(formErrors.unfinished),
  };
}

function othersClearing(place: string, clearedBy: ClearedBy): readonly string[] {
  const ofEachItem = place.replace(/\.[^.]+\./, ".*.");
  return clearedBy[place] ?? clearedBy[ofEachItem] ?? [];
}

/** The errors that stand beside the fields. */
export function shownErrors({ save, autosave, unfinished }: FormErrors): FieldErrors {
  return { ...save, ...autosave, ...unfinished };
}
