import type { ChainedCommands, Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { Toolbar } from "react-aria-components/Toolbar";
import { Icon, type IconName } from "~/ui/icon";
import type { InsertKind } from "./rich-text-dialogs";
import type { RichTextTools } from "./rich-text-extensions";

type BlockStyle = "paragraph" | "h2" | "h3";

const BLOCK_STYLES: readonly { value: BlockStyle; label: string }[] = [
  { value: "paragraph", label: "Texte" },
  { value: "h2", label: "Intertitre" },
  { value: "h3", label: "Petit intertitre" },
];

type Toggle = {
  name: string;
  label: string;
  icon: IconName;
  run: (chain: ChainedCommands) => ChainedCommands;
};

const MARKS: readonly Toggle[] = [
  { name: "bold", label: "Gras (Ctrl+B)", icon: "bold", run: (chain) => chain.toggleBold() },
  {
    name: "italic",
    label: "Italique (Ctrl+I)",
    icon: "italic",
    run: (chain) => chain.toggleItalic(),
  },
];

const LISTS: readonly Toggle[] = [
  {
    name: "bulletList",
    label: "Liste à puces",
    icon: "list-bulleted",
    run: (chain) => chain.toggleBulletList(),
  },
  {
    name: "orderedList",
    label: "Liste numérotée",
    icon: "list-numbered",
    run: (chain) => chain.toggleOrderedList(),
  },
];

const QUOTE: Toggle = {
  name: "blockquote",
  label: "Citation",
  icon: "quote",
  run: (chain) => chain.toggleBlockquote(),
};

type Insert = { kind: InsertKind; label: string; icon: IconName };

const LINK: Insert = { kind: "link", label: "Lien (Ctrl+K)", icon: "link" };

const INSERTS: readonly Insert[] = [
  LINK,
  { kind: "picture", label: "Insérer une image", icon: "image" },
  { kind: "video", label: "Insérer une vidéo", icon: "video" },
];

const TOOLS = {
  article: { blocks: [...LISTS, QUOTE], inserts: INSERTS },
  short: { blocks: LISTS, inserts: [LINK] },
};

type RichTextToolbarProps = {
  editor: Editor;
  tools: RichTextTools["tools"];
  onInsert: (kind: InsertKind) => void;
};

/** Arrow keys go from one tool to the next; Tab goes on to the text. */
export function RichTextToolbar({ editor, tools, onInsert }: RichTextToolbarProps) {
  const state = useEditorState({ editor, selector: ({ editor: current }) => readState(current) });
  const { blocks, inserts } = TOOLS[tools];
  const isArticle = tools === "article";
  const insertTable = () =>
    editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
  return (
    <div className="rte-head">
      <Toolbar className="rte-bar" aria-label="Mise en forme">
        {isArticle && (
          <>
            <StyleSelect editor={editor} value={state.style} />
            <Separator />
          </>
        )}
        <Toggles editor={editor} toggles={MARKS} active={state.active} />
        <Separator />
        <Toggles editor={editor} toggles={blocks} active={state.active} />
        <Separator />
        {inserts.map(({ kind, label, icon }) => (
          <Tool key={kind} label={label} icon={icon} onPress={() => onInsert(kind)} />
        ))}
        {isArticle && !state.inTable && (
          <Tool label="Insérer un tableau" icon="table" onPress={insertTable} />
        )}
        <div className="rte-end">
          <Tool
            label="Annuler (Ctrl+Z)"
            icon="undo"
            off={!state.canUndo}
            onPress={() => editor.chain().focus().undo().run()}
          />
          <Tool
            label="Rétablir (Ctrl+Y)"
            icon="redo"
            off={!state.canRedo}
            onPress={() => editor.chain().focus().redo().run()}
          />
        </div>
      </Toolbar>
      {state.inTable && <TableTools editor={editor} />}
    </div>
  );
}

function readState(editor: Editor) {
  const style: BlockStyle = editor.isActive("heading", { level: 2 })
    ? "h2"
    : editor.isActive("heading", { level: 3 })
      ? "h3"
      : "paragraph";
  return {
    style,
    active: [...MARKS, ...LISTS, QUOTE]
      .map(({ name }) => name)
      .filter((name) => editor.isActive(name)),
    inTable: editor.isActive("table"),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

function Separator() {
  // biome-ignore lint/a11y/useSemanticElements: an <hr> stands on its own line; this one stands between tools
  return <span role="separator" aria-orientation="vertical" />;
}

function StyleSelect({ editor, value }: { editor: Editor; value: BlockStyle }) {
  return (
    <select
      aria-label="Style du paragraphe"
      value={value}
      onChange={(event) => {
        const chain = editor.chain().focus();
        const style = event.currentTarget.value;
        if (style === "h2") chain.setHeading({ level: 2 }).run();
        else if (style === "h3") chain.setHeading({ level: 3 }).run();
        else chain.setParagraph().run();
      }}
    >
      {BLOCK_STYLES.map(({ value: style, label }) => (
        <option key={style} value={style}>
          {label}
        </option>
      ))}
    </select>
  );
}

type TogglesProps = { editor: Editor; toggles: readonly Toggle[]; active: readonly string[] };

function Toggles({ editor, toggles, active }: TogglesProps) {
  return toggles.map(({ name, label, icon, run }) => (
    <Tool
      key={name}
      label={label}
      icon={icon}
      pressed={active.includes(name)}
      onPress={() => run(editor.chain().focus()).run()}
    />
  ));
}

type ToolProps = {
  label: string;
  icon: IconName;
  pressed?: boolean;
  off?: boolean;
  onPress: () => void;
};

function Tool({ label, icon, pressed, off = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      // The text keeps its selection, which is what the tool works on.
      onMouseDown={(event) => event.preventDefault()}
      onClick={off ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

const TABLE_TOOLS: readonly {
  label: string;
  run: (chain: ChainedCommands) => ChainedCommands;
}[] = [
  { label: "Ligne au-dessous", run: (chain) => chain.addRowAfter() },
  { label: "Colonne à droite", run: (chain) => chain.addColumnAfter() },
  { label: "Retirer la ligne", run: (chain) => chain.deleteRow() },
  { label: "Retirer la colonne", run: (chain) => chain.deleteColumn() },
  { label: "Retirer le tableau", run: (chain) => chain.deleteTable() },
];

function TableTools({ editor }: { editor: Editor }) {
  return (
    <Toolbar className="rte-table-bar" aria-label="Tableau">
      {TABLE_TOOLS.map(({ label, run }) => (
        <button
          key={label}
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor.chain().focus()).run()}
        >
          {label}
        </button>
      ))}
    </Toolbar>
  );
}
