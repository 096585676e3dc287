export const GALLERY_PATH = "/admin/gallery";
export const ADD_PHOTOS_PATH = "/admin/gallery/create";
export const publishPath = (id: string): string => `${ADD_PHOTOS_PATH}/${id}/publier`;
export const COMMANDS_PATH = "/admin/gallery/commandes";

export const photoPath = (id: string): string => `${GALLERY_PATH}/edit/${id}`;
export const savePhotoPath = (id: string): string => `${photoPath(id)}/enregistrer`;
