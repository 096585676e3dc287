import type { Role } from "~/platform/permissions/permission";

/** What roles are called, and what they let a person do. */
export const ROLE_WORDS: Record<Role, { name: string; help: string }> = {
  editor: {
    name: "Rédacteur",
    help: "Publie et modifie tout ce que montre le site. N’ouvre ni les comptes, ni l’entretien, ni les commandes.",
  },
  administrator: {
    name: "Administrateur",
    help: "Peut tout faire, y compris inviter et désactiver des personnes.",
  },
};
