export const LIST_PATH = "/admin/partners";
export const CREATE_PATH = `${LIST_PATH}/create`;
export const COMMANDS_PATH = `${LIST_PATH}/commandes`;

export const editPath = (id: string): string => `${LIST_PATH}/edit/${id}`;
export const savePath = (id: string): string => `${editPath(id)}/enregistrer`;
