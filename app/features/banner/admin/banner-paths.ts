export const BANNER_PATH = "/admin/information-importante";
export const BANNER_COMMANDS_PATH = `${BANNER_PATH}/commandes`;

export const bannerSavePath = (id: string): string => `${BANNER_PATH}/edit/${id}/enregistrer`;
