import { useRef } from "react";
import { useSaveShortcut } from "~/records/save-bar";
import { useFirstError } from "~/ui/form";
import { EditingForm } from "~/ui/form-session";
import type { ArticleRecord } from "./article-editing";
import { previewPath } from "./article-paths";
import { EditorBar } from "./editor-bar";
import { PublishingColumn, type ScreenProps, WritingColumn } from "./editor-columns";
import { EditorLeaveGuard } from "./editor-leave-guard";
import { EditorNotices } from "./editor-notices";
import { useArticleSession } from "./use-article-session";
import { useEditorActs } from "./use-editor-acts";

export type ArticleEditorProps = ScreenProps & { record: ArticleRecord };

/** One article being written. Give it another `key` for another article. */
export function ArticleEditor({ record, user, today, now, ...props }: ArticleEditorProps) {
  const main = useRef<HTMLElement>(null);
  const { session, state, dirty, offered, answerOffer } = useArticleSession(record, user.id);
  const acts = useEditorActs(session);
  const { server } = state;
  // What is written is kept, as it is while typing: nothing goes on the site by a key.
  useSaveShortcut(() => void acts.keepText());
  useFirstError(main, state.errors, state.refusals);

  return (
    <>
      <EditorBar
        state={state}
        isClean={!dirty}
        isBusy={acts.isBusy}
        onSave={(status) => void acts.saveAs(status)}
        onPreview={() => void acts.preview(previewPath(server.id))}
        onRetry={session.retry}
      />
      <EditorNotices
        offered={offered}
        onOffer={answerOffer}
        isTrashed={state.isTrashed}
        onRestore={() => void acts.restoreFromTrash(server.id)}
        today={today}
      />
      <main className="ed" id="contenu" ref={main}>
        <h1 className="sr-only">
          {record.version === 0 ? "Écrire une actualité" : "Modifier l’actualité"}
        </h1>
        <EditingForm session={session}>
          <WritingColumn session={session} state={state} today={today} {...props} />
          <PublishingColumn {...{ session, state, acts, user, today, now }} />
        </EditingForm>
      </main>
      <EditorLeaveGuard session={session} state={state} acts={acts} />
    </>
  );
}
