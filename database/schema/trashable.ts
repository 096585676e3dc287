/** What can be edited by several people, thrown away and brought back. */
export type Trashable = {
  version: number;
  updated_at: string;
  updated_by: string | null;
  deleted_at: string | null;
  deleted_by: string | null;
};
