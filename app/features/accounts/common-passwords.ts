import { searchable } from "~/lib/plain-text";

/**
 * What people choose most, in France and elsewhere, and what robots try first. Figures and signs
 * around a word make it no better («Motdepasse2026!»): only the words are listed.
 */
const WORDS: ReadonlySet<string> = new Set(
  `
  abcdef abcdefgh abcdefghij admin administrateur administrator adminadmin amour amoureux angel
  arsenal athle athletisme azerty azertyu azertyuiop azertyuiopqsdfghjklm azertyuiopqsd babygirl
  barcelona baseball bienvenue bonjour bonjourbonjour bordeaux bretagne camille caramel changeme
  changemoi charlotte chocolat chouchou choupette claire clubathle computer coucou coucoucou daniel
  default doudou doudoune dragon football footballeur foulee foulees france franceathle hello iloveyou
  jennifer jessica jetaime jetaimemonamour jordan juliette julien letmein liverpool loulou loulouloulou
  lovely lucifer manchester marathon marine marseille marseillais master michael mercedes monamour
  monange moncoeur monkey monmotdepasse motdepass motdepasse motdepassemotdepasse naruto newpassword
  nicolas olivier ordinateur pantoufle paris parissaintgermain passe passepartout passord passw password
  passwordpassword pokemon portugal princesse princess qwer qwert qwerty qwertyui qwertyuiop qwertz
  qwertzuiop qazwsx qazwsxedc rugby running saintgermain secret shadow soleil soleilsoleil starwars
  sunshine superman test testtest thomas toulouse tottenham trustno utilisateur vacances valentin voiture
  welcome wxcvbn xxxx zxcvbn zxcvbnm
  `
    .trim()
    .split(/\s+/),
);

/** Rows of keys and of figures, which fingers follow by themselves. */
const ROWS = [
  "01234567890123456789",
  "98765432109876543210",
  "abcdefghijklmnopqrstuvwxyz",
  "azertyuiopqsdfghjklmwxcvbn",
  "qwertyuiopasdfghjklzxcvbnm",
  "1a2z3e4r5t6y7u8i9o0p",
  "1q2w3e4r5t6y7u8i9o0p",
];
/** Longest piece that makes no password by being repeated: a date, a short word. */
const PIECE_LIMIT = 6;

/** Said of such a password. */
export const TOO_COMMON =
  "Ce mot de passe est l’un des premiers qu’un pirate essaie. Choisissez plutôt une courte phrase.";
export const IS_OWN_ADDRESS =
  "Votre adresse e-mail est connue de tous\u00a0: choisissez un autre mot de passe.";

/** Whether a password is one of those that are tried first. */
export function isCommonPassword(password: string): boolean {
  const plain = searchable(password).replace(/[^\p{L}\p{N}]/gu, "");
  if (isRepeated(plain || password)) return true;
  // Nothing but a telephone number, or a date.
  if (plain.length <= 10 && /^\d+$/.test(plain)) return true;
  if (plain !== "" && ROWS.some((row) => row.includes(plain))) return true;
  return WORDS.has(plain.replace(/^\d+|\d+$/g, ""));
}

function isRepeated(text: string): boolean {
  for (let length = 1; length <= Math.min(PIECE_LIMIT, text.length / 2); length += 1) {
    const piece = text.slice(0, length);
    if (text === piece.repeat(Math.ceil(text.length / length)).slice(0, text.length)) return true;
  }
  return false;
}

/** Whether a password is the very address that one signs in with, or what stands before its @. */
export function isOwnAddress(password: string, email: string): boolean {
  const given = password.trim().toLowerCase();
  return given !== "" && (given === email || given === email.slice(0, email.indexOf("@")));
}
