import type { EditorOptions } from "@tiptap/core";
import { DOMParser as SliceParser } from "@tiptap/pm/model";
import { EditorContent, useEditor } from "@tiptap/react";
import { useState } from "react";
import { classNames } from "~/ui/class-names";
import { showToast } from "~/ui/toaster";
import { cleanPastedHtml, hasPastedPictureFile } from "./clean-paste";
import { plainTextToHtml } from "./plain-paste";
import { type InsertKind, RichTextDialog } from "./rich-text-dialogs";
import { type RichTextTools, richTextExtensions } from "./rich-text-extensions";
import { RichTextToolbar } from "./rich-text-toolbar";

export type RichTextProps = RichTextTools & {
  /** HTML. Read when the editor opens only: give another `key` to replace the text. */
  initialContent: string;
  onChange: (html: string) => void;
  labelledBy: string;
  describedBy: string;
  invalid: boolean;
  /** Shown while there is no text. */
  placeholder?: string;
  /** Name of the form's field, to bring the first error into focus. */
  name?: string;
};

const PLACEHOLDER = "Racontez\u00a0: quoi, quand, où, pour qui…";

const REFUSED_PICTURES = {
  article:
    "Les images copiées d’ailleurs ne sont pas reprises. Ajoutez les vôtres avec le bouton «\u00a0Insérer une image\u00a0».",
  short: "Ce texte ne prend pas d’image\u00a0: celles que vous collez ne sont pas reprises.",
};

/** What is written, without the empty paragraph that the editor keeps at the end to type in. */
function trimmedHtml(html: string): string {
  return html.replace(/(<p><\/p>)+$/, "");
}

function editorPropsFor(props: RichTextProps): EditorOptions["editorProps"] {
  const { labelledBy, describedBy, name = "content", tools } = props;
  const refusePictures = () => showToast({ tone: "info", message: REFUSED_PICTURES[tools] });
  return {
    attributes: {
      class: "prose",
      role: "textbox",
      "aria-multiline": "true",
      "aria-labelledby": labelledBy,
      "aria-describedby": describedBy,
      "data-field": name,
    },
    transformPastedHTML: (html) => cleanPastedHtml(html, refusePictures),
    clipboardTextParser: (pasted, context, _plain, view) => {
      const { body } = new DOMParser().parseFromString(plainTextToHtml(pasted), "text/html");
      return SliceParser.fromSchema(view.state.schema).parseSlice(body, { context });
    },
    handlePaste: (_view, event) => {
      if (!hasPastedPictureFile(event.clipboardData)) return false;
      refusePictures();
      return true;
    },
    handleDrop: (_view, event) => {
      if (!event.dataTransfer?.files.length) return false;
      event.preventDefault();
      refusePictures();
      return true;
    },
  };
}

export function RichTextEditor(props: RichTextProps) {
  const { initialContent, onChange, invalid, tools, placeholder = PLACEHOLDER } = props;
  const [inserting, setInserting] = useState<InsertKind | null>(null);
  const editor = useEditor({
    extensions: richTextExtensions({
      tools,
      placeholder,
      onAskLink: () => setInserting("link"),
    }),
    content: initialContent,
    // The policy allows no style element that a script adds: admin-text.css has what it would say.
    injectCSS: false,
    immediatelyRender: false,
    editorProps: editorPropsFor(props),
    onUpdate: ({ editor: changed }) => onChange(trimmedHtml(changed.getHTML())),
  });

  if (!editor) return null;
  return (
    <div className={classNames("rte", invalid && "is-invalid")}>
      <RichTextToolbar editor={editor} tools={tools} onInsert={setInserting} />
      <EditorContent editor={editor} />
      {inserting && (
        <RichTextDialog
          kind={inserting}
          editor={editor}
          pictureTarget={props.pictureTarget}
          onClose={() => {
            setInserting(null);
            editor.commands.focus();
          }}
        />
      )}
    </div>
  );
}
