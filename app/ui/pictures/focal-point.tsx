import type { KeyboardEvent, PointerEvent } from "react";

type FocalPointProps = {
  url: string;
  /** Of the picture, in pixels. */
  size: { width: number; height: number };
  /** Width over height of what is shown of it. */
  ratio: number;
  /** What the frame is of: «Cadre de la carte : 3 × 2». */
  frameLabel: string;
  /** Percent of width and height. */
  x: number;
  y: number;
  onChange: (x: number, y: number) => void;
};

const STEP = 5;

function clamp(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)));
}

/** Where a picture is cut by its frame, in percent of the picture, as `object-position` does it. */
export function frameWindow(picture: number, frame: number, { x, y }: { x: number; y: number }) {
  const width = picture > frame ? (frame / picture) * 100 : 100;
  const height = picture > frame ? 100 : (picture / frame) * 100;
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
export function FocalPoint({ url, size, ratio, frameLabel, x, y, onChange }: FocalPointProps) {
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
      <FrameWindow url={url} cut={frameWindow(size.width / size.height, ratio, { x, y })} />
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
      <span className="ed-crop-tip">{frameLabel}</span>
    </div>
  );
}

type FrameWindowProps = { url: string; cut: ReturnType<typeof frameWindow> };

function FrameWindow({ url, cut }: FrameWindowProps) {
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
