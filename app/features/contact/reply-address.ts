import { longDate } from "~/lib/french-dates";
import { mailtoAddress } from "~/lib/mailto-address";
import { parisDay } from "~/lib/paris-instants";
import { truncate } from "~/lib/truncate";

const NAME_LENGTH = 60;

type Answered = { name: string; email: string; title: string; message: string; receivedAt: string };

/** A `mailto:` address that answers a message: to its sender, «Re: …», what they wrote quoted below. */
export function replyAddress(message: Answered): string {
  return mailtoAddress({
    to: message.email,
    subject: replySubject(message.title),
    text: `\n\n${quotedMessage(message)}`,
  });
}

export function replySubject(title: string): string {
  return /^re\s*:/i.test(title) ? title : `Re: ${title}`;
}

/** The message as an answer quotes it, with who wrote it and when. */
export function quotedMessage({
  name,
  message,
  receivedAt,
}: Pick<Answered, "name" | "message" | "receivedAt">): string {
  const writer = truncate(name, NAME_LENGTH);
  const opening = `Le ${longDate(parisDay(receivedAt))}, ${writer} a écrit\u00a0:`;
  return [opening, ...message.split("\n").map((line) => `> ${line}`)].join("\n");
}
