import { expect } from "vitest";
import { addArticle, addUser } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { signature } from "./person-names.server";

test("a kept name signs only where the account is erased", async ({ database }) => {
  const { kysely } = database;
  const author_id = await addUser(database);
  const id = await addArticle(database, { author_id });
  await kysely.updateTable("articles").set({ author_name: "Maëlle Dupouy" }).execute();
  const signed = async () => {
    const article = kysely.selectFrom("articles").select(signature("articles").as("name"));
    return (await article.where("id", "=", id).executeTakeFirstOrThrow()).name;
  };
  expect(await signed()).toBe("Josiane Lacoste");
  await kysely.deleteFrom("admin_profiles").execute();
  expect(await signed()).toBeNull();
  await kysely.updateTable("articles").set({ author_id: null }).execute();
  expect(await signed()).toBe("Maëlle Dupouy");
});
