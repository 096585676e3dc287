import { beforeEach, describe, expect, it, vi } from "vitest";
import { changesBetween, valuesKey } from "~/editing/edited-record";
import type { LocalCopy } from "~/editing/kept-copies";
import { EditingSession } from "~/editing/session";
import { hasEdits } from "~/editing/session-state";
import type { RequestFailure } from "~/lib/request-failure";
import { NEW_COVER, NEW_EVENT } from "../article";
import type { SentArticle } from "../sent-article";
import {
  ARTICLE_RULES,
  type ArticleAnswer,
  type ArticleRecord,
  newArticle,
  readKeptEditor,
  valuesOf,
} from "./article-editing";
import type { EditorValues } from "./editor-values";

const NOW = new Date("2026-03-12T13:32:00.000Z");
const ID = "00000000-0000-4000-8000-000000000001";
const PHOTO = {
  id: "00000000-0000-4000-8000-000000000002",
  url: "/media/a.jpg",
  alt: "",
  caption: "",
  isDecorative: false,
};
const BLANK: ArticleRecord = { ...newArticle(ID, NOW, false), revisions: [] };

function stored(change: Partial<ArticleRecord>, title: string): ArticleRecord {
  return { ...BLANK, ...change, values: { ...BLANK.values, title } };
}

function saved(record: ArticleRecord): ArticleAnswer {
  return { kind: "saved", record };
}

/** A session whose server answers in turn what the test gave. */
function openSession(answers: (ArticleAnswer | RequestFailure)[], isNew = true) {
  const posted: SentArticle[] = [];
  const copies = new Map<string, LocalCopy<EditorValues>>();
  const created: string[] = [];
  const session = new EditingSession(
    isNew ? BLANK : stored({ version: 3 }, "Avant"),
    ARTICLE_RULES,
    {
      keepCopy: (copy) => copies.set(copy.id, copy),
      dropCopy: (id) => copies.delete(id),
      onCreated: (id) => created.push(id),
      onSaved: () => undefined,
      now: () => NOW,
      post: async (_path, body) => {
        posted.push(JSON.parse(String(body)));
        const answer = answers.shift();
        if (!answer) throw new Error("Nothing more was to be sent.");
        return answer;
      },
    },
  );
  return { session, posted, copies, created };
}

describe("an article being written", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("saves itself after a pause, once, and is born with the first save", async () => {
    const { session, posted, copies, created } = openSession([
      saved(stored({ version: 1 }, "Bonjour")),
    ]);
    session.change({ title: "Bon" });
    session.change({ title: "Bonjour" });
    expect(hasEdits(session.getState())).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(copies.get(ID)?.values.title).toBe("Bonjour");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(posted).toHaveLength(1);
    expect(posted[0]?.intent).toBe("autosave");
    expect(posted[0]?.version).toBe(0);
    expect(created).toEqual([ID]);
    expect(session.getState().status).toEqual({ kind: "saved", at: NOW.toISOString() });
    expect(hasEdits(session.getState())).toBe(false);
    expect(copies.size).toBe(0);
  });

  it("never saves what nobody typed", async () => {
    const { session, posted } = openSession([]);
    expect(await session.autosave()).toEqual({ kind: "nothing-to-save" });
    expect(posted).toHaveLength(0);
  });

  it("sends each save with the version that the one before gave back", async () => {
    const { session, posted } = openSession(
      [saved(stored({ version: 4 }, "Un")), saved(stored({ version: 5 }, "Deux"))],
      false,
    );
    session.change({ title: "Un" });
    const first = session.autosave();
    session.change({ title: "Deux" });
    await Promise.all([first, session.save()]);
    expect(posted.map(({ version }) => version)).toEqual([3, 4]);
    expect(posted.map(({ values }) => values.title)).toContain("Deux");
  });

  it("keeps what was typed when the network is cut, and tries again", async () => {
    const cut: RequestFailure = { kind: "failed", message: "Pas de connexion.", needsLogin: false };
    const { session, copies, posted } = openSession(
      [cut, saved(stored({ version: 4 }, "Texte"))],
      false,
    );
    session.change({ title: "Texte" });
    await session.autosave();
    expect(session.getState().status).toMatchObject({ kind: "failed", remedy: "retry" });
    expect(copies.get(ID)?.values.title).toBe("Texte");
    expect(session.getState().values.title).toBe("Texte");
    await vi.advanceTimersByTimeAsync(15_000);
    expect(posted).toHaveLength(2);
    expect(session.getState().status.kind).toBe("saved");
    expect(copies.size).toBe(0);
  });

  it("asks to sign in again when the session is over", async () => {
    const over: RequestFailure = { kind: "failed", message: "Session terminée.", needsLogin: true };
    const { session } = openSession([over], false);
    session.change({ title: "Texte" });
    await session.autosave();
    expect(session.getState().status).toMatchObject({ kind: "failed", remedy: "login" });
  });

  it("shows what is wrong at its field, and forgets it when it is mended", async () => {
    const alt = { [`images.${PHOTO.id}.alt`]: ["Décrivez."] };
    const errors = { title: ["Donnez un titre."], ...alt };
    const { session } = openSession([{ kind: "invalid", errors }], false);
    const other = { ...PHOTO, id: "00000000-0000-4000-8000-000000000003" };
    session.change({ images: [PHOTO, other] });
    session.change({ status: "published" });
    await session.save();
    expect(session.getState()).toMatchObject({ errors, refusals: 1 });
    session.change({ title: "Un titre" });
    session.change({ images: [PHOTO, { ...other, alt: "L’arrivée" }] });
    expect(session.getState().errors).toEqual(alt);
    session.change({ images: [{ ...PHOTO, isDecorative: true }, other] });
    expect(session.getState().errors).toEqual({});
  });

  it("keeps what « Publier » was refused for through the next autosave, until it is mended", async () => {
    const errors = { title: ["Donnez un titre."], "cover.alt": ["Décrivez."] };
    const { session } = openSession(
      [
        { kind: "invalid", errors },
        saved(stored({ version: 4 }, "Avant")),
        saved(stored({ version: 5 }, "Un titre")),
        saved(stored({ version: 6 }, "Un titre")),
      ],
      false,
    );
    session.change({ status: "published" });
    await session.save();
    session.change({ content: "<p>Suite</p>" });
    await session.autosave();
    expect(session.getState()).toMatchObject({
      errors,
      status: {
        kind: "unpublished",
        why: "il manque la description de l’image, et il faut corriger ce qui est signalé en rouge",
        isKept: true,
      },
    });
    session.change({ title: "Un titre" });
    await session.autosave();
    expect(session.getState().errors).toEqual({ "cover.alt": ["Décrivez."] });
    await session.save();
    expect(session.getState().errors).toEqual({});
  });

  it("stays the draft that it was, and is saved as one, when « Publier » is refused", async () => {
    const errors = { content: ["Écrivez un texte."] };
    const { session, posted } = openSession([
      { kind: "invalid", errors },
      saved(stored({ version: 1 }, "Un titre")),
    ]);
    session.change({ title: "Un titre" });
    await session.save({ status: "published" });
    expect(posted[0]?.publication.status).toBe("published");
    expect(session.getState()).toMatchObject({ errors, values: { status: "draft" } });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(posted[1]?.intent).toBe("autosave");
    expect(session.getState()).toMatchObject({ errors, server: { isNew: false } });
  });

  it("is published as its button said, whatever is chosen or typed meanwhile", async () => {
    const publication = { status: "published", from: NOW.toISOString(), until: null } as const;
    const article = stored({ version: 4, state: "published", publication }, "Avant");
    const { session } = openSession([saved(article)], false);
    const outcome = session.save({ status: "published" });
    await Promise.resolve();
    session.change({ title: "Après", toTop: true });
    await outcome;
    expect(session.getState().values).toMatchObject({
      title: "Après",
      status: "published",
      toTop: true,
    });
  });

  it("forgets what an autosave was refused for with the next that passes", async () => {
    const title = ["Donnez un titre."];
    const { session } = openSession(
      [
        { kind: "invalid", errors: { title } },
        { kind: "invalid", errors: { content: ["Image perdue."] } },
        saved(stored({ version: 4 }, "Avant")),
      ],
      false,
    );
    session.change({ status: "published" });
    await session.save();
    session.change({ event: { ...NEW_EVENT, location: "Stade" } });
    await session.autosave();
    expect(session.getState().errors).toEqual({ title, content: ["Image perdue."] });
    session.change({ event: { ...NEW_EVENT, location: "Stade des Résiniers" } });
    await session.autosave();
    expect(session.getState().errors).toEqual({ title });
  });

  it("takes an error away where another field mends it", async () => {
    const errors = { content: ["Écrivez un texte."], publishDate: ["Passée."] };
    const { session } = openSession([{ kind: "invalid", errors }], false);
    session.change({ status: "scheduled" });
    await session.save();
    session.change({ cover: { ...NEW_COVER, url: "/media/a.jpg" } });
    expect(session.getState().errors).toEqual({ publishDate: ["Passée."] });
    session.change({ publishTime: "18:00" });
    expect(session.getState().errors).toEqual({});
  });

  it("forgets the errors of what the other version replaced", async () => {
    const errors = { title: ["Donnez un titre."], "cover.alt": ["Décrivez."] };
    const current = stored({ version: 7 }, "La leur");
    const { session } = openSession(
      [
        { kind: "invalid", errors },
        { kind: "conflict", current },
      ],
      false,
    );
    session.change({ title: "" });
    await session.save();
    session.change({ content: "<p>Suite</p>" });
    await session.autosave();
    session.resolve({ ...session.getState().values, title: "La leur" });
    expect(session.getState().errors).toEqual({ "cover.alt": ["Décrivez."] });
  });

  it("stops at a conflict, and saves what was chosen over the version that was looked at", async () => {
    const current = stored({ version: 7 }, "La leur");
    const { session, posted } = openSession(
      [{ kind: "conflict", current }, saved(stored({ version: 8 }, "La mienne"))],
      false,
    );
    session.change({ title: "La mienne" });
    await session.autosave();
    expect(session.getState().conflict).toBe(current);
    session.change({ title: "La mienne, suite" });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(posted).toHaveLength(1);
    session.resolve({ ...session.getState().values, title: "La mienne" });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(posted[1]?.version).toBe(7);
    expect(session.getState().conflict).toBeNull();
  });

  it("takes in what somebody else wrote, and has it read before it is published", async () => {
    const current: ArticleRecord = {
      ...stored({ version: 7 }, "Avant"),
      updatedByName: "Josiane",
    };
    current.values = { ...current.values, content: "<p>Une phrase à demi</p>" };
    const after = { ...current, version: 8, values: { ...current.values, title: "Corrigé" } };
    const { session, posted } = openSession([{ kind: "conflict", current }, saved(after)], false);
    session.change({ title: "Corrigé" });
    expect(await session.save({ status: "published" })).toEqual({ kind: "joined" });
    expect(posted.map(({ intent, version }) => [intent, version])).toEqual([
      ["save", 3],
      ["autosave", 7],
    ]);
    expect(posted[1]?.values).toMatchObject(after.values);
    expect(session.getState()).toMatchObject({
      joined: [{ name: "Josiane", changes: "texte modifié" }],
      values: { title: "Corrigé", content: "<p>Une phrase à demi</p>", status: "draft" },
    });
  });

  it("asks nothing of an older version that was to be brought back while only others wrote", () => {
    const { session } = openSession([], false);
    const current = stored({ version: 7 }, "Après");
    expect(session.meetConflict(current)).toBe(true);
    expect(session.getState()).toMatchObject({
      conflict: null,
      values: { title: "Après" },
      server: { version: 7 },
      joined: [{ changes: "titre modifié" }],
    });
    session.change({ title: "Le mien" });
    expect(session.meetConflict(stored({ version: 8 }, "Le leur"))).toBe(false);
    expect(session.getState().conflict?.version).toBe(8);
  });

  it("does not ask about the spaces that the server takes away", async () => {
    const current = stored({ version: 7 }, "Fête du");
    const { session, posted } = openSession(
      [
        saved(stored({ version: 4 }, "Fête du")),
        { kind: "conflict", current },
        saved(stored({ version: 8 }, "Fête du club")),
      ],
      false,
    );
    session.change({ title: "Fête du " });
    await session.autosave();
    session.change({ title: "Fête du club" });
    await session.autosave();
    expect(posted[2]?.values.title).toBe("Fête du club");
    expect(session.getState()).toMatchObject({ conflict: null, joined: [] });
  });

  it("clears the errors of a part of the event that the other version put right", async () => {
    const event = { ...NEW_EVENT, day: "2026-03-29" };
    const current = stored({ version: 7 }, "La leur");
    current.values = { ...current.values, event };
    const errors = { "event.day": ["Choisissez la date."] };
    const { session } = openSession(
      [
        { kind: "invalid", errors },
        { kind: "conflict", current },
      ],
      false,
    );
    session.change({ event: NEW_EVENT, title: "La mienne" });
    await session.save({ status: "published" });
    await session.autosave();
    expect(session.getState().errors).toEqual(errors);
    session.resolve({ ...session.getState().values, event });
    expect(session.getState().errors).toEqual({});
  });

  it("is offered no copy that differs by the order of its names alone", () => {
    const { alt, ...photo } = PHOTO;
    const [one, other] = [{ images: [PHOTO] }, { images: [{ ...photo, alt }] }];
    expect(valuesKey(one)).toBe(valuesKey(other));
    expect(changesBetween<object>(one, other)).toEqual({});
  });

  it("takes up the publication that the server settled, once applied", async () => {
    const publication = { status: "published", from: NOW.toISOString(), until: null } as const;
    const article = stored({ version: 4, state: "published", publication }, "Avant");
    const { session } = openSession([saved(article)], false);
    session.change({ status: "published", toTop: true });
    await session.save();
    expect(session.getState().values).toMatchObject({
      status: "published",
      publishDate: "2026-03-12",
      toTop: false,
    });
    expect(hasEdits(session.getState())).toBe(false);
  });

  it("resumes a text over a later version as a conflict to be settled by the server", async () => {
    const { session, posted } = openSession([{ kind: "trashed" }], false);
    const { values } = session.getState();
    const then = { ...values, title: "Celui d’alors" };
    session.resume({
      id: ID,
      isNew: false,
      version: 2,
      saved: then,
      savedAt: NOW.toISOString(),
      values: { ...values, title: "Gardé ici" },
    });
    expect(session.getState().server.saved).toBe(then);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(posted[0]?.version).toBe(2);
    expect(session.getState().status).toMatchObject({ kind: "failed", remedy: null });
  });
});

describe("a copy that an older version of the site kept in the browser", () => {
  const opened = valuesOf(stored({ version: 3 }, "Avant"), NOW);

  it("is read from the flat form, what it left out being empty or as it is opened", () => {
    const kept = {
      title: "Cross",
      content: "<p>x</p>",
      coverUrl: "/media/articles/a/b.jpg?v=1x1-3fa9c1d2",
      coverAlt: "Départ",
      coverIsDecorative: false,
      coverFocusX: 20,
      coverFocusY: 50,
      images: [PHOTO],
      isEvent: true,
      eventDate: "2026-03-29",
      eventLocation: "Stade",
      eventState: "confirmed",
      status: "scheduled",
      publishDate: "2026-03-28",
      toTop: true,
    };
    expect(readKeptEditor(kept, opened)).toEqual({
      title: "Cross",
      content: "<p>x</p>",
      section: null,
      cover: { ...NEW_COVER, url: kept.coverUrl, alt: "Départ", focusX: 20 },
      images: [PHOTO],
      event: { ...NEW_EVENT, day: "2026-03-29", location: "Stade" },
      status: "scheduled",
      publishDate: "2026-03-28",
      publishTime: null,
      untilDate: null,
      untilTime: null,
      toTop: true,
    });
  });

  it("without a cover, a section, an event or a date has none", () => {
    const before = {
      ...opened,
      section: "athletisme" as const,
      event: NEW_EVENT,
      cover: NEW_COVER,
      publishDate: "2026-03-20",
    };
    const kept = { title: "Cross", content: "", images: [], isEvent: false, coverAlt: "" };
    const none = { section: null, cover: null, event: null, publishDate: null };
    expect(readKeptEditor(kept, before)).toMatchObject(none);
  });
});
