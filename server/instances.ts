import { createHmac } from "node:crypto";
import { join } from "node:path";
import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { type Environment, EnvironmentError } from "~/platform/environment.server";
import { newId } from "~/platform/random.server";
import type { Job } from "./jobs/scheduler";

/** An instance that was not seen for so long does not run any more. */
const SEEN_MS = 120_000;
/** A clock that was set back leaves times that lie further ahead than they can: they count for nothing. */
const FARTHEST_MS = 2 * SEEN_MS;

type InstanceSite = {
  database: Database;
  authSecret: string;
  environment: Pick<Environment, "authSecret" | "dataDir">;
  now: () => Date;
};

/** This instance among those of its database. */
export type Instance = {
  /** Says that it runs. To be called well within two minutes. */
  beat(): Promise<void>;
  /** Says that it runs no more. */
  leave(): Promise<void>;
};

/**
 * Notes in the database that an instance runs, and with which secret. Throws an `EnvironmentError` when
 * another secret was seen within two minutes: sessions and two-step logins of one would be worthless to
 * the other. Of several starts at once with two secrets those of one go on.
 *
 * A row of `background_tasks`, which neither a backup nor a restoration touches; it is claimed until the
 * instance would be overdue, and never done, so that it says nothing of when the site last worked.
 */
export async function joinInstances(site: InstanceSite): Promise<Instance> {
  const { kysely } = site.database;
  const name = `${namesOf(site.authSecret)}${newId()}`;
  const beat = (db: Queryable) => noteRunning(db, name, site.now());
  await transaction(site.database, async (trx) => {
    await forgetStopped(trx, site.now());
    await refuseOthers(trx, site);
    await beat(trx);
  });
  return {
    beat: () => beat(kysely),
    async leave() {
      await kysely.deleteFrom("background_tasks").where("name", "=", name).execute();
    },
  };
}

/** Throws as `joinInstances` does, and notes nothing: for the development server, which is killed as often as it is stopped. */
export async function refuseOtherSecret(site: InstanceSite): Promise<void> {
  await refuseOthers(site.database.kysely, site);
}

/** Two beats within the two minutes, so that one may fail; one at the start, before which the demo content may load for long. */
export function instanceBeat({ beat }: Instance): Job {
  return { name: "instance", pattern: "30 * * * * *", alsoAt: ["start"], run: beat };
}

const PREFIX = "instance ";

/**
 * How the names of all instances with a secret begin: with a mark that only tells secrets apart. It is a
 * keyed hash, from which the key cannot be learned, cut to 64 bits. A guess at the secret could be
 * compared with it, as with the signature in any cookie of a session; nobody guesses the 256 random
 * bits that a start makes, and an `AUTH_SECRET` of one's own is asked to be as random.
 */
function namesOf(authSecret: string): string {
  const mark = createHmac("sha256", authSecret).update("foulee instance").digest("hex");
  return `${PREFIX}${mark.slice(0, 16)} `;
}

async function noteRunning(db: Queryable, name: string, now: Date): Promise<void> {
  const claimed_until = later(now, SEEN_MS);
  await db
    .insertInto("background_tasks")
    .values({ name, claimed_until, last_done_at: null })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ claimed_until }))
    .execute();
}

async function forgetStopped(trx: DatabaseTransaction, now: Date): Promise<void> {
  await trx
    .deleteFrom("background_tasks")
    .where("name", "like", `${PREFIX}%`)
    .where(({ eb, or }) =>
      or([
        eb("claimed_until", "<=", now.toISOString()),
        eb("claimed_until", ">", later(now, FARTHEST_MS)),
      ]),
    )
    .execute();
}

async function refuseOthers(db: Queryable, site: InstanceSite): Promise<void> {
  const now = site.now();
  const other = await db
    .selectFrom("background_tasks")
    .select("claimed_until")
    .where("name", "like", `${PREFIX}%`)
    .where("name", "not like", `${namesOf(site.authSecret)}%`)
    .where("claimed_until", ">", now.toISOString())
    .where("claimed_until", "<=", later(now, FARTHEST_MS))
    .orderBy("claimed_until", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!other?.claimed_until) return;
  const leftMs = Date.parse(other.claimed_until) - now.getTime();
  throw new EnvironmentError(sayOther(site.environment, leftMs));
}

function sayOther(
  { authSecret, dataDir }: Pick<Environment, "authSecret" | "dataDir">,
  leftMs: number,
): string {
  const seen = Math.max(0, Math.round((SEEN_MS - leftMs) / 1000));
  const left = Math.ceil(leftMs / 1000);
  const file = join(dataDir, "auth-secret");
  const own = authSecret === null ? `, au lieu de celui du fichier ${file}` : "";
  return [
    `AUTH_SECRET\u00a0: une instance du site, vue il y a ${seen} s, se sert de cette base de données avec un autre secret. Donnez le même AUTH_SECRET à toutes${own}.`,
    `  Pour en changer, arrêtez-les d’abord toutes. Après une coupure, le site démarre avec ce nouveau secret dans ${left} s.`,
  ].join("\n");
}

function later(instant: Date, ms: number): string {
  return new Date(instant.getTime() + ms).toISOString();
}
