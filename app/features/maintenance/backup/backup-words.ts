import type { BackupKind } from "./backup-names";

export const KIND_WORDS: Readonly<Record<BackupKind, string>> = {
  auto: "Sauvegarde de chaque jour",
  main: "Sauvegarde faite à la demande",
  avant: "Copie d’avant une restauration",
};

export function missingWords(count: number): string {
  if (count === 0) return "";
  return count === 1
    ? " Un fichier que le site nomme manquait déjà."
    : ` ${count}\u00a0fichiers que le site nomme manquaient déjà.`;
}

export function twoStepWords(count: number): string {
  if (count === 0) return "";
  return " La connexion en deux étapes est à refaire\u00a0: elle dépendait du secret du site d’origine.";
}
