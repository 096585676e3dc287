import { longDate } from "~/lib/french-dates";
import { mailtoAddress } from "~/lib/mailto-address";
import { parisDay } from "~/lib/paris-instants";
import { truncate } from "~/lib/truncate";

const NAME_LENGTH = 60;

type Answered = { name: string; email: string; title: string; message: string; receivedAt: string };

/** A `mailto:` address that answers a message: to its sender, «Re: …», what they wrote quoted below. */
export function replyAddress(message: Answered): string {
  const name = truncate(message.name, NAME_LENGTH);
  const opening = `Le ${longDate(parisDay(message.receivedAt))}, ${name} a écrit\u00a0:`;
  const quoted = message.message.split("\n").map((line) => `> ${line}`);
  return mailtoAddress({
    to: message.email,
    subject: /^re\s*:/i.test(message.title) ? message.title : `Re: ${message.title}`,
    text: ["", "", opening, ...quoted].join("\n"),
  });
}
