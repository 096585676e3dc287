import { can } from "~/platform/permissions/can";
import type { Permission, Role } from "~/platform/permissions/permission";
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
};

export type AdminGroup = { heading: string | null; entries: readonly AdminEntry[] };

const NEW_ORDERS = { one: "nouvelle", more: "nouvelles" };
const UNREAD = { one: "non lu", more: "non lus" };

/** How much waits behind an entry, by its address. */
export type EntryCounts = Readonly<Record<string, number>>;

/** The menu of the administrator area: a screen that comes is one line here. */
const ADMIN_NAVIGATION: readonly AdminGroup[] = [
  {
    heading: null,
    entries: [
      { to: "/admin", label: "Accueil", icon: "home", permission: "dashboard", exact: true },
    ],
  },
  {
    heading: "Publier",
    entries: [
      {
        to: "/admin/actualites",
        label: "Actualités et événements",
        icon: "newspaper",
        permission: "articles",
      },
      {
        to: "/admin/information-importante",
        label: "Information importante",
        icon: "warning",
        permission: "banner",
      },
      { to: "/admin/gallery", label: "Galerie photos", icon: "image", permission: "gallery" },
    ],
  },
  {
    heading: "Le club",
    entries: [
      { to: "/admin/coaches", label: "Entraîneurs", icon: "people", permission: "team" },
      {
        to: "/admin/board-members",
        label: "Membres du bureau",
        icon: "person",
        permission: "team",
      },
      { to: "/admin/partners", label: "Partenaires", icon: "heart", permission: "partners" },
    ],
  },
  {
    heading: "Suivi",
    entries: [
      {
        to: "/admin/messages",
        label: "Messages reçus",
        icon: "message",
        permission: "messages",
        counted: UNREAD,
      },
      {
        to: "/admin/boutique",
        label: "Boutique",
        icon: "bag",
        permission: "shop",
        counted: NEW_ORDERS,
      },
      {
        to: "/admin/analytics",
        label: "Fréquentation",
        icon: "chart",
        permission: "analytics",
      },
      {
        to: "/admin/maintenance",
        label: "Entretien du site",
        icon: "wrench",
        permission: "maintenance",
      },
      { to: "/admin/comptes", label: "Comptes", icon: "key", permission: "accounts" },
    ],
  },
  {
    heading: "Aide",
    entries: [
      { to: "/", label: "Voir le site", icon: "external", permission: "dashboard", external: true },
      { to: "/admin/aide", label: "Mode d’emploi", icon: "help", permission: "help" },
      {
        to: "/admin/contact-admin",
        label: "Écrire au support technique",
        icon: "mail",
        permission: "contact-admin",
      },
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

/** Something to do rather than a place to be is never marked as current. */
export type TabEntry = AdminEntry & { main?: boolean; isAct?: boolean };

/** The tab bar of small screens; a button that opens the whole menu stands after these. */
export const TAB_BAR: readonly TabEntry[] = [
  { to: "/admin", label: "Accueil", icon: "home", permission: "dashboard", exact: true },
  { to: "/admin/actualites", label: "Actualités", icon: "newspaper", permission: "articles" },
  {
    to: WRITE_NEWS_PATH,
    label: "Écrire",
    icon: "plus",
    permission: "articles",
    main: true,
    isAct: true,
  },
  {
    to: "/admin/messages",
    label: "Messages",
    icon: "message",
    permission: "messages",
    counted: UNREAD,
  },
];
