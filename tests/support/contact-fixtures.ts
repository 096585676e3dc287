import { storeMessage } from "~/features/contact/messages.server";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { TEST_NOW } from "./services";

export type VisitorMessage = {
  name: string;
  email: string;
  title: string;
  message: string;
  /** Null where the club has no address. */
  to: string | null;
  now: Date;
};

/** Stores a message as the contact form does; returns its id and that of its mail. */
export async function storeTestMessage(database: Database, parts: Partial<VisitorMessage> = {}) {
  const stored = await storeMessage(database, {
    submissionId: newId(),
    name: "Zoé Durand",
    email: "zoe@exemple.fr",
    title: "Essayer la marche nordique",
    message: "Bonjour,\nnous serions deux à vouloir venir samedi.",
    to: "contact@les-pins.example",
    recaptchaToken: "",
    now: TEST_NOW,
    ...parts,
  });
  return { id: stored.messageId, mailId: stored.mailId ?? "" };
}

/** A message that no mail was ever queued for: one that an older version held back. */
export async function storeWithoutMail(database: Database) {
  const { id, mailId } = await storeTestMessage(database);
  await database.kysely.deleteFrom("mail_outbox").where("id", "=", mailId).execute();
  return { id };
}
