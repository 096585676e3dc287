import { actPath } from "~/lib/command";

/** Addresses of an article's screens in the administrator area. */
export const editPath = (id: string): string => `/admin/actualites/edit/${id}`;
export const previewPath = (id: string): string => `${editPath(id)}/apercu`;
export const savePath = (id: string): string => `${editPath(id)}/enregistrer`;
export const historyPath = (id: string): string => `${editPath(id)}/historique`;

/** The page that visitors see once it is published. */
export const publicPath = (id: string): string => `/actualites/${id}`;

/** Where the list, the editor and the toasts send what they ask for. */
export const articleActPath = (id = ""): string => actPath("article", id);
