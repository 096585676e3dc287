import { useEffect, useState } from "react";
import type { RecordEditor, RecordValues } from "~/editing/record-editor";
import { getAnswer } from "~/ui/post-form";
import { showToast } from "~/ui/toaster";
import type { Revision } from "./history.server";
import { HistoryPanel } from "./history-panel";
import { type AnyKind, recordPath, titleOf } from "./kind";
import { readsSame } from "./merge-values";
import type { CompareVersions } from "./revision-dialog";
import { showValue } from "./shown-values";

type RecordHistoryProps = {
  kind: AnyKind;
  editor: RecordEditor<RecordValues>;
  /** Name of the person at the keyboard. */
  userName: string | null;
  /** Day of Paris. */
  today: string;
};

/** The versions of a piece of the club's content. One that is brought back is taken into the form, and saved there. */
export function RecordHistory({ kind, editor, userName, today }: RecordHistoryProps) {
  const path = recordPath(kind, editor.id);
  const { version } = editor.state.server;
  const [revisions, setRevisions] = useState<readonly Revision[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save has made another version
  useEffect(() => {
    let isWanted = true;
    void getAnswer(`${path}?historique`, hasRevisions).then((answer) => {
      if (isWanted && "revisions" in answer) setRevisions(answer.revisions);
    });
    return () => {
      isWanted = false;
    };
  }, [path, version]);
  const restore = (_: Revision, values: RecordValues) => {
    editor.session.replace(values);
    showToast({
      message: `Cette version est dans la fiche\u00a0: ${kind.isDrafted ? "publiez" : "enregistrez"}-la pour la remettre sur le site.`,
      tone: "info",
    });
  };
  return (
    <HistoryPanel
      path={path}
      revisions={revisions}
      userName={userName}
      today={today}
      values={editor.values}
      compare={compareRecords(kind)}
      onRestore={restore}
    />
  );
}

function hasRevisions(answer: object): answer is { revisions: Revision[] } {
  return "revisions" in answer && Array.isArray(answer.revisions);
}

function compareRecords(kind: AnyKind): CompareVersions<RecordValues> {
  return (one, other) =>
    Object.entries(kind.fields)
      .filter(([name, field]) => !readsSame(field, one[name], other[name]))
      .map(([name, field]) => ({
        name,
        label: field.label,
        show: (values, today) =>
          showValue(field, values[name], { today, title: titleOf(kind, values) }) ?? <em>Rien</em>,
      }));
}
