import { withoutAccents } from "./typeface.server";

/** Words that say which sort of club it is, in capitals without accents. */
const SORT_WORDS = new Set(
  [
    "AMICALE ASSO ASSOCIATION AVENIR CERCLE CLUB COMITE ENTENTE ETOILE GROUPE GROUPEMENT JEUNESSE RACING",
    "SECTION SOCIETE STADE TEAM UNION ATHLE ATHLETIC ATHLETIQUE ATHLETIQUES ATHLETISME COUREURS COURIR COURSE",
    "FOULEE FOULEES JOGGEURS JOGGING MARCHE MARCHEURS NORDIQUE OLYMPIQUE OMNISPORTS PEDESTRE RUNNERS RUNNING",
    "SPORT SPORTIF SPORTIFS SPORTING SPORTIVE SPORTIVES SPORTS TRAIL",
  ].flatMap((words) => words.split(" ")),
);

/** Between such words, and before the name of a place. */
const JOINING_WORDS = new Set(
  "A AU AUX D DE DES DU EN ET L LA LE LES NOS NOTRE POUR & - –".split(" "),
);

/** The words of a name: those that say which sort of club it is, as it begins, and the rest. */
export type NameParts = { sort: string[]; rest: string[] };

/**
 * Divides the words of a name, written in capitals: «ATHLÉTIC CLUB» and «LES PINS». A name that has only words
 * for the sort of club, or none at its beginning, is all rest.
 */
export function divideName(words: readonly string[]): NameParts {
  let end = 0;
  for (const [index, word] of words.entries()) {
    const plain = withoutAccents(word);
    if (isSortWord(plain)) end = index + 1;
    else if (!JOINING_WORDS.has(plain)) break;
  }
  const rest = words.slice(end);
  return rest.length > 0 ? { sort: words.slice(0, end), rest } : { sort: [], rest: [...words] };
}

/** `D’ATHLETISME` and `JOGGING-CLUB` too. */
function isSortWord(plain: string): boolean {
  return plain
    .replace(/^[DL]’/, "")
    .split("-")
    .every((part) => SORT_WORDS.has(part));
}

/** A part of a line that is never broken, and what it adds to one; `isGlued` to the part before it. */
type Piece = { text: string; width: number; isGlued: boolean };

/** Longer words are broken, which nothing but a joke needs. */
const LONGEST_WORD = 24;

function piecesOf(words: readonly string[], widthOf: (text: string) => number): Piece[] {
  return words.flatMap((word) =>
    word
      .split(/(?<=[-–])/)
      .flatMap(brokenWord)
      .map((text, index) => {
        const isGlued = index > 0;
        return { text, width: widthOf(isGlued ? text : ` ${text}`), isGlued };
      }),
  );
}

function brokenWord(word: string): string[] {
  const length = Math.ceil(word.length / Math.ceil(word.length / LONGEST_WORD));
  return word.match(new RegExp(`.{1,${length}}`, "gu")) ?? [];
}

/** The words in at most `most` lines, as equal in width as the words allow. */
export function balancedLines(
  words: readonly string[],
  most: number,
  widthOf: (text: string) => number,
): string[] {
  const pieces = piecesOf(words, widthOf);
  for (let limit = 0; ; ) {
    const lines = filledLines(pieces, limit);
    if (lines.length <= most) return lines.map((line, i) => textOf(line, lines[i + 1]?.[0]));
    const withNext = lines.map((line, i) => [...line, ...(lines[i + 1]?.slice(0, 1) ?? [])]);
    limit = Math.min(...withNext.slice(0, -1).map(widthOfLine));
  }
}

function widthOfLine(line: readonly Piece[]): number {
  return line.reduce((sum, { width }) => sum + width, 0);
}

function filledLines(pieces: readonly Piece[], limit: number): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last && widthOfLine([...last, piece]) <= limit) last.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

/** A line, with a hyphen where it ends inside a word. */
function textOf(line: readonly Piece[], next?: Piece): string {
  const text = line
    .map(({ text, isGlued }, i) => (i === 0 || isGlued ? text : ` ${text}`))
    .join("");
  return next?.isGlued && !/[-–]$/.test(text) ? `${text}-` : text;
}
