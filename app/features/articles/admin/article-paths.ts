/** Addresses of an article's screens in the administrator area. */
export const editPath = (id: string): string => `/admin/actualites/edit/${id}`;
export const previewPath = (id: string): string => `${editPath(id)}/apercu`;
