/** The two lists of people that the club presents, as one code serves them. */
export const TEAM_KINDS = {
  coach: { table: "coaches", listPath: "/admin/coaches" },
  "board-member": { table: "board_members", listPath: "/admin/board-members" },
} as const;

export type TeamKind = keyof typeof TEAM_KINDS;
export type TeamTable = (typeof TEAM_KINDS)[TeamKind]["table"];

export const listPath = (kind: TeamKind): string => TEAM_KINDS[kind].listPath;
export const createPath = (kind: TeamKind): string => `${listPath(kind)}/create`;
export const editPath = (kind: TeamKind, id: string): string => `${listPath(kind)}/edit/${id}`;
export const savePath = (kind: TeamKind, id: string): string => `${editPath(kind, id)}/enregistrer`;
export const commandsPath = (kind: TeamKind): string => `${listPath(kind)}/commandes`;
