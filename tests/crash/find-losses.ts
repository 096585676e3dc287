import { sql } from "kysely";
import sharp from "sharp";
import { parseMediaUrl } from "~/lib/media-url";
import type { Database } from "~/platform/database/database.server";
import { readContentVersion } from "~/platform/database/transaction.server";
import { mailSchema } from "~/platform/mail/mail";
import type { Storage } from "~/platform/storage/storage";
import type { Acknowledgement } from "./acknowledgement";

type Site = { database: Database; storage: Storage };

/**
 * Whatever is not as it was acknowledged, or does not agree; nothing when all is well. Pictures in
 * `decoded` were found whole before, and are only weighed.
 */
export async function findLosses(
  site: Site,
  acknowledged: readonly Acknowledgement[],
  decoded = new Set<string>(),
): Promise<string[]> {
  return [
    ...(await findDamage(site.database)),
    ...(await findLostArticles(site.database, acknowledged)),
    ...(await findLostMessages(site.database, acknowledged)),
    ...(await findLostFiles(site, acknowledged)),
    ...(await findHalfFiles(site, decoded)),
  ];
}

async function findDamage({ engine, kysely }: Database): Promise<string[]> {
  if (engine === "postgres") return [];
  const whole = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(kysely);
  const broken = await sql`pragma foreign_key_check`.execute(kysely);
  const said = whole.rows.map((row) => row.integrity_check).filter((line) => line !== "ok");
  return [...said, ...broken.rows.map((row) => `foreign key: ${JSON.stringify(row)}`)];
}

async function findLostArticles(
  database: Database,
  acknowledged: readonly Acknowledgement[],
): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom("articles")
    .select(["id", "version", "title"])
    .execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const revisions = await database.kysely
    .selectFrom("article_revisions")
    .select(({ fn }) => ["article_id", fn.countAll<number>().as("count")])
    .groupBy("article_id")
    .execute();
  const kept = new Map(revisions.map((row) => [row.article_id, Number(row.count)]));
  const writes = acknowledged.filter((line) => line.kind === "article");
  const losses = writes.flatMap(({ id, version, title }) => {
    const row = stored.get(id);
    if (!row || row.version < version) return [`lost: ${title} (${id}, version ${version})`];
    if (row.version === version && row.title !== title) return [`other words: ${id}`];
    return [];
  });
  const halves = rows.filter((row) => !kept.has(row.id)).map((row) => `no revision: ${row.id}`);
  const version = await readContentVersion(database);
  const isBehind = version < writes.length;
  return [...losses, ...halves, ...(isBehind ? [`content version ${version}`] : [])];
}

/** Nothing sends here: every message is there with its mail, which still waits, and no mail without a message. */
async function findLostMessages(
  { kysely }: Database,
  acknowledged: readonly Acknowledgement[],
): Promise<string[]> {
  const messages = await kysely
    .selectFrom("contact_messages")
    .select(["id", "message", "mail_id"])
    .execute();
  const mails = await kysely
    .selectFrom("mail_outbox")
    .select(["id", "state", "payload"])
    .where("purpose", "=", "contact")
    .execute();
  const stored = new Map(messages.map((row) => [row.id, row]));
  const waiting = new Map(mails.map((row) => [row.id, row.state === "waiting" ? row.payload : ""]));
  const owned = new Set(messages.map((row) => row.mail_id));
  const writes = acknowledged.filter((line) => line.kind === "message");
  return [
    ...writes
      .filter(({ id, mailId, text }) => {
        const row = stored.get(id);
        return row?.message !== text || row.mail_id !== mailId;
      })
      .map(({ id }) => `lost message: ${id}`),
    ...messages
      .filter(({ mail_id: mailId, message }) => !carries(waiting.get(mailId ?? ""), message))
      .map(({ id }) => `message without its mail: ${id}`),
    ...mails.filter(({ id }) => !owned.has(id)).map(({ id }) => `mail without its message: ${id}`),
  ];
}

function carries(payload: string | undefined, message: string): boolean {
  if (!payload) return false;
  return mailSchema.parse(JSON.parse(payload)).message.includes(message);
}

async function findLostFiles(
  { database, storage }: Site,
  acknowledged: readonly Acknowledgement[],
): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom("media_files")
    .select(["path", "byte_size"])
    .execute();
  const sizes = new Map<string, number>();
  for await (const { path, byteSize } of storage.list()) sizes.set(path, byteSize);
  const known = new Map(rows.map((row) => [row.path, row.byte_size]));
  const covers = await database.kysely
    .selectFrom("articles")
    .select("cover_image_url")
    .where("cover_image_url", "is not", null)
    .execute();
  const images = acknowledged.filter((line) => line.kind === "image");
  return [
    ...images
      .filter(({ path, byteSize }) => known.get(path) !== byteSize)
      .map(({ path }) => `image without its row: ${path}`),
    ...rows
      .filter(({ path, byte_size: byteSize }) => sizes.get(path) !== byteSize)
      .map(({ path }) => `row without its file: ${path}`),
    ...covers
      .map(({ cover_image_url: url }) => parseMediaUrl(url ?? "")?.path ?? "")
      .filter((path) => !known.has(path))
      .map((path) => `cover that is nowhere: ${path}`),
  ];
}

/** A file that was being written when the process died is there whole or not at all. */
async function findHalfFiles({ storage }: Site, decoded: Set<string>): Promise<string[]> {
  const halves: string[] = [];
  for await (const { path } of storage.list()) {
    if (decoded.has(path)) continue;
    decoded.add(path);
    const file = await storage.read(path);
    const picture = file && sharp(file.body, { failOn: "truncated" }).stats();
    await picture?.catch((error: unknown) => halves.push(`half a file: ${path} (${error})`));
  }
  return halves;
}
