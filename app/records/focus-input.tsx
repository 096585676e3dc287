import { imageSizeOf } from "~/lib/media-url";
import { FocalPoint } from "~/ui/pictures/focal-point";
import type { Point } from "./fields";
import type { InputKind, InputProps } from "./inputs";
import { addressOf } from "./kind";

/** The point of a picture that stays visible, for the screens that have such a field. */
export const FOCUS_INPUT: InputKind = {
  Input: FocusInput,
  isBoxed: true,
};

const LARGEST = { width: 1200, height: 800 };

/** Nothing is drawn while there is no picture. */
function FocusInput({ editor, name, field: { label, input } }: InputProps) {
  const url = input.type === "focus" ? addressOf(editor.values[input.of]) : null;
  if (!url) return null;
  const { x, y } = editor.values[name] as Point;
  return (
    <div className="admin-stack">
      <span className="field-label">{label}</span>
      <FocalPoint
        url={url}
        size={imageSizeOf(url) ?? LARGEST}
        ratio={3 / 2}
        frameLabel="Cadre du haut de la page"
        x={x}
        y={y}
        onChange={(toX, toY) => editor.change({ [name]: { x: toX, y: toY } })}
      />
      <p className="admin-note">Glissez le point jaune sur ce qui doit rester visible.</p>
    </div>
  );
}
