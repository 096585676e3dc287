import { z } from "zod";
import { readSite } from "~/club/read-site.server";
import type { CommandAnswer } from "~/lib/command";
import { storableText } from "~/lib/storable-text";
import { fits } from "~/lib/truncate";
import type { Services } from "~/platform/services.server";
import { blockSender, unblockSender } from "../blocked-senders.server";
import { contactSchema } from "../contact.schema";
import { type MessageMark, markMessage } from "../inbox.server";
import { messagesAddress, resendMessage } from "../messages.server";
import { resendReply, sendReply } from "../replies.server";
import { REPLY_LIMIT } from "./inbox-paths";

const GONE: CommandAnswer = {
  ok: false,
  message: "Ce message n’est plus là. Actualisez la liste.",
  undo: null,
};

const NO_ADDRESS =
  "Aucune adresse du club n’est connue\u00a0: un administrateur l’écrit dans la fiche du club.";

type Mark = Extract<InboxCommand, { id: string }>["intent"] & MessageMark;

/** The sentence after each mark, and the mark that undoes it. */
const MARKS: Record<Mark, { says: (name: string) => string; undo: Mark | null }> = {
  read: { says: (name) => `Message marqué comme lu\u00a0: ${name}.`, undo: "unread" },
  unread: { says: (name) => `Message marqué comme non lu\u00a0: ${name}.`, undo: "read" },
  answered: {
    says: (name) => `Message marqué comme répondu\u00a0: ${name}.`,
    undo: "unanswered",
  },
  unanswered: {
    says: (name) => `Message de nouveau en attente de réponse\u00a0: ${name}.`,
    undo: "answered",
  },
  archived: { says: (name) => `Message archivé\u00a0: ${name}.`, undo: "unarchived" },
  unarchived: { says: (name) => `Message remis dans la boîte\u00a0: ${name}.`, undo: "archived" },
};

/** Carries out one command of the inbox and says in French what was done; never throws for an unknown id. */
export async function runInboxCommand(
  site: Services,
  command: InboxCommand,
  userId: string,
): Promise<CommandAnswer> {
  if ("email" in command) return await changeBlock(site, command, userId);
  if (command.intent === "reply") return await reply(site, command, userId);
  if (command.intent === "retry-reply") return replyAnswer(await resendReply(site, command.id));
  const { intent, id } = command;
  if (intent === "retry") return await retry(site, id);
  const { now } = site;
  const { club } = await readSite(site.database.kysely, now);
  const to = messagesAddress(site.environment, club);
  const marked = await markMessage(site.database, { id, mark: intent, to, now });
  if (!marked) return GONE;
  const { says, undo } = MARKS[intent];
  return { ok: true, message: says(marked.name), undo: undo && { intent: undo, id } };
}

async function changeBlock(
  { database, now }: Services,
  { intent, email }: Extract<InboxCommand, { email: string }>,
  userId: string,
): Promise<CommandAnswer> {
  if (intent === "block") {
    await blockSender(database, { email, userId, now });
    const message = `${email} est bloqué\u00a0: ses prochains messages seront refusés.`;
    return { ok: true, message, undo: { intent: "unblock", email } };
  }
  await unblockSender(database, { email, userId, now });
  const message = `${email} peut de nouveau écrire au club.`;
  return { ok: true, message, undo: { intent: "block", email } };
}

async function reply(
  site: Services,
  { id, replyId, body }: Extract<InboxCommand, { intent: "reply" }>,
  userId: string,
): Promise<CommandAnswer> {
  return replyAnswer(await sendReply(site, { id: replyId, messageId: id, body, userId }));
}

function replyAnswer(result: Awaited<ReturnType<typeof sendReply>>): CommandAnswer {
  const refused = (message: string): CommandAnswer => ({ ok: false, message, undo: null });
  switch (result) {
    case "sent":
      return { ok: true, message: "Votre réponse est partie.", undo: null };
    case "failed":
      return {
        ok: true,
        message: "Votre réponse est gardée, mais n’a pas pu partir. Le site réessaiera tout seul.",
        undo: null,
      };
    case "no-mailer":
      return refused("Le site n’envoie pas d’e-mail\u00a0: répondez depuis votre messagerie.");
    case "no-address":
      return refused(NO_ADDRESS);
    case "not-found":
      return GONE;
  }
}

async function retry(site: Services, id: string): Promise<CommandAnswer> {
  switch (await resendMessage(site, id)) {
    case "sent":
      return { ok: true, message: "Le message est envoyé au club.", undo: null };
    case "failed":
      return {
        ok: false,
        message: "Le message n’a pas pu partir. Il reste ici, et le site réessaiera tout seul.",
        undo: null,
      };
    case "no-mailer":
      return {
        ok: false,
        message: "Aucun envoi n’est configuré\u00a0: le message se lit ici.",
        undo: null,
      };
    case "no-address":
      return {
        ok: false,
        message: NO_ADDRESS,
        undo: null,
      };
    case "not-found":
      return GONE;
  }
}

const id = z.uuid();
const { email } = contactSchema.shape;

const replySchema = z
  .string()
  .transform((typed) => storableText(typed).trim())
  .refine((body) => body !== "", "Écrivez votre réponse.")
  .refine(
    (body) => fits(body, REPLY_LIMIT),
    `Votre réponse est trop longue\u00a0: ${REPLY_LIMIT} caractères au plus.`,
  );

/** The commands of the inbox and of its toasts. */
export const inboxCommandSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.enum(["read", "unread", "answered", "unanswered", "archived", "unarchived", "retry"]),
    id,
  }),
  z.object({ intent: z.literal("reply"), id, replyId: id, body: replySchema }),
  // `id` is that of an answer here.
  z.object({ intent: z.literal("retry-reply"), id }),
  z.object({ intent: z.enum(["block", "unblock"]), email }),
]);

export type InboxCommand = z.output<typeof inboxCommandSchema>;
