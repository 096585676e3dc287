import { useRef } from "react";
import { previewPath } from "./article-paths";
import { EditorBar } from "./editor-bar";
import { PublishingColumn, WritingColumn } from "./editor-columns";
import { EditorNotices } from "./editor-notices";
import type { EditorOpening } from "./editor-state";
import { primaryLabel } from "./editor-values";
import { LeaveGuard } from "./leave-guard";
import type { RenderPictureSlot } from "./picture-slot";
import { useEditorActs } from "./use-editor-acts";
import { useEditorSession } from "./use-editor-session";
import { useFirstError } from "./use-first-error";

export type ArticleEditorProps = {
  opening: EditorOpening;
  user: { id: string; name: string };
  locations: readonly string[];
  /** Day in Paris, and the instant of the request. */
  today: string;
  now: string;
  pictureSlot: RenderPictureSlot;
};

/** One article being written. Give it another `key` for another article. */
export function ArticleEditor({ opening, user, today, now, ...props }: ArticleEditorProps) {
  const main = useRef<HTMLElement>(null);
  const { session, state, dirty, offered, answerOffer } = useEditorSession(opening, user.id);
  const acts = useEditorActs(session);
  const { values, server } = state;
  const primary = primaryLabel(values.status, server.state);
  useFirstError(main, state.errors, state.refusals);

  return (
    <>
      <EditorBar
        status={state.status}
        isClean={!dirty}
        primary={primary}
        isBusy={acts.isBusy}
        onPrimary={() => void acts.save()}
        onPreview={() => void acts.preview(previewPath(server.id))}
        onRetry={session.retry}
      />
      <EditorNotices
        offered={offered}
        onOffer={answerOffer}
        state={server.state}
        onRestore={() => void acts.restoreFromTrash(server.id)}
        today={today}
      />
      <main className="ed" id="contenu" ref={main}>
        <h1 className="sr-only">
          {opening.isNew ? "Écrire une actualité" : "Modifier l’actualité"}
        </h1>
        <WritingColumn session={session} state={state} today={today} {...props} />
        <PublishingColumn {...{ session, state, acts, user, today, now }} />
      </main>
      <LeaveGuard session={session} acts={acts} primary={primary} />
    </>
  );
}
