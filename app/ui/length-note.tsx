import { counted, frenchNumber } from "~/lib/french-numbers";
import { countGraphemes } from "~/lib/truncate";
import { classNames } from "./class-names";

/** From so many characters before the limit on, at most, people are told how many are left. */
const NEAR = 200;
/** Further beyond the limit than this, nobody needs the exact number: it would take long to count. */
const COUNTED_TIMES = 10;

type LengthNoteProps = {
  text: string;
  limit: number;
  /** A text with its formatting: the limit is one of code units of HTML. */
  isHtml?: boolean;
};

/**
 * How many characters a field still takes, once its limit is near; how many are too many, once it is
 * passed. Nothing is ever cut: the site refuses what is too long, beside the field.
 */
export function LengthNote({ text, limit, isHtml = false }: LengthNoteProps) {
  const length = isHtml ? text.length : lengthOf(text, limit);
  const left = nearTo(text, limit) ? limit - length : null;
  const isNear = left !== null && left <= nearBy(limit);
  return (
    <p className={classNames("field-count", isNear && left < 0 && "is-over")} role="status">
      {isNear ? wordsOf(left, limit) : null}
      {isNear && isHtml ? " La mise en forme compte aussi." : null}
    </p>
  );
}

/** Whether a text is long enough to be counted: no character is shorter than a code unit. */
export function nearTo(text: string, limit: number): boolean {
  return text.length >= limit - nearBy(limit);
}

function nearBy(limit: number): number {
  return Math.min(NEAR, Math.ceil(limit / 5));
}

function lengthOf(text: string, limit: number): number {
  const isCounted = nearTo(text, limit) && text.length <= limit * COUNTED_TIMES;
  return isCounted ? countGraphemes(text) : text.length;
}

function wordsOf(left: number, limit: number): string {
  if (left < 0) return `${counted(-left, "caractère", "caractères")} de trop.`;
  if (left > 0) return `Encore ${counted(left, "caractère", "caractères")}.`;
  return `Vous êtes à la limite de ${frenchNumber(limit)}\u00a0caractères.`;
}
