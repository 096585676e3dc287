import { expect } from "vitest";
import type { MoveResult } from "~/lib/sorting";
import type { Database } from "~/platform/database/database.server";
import { addArticle, minutesAfter, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { fc, runs } from "~tests/support/properties";
import type { By } from "./article-results.types";
import { moveArticle, reorganizeArticleWeights, swapArticles } from "./order-articles.server";

const BY: By = { userId: null, now: NOW };

/** A move of one of a few articles, given by their ranks when the run starts. */
type Move =
  | { kind: "first" | "up" | "down"; moved: number }
  | { kind: "swap"; moved: number; other: number }
  | { kind: "between"; moved: number; gap: number };

const COUNT = 6;
const rank = fc.nat({ max: COUNT - 1 });
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({
    kind: fc.constantFrom("first" as const, "up" as const, "down" as const),
    moved: rank,
  }),
  fc.record({ kind: fc.constant("swap" as const), moved: rank, other: rank }),
  fc.record({ kind: fc.constant("between" as const), moved: rank, gap: rank }),
);
/** Legacy weights: equal, crowded within the threshold, or at the upper bound. */
const weights = fc.array(
  fc.constantFrom(0, 1, 1, 1.0000005, 1.000001, 1.000002, 5, 10, 20, 999_998.9999999, 999_999, 1e6),
  { minLength: COUNT, maxLength: COUNT },
);
const trash = fc.array(fc.boolean(), { minLength: COUNT, maxLength: COUNT });

type Model = { id: string; inTrash: boolean }[];

/** The neighbours that a volunteer sees around a gap of the list she looks at. */
function neighboursAt(model: Model, moved: string, gap: number) {
  const visible = model.filter((article) => !article.inTrash && article.id !== moved);
  const index = Math.min(gap, visible.length);
  return { afterId: visible[index - 1]?.id ?? null, beforeId: visible[index]?.id ?? null };
}

/** The specification in a few words, on a plain list. */
function apply(
  model: Model,
  change: (list: Model, moved: Model[number]) => Model,
  id: string,
): Model {
  const moved = model.find((article) => article.id === id);
  if (!moved || moved.inTrash) return model;
  return change(
    model.filter((article) => article.id !== id),
    moved,
  );
}

function expected(model: Model, asked: Asked): Model {
  if (asked.kind === "swap") return swapped(model, asked.id, asked.otherId);
  return apply(
    model,
    (others, moved) => {
      if (asked.kind === "first") return [moved, ...others];
      if (asked.kind === "between") return others.toSpliced(gapFor(others, asked), 0, moved);
      const from = model.indexOf(moved);
      const up = model.slice(0, from).findLastIndex((other) => !other.inTrash);
      const down = model.findIndex((other, index) => index > from && !other.inTrash);
      const target = asked.kind === "up" ? up : down;
      return target < 0 ? model : others.toSpliced(target, 0, moved);
    },
    asked.id,
  );
}

function swapped(model: Model, firstId: string, secondId: string): Model {
  const first = model.find((article) => article.id === firstId);
  const second = model.find((article) => article.id === secondId);
  if (!first || !second || first.inTrash || second.inTrash) return model;
  return model.map((article) => {
    if (article === first) return second;
    return article === second ? first : article;
  });
}

function gapFor(others: Model, asked: { afterId: string | null; beforeId: string | null }): number {
  const after = others.findIndex((article) => article.id === asked.afterId);
  if (after >= 0) return after + 1;
  const before = others.findIndex((article) => article.id === asked.beforeId);
  const isFirst = others.slice(0, Math.max(0, before)).every((article) => article.inTrash);
  return before < 0 || isFirst ? 0 : before;
}

type Asked =
  | { kind: "first" | "up" | "down"; id: string }
  | { kind: "swap"; id: string; otherId: string }
  | { kind: "between"; id: string; afterId: string | null; beforeId: string | null };

function ask(model: Model, ids: string[], { moved, ...given }: Move): Asked {
  const id = ids[moved] ?? "";
  if (given.kind === "swap") return { kind: "swap", id, otherId: ids[given.other] ?? "" };
  if (given.kind === "between")
    return { kind: "between", id, ...neighboursAt(model, id, given.gap) };
  return { kind: given.kind, id };
}

function run(database: Database, asked: Asked): Promise<MoveResult> {
  if (asked.kind === "swap") return swapArticles(database, asked.id, asked.otherId, BY);
  return moveArticle(database, asked, BY);
}

/** Undoes a move as «Annuler» does. */
function undo(database: Database, asked: Asked, result: MoveResult): Promise<MoveResult> {
  if (result.kind === "not-found") throw new Error("Nothing was moved.");
  if (asked.kind === "swap") return run(database, asked);
  return moveArticle(database, { kind: "between", id: asked.id, ...result.former }, BY);
}

async function fill(database: Database, given: number[], inTrash: boolean[]): Promise<string[]> {
  await database.kysely.deleteFrom("articles").execute();
  const ids: string[] = [];
  for (const [index, order_weight] of given.entries()) {
    const deleted_at = inTrash[index] ? NOW.toISOString() : null;
    const created_at = minutesAfter(NOW, index % 3).toISOString();
    ids.push(await addArticle(database, { order_weight, deleted_at, created_at }));
  }
  return ids;
}

async function readModel(database: Database): Promise<Model> {
  const rows = await database.kysely
    .selectFrom("articles")
    .select(["id", "deleted_at"])
    .orderBy("order_weight")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ id: row.id, inTrash: row.deleted_at !== null }));
}

/** An article that was moved shares its weight with no other: their order would be that of their dates. */
async function expectStrict(database: Database, moved: string[]): Promise<void> {
  const rows = await database.kysely
    .selectFrom("articles")
    .select(["id", "order_weight"])
    .execute();
  for (const row of rows.filter(({ id }) => moved.includes(id))) {
    const same = rows.filter((other) => other.order_weight === row.order_weight);
    expect(same).toHaveLength(1);
  }
}

test("any sequence of moves gives the order that was asked for, and undo the one before", async ({
  database,
}) => {
  await fc.assert(
    fc.asyncProperty(
      weights,
      trash,
      fc.array(move, { minLength: 1, maxLength: 8 }),
      async (given, inTrash, moves) => {
        const ids = await fill(database, given, inTrash);
        let model = await readModel(database);
        for (const one of moves) {
          const asked = ask(model, ids, one);
          const result = await run(database, asked);
          const after = expected(model, asked);
          expect(await readModel(database)).toEqual(after);
          if (result.kind === "not-found") continue;
          await expectStrict(database, [asked.id]);
          const undone = await undo(database, asked, result);
          expect(await readModel(database)).toEqual(model);
          await undo(database, asked, undone);
          model = await readModel(database);
          expect(model).toEqual(after);
        }
      },
    ),
    runs(25),
  );
});

test("moves asked at the same moment give one of the orders that some turn of them gives", async ({
  database,
}) => {
  await fc.assert(
    fc.asyncProperty(
      weights,
      trash,
      fc.array(move, { minLength: 2, maxLength: 4 }),
      async (given, inTrash, moves) => {
        const ids = await fill(database, given, inTrash);
        const model = await readModel(database);
        const asked = moves.map((one) => ask(model, ids, one));
        const results = await Promise.all(asked.map((one) => run(database, one)));
        const after = await readModel(database);
        const possible = permutations(asked).map((turn) => turn.reduce(expected, model));
        expect(possible).toContainEqual(after);
        const moved = results.flatMap((result, i) =>
          result.kind === "moved" ? [asked[i]?.id ?? ""] : [],
        );
        await expectStrict(database, moved);
      },
    ),
    runs(25),
  );
});

test("the same spot asked for again and again stays strict while others reorganise", async ({
  database,
}) => {
  const ids = await fill(database, [10, 20, 30, 40, 50, 60], Array(COUNT).fill(false));
  const [first = "", second = "", ...movers] = ids;
  for (let round = 0; round < 12; round += 1) {
    await Promise.all([
      ...movers.map((id) =>
        moveArticle(database, { kind: "between", id: id, afterId: first, beforeId: second }, BY),
      ),
      ...(round % 5 === 4 ? [reorganizeArticleWeights(database, BY)] : []),
    ]);
    const model = await readModel(database);
    expect(new Set(model.map((article) => article.id))).toEqual(new Set(ids));
    expect(model[0]?.id).toBe(first);
    expect(model.at(-1)?.id).toBe(second);
    await expectStrict(database, ids);
  }
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
