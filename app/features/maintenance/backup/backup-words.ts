import type { SignIn } from "~/platform/backup/verify-backup.server";
import type { BackupKind } from "./backup-names";

export const KIND_WORDS: Readonly<Record<BackupKind, string>> = {
  auto: "Sauvegarde de chaque jour",
  main: "Sauvegarde faite à la demande",
  avant: "Copie d’avant une restauration",
};

export function missingWords(count: number): string {
  if (count === 0) return "";
  return count === 1
    ? " Un fichier dont le site se sert manquait déjà, ou était abîmé."
    : ` ${count}\u00a0fichiers dont le site se sert manquaient déjà, ou étaient abîmés.`;
}

/** After the rows were replaced: what the storage would not take any more. */
export function unwrittenWords(count: number): string {
  if (count === 0) return "";
  const files =
    count === 1
      ? "une image n’a pas pu être enregistrée"
      : `${count}\u00a0images n’ont pas pu être enregistrées`;
  return ` Mais ${files}\u00a0: faites de la place, puis restaurez encore la même sauvegarde.`;
}

const NAMED = 6;
const MAKE_ONE =
  "La personne qui tient le serveur en crée un avec la commande «\u00a0admin create ADRESSE\u00a0».";

/** Which accounts open after a restoration, and what to do when none that is needed is among them. */
export function signInWords(signIns: readonly SignIn[]): string {
  if (signIns.length === 0) return `Aucun compte ne permet de se connecter. ${MAKE_ONE}`;
  const named = signIns.slice(0, NAMED).map(({ name, email }) => `${name} (${email})`);
  const others = signIns.length - named.length;
  if (others > 0) named.push(others === 1 ? "un autre compte" : `${others}\u00a0autres comptes`);
  const who = new Intl.ListFormat("fr").format(named);
  const verb = signIns.length === 1 ? "Un compte permet" : "Ces comptes permettent";
  const sentence = `${verb} de se connecter, avec le mot de passe d’alors\u00a0: ${who}.`;
  const isAnyAdministrator = signIns.some(({ role }) => role === "administrator");
  return isAnyAdministrator ? sentence : `${sentence} Aucun n’est administrateur. ${MAKE_ONE}`;
}

export function twoStepWords(count: number): string {
  if (count === 0) return "";
  return " La connexion en deux étapes est à refaire\u00a0: elle dépendait du secret du site d’origine.";
}
