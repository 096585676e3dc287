import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { bodyHistory } from "~/records/body-history.server";
import { listRevisions } from "~/records/history.server";
import { test } from "~tests/support/database-test";
import { fillClub, fillClubRows } from "./fill-club.server";
import { place } from "./kinds/place";
import { readSite } from "./read-site.server";

const NOW = new Date("2026-11-28T10:00:00.000Z");
const DEMO = { words: "demo", now: NOW } as const;

async function placeNames({ kysely }: Database): Promise<string[]> {
  return (await readSite(kysely, NOW)).places.map(({ name }) => name).toSorted();
}

describe("the first words of a club", () => {
  test("are those that every site showed before they could be edited", async ({ database }) => {
    await fillClub(database, DEMO);
    expect(await placeNames(database)).toEqual([
      "Dune et océan",
      "Forêt communale",
      "Gymnase du collège des Dunes",
      "Lac",
      "Place de l’Église",
      "Salle des Pins",
      "Stade des Résiniers",
    ]);
  });

  test("are known to be of the demo, each with a history", async ({ database }) => {
    await fillClub(database, DEMO);
    const rows = await database.kysely.selectFrom("club_records").select("id").execute();
    const noted = await database.kysely
      .selectFrom("demo_rows")
      .select("row_id")
      .where("table_name", "=", "club_records")
      .execute();
    expect(noted.map(({ row_id }) => row_id).toSorted()).toEqual(
      rows.map(({ id }) => id).toSorted(),
    );
    const [first] = rows;
    const history = await listRevisions(database.kysely, bodyHistory(place), first?.id ?? "");
    expect(history.map(({ summary }) => summary)).toEqual(["Création"]);
  });

  test("are neutral, and nobody’s, for a new site without a demo", async ({ database }) => {
    await fillClub(database, { words: "templates", now: NOW });
    expect(await placeNames(database)).toEqual(["Stade"]);
    expect(await database.kysely.selectFrom("demo_rows").select("row_id").execute()).toEqual([]);
  });

  test("come once, however many starts there are at once", async ({ database }) => {
    await Promise.all([1, 2, 3].map(() => fillClub(database, DEMO)));
    expect(await placeNames(database)).toHaveLength(7);
  });

  test("do not come back to a club that threw all of them away", async ({ database }) => {
    await fillClub(database, DEMO);
    await database.kysely.deleteFrom("club_records").execute();
    await fillClub(database, DEMO);
    expect(await placeNames(database)).toEqual([]);
  });

  test("come whole or not at all", async ({ database }) => {
    const cut = transaction(database, async (trx) => {
      await fillClubRows(trx, DEMO);
      throw new Error("cut");
    });
    await expect(cut).rejects.toThrow("cut");
    expect(await placeNames(database)).toEqual([]);
    await fillClub(database, DEMO);
    expect(await placeNames(database)).toHaveLength(7);
  });
});
