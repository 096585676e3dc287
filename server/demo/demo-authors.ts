import { upsertProfile } from "~/features/accounts/profiles.server";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";

type DemoAuthorAccount = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  avatarUrl: string | null;
  now: Date;
};

/** A fictional author: a user without a password and deactivated, who signs articles and can never sign in. */
export async function addDemoAuthor(database: Database, author: DemoAuthorAccount): Promise<void> {
  const stamp = author.now.toISOString();
  await transaction(database, async (trx) => {
    await trx
      .insertInto("users")
      .values({
        id: author.id,
        name: `${author.firstName} ${author.lastName}`,
        email: author.email,
        email_verified: false,
        image: null,
        role: "editor",
        deactivated_at: stamp,
        created_at: stamp,
        updated_at: stamp,
      })
      .execute();
    await upsertProfile(trx, author.id, author);
  });
}
