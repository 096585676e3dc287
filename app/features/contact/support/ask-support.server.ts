import { readSite } from "~/club/read-site.server";
import type { Site } from "~/club/site";
import { type FieldErrors, fieldErrorsOf } from "~/lib/field-errors";
import { recordSiteActivity } from "~/platform/activity-log.server";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { letter, type Mail } from "~/platform/mail/mail";
import { mailerOf } from "~/platform/mail/mailer.server";
import { deliverNow, queueMail } from "~/platform/mail/outbox.server";
import { ImageError } from "~/platform/pictures/image-error";
import { inspectImage } from "~/platform/pictures/inspect-image.server";
import { stripMetadata } from "~/platform/pictures/strip-metadata.server";
import { newId } from "~/platform/random.server";
import { rateLimits } from "~/platform/rate-limits.server";
import type { ReceivedFile } from "~/platform/received-file.server";
import type { Services } from "~/platform/services.server";
import { submissionKey } from "~/platform/submission-key.server";
import {
  SCREENSHOT_BYTES,
  SCREENSHOT_TOO_HEAVY,
  type SupportAnswer,
  type SupportRequest,
  supportSchema,
} from "./support.schema";

type Asker = { id: string; name: string; email: string };

/**
 * Sends a volunteer's request to the technical contact, with the screenshot and the diagnostics they
 * chose to send. Put into the outbox first, so that it is tried again by itself; the same request
 * sent twice is one mail, a corrected one is another.
 */
export async function askSupport(
  site: Services,
  { fields, file }: { fields: FormData; file: ReceivedFile | null },
  asker: Asker,
): Promise<SupportAnswer> {
  if (!mailerOf(site.environment)) return { kind: "no-mailer" };
  const { club, support } = await readSite(site.database.kysely, site.now);
  if (!support) return { kind: "no-recipient" };
  const parsed = supportSchema.safeParse(Object.fromEntries(fields));
  const screenshot = await takeScreenshot(file);
  if (!parsed.success || screenshot.kind === "refused") {
    const errors: FieldErrors = parsed.error ? fieldErrorsOf(parsed.error) : {};
    if (screenshot.kind === "refused") errors.screenshot = [screenshot.message];
    return { kind: "invalid", errors };
  }
  if (!(await rateLimits.consume("support", asker.id)).ok) return { kind: "limited" };
  const attachment = screenshot.kind === "taken" ? screenshot.attachment : null;
  const { requestId, ...texts } = parsed.data;
  const id = submissionKey(requestId, [asker.id, texts, attachment]);
  const mail = mailOf({ ...texts, attachment }, { asker, club, support, now: site.now });
  await transaction(site.database, (trx) => queueOnce(trx, { id, mail }, { ...site, asker }));
  const delivery = await deliverNow(site, id);
  return { kind: delivery === "sent" ? "sent" : "waiting", nextRequestId: newId() };
}

async function queueOnce(
  trx: DatabaseTransaction,
  { id, mail }: { id: string; mail: Mail },
  { asker, now }: { asker: Asker; now: Date },
): Promise<void> {
  const known = await trx
    .selectFrom("mail_outbox")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (known) return;
  await queueMail(trx, { id, purpose: "contact-admin", mail, now });
  await recordSiteActivity(trx, { action: "support-asked", userId: asker.id, now });
}

type Written = Omit<SupportRequest, "requestId"> & Pick<Mail, "attachment">;

type Sending = Pick<Site, "club"> & {
  support: NonNullable<Site["support"]>;
  asker: Asker;
  now: Date;
};

function mailOf(
  { message, diagnostics, attachment }: Written,
  { asker, club, support, now }: Sending,
): Mail {
  const site = ["Site", club.initials].filter(Boolean).join(" ");
  return letter({
    to: support.email,
    from: { name: asker.name, address: asker.email },
    subject: `${site}\u00a0: demande envoyée par ${asker.name}`,
    now,
    paragraphs: [diagnostics ? `${message}\n\n-- \n${diagnostics}\n` : `${message}\n`],
    ending: "",
    attachment,
  });
}

type Screenshot =
  | { kind: "none" }
  | { kind: "taken"; attachment: NonNullable<Mail["attachment"]> }
  | { kind: "refused"; message: string };

const FIT = {
  maxWidth: 2_560,
  maxHeight: 2_560,
  maxBytes: SCREENSHOT_BYTES,
  format: "jpeg",
  qualities: [0.85, 0.7, 0.55],
} as const;

/**
 * The picture that comes with a request, decided by its bytes, whatever its name and type say, and
 * without its metadata: a JPEG under a name of ours.
 */
async function takeScreenshot(file: ReceivedFile | null): Promise<Screenshot> {
  if (file?.name !== "screenshot" || file.byteSize === 0) return { kind: "none" };
  if (file.byteSize > SCREENSHOT_BYTES) return { kind: "refused", message: SCREENSHOT_TOO_HEAVY };
  try {
    await inspectImage(file.path);
    const { bytes } = await stripMetadata(file.path, FIT);
    const base64 = Buffer.from(bytes).toString("base64");
    const attachment = { name: "capture-d-ecran.jpg", mediaType: "image/jpeg", base64 };
    return { kind: "taken", attachment };
  } catch (error) {
    if (error instanceof ImageError) return { kind: "refused", message: error.message };
    throw error;
  }
}
