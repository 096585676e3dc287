import { expressionBuilder, type RawBuilder, sql } from "kysely";
import { MADE_UP_LAST_NAME } from "~/lib/person-name";
import type { Schema } from "~database/schema";

/** The first name that the person of an account gave; null when they gave none. `userId` is a column. */
export function givenFirstName(userId: string): RawBuilder<string | null> {
  return given(userId, sql`profile.first_name`);
}

/** The last name that the person of an account gave; null when they gave none. */
export function givenLastName(userId: string): RawBuilder<string | null> {
  return given(userId, sql`profile.last_name`);
}

/** The name that the person of an account gave, for what visitors read; null when they gave none. */
export function givenName(userId: string): RawBuilder<string | null> {
  return given(userId, sql`trim(profile.first_name || ' ' || profile.last_name)`);
}

/**
 * The name that signs an article or a photo for visitors: its author's, or the one that was kept when
 * their account was erased; null where the club signs. `table` has `author_id` and `author_name`.
 */
export function signature(table: string): RawBuilder<string | null> {
  const author = sql.ref<string | null>(`${table}.author_id`);
  const kept = sql.ref<string | null>(`${table}.author_name`);
  return sql`case when ${author} is null then ${kept} else ${givenName(`${table}.author_id`)} end`;
}

/** As volunteers know an account: the name that its person gave, else its address; null for no account. */
export function accountName(userId: string): RawBuilder<string | null> {
  const address = expressionBuilder<Schema>()
    .selectFrom("users as addressed")
    .select("addressed.email")
    .where("addressed.id", "=", sql.ref<string>(userId));
  return sql`coalesce(${givenName(userId)}, ${address})`;
}

/** An older version of the command that creates an account made a name up from the address. */
function given(userId: string, words: RawBuilder<unknown>): RawBuilder<string | null> {
  const profile = expressionBuilder<Schema>()
    .selectFrom("admin_profiles as profile")
    .innerJoin("users as person", "person.id", "profile.user_id")
    .select(sql<string | null>`nullif(${words}, '')`.as("words"))
    .where("profile.user_id", "=", sql.ref<string>(userId))
    .where(
      sql<boolean>`not (
        profile.last_name = ${MADE_UP_LAST_NAME}
        and substr(person.email, 1, length(profile.first_name) + 1) = profile.first_name || '@'
      )`,
    );
  return sql`${profile}`;
}
