import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FieldErrors } from "~/lib/field-errors";
import type { RequestFailure } from "~/lib/request-failure";
import type { EditedRecord, SaveAnswer } from "./edited-record";
import type { LocalCopy } from "./kept-copies";
import { mergingByFields } from "./merging";
import { EditingSession } from "./session";
import {
  contentKeyOf,
  type EditingRules,
  hasEdits,
  RECORD_WORDS,
  saveBody,
  wouldLoseWork,
} from "./session-state";

type Values = { name: string; isMember: boolean; age?: number | undefined };
type Sent = { version: number; values: Values };
type Answer = SaveAnswer<Values> | RequestFailure;

const NOW = new Date("2026-03-12T13:32:00.000Z");
const CUT: RequestFailure = { kind: "failed", message: "Pas de connexion.", needsLogin: false };

const RULES: EditingRules<Values, EditedRecord<Values>> = {
  valuesOf: ({ values }) => values,
  isTrashed: ({ isTrashed }) => isTrashed,
  toBody: saveBody,
  savePath: (id) => `/fiches/${id}`,
  merging: mergingByFields([
    { id: "nom", label: "Nom", names: ["name"], show: ({ name }) => name },
    { id: "membre", label: "Membre", names: ["isMember"], show: ({ isMember }) => `${isMember}` },
  ]),
  words: RECORD_WORDS,
};

function stored(version: number, values: Partial<Values> = {}): EditedRecord<Values> {
  return {
    id: "camille",
    version,
    values: { name: "Camille", isMember: false, ...values },
    updatedAt: NOW.toISOString(),
    updatedByName: "Josiane",
    isTrashed: false,
  };
}

const saved = (record: EditedRecord<Values>): Answer => ({ kind: "saved", record });

/** A session whose server answers in turn what the test gave. */
function openSession(answers: Answer[], record = stored(3), rules = RULES) {
  const posted: Sent[] = [];
  const copies = new Map<string, LocalCopy<Values>>();
  const told: string[] = [];
  const session = new EditingSession(record, rules, {
    keepCopy: (copy) => copies.set(copy.id, copy),
    dropCopy: (id) => copies.delete(id),
    onCreated: (id) => told.push(`created ${id}`),
    onSaved: ({ values }) => told.push(`saved ${values.name}`),
    onRetried: () => told.push("retried"),
    now: () => NOW,
    post: async (_path, body) => {
      posted.push(JSON.parse(body));
      const answer = answers.shift();
      if (!answer) throw new Error("Nothing more was to be sent.");
      return answer;
    },
  });
  return { session, posted, copies, told };
}

describe("a record that is saved when asked", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("sends nothing by itself, and keeps a copy of what is typed", async () => {
    const { session, posted, copies } = openSession([]);
    session.change({ name: "Camille D." });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posted).toHaveLength(0);
    expect(copies.get("camille")).toMatchObject({
      version: 3,
      saved: { name: "Camille" },
      values: { name: "Camille D." },
    });
  });

  it("is sent once by a double click", async () => {
    const { session, posted, told } = openSession([saved(stored(4, { name: "Jo" }))]);
    session.change({ name: "Jo" });
    await Promise.all([session.save(), session.save()]);
    expect(await session.save()).toEqual({ kind: "nothing-to-save" });
    expect(posted).toHaveLength(1);
    expect(told).toEqual(["saved Jo"]);
  });

  it("puts back what a save changed, over the version that it made", async () => {
    const { session, posted } = openSession([
      saved(stored(4, { name: "Jo" })),
      saved(stored(5, { name: "Camille" })),
    ]);
    session.change({ name: "Jo" });
    await session.save();
    session.change({ isMember: true });
    expect(await session.undo(stored(3).values, stored(4, { name: "Jo" }).values)).toBe(true);
    expect(posted.map(({ version, values }) => [version, values.name])).toEqual([
      [3, "Jo"],
      [4, "Camille"],
    ]);
    // An edit that is not saved yet stays in the form, and is not sent.
    expect(posted[1]?.values.isMember).toBe(false);
    expect(session.getState().values).toEqual({ name: "Camille", isMember: true });
    expect(hasEdits(session.getState())).toBe(true);
  });

  it("takes what the server makes of the values that are put back", async () => {
    const { session } = openSession([
      saved(stored(4, { name: "Jo" })),
      saved(stored(5, { name: "Camille B." })),
    ]);
    session.change({ name: "Jo" });
    await session.save();
    await session.undo(stored(3).values, stored(4, { name: "Jo" }).values);
    expect(session.getState().values.name).toBe("Camille B.");
    expect(hasEdits(session.getState())).toBe(false);
  });

  it("puts back its own change alone where another version came in", async () => {
    const { session, posted } = openSession([
      saved(stored(4, { name: "Jo" })),
      { kind: "conflict", current: stored(5, { name: "Jo", isMember: true }) },
      saved(stored(6, { isMember: true })),
    ]);
    session.change({ name: "Jo" });
    await session.save();
    await session.undo(stored(3).values, stored(4, { name: "Jo" }).values);
    expect(posted.at(-1)?.values.name).toBe("Camille");
    expect(posted.at(-1)?.values.isMember).toBe(posted.length > 2);
    expect(session.getState().values).toEqual({ name: "Camille", isMember: true });
  });

  it("is not sent while the browser finds an error in it", async () => {
    const check = ({ name }: Values): FieldErrors => (name ? {} : { name: ["Donnez un nom."] });
    const { session, posted } = openSession([], stored(3), { ...RULES, check });
    session.change({ name: "" });
    expect((await session.save()).kind).toBe("invalid");
    expect(session.getState().errors).toEqual({ name: ["Donnez un nom."] });
    expect(posted).toHaveLength(0);
  });

  it("leaves alone what was saved again since", async () => {
    const { session, posted } = openSession([
      saved(stored(4, { name: "Jo" })),
      saved(stored(5, { name: "Joséphine" })),
    ]);
    session.change({ name: "Jo" });
    await session.save();
    session.change({ name: "Joséphine" });
    await session.save();
    expect(await session.undo(stored(3).values, stored(4, { name: "Jo" }).values)).toBe(false);
    expect(session.getState().values.name).toBe("Joséphine");
    expect(posted).toHaveLength(2);
  });

  it("puts back what is stored, and keeps what is half typed over it", async () => {
    const { session, posted } = openSession([
      saved(stored(4, { name: "Jo" })),
      saved(stored(5, { name: "Camille" })),
    ]);
    session.change({ name: "Jo" });
    await session.save();
    session.change({ name: "Jos" });
    expect(await session.undo(stored(3).values, stored(4, { name: "Jo" }).values)).toBe(true);
    expect(posted[1]?.values.name).toBe("Camille");
    expect(session.getState().values.name).toBe("Jos");
  });

  it("sends what was changed while it was being saved, over the version given back", async () => {
    const { session, posted } = openSession([
      saved(stored(4, { name: "Jo" })),
      saved(stored(5, { name: "Jo L." })),
    ]);
    session.change({ name: "Jo" });
    const first = session.save();
    await Promise.resolve();
    session.change({ name: "Jo L." });
    await first;
    expect(session.getState().values.name).toBe("Jo L.");
    expect(hasEdits(session.getState())).toBe(true);
    await session.save();
    expect(posted.map(({ version, values }) => [version, values.name])).toEqual([
      [3, "Jo"],
      [4, "Jo L."],
    ]);
  });

  it("shows values as the server settled them", async () => {
    const { session } = openSession([saved(stored(4, { name: "Jo" }))]);
    session.change({ name: "  Jo " });
    await session.save();
    expect(session.getState().values.name).toBe("Jo");
    expect(hasEdits(session.getState())).toBe(false);
  });

  it("is born once, with the first save, even when nothing was typed", async () => {
    const { session, posted, told } = openSession([saved(stored(1))], stored(0));
    await session.save();
    expect(posted[0]?.version).toBe(0);
    expect(told).toEqual(["created camille", "saved Camille"]);
    expect(session.getState().server).toMatchObject({ isNew: false, version: 1 });
  });

  it("is sent again by itself after a cut only when nothing was typed on", async () => {
    const { session, posted, copies, told } = openSession([CUT, saved(stored(4, { name: "Jo" }))]);
    session.change({ name: "Jo" });
    await session.save();
    expect(session.getState().status).toMatchObject({ kind: "failed", remedy: "retry" });
    expect(copies.get("camille")?.values.name).toBe("Jo");
    session.change({ name: "Jo est" });
    await vi.advanceTimersByTimeAsync(60_000);
    session.retryByItself();
    await vi.advanceTimersByTimeAsync(0);
    expect(posted).toHaveLength(1);
    session.change({ name: "Jo" });
    session.retryByItself();
    await vi.advanceTimersByTimeAsync(0);
    expect(posted).toHaveLength(2);
    expect(session.getState().status.kind).toBe("saved");
    expect(copies.size).toBe(0);
    expect(told).toEqual(["saved Jo", "retried"]);
  });

  it("no longer says that something is wrong once it is fixed", async () => {
    const errors = { name: ["Donnez un nom."] };
    const { session } = openSession([{ kind: "invalid", errors }]);
    session.change({ name: "" });
    await session.save();
    expect(session.getState()).toMatchObject({ errors, refusals: 1, status: { remedy: "fix" } });
    session.change({ isMember: true });
    expect(session.getState().errors).toEqual(errors);
    session.change({ name: "Jo" });
    expect(session.getState()).toMatchObject({ errors: {}, status: { kind: "idle" } });
  });

  it("sends nothing over a conflict until it is settled, then over the version looked at", async () => {
    const current = stored(7, { name: "Josée", isMember: true });
    const { session, posted } = openSession([
      { kind: "conflict", current },
      saved(stored(8, { name: "Jo", isMember: true })),
    ]);
    session.change({ name: "Jo" });
    await session.save();
    expect(await session.save()).toEqual({ kind: "nothing-to-save" });
    const { conflict, refusals } = session.getState();
    expect([conflict, refusals]).toEqual([current, 2]);
    session.change({ name: "Joël" });
    expect(conflict && session.getVersions(conflict)).toMatchObject({
      base: { name: "Camille" },
      mine: { name: "Joël", isMember: false },
      theirs: { name: "Josée", isMember: true },
    });
    session.resolve({ name: "Joël", isMember: true });
    await session.save();
    expect(posted.map(({ version }) => version)).toEqual([3, 7]);
  });

  it("takes in what only others changed, saves over it, and says whose it was", async () => {
    const { session, posted, copies } = openSession([
      { kind: "conflict", current: stored(7, { isMember: true }) },
      saved(stored(8, { name: "Jo", isMember: true })),
    ]);
    session.change({ name: "Jo" });
    expect(await session.save()).toMatchObject({ kind: "saved" });
    expect(posted.map(({ version, values }) => [version, values.isMember])).toEqual([
      [3, false],
      [7, true],
    ]);
    expect(session.getState()).toMatchObject({
      conflict: null,
      values: { name: "Jo", isMember: true },
      server: { version: 8 },
      joined: [{ name: "Josiane", changes: "«\u00a0Membre\u00a0»" }],
    });
    expect(contentKeyOf(session.getState(), "isMember")).toBe(1);
    expect(contentKeyOf(session.getState(), "name")).toBe(0);
    expect(copies.size).toBe(0);
    session.dismissJoined();
    expect(session.getState().joined).toEqual([]);
  });

  it("keeps what is typed while a save meets another version", async () => {
    const { session, posted } = openSession([
      { kind: "conflict", current: stored(7, { isMember: true }) },
      saved(stored(8, { name: "Joël", isMember: true })),
    ]);
    session.change({ name: "Jo" });
    const outcome = session.save();
    while (posted.length === 0) await Promise.resolve();
    session.change({ name: "Joël" });
    await outcome;
    expect(posted.map(({ values }) => values.name)).toEqual(["Jo", "Joël"]);
    expect(session.getState().values).toEqual({ name: "Joël", isMember: true });
  });

  it("has nothing to send where both made the same change", async () => {
    const { session, posted } = openSession([
      { kind: "conflict", current: stored(7, { name: "Jo" }) },
    ]);
    session.change({ name: "Jo" });
    expect(await session.save()).toEqual({ kind: "nothing-to-save" });
    expect([posted.length, session.getState().status.kind]).toEqual([1, "saved"]);
  });

  it("waits for a picture on its way before it takes in another version", async () => {
    const current = stored(7, { isMember: true });
    const { session } = openSession([{ kind: "conflict", current }]);
    session.change({ name: "Jo" });
    const outcome = session.save();
    session.trackPicture();
    expect(await outcome).toEqual({ kind: "picture-under-way" });
    expect(session.getState()).toMatchObject({ conflict: null, values: { isMember: false } });
  });

  it("saves on after an answer that cannot be merged", async () => {
    const broken = { ...stored(7), values: null as never };
    const { session } = openSession([{ kind: "conflict", current: broken }, saved(stored(4))]);
    session.change({ name: "Jo" });
    await expect(session.save()).rejects.toThrow();
    expect(await session.save()).toMatchObject({ kind: "saved" });
  });

  it("clears the errors of what the other version put right", async () => {
    const errors = { name: ["Trop long."] };
    const { session } = openSession([
      { kind: "invalid", errors },
      { kind: "conflict", current: stored(7, { name: "Josée" }) },
    ]);
    session.change({ name: "J".repeat(200) });
    await session.save();
    session.change({ isMember: true });
    await session.save();
    expect(session.getState().errors).toEqual(errors);
    session.resolve({ name: "Josée", isMember: true });
    expect(session.getState().errors).toEqual({});
  });

  it("has an address once another version of it is there, though its first answer was lost", async () => {
    const { session, told } = openSession(
      [
        { kind: "conflict", current: stored(1, { isMember: true }) },
        saved(stored(2, { name: "Jo", isMember: true })),
      ],
      { ...stored(0), values: { name: "", isMember: false } },
    );
    session.change({ name: "Jo" });
    session.change({ isMember: true });
    const { values } = stored(1, { isMember: true });
    await session.save();
    session.resolve({ ...values, name: "Jo" });
    expect(told).toEqual(["created camille"]);
  });

  it("asks when others save again and again", async () => {
    const met = [7, 8, 9, 10].map((version) => {
      return { kind: "conflict" as const, current: stored(version, { isMember: true }) };
    });
    const { session, posted } = openSession(met);
    session.change({ name: "Jo" });
    await session.save();
    expect(posted).toHaveLength(4);
    expect(session.getState().conflict?.version).toBe(10);
  });

  it("says when it was thrown away meanwhile, and goes on once it is back", async () => {
    const { session } = openSession([{ kind: "trashed" }, saved(stored(4, { name: "Jo" }))]);
    session.change({ name: "Jo" });
    await session.save();
    expect(session.getState()).toMatchObject({ isTrashed: true, values: { name: "Jo" } });
    session.leaveTrash();
    await session.save();
    expect(session.getState()).toMatchObject({ isTrashed: false, status: { kind: "saved" } });
  });

  it("does not pass for saved while it is in the trash, even when nothing was changed", async () => {
    const { session, posted, told } = openSession([{ kind: "trashed" }], {
      ...stored(3),
      isTrashed: true,
    });
    expect(await session.save()).toEqual({ kind: "trashed" });
    expect(posted).toHaveLength(1);
    expect(told).toEqual([]);
    expect(session.getState()).toMatchObject({
      isTrashed: true,
      status: { kind: "failed", message: RECORD_WORDS.trashed, remedy: null },
    });
  });

  it("sends nothing before a picture has arrived, and counts it as unsaved", async () => {
    const { session, posted } = openSession([saved(stored(4, { name: "Jo" }))]);
    const arrived = session.trackPicture();
    expect(hasEdits(session.getState())).toBe(false);
    expect(wouldLoseWork(session.getState())).toBe(true);
    session.change({ name: "Jo" });
    expect(await session.save()).toEqual({ kind: "picture-under-way" });
    expect(posted).toHaveLength(0);
    arrived();
    expect(await session.save()).toMatchObject({ kind: "saved" });
    expect(wouldLoseWork(session.getState())).toBe(false);
  });

  it("frames a photo as it stands, and is sent once that has arrived", async () => {
    const { session, posted } = openSession([saved(stored(4, { name: "Jo" }))]);
    const arrived = session.trackPicture();
    let framed = () => {};
    framed = session.trackFraming(() => framed());
    const outcome = session.save();
    expect(posted).toHaveLength(0);
    session.change({ name: "Jo" });
    arrived();
    expect(await outcome).toMatchObject({ kind: "saved" });
    expect(posted[0]?.values.name).toBe("Jo");
  });

  it("sends nothing when the framed photo does not arrive", async () => {
    const { session, posted } = openSession([]);
    const failed = session.trackPicture();
    session.trackFraming(() => {});
    const outcome = session.save();
    failed();
    expect(await outcome).toEqual({ kind: "picture-lost" });
    expect(posted).toHaveLength(0);
  });

  it("refuses a field left half typed, until it is completed or emptied", async () => {
    const { session, posted } = openSession([saved(stored(4, { age: 30 }))]);
    let missing: string | null = "Complétez l’heure.";
    session.addCheck("age", () => missing);
    expect(await session.save()).toMatchObject({ kind: "invalid" });
    expect(session.getState()).toMatchObject({
      errors: { age: ["Complétez l’heure."] },
      refusals: 1,
      status: { kind: "failed", remedy: "fix" },
    });
    expect(posted).toHaveLength(0);
    missing = null;
    session.runCheck("age");
    expect(session.getState()).toMatchObject({ errors: {}, status: { kind: "idle" } });
    session.change({ age: 30 });
    expect(await session.save()).toMatchObject({ kind: "saved" });
  });

  it("sends what a field completes when it is asked to save", async () => {
    const { session, posted } = openSession([saved(stored(4, { age: 30 }))]);
    session.addCheck("age", () => {
      session.change({ age: 30 });
      return null;
    });
    await session.save();
    expect(posted[0]?.values.age).toBe(30);
  });

  it("forgets a half typed field that is no longer there", () => {
    const { session } = openSession([]);
    const remove = session.addCheck("age", () => "Complétez l’heure.");
    session.runCheck("age");
    remove();
    expect(session.getState().errors).toEqual({});
  });

  it("holds nobody back for a picture that is given up", () => {
    const { session } = openSession([]);
    const arrived = session.trackPicture();
    session.abandon();
    expect(wouldLoseWork(session.getState())).toBe(false);
    arrived();
    expect(session.getState().picturesUnderWay).toBe(0);
  });

  it("leaves no copy of what is given up", async () => {
    const { session, copies } = openSession([]);
    session.change({ name: "Jo" });
    session.keepCopyNow();
    expect(copies.size).toBe(1);
    session.abandon();
    expect(copies.size).toBe(0);
  });
});

/** The name of a member is typed; the server says whether they are one when it is published. */
const PUBLISHED: typeof RULES = {
  ...RULES,
  isAutosaved: () => true,
  isSettled: (name) => name === "isMember",
};

describe("a record that is published by a press", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("keeps what is typed, and takes what the server settles when it is published", async () => {
    const { session, posted, told } = openSession(
      [saved(stored(4)), saved(stored(5, { name: "Jo", isMember: true }))],
      stored(3),
      PUBLISHED,
    );
    session.change({ name: "Jo" });
    await vi.advanceTimersByTimeAsync(60_000);
    // The draft is kept as it was typed, and is not sent again.
    expect([posted.length, told, session.getState().values.name]).toEqual([1, [], "Jo"]);
    await session.save();
    expect(told).toEqual(["saved Jo"]);
    expect(session.getState().values).toEqual({ name: "Jo", isMember: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posted).toHaveLength(2);
  });

  it("takes back a publication alone: what was written before and since stays, unpublished", async () => {
    const shown = (version: number, name: string, published: string) => ({
      ...stored(version, { name }),
      published: { name: published, isMember: false },
    });
    const { session, posted } = openSession(
      [
        saved(shown(4, "Jo", "Jo")),
        saved(shown(5, "Jo L.", "Jo")),
        saved(shown(6, "Camille", "Camille")),
        saved(shown(7, "Jo L.", "Camille")),
      ],
      shown(3, "Camille", "Camille"),
      { ...PUBLISHED, publishedOf: ({ published = null }) => published },
    );
    session.change({ name: "Jo" });
    await session.save();
    session.change({ name: "Jo L." });
    await vi.advanceTimersByTimeAsync(10_000);
    await session.undo(stored(3).values, stored(4, { name: "Jo" }).values);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(posted.map(({ values }) => values.name)).toEqual(["Jo", "Jo L.", "Camille", "Jo L."]);
    expect(session.getState().values.name).toBe("Jo L.");
  });

  it("says what is missing, and that the draft is saved once it is", async () => {
    const refused: Answer = { kind: "invalid", errors: { name: ["Donnez un nom."] } };
    const { session } = openSession(
      [refused, saved(stored(4, { name: "" })), saved(stored(5, { name: "", isMember: true }))],
      stored(3),
      { ...PUBLISHED, refusedWords: (errors) => `il manque ${Object.keys(errors)}` },
    );
    const isKept = () => {
      const { status } = session.getState();
      return status.kind === "unpublished" && status.why === "il manque name" && status.isKept;
    };
    session.change({ name: "" });
    const [answer] = await Promise.all([session.save(), vi.advanceTimersByTimeAsync(0)]);
    expect(answer.kind).toBe("invalid");
    await vi.advanceTimersByTimeAsync(0);
    expect(isKept()).toBe(true);
    session.change({ isMember: true });
    expect(session.getState().status).toMatchObject({ kind: "unpublished", isKept: false });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isKept()).toBe(true);
    session.change({ name: "Jo" });
    expect(session.getState().status).toEqual({ kind: "idle" });
  });

  it("does not say that a draft is saved which the server refused too", async () => {
    const refused: Answer = { kind: "invalid", errors: { name: ["Trop long."] } };
    const { session } = openSession([refused, refused], stored(3), {
      ...PUBLISHED,
      refusedWords: () => "corrigez",
    });
    session.change({ name: "Jo".repeat(99) });
    await session.save();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.getState().status).toMatchObject({ kind: "failed", remedy: "fix" });
  });

  it("is stored as it was opened when that is asked for, once", async () => {
    const { session, posted } = openSession([saved(stored(1))], stored(0), PUBLISHED);
    expect(await session.autosave()).toEqual({ kind: "nothing-to-save" });
    expect((await session.autosaveNew()).kind).toBe("saved");
    expect(await session.autosaveNew()).toEqual({ kind: "nothing-to-save" });
    expect(posted).toHaveLength(1);
  });
});
