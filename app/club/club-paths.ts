/** Screens of the club that others lead to, apart from their descriptions: those would bring forms along. */
export const CLUB_SHEET_PATH = "/admin/club/fiche";
export const CALLS_PATH = "/admin/club/qui-appeler";
export const SESSIONS_PATH = "/admin/horaires";
export const ALSO_WRITTEN_PATH = "/admin/ailleurs";
export const ASSOCIATION_PATH = "/admin/club/association";
export const FORMS_PATH = "/admin/club/formulaires";
export const SITE_PAGES_PATH = "/admin/club/pages";
export const MENUS_PATH = "/admin/club/menus";
export const SHOP_SHEET_PATH = "/admin/club/boutique";
export const SECTIONS_PATH = "/admin/club/sections";
export const STADIUM_PICTURES_PATH = "/admin/club/images-du-stade";
export const EVENT_PAGES_PATH = "/admin/club/evenements";
export const REGISTRATIONS_PATH = "/admin/club/inscriptions";
