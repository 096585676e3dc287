import {
  ASSOCIATION_PATH,
  EVENT_PAGES_PATH,
  FORMS_PATH,
  REGISTRATIONS_PATH,
  SECTIONS_PATH,
  SHOP_SHEET_PATH,
  SITE_PAGES_PATH,
  STADIUM_PICTURES_PATH,
} from "~/club/club-paths";
import { bestMatches, matchRank } from "~/lib/word-match";
import type { Role } from "~/platform/permissions";
import { can } from "~/platform/permissions";
import type { IconName } from "~/ui/icon";
import {
  type AdminEntry,
  ANNOUNCE_EVENT_PATH,
  entry,
  navigationFor,
  WRITE_NEWS_PATH,
} from "./admin-navigation";

/** A line that the search of the administrator area offers: a screen, something to do, or content of the club. */
export type SearchResult = {
  to: string;
  label: string;
  icon: IconName;
  /** Its sort, or the state it is in. */
  detail?: string;
  /** Opened in a new tab. */
  external?: boolean;
};

export type SearchGroup = { heading: string; results: readonly SearchResult[] };

const ACTIONS: readonly AdminEntry[] = [
  entry(WRITE_NEWS_PATH, "Écrire une actualité", "pencil", "articles"),
  entry(ANNOUNCE_EVENT_PATH, "Annoncer un événement", "calendar", "articles"),
  entry("/admin/gallery/create", "Ajouter des photos", "upload", "gallery"),
  entry(
    "/admin/information-importante",
    "Afficher une information importante",
    "warning",
    "banner",
  ),
  entry("/admin/coaches/create", "Ajouter un entraîneur", "plus", "team"),
  entry("/admin/board-members/create", "Ajouter un membre du bureau", "plus", "team"),
  entry("/admin/partners/create", "Ajouter un partenaire", "plus", "partners"),
  entry("/admin/horaires/nouvelle", "Ajouter une séance", "plus", "club"),
  entry("/admin/lieux/nouveau", "Ajouter un lieu", "plus", "club"),
  entry(`${SECTIONS_PATH}/nouvelle`, "Ajouter une section", "plus", "club"),
  entry("/admin/boutique/produits/create", "Ajouter un produit", "plus", "shop"),
  entry("/admin/contact-admin", "Signaler un problème sur le site", "mail", "contact-admin"),
  entry("/admin/comptes", "Inviter une personne", "mail", "accounts"),
];

/** Screens that no line of the menu leads to. */
const BESIDE_THE_MENU: readonly AdminEntry[] = [
  entry("/admin/information", "Mon profil", "person", "own-account"),
  entry("/admin/information/deux-etapes", "Connexion en deux étapes", "key", "own-account"),
  entry("/admin/actualites?etat=brouillons", "Brouillons", "pencil", "articles"),
  entry("/admin/actualites?etat=corbeille", "Corbeille des actualités", "trash", "articles"),
  entry("/admin/lieux", "Lieux", "pin", "club"),
  entry("/admin/club/qui-appeler", "Qui appeler", "phone", "club"),
  entry("/admin/club/menus", "Menus", "menu", "club"),
  entry(SECTIONS_PATH, "Sections", "flag", "club"),
  entry(REGISTRATIONS_PATH, "Pages d’inscription", "pencil", "club"),
  entry(EVENT_PAGES_PATH, "Pages d’événements", "flag", "club"),
  entry("/admin/club/labels", "Labels", "flag", "club"),
  entry(ASSOCIATION_PATH, "Association", "people", "club"),
  entry(`${SITE_PAGES_PATH}/home`, "Page «\u00a0Accueil\u00a0»", "home", "club"),
  entry(`${SITE_PAGES_PATH}/stadium`, "Page «\u00a0Le stade\u00a0»", "flag", "club"),
  entry(`${SITE_PAGES_PATH}/help`, "Page «\u00a0Aide à l’inscription\u00a0»", "help", "club"),
  entry(FORMS_PATH, "Formulaires à imprimer", "download", "club"),
  entry(STADIUM_PICTURES_PATH, "Images du stade", "image", "club"),
  entry("/admin/boutique/retraits", "Liste des retraits", "bag", "shop"),
  entry("/admin/boutique/produits", "Produits de la boutique", "bag", "shop"),
  entry(SHOP_SHEET_PATH, "Boutique, réglages", "bag", "club"),
  entry("/admin/messages?filtre=non-lus", "Messages non lus", "message", "messages"),
  entry("/admin/messages/bloques", "Expéditeurs bloqués", "close", "messages"),
  entry("/admin/maintenance/corbeille", "Corbeille du site", "trash", "maintenance"),
  entry("/admin/maintenance/nettoyage", "Nettoyage des fichiers", "trash", "maintenance"),
  entry("/admin/maintenance/journal", "Journal d’activité", "clock", "maintenance"),
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
  [SECTIONS_PATH]: "couloirs pages athlétisme trail marche running questions présentation",
  [`${SECTIONS_PATH}/nouvelle`]: "créer nouvelle couloir modèle",
  "/admin/partners": "sponsors mécènes logos",
  "/admin/partners/create": "sponsor mécène logo nouveau",
  "/admin/horaires": "séances entraînements planning créneaux heures jours semaine timetable",
  "/admin/horaires/nouvelle": "entraînement créneau heure nouvelle",
  "/admin/saisons":
    "prix tarif cotisation licence inscription saison dates réduction famille essai paiement",
  "/admin/lieux": "stade gymnase salle endroit rendez-vous adresse entraînement",
  "/admin/club/fiche":
    "nom adresse e-mail téléphone numéro logo écusson icône sigle réseaux facebook instagram identité coordonnées permanence bus assistance délai réponse label santé mots-clés google",
  "/admin/club/pages":
    "page texte où changer modifier trouver accueil section inscription stade contact site titre google référencement galerie organigramme calendrier objets",
  "/admin/club/qui-appeler":
    "contacts personnes téléphone numéro président trésorier secrétaire responsable joindre changer",
  "/admin/club/menus": "navigation barre lien page en-tête pied de page bouton",
  [REGISTRATIONS_PATH]: "s’inscrire dossier documents formulaires santé aides rejoindre adhésion",
  [EVENT_PAGES_PATH]:
    "course page programme parcours plan carte prix dossard bénévoles santé horaire départ édition",
  [`${SITE_PAGES_PATH}/home`]: "titre accroche première page image google description",
  [`${SITE_PAGES_PATH}/stadium`]:
    "installations piste ouverture horaires accès parking bus voiture handicap équipements",
  [`${SITE_PAGES_PATH}/help`]: "étapes aides pass’sport questions inscription pas à pas",
  [FORMS_PATH]: "fiche feuille papier pdf imprimer inscription autorisation parentale prescription",
  [STADIUM_PICTURES_PATH]: "photos plan d’accès images stade",
  [ASSOCIATION_PATH]:
    "siret rna siège statuts hébergeur médiateur mentions légales confidentialité cgv tva assurance agrément",
  "/admin/club/labels": "récompense fédération logo niveau or argent bronze distinction",
  "/admin/lieux/nouveau": "stade gymnase salle endroit nouveau",
  "/admin/boutique":
    "commandes vendre achats ventes préparer payer remettre rétractation excel tableur export",
  "/admin/boutique/retraits":
    "imprimer permanence comptoir préparer remettre commandes boutique jour",
  "/admin/boutique/produits":
    "articles stock vendre prix tailles t-shirt maillot catalogue masquer compter inventaire",
  [SHOP_SHEET_PATH]:
    "retrait créneaux soirs heures jours délais fermeture vacances lieu paiement permanence changer",
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

/** The entries that a role may open, all or those with these words: the best match comes first. */
export function entriesFor(role: Role, words: readonly string[]): SearchGroup[] {
  const menu = navigationFor(role).flatMap(({ entries }) => entries);
  const isAllowed = ({ permission }: AdminEntry) => can(role, permission);
  const rankOf = ({ to, label }: SearchResult) => matchRank(words, label, SYNONYMS[to]);
  const groups = [
    { heading: "Actions", results: bestMatches(ACTIONS.filter(isAllowed), rankOf) },
    {
      heading: "Écrans",
      results: bestMatches([...menu, ...BESIDE_THE_MENU.filter(isAllowed)], rankOf),
    },
  ];
  return bestMatches(groups, ({ results: [first] }) => (first ? rankOf(first) : 0));
}

/** Results as they were found; of an earlier search, as far as it has the words of the one that is under way. */
export function contentsFor(
  { state, groups }: { state: string; groups: readonly SearchGroup[] },
  words: readonly string[],
): readonly SearchGroup[] {
  if (state === "found") return groups;
  return groups
    .map(({ heading, results }) => ({
      heading,
      results: results.filter(({ label, detail }) => matchRank(words, label, detail) > 0),
    }))
    .filter(({ results }) => results.length > 0);
}
