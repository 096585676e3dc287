/** After which sign the next word or number may stand on the next line. */
const AFTER_SIGN = /[,;:!?…»)\]€%]$/;
const WORD_END = /[\p{L}\p{M}.’”"]$/u;
const WORD_START = /^(?:[“"([]*\p{L}|«)/u;
const NUMBER_START = /^(?:\d|[IVX]+(?:er)?(?![\p{L}’']))/u;
/** `Mme`, `MM.`, an initial, the century in `XXe siècle`. */
const BOUND_TO_NEXT = /(?:^|[\s.(«“-])(?:Mmes?|Mlles?|MM\.?|M|Dr|Pr|Me|Ste?|\p{Lu}\.|[IVX]+e)$/u;

/**
 * The text with spaces in which a line may break between words, as some programs write no-break ones
 * throughout; as long as before. Those of French stay: beside a number, before `: ; ! ? » € %`, after
 * `«` or a dash, between `Mme` or an initial and the name.
 */
export function withBreakableSpaces(text: string): string {
  const parts = text.split(/([\u00a0\u202f]+)/);
  return parts
    .map((part, index) => {
      const isSpace = index % 2 === 1;
      const mayBreak = isSpace && mayBreakBetween(parts[index - 1] ?? "", parts[index + 1] ?? "");
      return mayBreak ? " ".repeat(part.length) : part;
    })
    .join("");
}

function mayBreakBetween(before: string, after: string): boolean {
  const isNumber = NUMBER_START.test(after);
  if (AFTER_SIGN.test(before)) return isNumber || WORD_START.test(after);
  return (
    WORD_END.test(before) && WORD_START.test(after) && !isNumber && !BOUND_TO_NEXT.test(before)
  );
}
