import { bestMatches, matchRank } from "~/lib/word-match";
import { can } from "~/platform/permissions/can";
import type { Role } from "~/platform/permissions/permission";
import {
  type AdminEntry,
  ANNOUNCE_EVENT_PATH,
  navigationFor,
  WRITE_NEWS_PATH,
} from "./admin-navigation";

/** A screen to go to or something to do, as the search of the administrator area offers it. */
export type PaletteEntry = Pick<AdminEntry, "to" | "label" | "icon" | "external">;
export type EntryGroup = { heading: string; entries: PaletteEntry[] };

const ACTIONS: readonly AdminEntry[] = [
  { to: WRITE_NEWS_PATH, label: "Écrire une actualité", icon: "pencil", permission: "articles" },
  {
    to: ANNOUNCE_EVENT_PATH,
    label: "Annoncer un événement",
    icon: "calendar",
    permission: "articles",
  },
  {
    to: "/admin/gallery/create",
    label: "Ajouter des photos",
    icon: "upload",
    permission: "gallery",
  },
  {
    to: "/admin/information-importante",
    label: "Afficher une information importante",
    icon: "warning",
    permission: "banner",
  },
  {
    to: "/admin/coaches/create",
    label: "Ajouter un entraîneur",
    icon: "plus",
    permission: "team",
  },
  {
    to: "/admin/board-members/create",
    label: "Ajouter un membre du bureau",
    icon: "plus",
    permission: "team",
  },
  {
    to: "/admin/partners/create",
    label: "Ajouter un partenaire",
    icon: "plus",
    permission: "partners",
  },
  {
    to: "/admin/boutique/produits/create",
    label: "Ajouter un produit",
    icon: "plus",
    permission: "shop",
  },
  {
    to: "/admin/contact-admin",
    label: "Signaler un problème sur le site",
    icon: "mail",
    permission: "contact-admin",
  },
  { to: "/admin/comptes", label: "Inviter une personne", icon: "mail", permission: "accounts" },
];

/** Screens that no line of the menu leads to. */
const BESIDE_THE_MENU: readonly AdminEntry[] = [
  { to: "/admin/information", label: "Mon profil", icon: "person", permission: "own-account" },
  {
    to: "/admin/information/deux-etapes",
    label: "Connexion en deux étapes",
    icon: "key",
    permission: "own-account",
  },
  {
    to: "/admin/actualites?etat=brouillons",
    label: "Brouillons",
    icon: "pencil",
    permission: "articles",
  },
  {
    to: "/admin/actualites?etat=corbeille",
    label: "Corbeille des actualités",
    icon: "trash",
    permission: "articles",
  },
  {
    to: "/admin/boutique/retraits",
    label: "Liste des retraits",
    icon: "bag",
    permission: "shop",
  },
  {
    to: "/admin/boutique/produits",
    label: "Produits de la boutique",
    icon: "bag",
    permission: "shop",
  },
  {
    to: "/admin/messages?filtre=non-lus",
    label: "Messages non lus",
    icon: "message",
    permission: "messages",
  },
  {
    to: "/admin/messages/bloques",
    label: "Expéditeurs bloqués",
    icon: "close",
    permission: "messages",
  },
  {
    to: "/admin/maintenance/corbeille",
    label: "Corbeille du site",
    icon: "trash",
    permission: "maintenance",
  },
  {
    to: "/admin/maintenance/nettoyage",
    label: "Nettoyage des fichiers",
    icon: "trash",
    permission: "maintenance",
  },
  {
    to: "/admin/maintenance/journal",
    label: "Journal d’activité",
    icon: "clock",
    permission: "maintenance",
  },
];

/** Other words for the same thing, as volunteers say them. */
const SYNONYMS: Record<string, string> = {
  "/admin": "tableau de bord début à faire",
  "/admin/actualites": "articles news nouvelles agenda calendrier liste ordre rendez-vous",
  [WRITE_NEWS_PATH]: "publier créer rédiger nouvelle nouvel article news ajouter",
  [ANNOUNCE_EVENT_PATH]: "publier créer nouvel ajouter agenda calendrier course sortie stage date",
  "/admin/actualites?etat=brouillons": "brouillon à terminer non publié reprendre",
  "/admin/actualites?etat=corbeille": "supprimé effacé rétablir restaurer récupérer",
  "/admin/information-importante": "bandeau bannière alerte annonce message accueil urgent",
  "/admin/gallery": "photos images album",
  "/admin/gallery/create": "images galerie envoyer téléverser importer album",
  "/admin/coaches": "coachs coach encadrants trombinoscope organigramme équipe",
  "/admin/coaches/create": "coach encadrant nouvel nouveau",
  "/admin/board-members": "dirigeants président trésorier secrétaire trombinoscope organigramme",
  "/admin/board-members/create": "dirigeant président trésorier secrétaire nouveau",
  "/admin/partners": "sponsors mécènes logos",
  "/admin/partners/create": "sponsor mécène logo nouveau",
  "/admin/boutique":
    "commandes vendre achats ventes préparer payer remettre rétractation excel tableur export",
  "/admin/boutique/retraits":
    "imprimer permanence comptoir préparer remettre commandes boutique jour",
  "/admin/boutique/produits":
    "articles stock vendre prix tailles t-shirt maillot catalogue masquer compter inventaire",
  "/admin/boutique/produits/create": "article vendre boutique t-shirt maillot nouveau",
  "/admin/information":
    "compte profil mot de passe e-mail mail adresse avatar photo portrait nom prénom sessions appareils déconnecter partout",
  "/admin/information/deux-etapes":
    "double authentification code téléphone totp qr secours sécurité application",
  "/admin/maintenance/corbeille": "supprimé effacé rétablir restaurer récupérer",
  "/admin/maintenance/nettoyage": "stockage place images inutilisées orphelins effacer libérer",
  "/admin/maintenance/journal": "historique qui a fait quoi quand activité",
  "/admin/messages": "boîte courrier mail e-mail contact formulaire visiteurs répondre lire",
  "/admin/messages?filtre=non-lus": "nouveaux boîte courrier contact",
  "/admin/messages/bloques": "bloquer spam indésirable robot messages débloquer",
  "/admin/contact-admin": "aide panne bug erreur problème dépannage technicien assistance",
  "/admin/comptes": "utilisateurs accès rôles administrateurs rédacteurs invitation bénévoles lien",
  "/admin/analytics":
    "visites visiteurs statistiques stats audience analytics pages lues vues sources vitesse web vitals",
  "/admin/maintenance": "technique nettoyage sauvegarde état système stockage place",
  "/admin/aide": "aide documentation tutoriel comment faire questions",
  "/": "accueil public visiteurs aperçu",
};

/** What a role may open, all of it or as far as it has these words: what they name best comes first. */
export function entriesFor(role: Role, words: readonly string[]): EntryGroup[] {
  const menu = navigationFor(role).flatMap(({ entries }) => entries);
  const isAllowed = ({ permission }: AdminEntry) => can(role, permission);
  const groups = [
    { heading: "Actions", entries: ACTIONS.filter(isAllowed) },
    { heading: "Écrans", entries: [...menu, ...BESIDE_THE_MENU.filter(isAllowed)] },
  ];
  const rankOf = ({ to, label }: AdminEntry) => matchRank(words, label, SYNONYMS[to]);
  const matching = groups.map(({ heading, entries }) => ({
    heading,
    entries: bestMatches(entries, rankOf),
  }));
  return bestMatches(matching, ({ entries: [first] }) => (first ? rankOf(first) : 0));
}
