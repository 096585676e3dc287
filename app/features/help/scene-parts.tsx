import type { ReactNode } from "react";

/* The parts of the drawings, on a ground of 240 by 150: flat shapes in the club's colours, no screenshots that age. */

export type Tone = "pin" | "tartan" | "mimosa" | "ocean" | "sand" | "soft" | "white" | "ink";

type Box = { x: number; y: number; w: number; h: number };

/** Sky, dune and pines behind every drawing. */
export function Ground() {
  return (
    <>
      <rect className="hs-sky" width="240" height="150" />
      <circle className="hs-white" cx="204" cy="26" r="13" />
      <path className="hs-far" d="M0 96c40-18 70-14 110-6s86 2 130-12v72H0Z" />
      <path className="hs-sand" d="M0 118c60-14 120 6 240-10v42H0Z" />
      <Pine x={18} y={104} size={1} />
      <Pine x={222} y={98} size={0.8} />
    </>
  );
}

function Pine({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="hs-trunk" d="M-1.5 0h3v-26h-3Z" />
      <path
        className="hs-pine"
        d="M-15-24a7 7 0 0 1 4-11 9 9 0 0 1 16-3 7 7 0 0 1 9 9 5 5 0 0 1-2 7Z"
      />
    </g>
  );
}

/** A screen or a sheet of paper. */
export function Sheet({ x, y, w, h, children }: Box & { children?: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="hs-shadow" x="0" y="3" width={w} height={h} rx="7" />
      <rect className="hs-white" width={w} height={h} rx="7" />
      {children}
    </g>
  );
}

/** A line of text, or a button when it is thick. */
export function Bar({
  x,
  y,
  w,
  h = 5,
  tone = "soft",
}: Omit<Box, "h"> & { h?: number; tone?: Tone }) {
  return <rect className={`hs-${tone}`} x={x} y={y} width={w} height={h} rx={h / 2} />;
}

export function Lines({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) {
  const lines = widths.map((w, rank) => ({ w, top: y + rank * 10 }));
  return lines.map(({ w, top }) => <Bar key={top} x={x} y={top} w={w} />);
}

/** A picture of the dune, with a runner when there is room. */
export function Photo({ x, y, w, h, runner = false }: Box & { runner?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${w / 60} ${h / 40})`}>
      <rect className="hs-photo" width="60" height="40" rx="3" />
      <circle className="hs-mimosa" cx="47" cy="10" r="4.5" />
      <path className="hs-far" d="M0 28c14-7 30-6 60-2v14H0Z" />
      <path className="hs-sand" d="M0 34c20-4 40 1 60-3v9H0Z" />
      <Pine x={10} y={33} size={0.62} />
      {runner && <Runner x={32} y={34} />}
    </g>
  );
}

export function Runner({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle className="hs-ink" cx="2" cy="-21" r="3" />
      <path className="hs-limb" d="M1-16-1-8M-1-8l6 3-1 6M-1-8l-4 5-5-1M1-15l6 4M1-15l-6 3-2 4" />
      <path className="hs-shirt" d="m1.5-17-2.5 8" />
    </g>
  );
}

/** A person as the organigramme shows them. */
export function Portrait({ x, y, tone }: { x: number; y: number; tone: Tone }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="hs-photo" r="17" />
      <path className={`hs-${tone}`} d="M-12 12a12 10 0 0 1 24 0 17 17 0 0 1-24 0Z" />
      <circle className="hs-skin" cy="-4" r="7" />
      <path className="hs-trunk" d="M-7-4a7 7 0 0 1 14 0q-7-5-14 0Z" />
    </g>
  );
}

/** A number of race: a date. */
export function Bib({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="hs-shadow" y="3" width="62" height="66" rx="7" />
      <rect className="hs-bib" x="1" y="1" width="60" height="64" rx="6" />
      {[7, 55].map((cx) =>
        [7, 59].map((cy) => <circle key={cy} className="hs-ink" cx={cx} cy={cy} r="2" />),
      )}
      <text className="hs-month" x="31" y="20">
        MARS
      </text>
      <text className="hs-day" x="31" y="51">
        24
      </text>
    </g>
  );
}

/** A sign of the design system, stroked. */
export function Sign({ x, y, size = 1, d, tone = "ink" }: SignProps) {
  return (
    <path
      className={`hs-line hs-line-${tone}`}
      transform={`translate(${x} ${y}) scale(${size})`}
      d={d}
    />
  );
}

type SignProps = {
  x: number;
  y: number;
  size?: number;
  d: string;
  tone?: "ink" | "white" | "tartan" | "pin";
};

/** On a grid of 24, as the icons are. */
export const SIGNS = {
  check: "M4.5 12.8l5 5 10-11",
  plus: "M12 4.5v15M4.5 12h15",
  arrow: "M4 12h15M13 6l6 6-6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  undo: "M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3",
  pencil: "M4.5 19.5l1-4.2L16.3 4.5a2 2 0 0 1 2.8 0l.4.4a2 2 0 0 1 0 2.8L8.7 18.5Z",
  heart:
    "M12 20C5.5 15.4 3 12.2 3 8.9A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 1.9c0 3.3-2.5 6.5-9 11.1Z",
  lock: "M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2",
  link: "M10 13.8a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.1l-1 1M14 10.2a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.9l1-1",
  clock: "M12 3.3a8.7 8.7 0 1 0 .01 0M12 7v5.2l3.4 2",
  search: "M10.8 4.2a6.6 6.6 0 1 0 .01 0M15.8 15.8l4.7 4.7",
  eye: "M2.5 12c2.3-4.3 5.5-6.5 9.5-6.5s7.2 2.2 9.5 6.5c-2.3 4.3-5.5 6.5-9.5 6.5S4.8 16.3 2.5 12ZM12 9a3 3 0 1 0 .01 0",
  grip: "M9 5.5v.1M15 5.5v.1M9 12v.1M15 12v.1M9 18.5v.1M15 18.5v.1",
  turn: "M4 12a8 8 0 0 1 14-5.3L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.3L4 15M4 20v-5h5",
} as const;
