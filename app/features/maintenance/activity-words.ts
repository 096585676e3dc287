import type { ActivityAction } from "~/platform/activity-log.server";
import type { ContentWords } from "~/records/kind";
import type { ContentKind, LoggedKind } from "~/records/server-kind";
import type { IconName } from "~/ui/icon";

/** A line of the log as it is stored, with the name of who acted. */
export type LoggedAct = {
  /** Null for the site itself and the command line. */
  userId: string | null;
  userName: string | null;
  action: string;
  subject: string;
  subjectId: string | null;
  /** What it was called then. */
  label: string;
};

/** What is said of an act, before what it was done to. */
const VERBS: Record<ActivityAction, string> = {
  created: "a ajouté",
  updated: "a modifié",
  published: "a publié",
  scheduled: "a programmé",
  unpublished: "a retiré du site",
  discarded: "a abandonné les modifications non publiées de",
  reverted: "a repris une version antérieure de",
  trashed: "a mis à la corbeille",
  restored: "a sorti de la corbeille",
  purged: "a supprimé définitivement",
  reordered: "a déplacé",
  invited: "a invité",
  "invitation-withdrawn": "a retiré l’invitation de",
  "password-link-made": "a créé un lien de nouveau mot de passe pour",
  deactivated: "a désactivé",
  reactivated: "a réactivé",
  "role-changed": "a changé le rôle de",
  "signed-in-two-step-on": "a activé la connexion en deux étapes de",
  "signed-in-two-step-off": "a désactivé la connexion en deux étapes de",
  "password-changed": "a changé le mot de passe de",
  "login-failed": "a donné un mauvais mot de passe pour",
  "login-code-failed": "a donné le bon mot de passe, puis un mauvais code, pour",
  "login-limited": "a fait trop d’essais de connexion pour",
  "demo-removed": "a retiré le contenu de démonstration",
  blocked: "a bloqué",
  unblocked: "a débloqué",
  "support-asked": "a écrit au support technique",
  "mail-tried": "a envoyé un message d’essai",
  "backup-made": "a fait une sauvegarde",
  "backup-downloaded": "a téléchargé une sauvegarde",
  "backup-removed": "a supprimé une sauvegarde",
  "backup-restored": "a restauré le site depuis une sauvegarde",
  "files-deleted": "a effacé du stockage",
  "stock-corrected": "a corrigé le stock de",
};

/** Acts on an account that are said of the person, not of the account. */
const OF_THE_PERSON: readonly string[] = [
  "invited",
  "invitation-withdrawn",
  "password-link-made",
  "role-changed",
  "signed-in-two-step-on",
  "signed-in-two-step-off",
  "password-changed",
] satisfies ActivityAction[];

/** What people do to their own account. */
const OWN: Partial<Record<ActivityAction, string>> = {
  created: "a ouvert son compte",
  updated: "a modifié son profil",
  "password-changed": "a changé son mot de passe",
  "signed-in-two-step-on": "a activé la connexion en deux étapes",
  "signed-in-two-step-off": "a désactivé la connexion en deux étapes",
};

/** What is no content: what is said before its name, which has no quotes. */
const OTHER_THINGS: Readonly<Record<string, string>> = {
  account: "le compte de",
  profile: "le profil de",
};

const ICONS: Partial<Record<ActivityAction, IconName>> = {
  created: "plus",
  published: "check",
  scheduled: "clock",
  unpublished: "eye",
  discarded: "undo",
  reverted: "undo",
  trashed: "trash",
  restored: "undo",
  purged: "trash",
  reordered: "sort",
  "demo-removed": "trash",
  blocked: "close",
  unblocked: "check",
  "support-asked": "mail",
  "mail-tried": "mail",
  "backup-made": "saved",
  "backup-downloaded": "download",
  "backup-removed": "trash",
  "backup-restored": "undo",
  "files-deleted": "trash",
};
const ACCOUNT_ICON: IconName = "person";

/** «Le site» acts too: at night, and for the command line. */
const SITE_NAME = "Le site";

/** What strangers do: whoever does not get in has no name. */
export const STRANGERS_ACTS: readonly string[] = [
  "login-failed",
  "login-code-failed",
  "login-limited",
] satisfies ActivityAction[];
const STRANGER_NAME = "Quelqu’un";

/** A line of the log as a sentence in three parts: `Josiane Lacoste` `a publié l’actualité` `« Run 2K »`. */
export type ActivitySentence = { who: string; did: string; what: string | null };

export function activitySentence(line: LoggedAct, kinds: readonly ContentKind[]): ActivitySentence {
  const isStranger = STRANGERS_ACTS.includes(line.action);
  const who = line.userName ?? (isStranger ? STRANGER_NAME : SITE_NAME);
  const own = line.userId !== null && line.userId === line.subjectId && wordOf(OWN, line.action);
  if (own) return { who, did: own, what: null };
  if (line.subject === "sender") {
    return { who, did: `${verbOf(line)} un expéditeur de messages`, what: null };
  }
  if (line.subject === "site") return { who, did: verbOf(line), what: line.label || null };
  const content = kinds.find(({ subject }) => subject === line.subject)?.french;
  const french = content ?? ownKind(line, kinds)?.french;
  if (line.subjectId === null && line.label === "") {
    return { who, did: wholeOf(line, content), what: null };
  }
  const other = wordOf(OTHER_THINGS, line.subject);
  const object = OF_THE_PERSON.includes(line.action) ? "" : (french?.the ?? other ?? "");
  const did = wordOf(french?.acts ?? {}, line.action) ?? joined(verbOf(line), object);
  const isTitled = other === undefined && !french?.isBare;
  return { who, did, what: nameOf(line.label, isTitled) };
}

export function activityIcon(line: LoggedAct, kinds: readonly ContentKind[]): IconName {
  if (line.subject === "account" || line.subject === "profile") return ACCOUNT_ICON;
  const own = wordOf(ownKind(line, kinds)?.icons ?? {}, line.action);
  return own ?? wordOf(ICONS, line.action) ?? "pencil";
}

/** Of what is logged together with content: orders with products. */
function ownKind({ subject }: LoggedAct, kinds: readonly ContentKind[]): LoggedKind | undefined {
  return kinds.flatMap(({ alsoLogged }) => alsoLogged ?? []).find((one) => one.subject === subject);
}

function verbOf(line: LoggedAct): string {
  return wordOf(VERBS, line.action) ?? "a agi sur";
}

/** Acts on all of a kind at once. */
function wholeOf({ action }: LoggedAct, french: ContentWords | undefined): string {
  if (STRANGERS_ACTS.includes(action)) return "a essayé de se connecter avec une adresse inconnue";
  return (action === "reordered" && french?.reordered) || "a mis de l’ordre sur le site";
}

function nameOf(label: string, isTitled: boolean): string {
  if (label === "") return "sans titre";
  return isTitled ? `«\u00a0${label}\u00a0»` : label;
}

/** `de` and `le` are one word. */
function joined(verb: string, object: string): string {
  return `${verb} ${object}`.replace(/ de le /, " du ").trim();
}

/** The log may hold words of a newer version of the site. */
function wordOf<T>(words: Readonly<Partial<Record<string, T>>>, word: string): T | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined;
}
