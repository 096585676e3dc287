import { ERASED_PERSON, FORGOTTEN_INVITATION } from "~/platform/activity-labels";
import type { ActivityAction } from "~/platform/activity-log.server";
import { addressWordOf, type ContentKind, type LoggedKind } from "~/records/content-kind";
import type { ContentWords } from "~/records/kind";
import type { IconName } from "~/ui/icon";

/** A line of the log as it is stored, with the name of who acted. */
export type LoggedAct = {
  /** Null for the site itself and the command line. */
  userId: string | null;
  userName: string | null;
  action: string;
  subject: string;
  subjectId: string | null;
  /** The name that it had then. */
  label: string;
  /** Whether the account of the person who acted is erased. */
  isOfErased: boolean;
};

type Act = {
  /** Stands before the name of the thing it was done to. */
  verb: string;
  icon?: IconName;
  /** Said when somebody did it to their own account. */
  own?: string;
  /** Said of the person, not of their account. */
  isOfThePerson?: true;
  /** Of strangers: somebody who does not get in has no name. */
  isOfStrangers?: true;
};

const ACTS: Record<ActivityAction, Act> = {
  created: { verb: "a ajouté", icon: "plus", own: "a ouvert son compte" },
  updated: { verb: "a modifié", own: "a modifié son profil" },
  published: { verb: "a publié", icon: "check" },
  scheduled: { verb: "a programmé", icon: "clock" },
  unpublished: { verb: "a retiré du site", icon: "eye" },
  discarded: { verb: "a abandonné les modifications non publiées de", icon: "undo" },
  reverted: { verb: "a repris une version antérieure de", icon: "undo" },
  trashed: { verb: "a mis à la corbeille", icon: "trash" },
  restored: { verb: "a sorti de la corbeille", icon: "undo" },
  purged: { verb: "a supprimé définitivement", icon: "trash" },
  reordered: { verb: "a déplacé", icon: "sort" },
  invited: { verb: "a invité", isOfThePerson: true },
  "invitation-withdrawn": { verb: "a retiré l’invitation de", isOfThePerson: true },
  "password-link-made": {
    verb: "a créé un lien de nouveau mot de passe pour",
    isOfThePerson: true,
  },
  deactivated: { verb: "a désactivé" },
  reactivated: { verb: "a réactivé" },
  "signature-chosen": { verb: "a choisi qui signera les publications de", isOfThePerson: true },
  erased: { verb: "a effacé" },
  "role-changed": { verb: "a changé le rôle de", isOfThePerson: true },
  "signed-in-two-step-on": {
    verb: "a activé la connexion en deux étapes de",
    own: "a activé la connexion en deux étapes",
    isOfThePerson: true,
  },
  "signed-in-two-step-off": {
    verb: "a désactivé la connexion en deux étapes de",
    own: "a désactivé la connexion en deux étapes",
    isOfThePerson: true,
  },
  "password-changed": {
    verb: "a changé le mot de passe de",
    own: "a changé son mot de passe",
    isOfThePerson: true,
  },
  "login-failed": { verb: "a donné un mauvais mot de passe pour", isOfStrangers: true },
  "login-code-failed": {
    verb: "a donné le bon mot de passe, puis un mauvais code, pour",
    isOfStrangers: true,
  },
  "login-limited": { verb: "a fait trop d’essais de connexion pour", isOfStrangers: true },
  "demo-removed": { verb: "a retiré l’exemple", icon: "trash" },
  blocked: { verb: "a bloqué", icon: "close" },
  unblocked: { verb: "a débloqué", icon: "check" },
  "support-asked": { verb: "a écrit au support technique", icon: "mail" },
  "mail-tried": { verb: "a envoyé un message d’essai", icon: "mail" },
  "mail-sent": { verb: "a fait partir un e-mail qui attendait", icon: "mail" },
  "mail-declined": { verb: "a choisi de ne pas envoyer un e-mail", icon: "mail" },
  "mail-reconsidered": { verb: "a remis un e-mail à décider", icon: "mail" },
  "backup-made": { verb: "a fait une sauvegarde", icon: "saved" },
  "backup-downloaded": { verb: "a téléchargé une sauvegarde", icon: "download" },
  "backup-removed": { verb: "a supprimé une sauvegarde", icon: "trash" },
  "backup-restored": { verb: "a restauré le site depuis une sauvegarde", icon: "undo" },
  "clock-believed": { verb: "a dit que l’horloge du serveur est juste", icon: "clock" },
  "files-deleted": { verb: "a effacé du stockage", icon: "trash" },
  "stock-corrected": { verb: "a corrigé le stock de" },
};

/** The words before the name of something that is no content; that name has no quotes. */
const OTHER_THINGS: Readonly<Record<string, string>> = {
  account: "le compte de",
  profile: "le profil de",
};

const ACCOUNT_ICON: IconName = "person";

/** «Le site» acts too: at night, and for the command line. */
const SITE_NAME = "Le site";

/** The acts of strangers. */
export const STRANGERS_ACTS = Object.entries(ACTS).flatMap(([action, { isOfStrangers }]) =>
  isOfStrangers ? action : [],
);
const STRANGER_NAME = "Quelqu’un";
const ERASED_NAME = "Une personne partie";

/** Of an invitation whose address is forgotten. */
const INVITATION_VERBS: Readonly<Partial<Record<string, string>>> = {
  invited: "a envoyé",
  "invitation-withdrawn": "a retiré",
};

/** A line of the log as a sentence in three parts: `Jeanne Martin` `a publié l’actualité` `« Cross du village »`. */
export type ActivitySentence = { who: string; did: string; what: string | null };

export function activitySentence(line: LoggedAct, kinds: readonly ContentKind[]): ActivitySentence {
  const act: Act = wordOf(ACTS, line.action) ?? { verb: "a agi sur" };
  const who = line.userName ?? namelessWho(line, act);
  if (act.own && isOwnAct(line)) return { who, did: act.own, what: null };
  if (line.subject === "sender") {
    return { who, did: `${act.verb} un expéditeur de messages`, what: null };
  }
  if (line.subject === "site") return { who, did: act.verb, what: line.label || null };
  const content = kinds.find(({ subject }) => subject === line.subject)?.french;
  const french = content ?? ownKind(line, kinds)?.french;
  if (line.subjectId === null && line.label === "") {
    return { who, did: wholeOf(line.action, act, content), what: null };
  }
  const other = wordOf(OTHER_THINGS, line.subject);
  const object = act.isOfThePerson ? "" : (french?.the ?? other ?? "");
  const did = wordOf(french?.acts ?? {}, line.action) ?? joined(act.verb, object);
  if (line.subject === "account" || line.subject === "profile") {
    if (line.label === FORGOTTEN_INVITATION) {
      return { who, did: wordOf(INVITATION_VERBS, line.action) ?? did, what: line.label };
    }
    if (line.label === ERASED_PERSON) {
      return { who, did: `${did} ${line.label}`.replace(/ de une /, " d’une "), what: null };
    }
  }
  const isTitled = other === undefined && !french?.isBare;
  return { who, did, what: nameOf(line.label, isTitled) };
}

/** An erased person has no id any more: such acts on an account were nearly all on their own. */
function isOwnAct({ userId, subject, subjectId, label, isOfErased }: LoggedAct): boolean {
  if (userId !== null) return userId === subjectId;
  const isOfAccount = subject === "account" || subject === "profile";
  return isOfErased && isOfAccount && label === ERASED_PERSON;
}

function namelessWho({ isOfErased }: LoggedAct, act: Act): string {
  if (isOfErased) return ERASED_NAME;
  return act.isOfStrangers ? STRANGER_NAME : SITE_NAME;
}

export function activityIcon(line: LoggedAct, kinds: readonly ContentKind[]): IconName {
  if (line.subject === "account" || line.subject === "profile") return ACCOUNT_ICON;
  const own = wordOf(ownKind(line, kinds)?.icons ?? {}, line.action);
  return own ?? wordOf(ACTS, line.action)?.icon ?? "pencil";
}

/** Of what is logged together with content: orders with products. */
function ownKind({ subject }: LoggedAct, kinds: readonly ContentKind[]): LoggedKind | undefined {
  return kinds.flatMap(({ alsoLogged }) => alsoLogged ?? []).find((one) => one.subject === subject);
}

/** Acts on all of a kind at once. */
function wholeOf(action: string, act: Act, french: ContentWords | undefined): string {
  if (act.isOfStrangers) return "a essayé de se connecter avec une adresse inconnue";
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

/** The log can be narrowed to it: a word of the address, a label, the subjects that it covers. */
export type ActivityKind = { word: string; label: string; subjects: readonly string[] };

const OTHERS: readonly ActivityKind[] = [
  { word: "messages", label: "Messages reçus", subjects: ["sender"] },
  { word: "comptes", label: "Comptes et profils", subjects: ["account", "profile"] },
  { word: "site", label: "Entretien du site", subjects: ["site"] },
];

export function activityKinds(kinds: readonly ContentKind[]): ActivityKind[] {
  const content = kinds.map((kind) => ({
    word: addressWordOf(kind),
    label: kind.french.name,
    subjects: [kind.subject, ...(kind.alsoLogged ? [kind.alsoLogged.subject] : [])],
  }));
  return [...content, ...OTHERS];
}
