import { useRevalidator } from "react-router";
import type { CommandFields } from "~/lib/command";
import { type RecordEditor, useRecordEditor } from "~/records/editor";
import type { EditedRecord } from "~/records/record";
import { showToast } from "~/ui/toaster";
import { type BannerValues, bannerValuesSchema, isEmptyBanner } from "../banner.schema";
import { bannerSavePath } from "./banner-paths";

const WORDS = {
  versions: "Deux versions de cette information",
  trashed: "Cette information a été retirée de l’accueil. Remettez-la pour la modifier.",
  gone: "Cette information n’existe plus. Copiez ce que vous avez écrit avant de quitter.",
};

export type BannerEditor = RecordEditor<BannerValues> & {
  /** Saving as it stands takes the banner off the home page. */
  isRemoval: boolean;
};

type Options = {
  record: EditedRecord<BannerValues>;
  userId: string;
  /** Runs a command of the banner: brings it back. */
  run: (fields: CommandFields) => unknown;
};

/**
 * The banner in its form. Saved without a title or a text it leaves the home page, which the toast
 * undoes; while none is there, what is typed just waits for the rest.
 */
export function useBannerEditor({ record, userId, run }: Options): BannerEditor {
  const { revalidate } = useRevalidator();
  const editor = useRecordEditor<BannerValues>({
    record,
    userId,
    kind: "information",
    schema: bannerValuesSchema,
    savePath: bannerSavePath,
    editPath: null,
    savedMessage: (values) =>
      isEmptyBanner(values) ? null : "L’information importante est sur l’accueil.",
    words: WORDS,
  });
  const { id, isNew, values } = editor;
  const isEmpty = isEmptyBanner(values);
  const save = async (send: () => Promise<boolean>): Promise<boolean> => {
    if (isEmpty && isNew) {
      showToast({ tone: "info", message: missingWords(values) });
      return false;
    }
    const isSaved = await send();
    if (isSaved && isEmpty) {
      showToast({
        message: "L’information n’est plus sur l’accueil.",
        action: { label: "Annuler", onSelect: () => run({ intent: "restore", id }) },
      });
      await revalidate();
    }
    return isSaved;
  };
  return {
    ...editor,
    save: () => save(editor.save),
    store: () => save(editor.store),
    isRemoval: isEmpty && !isNew,
  };
}

function missingWords({ title, content }: BannerValues): string {
  const hasTitle = !isEmptyBanner({ title, content: "x" });
  const hasText = !isEmptyBanner({ title: "x", content });
  if (hasTitle === hasText) return "Rien n’est affiché\u00a0: écrivez un titre et un texte.";
  return `Rien n’est affiché\u00a0: il manque ${hasTitle ? "le texte" : "le titre"}.`;
}
