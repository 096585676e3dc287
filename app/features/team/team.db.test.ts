import { describe, expect } from "vitest";
import { newId } from "~/platform/random.server";
import { test } from "~tests/support/database-test";
import { addTeamMember } from "~tests/support/record-fixtures";
import { TEST_NOW } from "~tests/support/services";
import { listTeam } from "./team.server";

describe("listTeam", () => {
  test("lists one of the two lists by name, accents where French puts them, trash left out", async ({
    database,
  }) => {
    const add = (table: "coaches" | "board_members", fullName: string) => {
      const person = { id: newId(), fullName, role: "Sauts", photo: null, now: TEST_NOW };
      return addTeamMember(database, table, person).then(() => person.id);
    };
    for (const name of ["Yann Moreau", "Élise Aubin", "Eric Bordes", "Ève Zola"]) {
      await add("coaches", name);
    }
    await add("board_members", "Bernard Tauzin");
    const gone = await add("coaches", "Albert Parti");
    await database.kysely
      .updateTable("coaches")
      .set({ deleted_at: TEST_NOW.toISOString() })
      .where("id", "=", gone)
      .execute();

    const coaches = await listTeam(database.kysely, "coaches");
    expect(coaches.map(({ full_name }) => full_name)).toEqual([
      "Élise Aubin",
      "Eric Bordes",
      "Ève Zola",
      "Yann Moreau",
    ]);
    expect(Object.keys(coaches[0] ?? {}).toSorted()).toEqual(["full_name", "id", "photo", "role"]);
    expect(await listTeam(database.kysely, "board_members")).toHaveLength(1);
  });
});
