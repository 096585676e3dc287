import type { LocalCopy } from "~/records/local-copy";
import { EditingNotices } from "~/records/notices";
import { ARTICLE_RULES } from "./article-editing";
import type { EditorValues } from "./editor-values";

type EditorNoticesProps = {
  offered: LocalCopy<EditorValues> | null;
  onOffer: (isWanted: boolean) => void;
  isTrashed: boolean;
  onRestore: () => void;
  today: string;
};

export function EditorNotices({ offered, isTrashed, ...props }: EditorNoticesProps) {
  return (
    <EditingNotices
      offered={offered && { savedAt: offered.savedAt, name: offered.values.title }}
      offline={
        <>
          Pas de connexion. Continuez d’écrire{"\u00a0"}: votre texte est gardé dans ce navigateur
          et sera enregistré au retour du réseau.
        </>
      }
      trashed={isTrashed ? ARTICLE_RULES.words.trashed : null}
      {...props}
    />
  );
}
