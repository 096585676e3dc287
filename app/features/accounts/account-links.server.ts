import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { cancelMail } from "~/platform/mail/outbox.server";
import type { Role } from "~/platform/permissions";
import { can } from "~/platform/permissions";
import { newId, newSecret, sha256, uuidOf } from "~/platform/random.server";

const HOUR = 3_600_000;
export const INVITATION_MS = 7 * 24 * HOUR;
export const PASSWORD_LINK_MS = 24 * HOUR;
export const FORGOTTEN_LINK_MS = HOUR;

/** What a one-time link lets its bearer do. */
export type AccountLink = {
  id: string;
  kind: "invitation" | "password";
  /** The address it was made for; null for the first account, whose address its bearer chooses. */
  email: string | null;
  role: Role;
  /** Whose password it changes; null for an invitation. */
  userId: string | null;
};

/** A link as it leaves this module: its secret is stored nowhere. */
export type NewLink = { secret: string; expiresAt: string };

/** Tells the person a link is for, in the transaction that makes it. */
export type LinkAnnouncement = (
  trx: DatabaseTransaction,
  link: NewLink & { email: string },
) => Promise<void>;

/** Id of the mail that carries a link. */
export function letterIdOf(secret: string): string {
  return letterId(sha256(secret));
}

function letterId(tokenHash: string): string {
  return uuidOf(`letter of link ${tokenHash}`);
}

/** Takes back the mails of links that open nothing any more, in the transaction that ends them. */
async function takeBackLetters(
  trx: DatabaseTransaction,
  links: readonly { token_hash: string }[],
  now: Date,
): Promise<void> {
  for (const { token_hash } of links) await cancelMail(trx, letterId(token_hash), now);
}

/** Where a one-time link leads. */
export function accountLinkUrl(publicUrl: string, secret: string): string {
  return `${publicUrl}/admin/bienvenue?jeton=${secret}`;
}

/**
 * Makes a one-time link that creates an account, good for seven days, and voids the earlier ones
 * for the same address (for nobody in particular when `email` is null: the first account).
 */
export async function createInvitation(
  trx: DatabaseTransaction,
  link: { email: string | null; role: Role; createdBy: string | null; now: Date },
): Promise<NewLink & { id: string }> {
  const former = await trx
    .deleteFrom("account_links")
    .where("kind", "=", "invitation")
    .where("email", link.email === null ? "is" : "=", link.email)
    .where("used_at", "is", null)
    .returning("token_hash")
    .execute();
  await takeBackLetters(trx, former, link.now);
  const { secret, values } = freshLink(link.now, INVITATION_MS);
  const { email, role, createdBy: created_by } = link;
  const row = { ...values, id: newId(), kind: "invitation" as const, email, role, created_by };
  await trx
    .insertInto("account_links")
    .values({ ...row, used_at: null })
    .execute();
  return { id: row.id, secret, expiresAt: row.expires_at };
}

/**
 * Makes a one-time link that changes a person's password, good for `lifeMs`, and voids the earlier
 * ones. `createdBy` is null for one that the person asked for themselves, or that was made on the server.
 */
export async function createPasswordLink(
  trx: DatabaseTransaction,
  link: { userId: string; role: Role; createdBy: string | null; lifeMs: number; now: Date },
): Promise<NewLink> {
  await voidPasswordLinks(trx, link.userId, link.now);
  const { secret, values } = freshLink(link.now, link.lifeMs);
  await trx
    .insertInto("account_links")
    .values({
      ...values,
      id: newId(),
      kind: "password",
      email: null,
      user_id: link.userId,
      role: link.role,
      created_by: link.createdBy,
      used_at: null,
    })
    .execute();
  return { secret, expiresAt: values.expires_at };
}

/** Voids the links that would change a person's password: they need none any more, or another one. */
export async function voidPasswordLinks(
  trx: DatabaseTransaction,
  userId: string,
  now: Date,
): Promise<void> {
  const voided = await trx
    .deleteFrom("account_links")
    .where("kind", "=", "password")
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .returning("token_hash")
    .execute();
  await takeBackLetters(trx, voided, now);
}

/** Takes back the mails of the links that a person made, in the transaction that takes the right to do so away. */
export async function takeBackLettersMadeBy(
  trx: DatabaseTransaction,
  userId: string,
  now: Date,
): Promise<void> {
  const links = await trx
    .selectFrom("account_links")
    .select("token_hash")
    .where("created_by", "=", userId)
    .where("used_at", "is", null)
    .execute();
  await takeBackLetters(trx, links, now);
}

/** Takes back the mails of the links that a person made or was to use, in the transaction that closes their account. */
export async function takeBackLettersOf(
  trx: DatabaseTransaction,
  userId: string,
  now: Date,
): Promise<void> {
  await takeBackLettersMadeBy(trx, userId, now);
  const links = await trx
    .selectFrom("account_links")
    .select("token_hash")
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
  await takeBackLetters(trx, links, now);
}

/** How many invitations of a person are open again, and have no mail that leaves: it was taken back meanwhile. */
export async function countUnsentInvitations(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<number> {
  const links = await db
    .selectFrom("account_links")
    .select("token_hash")
    .where("kind", "=", "invitation")
    .where("created_by", "=", userId)
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .execute();
  if (links.length === 0) return 0;
  const letters = links.map(({ token_hash }) => letterId(token_hash));
  const known = await db
    .selectFrom("mail_outbox")
    .select("id")
    .where("id", "in", letters)
    .execute();
  return letters.length - known.length;
}

/** Whether the outbox knows the mail of a link, sent or not. */
export async function hasLetter(trx: DatabaseTransaction, linkId: string): Promise<boolean> {
  const link = await trx
    .selectFrom("account_links")
    .select("token_hash")
    .where("id", "=", linkId)
    .executeTakeFirst();
  const letter = await trx
    .selectFrom("mail_outbox")
    .select("id")
    .where("id", "=", link ? letterId(link.token_hash) : "")
    .executeTakeFirst();
  return letter !== undefined;
}

/** Takes back the mail of one link, by its id. */
export async function takeBackLetter(
  trx: DatabaseTransaction,
  linkId: string,
  now: Date,
): Promise<void> {
  const links = await trx
    .selectFrom("account_links")
    .select("token_hash")
    .where("id", "=", linkId)
    .execute();
  await takeBackLetters(trx, links, now);
}

/** Another secret for the same invitation, good for seven days from now: the former one is void. */
export function freshInvitation(now: Date) {
  return freshLink(now, INVITATION_MS);
}

function freshLink(now: Date, lifeMs: number) {
  const secret = newSecret();
  const values = {
    token_hash: sha256(secret),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + lifeMs).toISOString(),
  };
  return { secret, values };
}

export type LinkState = { kind: "open"; link: AccountLink } | { kind: "void"; reason: VoidReason };

/**
 * What a secret opens, or why it opens nothing. A link is worth what its maker may still do: those
 * of an administrator who was deactivated or demoted are void meanwhile.
 */
export async function findLink(db: Queryable, secret: string, now: Date): Promise<LinkState> {
  const row = await db
    .selectFrom("account_links as link")
    .leftJoin("users as maker", "maker.id", "link.created_by")
    .leftJoin("users as owner", "owner.id", "link.user_id")
    .select(["link.id", "link.kind", "link.email", "link.role", "link.user_id"])
    .select(["link.used_at", "link.created_at", "link.expires_at"])
    .select(["maker.role as maker_role", "maker.deactivated_at as maker_deactivated_at"])
    .select(["owner.email as owner_email", "owner.deactivated_at as owner_deactivated_at"])
    .where("link.token_hash", "=", sha256(secret))
    .executeTakeFirst();
  const reason = row ? voidReason(row, now) : "unknown";
  if (!row || reason) return { kind: "void", reason: reason ?? "unknown" };
  const { id, kind, role, user_id: userId } = row;
  return { kind: "open", link: { id, kind, email: row.owner_email ?? row.email, role, userId } };
}

type LinkRow = {
  used_at: string | null;
  created_at: string;
  expires_at: string;
  maker_role: Role | null;
  maker_deactivated_at: string | null;
  owner_deactivated_at: string | null;
};

function voidReason(row: LinkRow, now: Date): VoidReason | null {
  if (row.used_at) return "used";
  if (row.owner_deactivated_at) return "deactivated";
  // One that was withdrawn ends when it began (see invitations.server.ts).
  if (row.expires_at <= row.created_at) return "withdrawn";
  if (row.expires_at <= now.toISOString()) return "expired";
  if (!row.maker_role) return null;
  return row.maker_deactivated_at || !can(row.maker_role, "accounts") ? "withdrawn" : null;
}

/**
 * Uses a link up, in the transaction of what it is used for: of two at once, the second finds it
 * used. Under the lock of `transaction` only.
 */
export async function consumeLink(
  trx: DatabaseTransaction,
  secret: string,
  { kind, now }: { kind: AccountLink["kind"]; now: Date },
): Promise<LinkState> {
  const state = await findLink(trx, secret, now);
  if (state.kind === "void") return state;
  if (state.link.kind !== kind) return { kind: "void", reason: "unknown" };
  await trx
    .updateTable("account_links")
    .set({ used_at: now.toISOString() })
    .where("id", "=", state.link.id)
    .execute();
  await takeBackLetters(trx, [{ token_hash: sha256(secret) }], now);
  return state;
}

/**
 * Forgets, with their account, the links that lead to a person and the unused ones that they made:
 * without their maker these would count as made by the site.
 */
export async function forgetLinksOf(
  trx: DatabaseTransaction,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<void> {
  const links = await trx
    .deleteFrom("account_links")
    .where((eb) =>
      eb.or([
        eb("user_id", "=", id),
        eb("email", "=", email),
        eb.and([eb("created_by", "=", id), eb("used_at", "is", null)]),
      ]),
    )
    .returning("token_hash")
    .execute();
  await takeBackLetters(trx, links, now);
}

const KEPT_MS = 30 * 24 * HOUR;

/**
 * Forgets the links that ended thirty days ago, and with them the addresses of those who never came.
 * Takes back the mails of those that ended.
 */
export async function purgeEndedLinks(database: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - KEPT_MS).toISOString();
  const ended = await database.kysely
    .selectFrom("account_links")
    .select("token_hash")
    .where("expires_at", "<=", now.toISOString())
    .execute();
  // Looked at first: the lock of all writes is not taken every hour for nothing.
  if (ended.length === 0) return;
  await transaction(database, async (trx) => {
    await takeBackLetters(trx, ended, now);
    await trx
      .deleteFrom("account_links")
      .where((eb) => eb.or([eb("used_at", "<", limit), eb("expires_at", "<", limit)]))
      .execute();
  });
}

/** Why a one-time link opens nothing. */
export type VoidReason = "unknown" | "used" | "expired" | "withdrawn" | "deactivated";

const REASONS: Record<VoidReason, string> = {
  unknown: "il a été remplacé par un plus récent, ou l’adresse est incomplète",
  used: "il a déjà servi",
  expired: "il a expiré",
  withdrawn: "il a été retiré",
  deactivated: "ce compte est désactivé",
};

/** What the bearer of a void link is told, and what to do. */
export function sayVoidLink(reason: VoidReason): string {
  return `Ce lien n’est plus valable\u00a0: ${REASONS[reason]}. Demandez-en un nouveau à la personne qui vous l’a envoyé.`;
}
