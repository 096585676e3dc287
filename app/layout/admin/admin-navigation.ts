import { CLUB_SHEET_PATH, SITE_PAGES_PATH } from "~/club/club-paths";
import type { Permission, Role } from "~/platform/permissions";
import { can } from "~/platform/permissions";
import type { IconName } from "~/ui/icon";

export type AdminEntry = {
  to: string;
  label: string;
  icon: IconName;
  /** What the screen asks of who comes: those who may not have no entry either. */
  permission: Permission;
  /** Current on this very path only, not on those below it. */
  exact?: boolean;
  /** What its number counts, when there is one: «non lu», «non lus». */
  counted?: { one: string; more: string };
  /** Outside the administrator area: a new tab, so that nothing being written is left. */
  external?: boolean;
  /** Something to do rather than a place to be: it stands out, and is never marked as current. */
  isAction?: boolean;
};

/** A line of the menu or of the search: where it leads, what it is called, who may go there. */
export function entry(
  to: string,
  label: string,
  icon: IconName,
  permission: Permission,
  more: Partial<AdminEntry> = {},
): AdminEntry {
  return { to, label, icon, permission, ...more };
}

type AdminGroup = { heading: string | null; entries: readonly AdminEntry[] };

/** How much waits behind an entry, by its address. */
export type EntryCounts = Readonly<Record<string, number>>;

const UNREAD = { counted: { one: "non lu", more: "non lus" } };
const NEW_ORDERS = { counted: { one: "nouvelle", more: "nouvelles" } };

const HOME = entry("/admin", "Accueil", "home", "dashboard", { exact: true });

/** The menu of the administrator area: a screen that comes is one line here. */
const ADMIN_NAVIGATION: readonly AdminGroup[] = [
  { heading: null, entries: [HOME] },
  {
    heading: "Publier",
    entries: [
      entry("/admin/actualites", "Actualités et événements", "newspaper", "articles"),
      entry("/admin/information-importante", "Information importante", "warning", "banner"),
      entry("/admin/gallery", "Galerie photos", "image", "gallery"),
    ],
  },
  {
    heading: "Le club",
    entries: [
      entry("/admin/coaches", "Entraîneurs", "people", "team"),
      entry("/admin/board-members", "Membres du bureau", "person", "team"),
      entry("/admin/partners", "Partenaires", "heart", "partners"),
      entry("/admin/horaires", "Horaires", "clock", "club"),
      entry("/admin/saisons", "Tarifs et saison", "euro", "club"),
      entry(SITE_PAGES_PATH, "Pages du site", "newspaper", "club"),
      entry(CLUB_SHEET_PATH, "Fiche du club", "home", "club"),
    ],
  },
  {
    heading: "Suivi",
    entries: [
      entry("/admin/messages", "Messages reçus", "message", "messages", UNREAD),
      entry("/admin/boutique", "Boutique", "bag", "shop", NEW_ORDERS),
      entry("/admin/analytics", "Fréquentation", "chart", "analytics"),
      entry("/admin/maintenance", "Entretien du site", "wrench", "maintenance"),
      entry("/admin/comptes", "Comptes", "key", "accounts"),
    ],
  },
  {
    heading: "Aide",
    entries: [
      entry("/", "Voir le site", "external", "dashboard", { external: true }),
      entry("/admin/aide", "Mode d’emploi", "help", "help"),
      entry("/admin/contact-admin", "Écrire au support technique", "mail", "contact-admin"),
    ],
  },
];

/** The menu as a role has it. */
export function navigationFor(role: Role): readonly AdminGroup[] {
  return ADMIN_NAVIGATION.map(({ heading, entries }) => ({
    heading,
    entries: entries.filter(({ permission }) => can(role, permission)),
  })).filter(({ entries }) => entries.length > 0);
}

export const WRITE_NEWS_PATH = "/admin/actualites/create";
export const ANNOUNCE_EVENT_PATH = "/admin/actualites/create?type=evenement";

/** The tab bar of small screens; a button that opens the whole menu stands after these. */
export const TAB_BAR: readonly AdminEntry[] = [
  HOME,
  entry("/admin/actualites", "Actualités", "newspaper", "articles"),
  entry(WRITE_NEWS_PATH, "Écrire", "plus", "articles", { isAction: true }),
  entry("/admin/messages", "Messages", "message", "messages", UNREAD),
];

export const SEARCH_PATH = "/admin/recherche";
/** Longest search that is read; what is typed beyond finds nothing more. */
export const SEARCH_LIMIT = 100;
