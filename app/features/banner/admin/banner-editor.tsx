import type { CommandAnswer, CommandFields } from "~/lib/command";
import { RecordEditorFrame } from "~/records/editor";
import type { EditedRecord } from "~/records/record";
import { Button } from "~/ui/button";
import { CommandForm } from "~/ui/use-commands";
import { type BannerValues, expiryOf } from "../banner.schema";
import { BannerFields } from "./banner-fields";
import { BANNER_COMMANDS_PATH } from "./banner-paths";
import { BannerPreview } from "./banner-preview";
import { BannerStateLine } from "./banner-state-line";
import { bannerVersionFields } from "./banner-versions";
import { type BannerState, bannerState } from "./banner-words";
import { type BannerEditor as Editor, useBannerEditor } from "./use-banner-editor";

export type BannerEditorProps = {
  record: EditedRecord<BannerValues>;
  userId: string;
  run: (fields: CommandFields) => Promise<CommandAnswer>;
  /** Day in Paris, and the instant of the request. */
  today: string;
  now: string;
};

/** The important information being written. Give it another `key` for another banner. */
export function BannerEditor({ record, userId, run, today, now }: BannerEditorProps) {
  const editor = useBannerEditor({ record, userId, run });
  const stored = editor.state.record;
  const state = bannerState(
    { updatedAt: stored.updatedAt, expiresAt: expiryOf(stored.values) },
    { today, now },
  );
  return (
    <RecordEditorFrame
      editor={editor}
      fields={bannerVersionFields(today)}
      title="Information importante"
      back={{ to: "/admin", label: "Accueil" }}
      saveLabel={saveLabel(editor, state)}
      today={today}
      nameOf={({ title }) => title}
      onRestore={() => run({ intent: "restore", id: editor.id })}
      aside={
        <BannerPreview
          values={editor.values}
          publishedAt={editor.dirty ? now : (stored.updatedAt ?? now)}
          today={today}
        />
      }
      danger={
        state.kind === "shown" && !editor.isRemoval && <RemoveButton id={editor.id} run={run} />
      }
    >
      <BannerStateLine state={state} expiresAt={expiryOf(stored.values)} today={today} />
      <BannerFields editor={editor} today={today} now={now} />
    </RecordEditorFrame>
  );
}

/** What the main button will do, in its own words. */
function saveLabel({ isRemoval, isNew }: Editor, { kind }: BannerState): string {
  if (isRemoval) return "Retirer de l’accueil";
  return isNew || kind === "ended" ? "Afficher sur l’accueil" : "Mettre à jour";
}

function RemoveButton({ id, run }: Pick<BannerEditorProps, "run"> & { id: string }) {
  return (
    <CommandForm
      path={BANNER_COMMANDS_PATH}
      fields={{ intent: "trash", id }}
      onCommand={(fields) => void run(fields)}
    >
      <Button type="submit" variant="danger" size="sm" icon="trash" block>
        Retirer de l’accueil
      </Button>
    </CommandForm>
  );
}
