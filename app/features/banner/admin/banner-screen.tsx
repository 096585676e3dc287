import { useRevalidator } from "react-router";
import type { EditedRecord } from "~/editing/edited-record";
import { RecordEditorFrame, useRecordEditor } from "~/editing/record-editor";
import { instantOf } from "~/lib/ending";
import { parisDay } from "~/lib/paris-instants";
import { editorOptions } from "~/records/edit-screen";
import { ENDING_INPUT } from "~/records/ending-input";
import { RecordInputs } from "~/records/inputs";
import { recordPath } from "~/records/kind";
import { Box } from "~/ui/box";
import { CommandButton, useCommands } from "~/ui/commands";
import { showToast } from "~/ui/toaster";
import { useDroppedFocus } from "~/ui/use-kept-focus";
import { type BannerValues, banner, isEmptyBanner } from "../banner";
import { Notice } from "../notice";
import { type BannerState, bannerState, StateLine } from "./banner-state";

const WORDS = {
  versions: "Deux versions de cette information",
  trashed: "Cette information a été retirée de l’accueil. Remettez-la pour la modifier.",
  gone: "Cette information n’existe plus. Copiez ce que vous avez écrit avant de quitter.",
};

const BROUGHT_INPUTS = { ending: ENDING_INPUT };

type BannerScreenProps = {
  record: EditedRecord<BannerValues>;
  userId: string;
  /** The instant of the request, ISO 8601. */
  now: string;
};

type Run = ReturnType<typeof useCommands>["run"];

/** The important information. Another one (none after a removal, the old one after its undoing) is another form. */
export function BannerScreen(props: BannerScreenProps) {
  const { id } = props.record;
  const { run } = useCommands((fields) => recordPath(banner, fields.id ?? ""));
  useDroppedFocus(id);
  return <BannerForm key={id} {...props} run={run} />;
}

function BannerForm({ record, userId, now, run }: BannerScreenProps & { run: Run }) {
  const today = parisDay(now);
  const editor = useRecordEditor({
    ...editorOptions(banner),
    record,
    userId,
    words: WORDS,
    savedMessage: (values) =>
      isEmptyBanner(values as BannerValues) ? null : "L’information importante est sur l’accueil.",
  });
  const values = editor.values as BannerValues;
  const stored = editor.state.record;
  const expiresAt = instantOf((stored.values as BannerValues).expiry);
  const state = bannerState({ updatedAt: stored.updatedAt, expiresAt }, { today, now });
  const { id, isNew } = editor;
  const isEmpty = isEmptyBanner(values);
  const isRemoval = isEmpty && !isNew;
  const { revalidate } = useRevalidator();

  /** Without a title or a text it leaves the home page; while none is there, what is typed waits for the rest. */
  const save = async (send: () => Promise<boolean>): Promise<boolean> => {
    if (isEmpty && isNew) {
      showToast({ tone: "info", message: missingWords(values) });
      return false;
    }
    const isSaved = await send();
    if (isSaved && isEmpty) {
      const onSelect = () => void run({ intent: "restore", id });
      const message = "L’information n’est plus sur l’accueil.";
      showToast({ message, action: { label: "Annuler", onSelect } });
      await revalidate();
    }
    return isSaved;
  };
  return (
    <RecordEditorFrame
      editor={{ ...editor, save: () => save(editor.save), store: () => save(editor.store) }}
      title={banner.french.name}
      back={{ to: "/admin", label: "Accueil" }}
      saveLabel={saveLabel({ isRemoval, isNew }, state)}
      today={today}
      nameOf={({ title }) => String(title)}
      onRestore={() => run({ intent: "restore", id })}
      aside={
        <BannerPreview
          values={values}
          publishedAt={editor.dirty ? now : (stored.updatedAt ?? now)}
          today={today}
        />
      }
      danger={
        state.kind === "shown" &&
        !isRemoval && (
          <CommandButton
            path={recordPath(banner, id)}
            fields={{ intent: "trash", id }}
            onCommand={(fields) => void run(fields)}
            variant="danger"
            icon="trash"
            block
          >
            {banner.french.remove}
          </CommandButton>
        )
      }
    >
      <StateLine state={state} expiresAt={expiresAt} today={today} />
      <RecordInputs kind={banner} editor={editor} now={now} brought={BROUGHT_INPUTS} />
    </RecordEditorFrame>
  );
}

/** What the main button will do, in its own words. */
function saveLabel(
  { isRemoval, isNew }: { isRemoval: boolean; isNew: boolean },
  { kind }: BannerState,
): string {
  if (isRemoval) return banner.french.remove;
  return isNew || kind === "ended" ? "Afficher sur l’accueil" : "Mettre à jour";
}

function missingWords({ title, content }: BannerValues): string {
  const hasTitle = !isEmptyBanner({ title, content: "x" });
  const hasText = !isEmptyBanner({ title: "x", content });
  if (hasTitle === hasText) return "Rien n’est affiché\u00a0: écrivez un titre et un texte.";
  return `Rien n’est affiché\u00a0: il manque ${hasTitle ? "le texte" : "le titre"}.`;
}

type BannerPreviewProps = {
  values: BannerValues;
  /** Instant that stands for the publication. */
  publishedAt: string;
  today: string;
};

/** The information as the home page will show it, while it is being written. */
function BannerPreview({ values, publishedAt, today }: BannerPreviewProps) {
  const { title, content, type } = values;
  return (
    <Box id="apercu" title="Aperçu sur l’accueil">
      {isEmptyBanner(values) ? (
        <p className="bn-nothing">
          Sans titre ou sans texte, rien n’est affiché{"\u00a0"}: l’emplacement disparaît de
          l’accueil.
        </p>
      ) : (
        <div inert>
          <Notice
            title={title}
            content={content}
            type={type}
            publishedDay={parisDay(publishedAt)}
            today={today}
          />
        </div>
      )}
    </Box>
  );
}
