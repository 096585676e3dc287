import { readSite } from "~/club/read-site.server";
import type { Site } from "~/club/site";
import { fieldErrorsOf } from "~/lib/field-errors";
import { parisDay } from "~/lib/paris-instants";
import { acceptProof } from "~/platform/captcha/proof-of-work.server";
import { acceptRecaptcha } from "~/platform/captcha/recaptcha.server";
import { deliverNow } from "~/platform/mail/outbox.server";
import {
  addressKey,
  type CountedKey,
  consumeAll,
  mailboxKey,
  refundAll,
} from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import { type ReadTrial, readTrial } from "../trial/read-trial.server";
import { isBlocked } from "./blocked-senders.server";
import { type ContactForm, contactSchema, writtenMessageSchema } from "./contact.schema";
import { messagesAddress, storeMessage } from "./messages.server";
import type { MessageAnswer } from "./send-message";

/** The provider, or the site itself, did not do its part. */
const BAD_GATEWAY = 502;

/**
 * Takes a submission of the contact form: captcha, block list and limits first, then the message is
 * stored, then sent (product.md, Contact). Whatever fails after the storing, the message is there,
 * and is sent again by itself; sending the same form again does not make a second one.
 */
export async function submitMessage(site: Services, fields: FormData): Promise<MessageAnswer> {
  const parsed = contactSchema.safeParse(Object.fromEntries(fields));
  if (!parsed.success) return refusalOf(parsed.error);
  const isTrial = parsed.data.trialSection !== "";
  const read = isTrial ? await readSite(site.database.kysely, site.now) : null;
  const trial = read && readAskedTrial(read, parsed.data, site.now);
  if (trial && "errors" in trial) return { kind: "invalid", errors: trial.errors };
  // The volunteer reads in the subject who comes to try, and when.
  const form = trial ? { ...parsed.data, title: trial.subject } : parsed.data;
  if (!(await passesCaptcha(site, form))) return { kind: "captcha" };
  if (await isBlocked(site.database.kysely, form.email)) return failure(403);
  const counted = countedFor(site, form);
  const limit = await consumeAll(counted);
  if (!limit.ok) return failure(429, limit.retryAfterSeconds);
  const { club } = read ?? (await readSite(site.database.kysely, site.now));
  const { kind, mailId } = await storeMessage(site.database, {
    submissionId: form.submissionId,
    name: form.name,
    email: form.email,
    title: form.title,
    message: form.message,
    to: messagesAddress(site.environment, club),
    recaptchaToken: site.environment.recaptcha ? form.captcha : "",
    now: site.now,
  });
  // Sending the same message again, after a failure, is not one more message.
  if (kind === "known") await refundAll(counted);
  if (mailId === null) return { kind: "sent" };
  const delivery = await deliverNow(site, mailId);
  // Without a mailer nothing is lost either: the message is read in the administrator area.
  return delivery === "failed" ? failure(BAD_GATEWAY) : { kind: "sent" };
}

function readAskedTrial(club: Site, form: ContactForm, now: Date): ReadTrial {
  const { trialSection: section, trialWhen: when, trialAge: age } = form;
  return readTrial(club, { section, when, age }, parisDay(now));
}

function failure(status: number, retryAfterSeconds: number | null = null): MessageAnswer {
  return { kind: "failed", status, retryAfterSeconds };
}

async function passesCaptcha(site: Services, form: ContactForm): Promise<boolean> {
  const { database, environment, authSecret, log, now } = site;
  const { recaptcha, publicUrl, isPublicUrlSet } = environment;
  if (recaptcha) {
    const siteUrl = isPublicUrlSet ? publicUrl : null;
    return await acceptRecaptcha(recaptcha, form.captcha, { siteUrl, log });
  }
  return await acceptProof(database, { authSecret, answer: form.captcha, now });
}

function countedFor(site: Services, form: ContactForm): CountedKey[] {
  return [
    ["contact-address", addressKey(site.clientAddress)],
    ["contact-sender", mailboxKey(form.email)],
  ];
}

/** Errors beside the fields; what no person can have caused is a failure like another. */
function refusalOf(error: Parameters<typeof fieldErrorsOf>[0]): MessageAnswer {
  const errors = fieldErrorsOf(error);
  const isWritten = Object.keys(writtenMessageSchema.shape).some((name) => errors[name]);
  return isWritten ? { kind: "invalid", errors } : failure(400);
}
