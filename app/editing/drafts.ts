import { askToWaitForPicture } from "~/ui/form-session";
import { showToast } from "~/ui/toaster";
import type { StoredRecord } from "./edited-record";
import type { EditingSession } from "./session";

/** Keeps what is typed, and puts nothing on the site; not without a picture that is on its way. */
export async function keepDraft<V extends object, R extends StoredRecord>(
  session: EditingSession<V, R>,
): Promise<boolean> {
  const answer = await session.autosave();
  if (session.getState().picturesUnderWay > 0) {
    askToWaitForPicture();
    return false;
  }
  const isKept = answer.kind === "nothing-to-save" && !session.getState().conflict;
  return isKept || answer.kind === "saved";
}

const TAB_BLOCKED =
  "Votre navigateur a bloqué l’onglet de l’aperçu\u00a0: autorisez-le, puis recommencez.";

type Preview = {
  /** Its address, by the id of the record. */
  pathOf: (id: string) => string;
  /** Said of a new record in which there is nothing to show; null where there is something to begin with. */
  nothingYet: string | null;
};

/** Shows what is typed as visitors would see it, once it is saved. The tab opens at once, within the click. */
export async function previewDraft<V extends object, R extends StoredRecord>(
  session: EditingSession<V, R>,
  { pathOf, nothingYet }: Preview,
): Promise<void> {
  const tab = window.open("about:blank", "_blank");
  const answer = await (nothingYet === null ? session.autosaveNew() : session.autosave());
  const isReady = answer.kind === "saved" || answer.kind === "nothing-to-save";
  const { id, isNew } = session.getState().server;
  if (isReady && !isNew && tab) {
    tab.opener = null;
    tab.location.href = pathOf(id);
    return;
  }
  tab?.close();
  const isEmpty = isReady && isNew && nothingYet !== null;
  const whyNot = isReady ? TAB_BLOCKED : "L’aperçu attend que votre texte soit enregistré.";
  showToast({ message: isEmpty ? nothingYet : whyNot, tone: "info" });
}
