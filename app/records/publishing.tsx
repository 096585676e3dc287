import { previewDraft } from "~/editing/drafts";
import { hasWorkingCopy, type SaveAnswer } from "~/editing/edited-record";
import { OnlineNote, PreviewButton } from "~/editing/publishing-bar";
import type { RecordEditor, RecordValues } from "~/editing/record-editor";
import { Button } from "~/ui/button";
import { postForm } from "~/ui/post-form";
import { showToast } from "~/ui/toaster";
import { type AnyKind, recordPath } from "./kind";

/** In the bar: whether visitors see the record, and what they would see. */
export function publishingBar(
  { session, state: { record, values } }: RecordEditor<RecordValues>,
  { kind, pathOf }: { kind: AnyKind; pathOf: (id: string) => string },
) {
  const isOnline = Boolean(record.published);
  const isNamed = kind.title !== undefined && String(values[kind.title]).trim() !== "";
  const nothingYet = isNamed ? null : "Donnez d’abord un nom.";
  return {
    note: (
      <OnlineNote isOnline={isOnline} hasWorkingCopy={hasWorkingCopy(record)}>
        {isOnline ? "En ligne" : "Pas encore en ligne"}
      </OnlineNote>
    ),
    acts: <PreviewButton onPreview={() => void previewDraft(session, { pathOf, nothingYet })} />,
  };
}

/** Gives up the unpublished changes: the form says again what visitors see. The history keeps them. */
export function GiveUpButton({
  kind,
  editor,
}: {
  kind: AnyKind;
  editor: RecordEditor<RecordValues>;
}) {
  const { session, state } = editor;
  if (!hasWorkingCopy(state.record)) return null;
  return (
    <Button variant="line" block icon="undo" onClick={() => void giveUp(kind, session)}>
      Revenir à ce qui est sur le site
    </Button>
  );
}

async function giveUp(
  kind: AnyKind,
  session: RecordEditor<RecordValues>["session"],
): Promise<void> {
  await session.autosave();
  const { server, values } = session.getState();
  const body = JSON.stringify({ intent: "discard", version: server.version });
  const answer = await postForm<SaveAnswer<RecordValues>>(recordPath(kind, server.id), body);
  if (answer.kind === "saved") {
    session.adopt(answer.record);
    showToast({
      message: "La fiche dit de nouveau ce qui est sur le site.",
      action: { label: "Annuler", onSelect: () => session.replace(values) },
    });
  } else if (answer.kind === "conflict") {
    session.meetConflict(answer.current);
  } else {
    const message = answer.kind === "failed" ? answer.message : "Rien n’a été changé.";
    showToast({ message, tone: "error" });
  }
}
