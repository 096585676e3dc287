import type { KeyboardEvent, PointerEvent } from "react";
import { imageSizeOf } from "~/lib/media-url";

type FocalPointProps = {
  url: string;
  /** Percent of width and height. */
  x: number;
  y: number;
  onChange: (x: number, y: number) => void;
};

const CARD_RATIO = 3 / 2;
const STEP = 5;

function clamp(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)));
}

/** Where the picture is cut by the card, in percent of the picture, as `object-position` does it. */
export function cardWindow(ratio: number, x: number, y: number) {
  const width = ratio > CARD_RATIO ? (CARD_RATIO / ratio) * 100 : 100;
  const height = ratio > CARD_RATIO ? 100 : (ratio / CARD_RATIO) * 100;
  return { width, height, left: ((100 - width) * x) / 100, top: ((100 - height) * y) / 100 };
}

function placeInWords(x: number, y: number): string {
  const across = x < 35 ? "à gauche" : x > 65 ? "à droite" : "au centre";
  const down = y < 35 ? "en haut" : y > 65 ? "en bas" : "à mi-hauteur";
  return `${across}, ${down}`;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The point of the picture that every crop keeps: dragged, or moved with the arrow keys. */
export function FocalPoint({ url, x, y, onChange }: FocalPointProps) {
  const size = imageSizeOf(url) ?? { width: 1200, height: 800 };
  const moveTo = (event: PointerEvent<HTMLElement>) => {
    const area = event.currentTarget.getBoundingClientRect();
    onChange(
      clamp(((event.clientX - area.left) / area.width) * 100),
      clamp(((event.clientY - area.top) / area.height) * 100),
    );
  };
  const moveBy = (event: KeyboardEvent) => {
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    onChange(clamp(x + dx * STEP), clamp(y + dy * STEP));
  };
  return (
    <div
      className="ed-crop"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        moveTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
      }}
    >
      <img src={url} alt="" width={size.width} height={size.height} draggable={false} />
      <CardWindow url={url} cut={cardWindow(size.width / size.height, x, y)} />
      <span
        className="ed-focus"
        role="slider"
        tabIndex={0}
        aria-label="Point important de l’image (flèches du clavier)"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={placeInWords(x, y)}
        style={{ left: `${x}%`, top: `${y}%` }}
        onKeyDown={moveBy}
      />
      <span className="ed-crop-tip">Cadre de la carte{"\u00a0"}: 3 × 2</span>
    </div>
  );
}

type CardWindowProps = { url: string; cut: ReturnType<typeof cardWindow> };

function CardWindow({ url, cut }: CardWindowProps) {
  const place = {
    left: `${cut.left}%`,
    top: `${cut.top}%`,
    width: `${cut.width}%`,
    height: `${cut.height}%`,
  };
  const picture = {
    left: `${(-cut.left / cut.width) * 100}%`,
    top: `${(-cut.top / cut.height) * 100}%`,
    width: `${10_000 / cut.width}%`,
    height: `${10_000 / cut.height}%`,
  };
  return (
    <div className="ed-window" style={place}>
      <img src={url} alt="" style={picture} />
    </div>
  );
}
