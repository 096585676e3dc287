import { expect } from "vitest";
import type { Move } from "~/lib/sorting";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { moveRanked } from "~/records/ranks.server";
import { minutesAfter, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { addPhoto } from "~tests/support/gallery-fixtures";
import { fc, runs } from "~tests/support/properties";
import { GALLERY_ORDER } from "./gallery-order.server";

const COUNT = 6;
const who = { userId: null, now: NOW };

/** A move of one of a few photos, given by their ranks when the run starts. */
type Step =
  | { kind: "first" | "up" | "down"; moved: number }
  | { kind: "between"; moved: number; gap: number };

type Photo = { id: string; isFeatured: boolean; inTrash: boolean };

const rank = fc.nat({ max: COUNT - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom("first" as const, "up" as const, "down" as const),
    moved: rank,
  }),
  fc.record({ kind: fc.constant("between" as const), moved: rank, gap: rank }),
);
/** Orders as older sites left them: shared, with holes, below zero. */
const orders = fc.array(fc.constantFrom(-3, 0, 0, 1, 1, 2, 40, 1_000_000), {
  minLength: COUNT,
  maxLength: COUNT,
});
const flags = fc.array(fc.record({ isFeatured: fc.boolean(), inTrash: fc.boolean() }), {
  minLength: COUNT,
  maxLength: COUNT,
});
type Flags = { isFeatured: boolean; inTrash: boolean };

async function fill(database: Database, given: number[], marks: Flags[]): Promise<string[]> {
  await database.kysely.deleteFrom("gallery_images").execute();
  const ids: string[] = [];
  for (const [index, display_order] of given.entries()) {
    const mark = marks[index];
    ids.push(
      await addPhoto(database, {
        display_order,
        created_at: minutesAfter(NOW, index % 3).toISOString(),
        is_featured: mark?.isFeatured ?? false,
        deleted_at: mark?.inTrash ? NOW.toISOString() : null,
      }),
    );
  }
  return ids;
}

async function readOrder(database: Database): Promise<Photo[]> {
  const rows = await database.kysely
    .selectFrom("gallery_images")
    .select(["id", "is_featured", "deleted_at"])
    .orderBy("display_order", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    isFeatured: row.is_featured,
    inTrash: row.deleted_at !== null,
  }));
}

/** The photos among which one moves, as a volunteer sees them. */
function beside(order: readonly Photo[], id: string): Photo[] {
  const photo = order.find((other) => other.id === id);
  return order.filter(
    (other) => other.id !== id && !other.inTrash && other.isFeatured === photo?.isFeatured,
  );
}

function ask(order: readonly Photo[], ids: string[], { moved, ...given }: Step): Move {
  const id = ids[moved] ?? "";
  if (given.kind !== "between") return { kind: given.kind, id };
  const shown = beside(order, id);
  const gap = Math.min(given.gap, shown.length);
  return {
    kind: "between",
    id,
    afterId: shown[gap - 1]?.id ?? null,
    beforeId: shown[gap]?.id ?? null,
  };
}

/** What a volunteer expects to see of the photo's own part of the page. */
function expected(order: readonly Photo[], move: Move): string[] {
  const all = [...order];
  const shown = beside(order, move.id).map(({ id }) => id);
  const before = all
    .slice(
      0,
      all.findIndex(({ id }) => id === move.id),
    )
    .map(({ id }) => id);
  const rankBefore = shown.filter((id) => before.includes(id)).length;
  const index = {
    first: 0,
    up: Math.max(0, rankBefore - 1),
    down: Math.min(shown.length, rankBefore + 1),
    between: move.kind === "between" ? gapOf(shown, move) : 0,
  }[move.kind];
  return shown.toSpliced(index, 0, move.id);
}

function gapOf(shown: string[], { afterId, beforeId }: Extract<Move, { kind: "between" }>) {
  if (afterId !== null) return shown.indexOf(afterId) + 1;
  return beforeId === null ? 0 : shown.indexOf(beforeId);
}

function others(order: readonly Photo[], id: string): string[] {
  return order.map((photo) => photo.id).filter((other) => other !== id);
}

async function expectOwnPlaces(database: Database, ids: readonly string[]): Promise<void> {
  const rows = await database.kysely
    .selectFrom("gallery_images")
    .select(["id", "display_order"])
    .execute();
  expect(rows.map((row) => row.id).sort()).toEqual([...ids].sort());
  expect(new Set(rows.map((row) => row.display_order)).size).toBe(rows.length);
}

test("any move gives the order that was asked for, leaves the others alone, and undoing it gives the one before", async ({
  database,
}) => {
  await fc.assert(
    fc.asyncProperty(
      orders,
      flags,
      fc.array(step, { minLength: 1, maxLength: 8 }),
      async (given, marks, steps) => {
        const ids = await fill(database, given, marks);
        for (const one of steps) {
          const order = await readOrder(database);
          const asked = ask(order, ids, one);
          const result = await moveRanked(database, GALLERY_ORDER, { ...asked, ...who });
          const after = await readOrder(database);
          const photo = order.find(({ id }) => id === asked.id);
          expect(result.kind).toBe(photo?.inTrash ? "not-found" : "moved");
          expect(others(after, asked.id)).toEqual(others(order, asked.id));
          if (result.kind === "not-found") {
            expect(after).toEqual(order);
            continue;
          }
          const part = after.filter(
            (other) => !other.inTrash && other.isFeatured === photo?.isFeatured,
          );
          expect(part.map(({ id }) => id)).toEqual(expected(order, asked));
          const undo = { kind: "between", id: asked.id, ...result.former } as const;
          await moveRanked(database, GALLERY_ORDER, { ...undo, ...who });
          expect(await readOrder(database)).toEqual(order);
          await moveRanked(database, GALLERY_ORDER, { ...asked, ...who });
          expect(await readOrder(database)).toEqual(after);
        }
      },
    ),
    runs(25),
  );
});

test("moves and new photos at the same moment lose no photo, and give each a place of its own", async ({
  database,
}) => {
  await fc.assert(
    fc.asyncProperty(
      orders,
      flags,
      fc.array(step, { minLength: 2, maxLength: 4 }),
      async (given, marks, steps) => {
        const ids = await fill(database, given, marks);
        const order = await readOrder(database);
        const added = newId();
        await Promise.all([
          ...steps.map((one) =>
            moveRanked(database, GALLERY_ORDER, { ...ask(order, ids, one), ...who }),
          ),
          addPhoto(database, { id: added }),
        ]);
        // Two more that surely move something, so that what older sites left shared is told apart.
        const [end = ""] = order.map(({ id }) => id).slice(-1);
        const toEnd = { kind: "between", id: added, afterId: end, beforeId: null } as const;
        const behind = await readOrder(database);
        await moveRanked(database, GALLERY_ORDER, { ...toEnd, ...who });
        await moveRanked(database, GALLERY_ORDER, { kind: "first", id: added, ...who });
        expect(others(await readOrder(database), added)).toEqual(others(behind, added));
        await expectOwnPlaces(database, [...ids, added]);
        expect((await readOrder(database))[0]?.id).toBe(added);
        const moved = new Set([...steps.map(({ moved }) => ids[moved]), added]);
        const still = (photos: readonly Photo[]) =>
          photos.map(({ id }) => id).filter((id) => !moved.has(id));
        expect(still(await readOrder(database))).toEqual(still(order));
      },
    ),
    runs(25),
  );
});
