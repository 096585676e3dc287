import type { IconName } from "~/ui/icon";

export type AdminEntry = {
  to: string;
  label: string;
  icon: IconName;
  /** Current on this very path only, not on those below it. */
  exact?: boolean;
  /** Outside the administrator area: a new tab, so that nothing being written is left. */
  external?: boolean;
};

export type AdminGroup = { heading: string | null; entries: readonly AdminEntry[] };

/** The menu of the administrator area: a screen that comes is one line here. */
export const ADMIN_NAVIGATION: readonly AdminGroup[] = [
  { heading: null, entries: [{ to: "/admin", label: "Accueil", icon: "home", exact: true }] },
  {
    heading: "Publier",
    entries: [{ to: "/admin/actualites", label: "Actualités et événements", icon: "newspaper" }],
  },
  {
    heading: "Aide",
    entries: [{ to: "/", label: "Voir le site", icon: "external", external: true }],
  },
];

export const WRITE_NEWS_PATH = "/admin/actualites/create";
export const ANNOUNCE_EVENT_PATH = "/admin/actualites/create?type=evenement";

/** Something to do rather than a place to be is never marked as current. */
export type TabEntry = AdminEntry & { main?: boolean; isAct?: boolean };

/** The tab bar of small screens; a button that opens the whole menu stands after these. */
export const TAB_BAR: readonly TabEntry[] = [
  { to: "/admin", label: "Accueil", icon: "home", exact: true },
  { to: "/admin/actualites", label: "Actualités", icon: "newspaper" },
  { to: WRITE_NEWS_PATH, label: "Écrire", icon: "plus", main: true, isAct: true },
  { to: ANNOUNCE_EVENT_PATH, label: "Événement", icon: "calendar", isAct: true },
];
