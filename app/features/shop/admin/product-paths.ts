import { actPath } from "~/lib/command";

export const LIST_PATH = "/admin/boutique/produits";
export const CREATE_PATH = `${LIST_PATH}/create`;

export const editPath = (id: string): string => `${LIST_PATH}/edit/${id}`;
/** The address of acts; for a stock, `id` is that of the variant. */
export const productActPath = (id = ""): string => actPath("product", id);
export const savePath = (id: string): string => `${editPath(id)}/enregistrer`;
export const stockPath = (id: string): string => `${editPath(id)}/stock`;

/** Where visitors see it. */
export const publicPath = (id: string): string => `/boutique/produits/${id}`;
