import type { ArticleRevision } from "../article.types";
import type { SaveResult } from "../article-results.types";
import { announceContentEdit } from "../upcoming-events-cache";
import { editPath } from "./article-paths";
import { sayFailure } from "./failure";

/** What the server answers to the editor: the result, and the history as it stands after it. */
export type SaveAnswer =
  | (Extract<SaveResult, { kind: "saved" }> & { revisions: ArticleRevision[] })
  | Exclude<SaveResult, { kind: "saved" }>;

/** A request that came to nothing: what to tell, and whether signing in again would help. */
export type SaveFailure = { kind: "failed"; message: string; needsLogin: boolean };

export const savePath = (id: string): string => `${editPath(id)}/enregistrer`;
export const historyPath = (id: string): string => `${editPath(id)}/historique`;

/** Posts a form of the editor. Never throws: what is typed must outlive whatever happens. */
export async function postForm(path: string, form: FormData): Promise<SaveAnswer | SaveFailure> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { accept: "application/json" },
      body: form,
    });
    const isJson = response.headers.get("content-type")?.includes("json");
    if (isJson && !response.redirected) {
      if (response.ok) announceContentEdit();
      return (await response.json()) as SaveAnswer;
    }
    return failure(response.ok ? 401 : response.status);
  } catch {
    return failure(0);
  }
}

function failure(status: number): SaveFailure {
  return { kind: "failed", message: sayFailure(status), needsLogin: status === 401 };
}
