import { previewDraft } from "~/editing/drafts";
import { type EditedRecord, valuesKey } from "~/editing/edited-record";
import { OnlineNote, PreviewButton } from "~/editing/publishing-bar";
import type { RecordEditor, RecordValues } from "~/editing/record-editor";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toaster";
import { type AnyKind, titleOf } from "./kind";

/** Whether something is written that visitors who see the record do not see. */
function hasWorkingCopy({ published, values }: EditedRecord<RecordValues>): boolean {
  return Boolean(published) && valuesKey(published ?? {}) !== valuesKey(values);
}

/** In the bar: whether visitors see the record, and what they would see. */
export function publishingBar(
  { session, state: { record, values } }: RecordEditor<RecordValues>,
  { kind, pathOf }: { kind: AnyKind; pathOf: (id: string) => string },
) {
  const isOnline = Boolean(record.published);
  const nothingYet = titleOf(kind, values).trim() ? null : "Donnez d’abord un nom.";
  return {
    note: (
      <OnlineNote isOnline={isOnline} hasWorkingCopy={hasWorkingCopy(record)}>
        {isOnline ? "En ligne" : "Pas encore en ligne"}
      </OnlineNote>
    ),
    acts: <PreviewButton onPreview={() => void previewDraft(session, { pathOf, nothingYet })} />,
  };
}

/** Gives up what is not published: the form says again what visitors see. The history keeps it. */
export function GiveUpButton({ editor }: { editor: RecordEditor<RecordValues> }) {
  const { session, state } = editor;
  const { published } = state.record;
  if (!published || !hasWorkingCopy(state.record)) return null;
  const giveUp = async () => {
    const { values } = session.getState();
    session.replace(published);
    const answer = await session.autosave();
    if (answer.kind !== "saved") return;
    showToast({
      message: "La fiche dit de nouveau ce qui est sur le site.",
      action: { label: "Annuler", onSelect: () => session.replace(values) },
    });
  };
  return (
    <Button variant="line" block icon="undo" onClick={() => void giveUp()}>
      Revenir à ce qui est sur le site
    </Button>
  );
}
