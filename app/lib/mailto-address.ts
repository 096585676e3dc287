import { wellFormed } from "./storable-text";

/** Mail programs and systems refuse longer addresses; the text is cut to fit. */
const LENGTH_LIMIT = 1_900;

/**
 * A `mailto:` address with a subject and a text, short enough for every mail program: whole lines as
 * long as they fit, then words of the next. Nothing in it ends a field (RFC 6068).
 */
export function mailtoAddress(mail: { to: string; subject: string; text: string }): string {
  const to = encode(mail.to).replaceAll("%40", "@");
  const start = `mailto:${to}?subject=${encode(mail.subject)}&body=`;
  return start + fitting(mail.text, LENGTH_LIMIT - start.length);
}

function fitting(text: string, room: number): string {
  const whole = encode(text);
  if (whole.length <= room) return whole;
  let fitted = "";
  for (const line of text.split("\n")) {
    const encoded = encode(`${line}\n`);
    if (fitted.length + encoded.length > room) return fitted + cutLine(line, room - fitted.length);
    fitted += encoded;
  }
  return fitted;
}

function cutLine(line: string, room: number): string {
  let kept = "";
  for (const word of line.split(" ")) {
    const longer = kept ? `${kept} ${word}` : word;
    if (encode(`${longer}…`).length > room) break;
    kept = longer;
  }
  return kept ? encode(`${kept}…`) : "";
}

/** Everything but letters and figures; lines end as in mail. */
function encode(text: string): string {
  return encodeURIComponent(wellFormed(text).replace(/\r?\n/g, "\r\n"));
}
