import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { test } from "~tests/support/database-test";
import { addSection, importRecord } from "~tests/support/record-fixtures";
import { openKindScreens } from "~tests/support/record-screen";
import { season } from "./club/kinds/season";
import { article } from "./features/articles/article";
import { BannerScreen } from "./features/banner/admin/banner-screen";
import { banner } from "./features/banner/banner";
import { photo } from "./features/gallery/photo";
import { photoBatch } from "./features/gallery/photo-batch";
import { activityKinds } from "./features/maintenance/activity-words";
import { CONTENT_KINDS, findPictureTarget, KINDS } from "./kinds.server";
import {
  fixedPath,
  isStagedPath,
  type RecordTarget,
  recordFolder,
  recordFolderOf,
  stagedPath,
} from "./lib/pictures";
import type { Database } from "./platform/database/database.server";
import { newId } from "./platform/random.server";
import { isStoragePath } from "./platform/storage/storage-path";
import { EditScreen } from "./records/edit-screen";
import { FOCUS_INPUT } from "./records/focus-input";
import { type AnyKind, emptyValues, isListed, picturesOf, titleOf } from "./records/kind";
import { LIST_INPUT } from "./records/list-input";
import { REFERENCE_INPUTS } from "./records/reference-inputs";
import { findRecord } from "./records/rows.server";
import { hasBody } from "./records/rows-of-kind.server";
import { sheetId } from "./records/sheets.server";
import { SHORT_INPUTS } from "./records/short-inputs";
import { showValue } from "./records/shown-values";

/** Columns that the engine writes itself. */
const OWN_COLUMNS = ["id", "version", "created_at", "updated_at", "updated_by"];
/** Of the kinds whose values are one text. */
const BODY_COLUMNS = ["kind", "key", "title", "content", "draft", "draft_at", "draft_by"];
const TRASH_COLUMNS = ["deleted_at", "deleted_by"];

const endpoint = await import("./routes/admin/record-endpoint");

const SEASON = { firstDay: "2026-09-01", lastDay: "2027-08-31" };

/** The values that a kind requires besides its lines. */
const REQUIRED: Record<string, (database: Database) => Promise<Record<string, unknown>>> = {
  // No text but a point of the map.
  club: async () => ({ coordinates: "" }),
  // No text but a number.
  association: async () => ({ siret: "" }),
  season: async () => SEASON,
  shop: async () => ({ leadDays: 2, weeks: 4 }),
  "stadium-picture": async () => ({ drawing: "nocturne" }),
  registration: async (database) => {
    await addSection(database, "athletisme");
    return { section: "athletisme" };
  },
  session: async (database) => {
    const id = newId();
    const values = { ...emptyValues(season), ...SEASON };
    await importRecord(database, season, { id, values, now: new Date() });
    await addSection(database, "athletisme");
    return { season: id, section: "athletisme", start: "17:30", end: "19:00" };
  },
};

const HOSTILE =
  'Ici<script>x()</script><img src=x onerror=x()><a href="javascript:x()">là</a><svg onload=x()>';

/** The values of a record as the comparison of two versions shows them: HTML as HTML, the rest as text. */
function shownValues(kind: AnyKind, values: Record<string, unknown>): string {
  const context = { today: "2026-03-02", title: titleOf(kind, values) };
  return Object.entries(kind.fields)
    .map(([name, field]) =>
      renderToStaticMarkup(<div>{showValue(field, values[name], context)}</div>),
    )
    .join("");
}

const BROUGHT_INPUTS = {
  ...SHORT_INPUTS,
  ...REFERENCE_INPUTS,
  list: LIST_INPUT,
  focus: FOCUS_INPUT,
};

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function expectPlace(target: RecordTarget): void {
  const staged = stagedPath(target, { suffix: "0a1b2c3d", extension: "webp" });
  const place = fixedPath(target, "webp");
  expect([isStoragePath(staged), isStagedPath(staged)]).toEqual([true, true]);
  expect([isStoragePath(place), isStagedPath(place)]).toEqual([true, false]);
  expect(recordFolderOf(place)).toBe(recordFolder(target));
  expect(recordFolderOf(staged)).toBe(recordFolder(target));
}

describe.each(KINDS.map((kind) => [kind.subject, kind] as const))("%s", (_, kind) => {
  test("describes each column that is not the engine’s", async ({ database }) => {
    const tables = await database.kysely.introspection.getTables();
    const columns = tables.find(({ name }) => name === kind.table)?.columns ?? [];
    const own = hasBody(kind)
      ? BODY_COLUMNS
      : Object.entries(kind.fields).map(([name, { column }]) => column ?? snakeCase(name));
    const described = [...OWN_COLUMNS, ...TRASH_COLUMNS, ...own];
    expect(columns.map(({ name }) => name).toSorted()).toEqual(described.toSorted());
  });

  test("has a folder of its own for each picture, where the storage finds it again", () => {
    const folders = KINDS.flatMap(picturesOf).map(({ place }) => place.folder);
    for (const { targetFor } of picturesOf(kind)) {
      const target = targetFor(newId());
      expect(findPictureTarget(target.subject, target.id)?.target).toEqual(target);
      expectPlace(target);
      expect(folders.filter((folder) => folder === target.place.folder)).toHaveLength(1);
    }
  });

  test("is read as it was written", async ({ database }) => {
    const id = newId();
    const values: Record<string, unknown> = emptyValues(kind);
    if (kind.title !== undefined) values[kind.title] = "Élise";
    await importRecord(database, kind, { id, values, now: new Date() });
    expect((await findRecord(database.kysely, kind, id))?.values).toEqual(values);
  });

  test.for(Object.keys(kind.fields))(
    "shows no hostile HTML that was posted: %s",
    async (name, { database }) => {
      const routes = { list: endpoint, screen: endpoint, record: endpoint };
      const { send } = await openKindScreens(database, kind, routes);
      const filled = Object.entries(kind.fields)
        .filter(
          ([, { input }]) => input.type === "short-text" || (input.type === "line" && !input.as),
        )
        .map(([field]) => [field, "Élise"]);
      const id = kind.isSheet ? sheetId(kind) : newId();
      const required = await REQUIRED[kind.subject]?.(database);
      const values = { ...Object.fromEntries(filled), ...required, [name]: HOSTILE };
      const { answer } = await send(id, { intent: "save", version: 0, values });
      const stored = await findRecord(database.kysely, kind, id);
      if (!stored) {
        expect(answer).toMatchObject({ kind: "invalid", errors: { [name]: [expect.any(String)] } });
        return;
      }
      expect(answer).toMatchObject({ kind: "saved", record: { values: stored.values } });
      const shown = shownValues(kind, stored.values);
      expect(shown).toContain("Ici");
      expect(shown).not.toMatch(/<(script|img|svg)|href="javascript/);
    },
  );

  test("has one input for each field on its screen, and one title", () => {
    const record = {
      id: newId(),
      version: 1,
      values: emptyValues(kind),
      updatedAt: "2026-03-01T10:00:00.000Z",
      updatedByName: null,
      isTrashed: false,
    };
    const props = { record, userId: newId(), now: "2026-03-02T10:00:00.000Z" };
    const { groups: _, ...flat } = kind;
    const screen =
      isListed(flat) || flat.isSheet ? (
        <EditScreen kind={flat} {...props} brought={BROUGHT_INPUTS} />
      ) : (
        <BannerScreen {...props} record={{ ...record, values: emptyValues(banner) }} />
      );
    const router = createMemoryRouter([{ path: "*", element: screen }]);
    const html = renderToString(<RouterProvider router={router} />);
    for (const [name, { input }] of Object.entries(kind.fields)) {
      // The editor of texts comes later, in place of a grey one: its label stands.
      // A point is chosen once there is a picture.
      if (input.type === "focus") continue;
      const mark = input.type === "short-text" ? `id="${name}-nom"` : `data-field="${name}"`;
      expect(html.split(mark), name).toHaveLength(2);
    }
    expect(html.split("<h1")).toHaveLength(2);
    if (kind.french.remove) expect(html).toContain(kind.french.remove);
  });
});

it("tells all kinds apart where they are named", () => {
  const subjects = CONTENT_KINDS.map(({ subject }) => subject);
  const uploads = ["gallery", "avatar", ...subjects];
  const copies = [article, photo, photoBatch, ...KINDS].map(({ localCopy }) => localCopy);
  const words = activityKinds(CONTENT_KINDS).map(({ word }) => word);
  for (const names of [uploads, copies, words]) expect(new Set(names).size).toBe(names.length);
});
