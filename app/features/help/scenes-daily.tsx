import type { ReactNode } from "react";
import { Bar, Lines, Portrait, Sheet, SIGNS, Sign } from "./scene-parts";

export const DAILY_SCENES = {
  undo: (
    <>
      <g transform="translate(44 32)">
        <path className="hs-pin" d="M6 20h50l-4 64a6 6 0 0 1-6 5H16a6 6 0 0 1-6-5Z" />
        <rect className="hs-ink" x="0" y="10" width="62" height="10" rx="5" />
        <rect className="hs-ink" x="22" y="2" width="18" height="10" rx="4" />
      </g>
      <Sign x={104} y={34} size={2} d={SIGNS.undo} tone="tartan" />
      <g transform="translate(112 98)">
        <rect className="hs-ink" width="106" height="32" rx="8" />
        <Bar x={10} y={13} w={38} tone="pin" />
        <Bar x={62} y={9} w={34} h={14} tone="mimosa" />
      </g>
    </>
  ),
  versions: (
    <>
      <Sheet x={44} y={40} w={84} h={86} />
      <Sheet x={58} y={32} w={84} h={86} />
      <Sheet x={72} y={24} w={84} h={86}>
        <Bar x={12} y={14} w={48} h={8} tone="ink" />
        <Lines x={12} y={32} widths={[60, 50, 58, 34]} />
      </Sheet>
      <circle className="hs-mimosa" cx="164" cy="104" r="22" />
      <Sign x={148} y={88} size={1.33} d={SIGNS.clock} />
    </>
  ),
  two: (
    <>
      <Sheet x={26} y={32} w={86} h={86}>
        <Portrait x={20} y={20} tone="tartan" />
        <Lines x={12} y={46} widths={[62, 50]} />
        <Bar x={12} y={66} w={40} tone="tartan" />
      </Sheet>
      <Sheet x={128} y={32} w={86} h={86}>
        <Portrait x={20} y={20} tone="ocean" />
        <Lines x={12} y={46} widths={[62, 50]} />
        <Bar x={12} y={66} w={52} tone="ocean" />
      </Sheet>
      <circle className="hs-white" cx="120" cy="76" r="15" />
      <Sign x={108} y={64} d="M4 9h15M15 5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4" />
    </>
  ),
  network: (
    <>
      <Sheet x={40} y={34} w={94} h={92}>
        <Bar x={12} y={14} w={52} h={8} tone="ink" />
        <Lines x={12} y={32} widths={[70, 58, 66]} />
        <Bar x={12} y={68} w={50} h={14} tone="pin" />
        <Sign x={30} y={68} size={0.56} d={SIGNS.check} tone="white" />
      </Sheet>
      <path className="hs-white" d="M150 76a15 15 0 0 1 0-29 21 21 0 0 1 39 3 13 13 0 0 1 1 26Z" />
      <path className="hs-strike" d="M146 84 194 36" />
    </>
  ),
  invite: (
    <>
      <g transform="translate(56 40)">
        <rect className="hs-shadow" y="3" width="128" height="80" rx="7" />
        <rect className="hs-white" width="128" height="80" rx="7" />
        <path className="hs-line hs-line-ink" d="m4 6 60 42 60-42" />
      </g>
      <circle className="hs-tartan" cx="182" cy="46" r="19" />
      <Sign x={170} y={34} d={SIGNS.link} tone="white" />
    </>
  ),
  roles: (
    <>
      <Sheet x={30} y={26} w={80} h={100}>
        <Portrait x={40} y={32} tone="pin" />
        <Bar x={14} y={60} w={52} h={14} tone="mimosa" />
        <Sign x={32} y={78} size={0.66} d={SIGNS.lock} />
      </Sheet>
      <Sheet x={130} y={26} w={80} h={100}>
        <Portrait x={40} y={32} tone="ocean" />
        <Bar x={14} y={60} w={52} h={14} tone="soft" />
        <Sign x={32} y={78} size={0.66} d={SIGNS.pencil} />
      </Sheet>
    </>
  ),
  key: (
    <>
      <Sheet x={36} y={54} w={136} h={44}>
        {[20, 40, 60, 80, 100].map((cx) => (
          <circle key={cx} className="hs-ink" cx={cx} cy="22" r="5" />
        ))}
      </Sheet>
      <g transform="translate(178 40) rotate(35)">
        <circle className="hs-key" r="15" />
        <path className="hs-keyline" d="M0 15v48M0 50h12M0 62h9" />
      </g>
    </>
  ),
  "two-step": (
    <>
      <Sheet x={34} y={40} w={82} h={74}>
        <Sign x={24} y={10} size={1.4} d={SIGNS.lock} />
        <Bar x={14} y={54} w={54} h={10} tone="tartan" />
      </Sheet>
      <Phone x={146}>
        {[0, 1, 2].map((column) =>
          [0, 1].map((row) => (
            <rect
              key={row}
              className="hs-mimosa"
              x={9 + column * 15}
              y={32 + row * 20}
              width="12"
              height="15"
              rx="3"
            />
          )),
        )}
      </Phone>
    </>
  ),
  "lost-phone": (
    <>
      <Sheet x={30} y={34} w={94} h={92}>
        <Bar x={12} y={12} w={50} h={8} tone="ink" />
        {[32, 48, 64].map((y) => (
          <g key={y}>
            <Bar x={12} y={y} w={30} h={8} tone="mimosa" />
            <Bar x={50} y={y} w={30} h={8} tone="mimosa" />
          </g>
        ))}
        <path className="hs-strike" d="M10 36h34" />
      </Sheet>
      <g opacity=".55">
        <Phone x={148}>
          <Sign
            x={10}
            y={34}
            size={1.5}
            d="M9.5 9.5a2.6 2.6 0 1 1 3.7 2.4c-.9.4-1.2.9-1.2 1.9M12 16.9v.1"
          />
        </Phone>
      </g>
    </>
  ),
  search: (
    <>
      <Sheet x={30} y={28} w={180} h={100}>
        <Sign x={10} y={8} size={0.83} d={SIGNS.search} />
        <Bar x={38} y={15} w={62} h={7} tone="ink" />
        <path className="hs-line hs-line-pin" d="M0 38h180" />
        <rect className="hs-mimosa" x="8" y="46" width="164" height="20" rx="5" />
        <Bar x={34} y={53} w={84} tone="ink" />
        <Lines x={34} y={74} widths={[100]} />
        <Lines x={34} y={88} widths={[70]} />
      </Sheet>
      <Key x={158} y={112} w={34}>
        Ctrl
      </Key>
      <Key x={196} y={112} w={22}>
        K
      </Key>
    </>
  ),
  phone: (
    <Phone x={92} wide>
      <Bar x={10} y={16} w={26} tone="ink" />
      <rect className="hs-photo" x="8" y="28" width="40" height="26" rx="3" />
      <Lines x={8} y={62} widths={[38, 28]} />
      <path className="hs-soft" d="M2 92h52v18H2Z" />
      <circle className="hs-tartan" cx="28" cy="93" r="10" />
      <Sign x={21} y={86} size={0.58} d={SIGNS.plus} tone="white" />
    </Phone>
  ),
  keyboard: (
    <>
      <Key x={40} y={48} w={48}>
        Tab
      </Key>
      <Key x={94} y={48} w={30}>
        ↑
      </Key>
      <Key x={94} y={84} w={30}>
        ↓
      </Key>
      <Key x={130} y={48} w={62}>
        Entrée
      </Key>
      <rect className="hs-focus" x="126" y="44" width="70" height="36" rx="9" />
    </>
  ),
} as const;

function Phone({ x, wide = false, children }: PhoneProps) {
  return (
    <g transform={`translate(${x} 18)`}>
      <rect className="hs-ink" width="56" height={wide ? 118 : 108} rx="9" />
      <rect className="hs-white" x="3" y="6" width="50" height={wide ? 104 : 94} rx="5" />
      {children}
    </g>
  );
}

type PhoneProps = { x: number; wide?: boolean; children: ReactNode };

function Key({ x, y, w, children }: { x: number; y: number; w: number; children: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="hs-shadow" y="3" width={w} height="28" rx="6" />
      <rect className="hs-white" width={w} height="28" rx="6" />
      <text className="hs-cap" x={w / 2} y="19">
        {children}
      </text>
    </g>
  );
}
