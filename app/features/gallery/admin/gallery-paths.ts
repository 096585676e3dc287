import { actPath } from "~/lib/command";

export const GALLERY_PATH = "/admin/gallery";
export const ADD_PHOTOS_PATH = "/admin/gallery/create";
export const publishPath = (id: string): string => `${ADD_PHOTOS_PATH}/${id}/publier`;

export const photoPath = (id: string): string => `${GALLERY_PATH}/edit/${id}`;
export const photoActPath = (id = ""): string => actPath("gallery-image", id);
export const savePhotoPath = (id: string): string => `${photoPath(id)}/enregistrer`;
