import type { ChainedCommands, Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { Toolbar } from "react-aria-components/Toolbar";
import { ActionMenu, type MenuAction } from "~/ui/action-menu";
import { Icon, type IconName } from "~/ui/icon";
import { useMedia } from "~/ui/use-media";
import type { InsertKind } from "./rich-text-dialogs";
import type { RichTextTools } from "./rich-text-extensions";

type BlockStyle = "paragraph" | "h2" | "h3";

const BLOCK_STYLES: readonly { value: BlockStyle; label: string; icon: IconName }[] = [
  { value: "paragraph", label: "Texte", icon: "paragraph" },
  { value: "h2", label: "Titre dans le texte", icon: "heading" },
  { value: "h3", label: "Petit titre", icon: "heading-small" },
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
  const isNarrow = useMedia(NARROW);
  const props = { editor, onInsert, state };
  return (
    <div className="rte-head">
      <Toolbar className="rte-bar" aria-label="Mise en forme">
        {tools === "article" && isNarrow ? (
          <NarrowTools {...props} />
        ) : (
          <WideTools {...props} tools={tools} />
        )}
      </Toolbar>
      {state.inTable && <TableTools editor={editor} />}
    </div>
  );
}

/** A phone, on which all tools of an article do not fit in one row. */
const NARROW = "(width < 48rem)";

type ToolsProps = Omit<RichTextToolbarProps, "tools"> & { state: ReturnType<typeof readState> };

function WideTools({
  editor,
  tools,
  onInsert,
  state,
}: ToolsProps & Pick<RichTextToolbarProps, "tools">) {
  const { blocks, inserts } = TOOLS[tools];
  const isArticle = tools === "article";
  return (
    <>
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
        <Tool label="Insérer un tableau" icon="table" onPress={() => insertTable(editor)} />
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
    </>
  );
}

/** The tools that a news item from a phone needs, the photo first; the others in a menu, in words. */
function NarrowTools({ editor, onInsert, state }: ToolsProps) {
  return (
    <>
      <button
        type="button"
        className="rte-photo"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onInsert("picture")}
      >
        <Icon name="image" />
        <span>Photo</span>
      </button>
      <Separator />
      <Toggles editor={editor} toggles={MARKS} active={state.active} />
      <Toggles editor={editor} toggles={LISTS.slice(0, 1)} active={state.active} />
      <div className="rte-end">
        <ActionMenu label="Autres outils" actions={moreActions(editor, onInsert, state)} />
      </div>
    </>
  );
}

function moreActions(
  editor: Editor,
  onInsert: RichTextToolbarProps["onInsert"],
  { inTable, canUndo, canRedo }: ToolsProps["state"],
): MenuAction[] {
  const run = (act: (chain: ChainedCommands) => ChainedCommands) => () =>
    act(editor.chain().focus()).run();
  const actions: (MenuAction | false)[] = [
    canUndo && {
      id: "undo",
      label: "Annuler la dernière frappe",
      icon: "undo",
      onSelect: run((chain) => chain.undo()),
    },
    canRedo && {
      id: "redo",
      label: "Rétablir",
      icon: "redo",
      onSelect: run((chain) => chain.redo()),
    },
    ...BLOCK_STYLES.map(({ value, label, icon }): MenuAction => {
      return { id: value, label, icon, onSelect: () => setStyle(editor, value) };
    }),
    ...[...LISTS.slice(1), QUOTE].map(({ name, label, icon, run: toggle }): MenuAction => {
      return { id: name, label, icon, onSelect: run(toggle) };
    }),
    { id: "link", label: "Lien", icon: "link", onSelect: () => onInsert("link") },
    { id: "video", label: "Vidéo", icon: "video", onSelect: () => onInsert("video") },
    !inTable && {
      id: "table",
      label: "Tableau",
      icon: "table",
      onSelect: () => insertTable(editor),
    },
  ];
  return actions.filter((action) => action !== false);
}

function insertTable(editor: Editor): void {
  editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
}

function setStyle(editor: Editor, style: BlockStyle): void {
  const chain = editor.chain().focus();
  if (style === "h2") chain.setHeading({ level: 2 }).run();
  else if (style === "h3") chain.setHeading({ level: 3 }).run();
  else chain.setParagraph().run();
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
      onChange={({ currentTarget }) => setStyle(editor, currentTarget.value as BlockStyle)}
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
