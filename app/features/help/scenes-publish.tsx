import { Bar, Bib, Lines, Photo, Sheet, SIGNS, Sign } from "./scene-parts";

export const PUBLISH_SCENES = {
  welcome: (
    <Sheet x={38} y={22} w={164} h={108}>
      <path className="hs-ink" d="M7 0h29v108H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7Z" />
      <Bar x={7} y={12} w={22} tone="mimosa" />
      <Bar x={7} y={26} w={18} tone="pin" />
      <Bar x={7} y={38} w={22} tone="pin" />
      <Bar x={7} y={50} w={16} tone="pin" />
      <Bar x={48} y={14} w={66} h={9} tone="ink" />
      <rect className="hs-soft" x="48" y="34" width="50" height="24" rx="5" />
      <rect className="hs-soft" x="104" y="34" width="50" height="24" rx="5" />
      <rect className="hs-tartan" x="53" y="38" width="16" height="16" rx="4" />
      <Sign x={55} y={40} size={0.5} d={SIGNS.pencil} tone="white" />
      <rect className="hs-ocean" x="109" y="38" width="16" height="16" rx="4" />
      <Lines x={48} y={70} widths={[100, 84, 92]} />
    </Sheet>
  ),
  write: (
    <>
      <Sheet x={42} y={20} w={128} h={112}>
        <Bar x={12} y={14} w={76} h={9} tone="ink" />
        <Lines x={12} y={32} widths={[104, 96, 62]} />
        <Photo x={12} y={64} w={54} h={36} runner />
        <Bar x={78} y={84} w={38} h={16} tone="tartan" />
        <Sign x={91} y={86} size={0.5} d={SIGNS.check} tone="white" />
      </Sheet>
      <g transform="translate(150 22) rotate(24)">
        <rect className="hs-mimosa" width="13" height="58" rx="2" />
        <path className="hs-skin" d="M0 58h13l-6.5 15Z" />
        <path className="hs-ink" d="m4.3 68 2.2 5 2.2-5Z" />
      </g>
    </>
  ),
  event: (
    <>
      <Sheet x={104} y={36} w={104} h={82}>
        <Bar x={26} y={16} w={62} h={8} tone="ink" />
        <Sign x={24} y={34} size={0.6} d={SIGNS.clock} />
        <Bar x={44} y={39} w={34} />
        <Sign
          x={24}
          y={54}
          size={0.6}
          d="M12 21.3c-4.7-4.5-7-8-7-11.3a7 7 0 0 1 14 0c0 3.3-2.3 6.8-7 11.3ZM12 7.4a2.6 2.6 0 1 0 .01 0"
        />
        <Bar x={44} y={59} w={48} />
      </Sheet>
      <g transform="rotate(-4 80 70)">
        <Bib x={50} y={38} />
      </g>
    </>
  ),
  cancelled: (
    <>
      <Bib x={89} y={38} />
      <g transform="rotate(-14 120 76)">
        <rect className="hs-mimosa" x="52" y="66" width="136" height="20" rx="3" />
        <path
          className="hs-ink"
          d="M62 66h12l-10 20H52v-8ZM94 66h12L96 86H84ZM126 66h12l-10 20h-12ZM158 66h12l-10 20h-12Z"
        />
      </g>
    </>
  ),
  states: (
    <>
      <Sheet x={24} y={50} w={54} h={66}>
        <Lines x={10} y={30} widths={[34, 26, 30]} />
        <rect className="hs-sand" x="10" y="10" width="34" height="13" rx="6.5" />
      </Sheet>
      <Sheet x={93} y={42} w={54} h={74}>
        <Lines x={10} y={34} widths={[34, 26, 30]} />
        <rect className="hs-mimosa" x="10" y="12" width="34" height="15" rx="7.5" />
        <Sign x={20} y={13} size={0.56} d={SIGNS.clock} />
      </Sheet>
      <Sheet x={162} y={34} w={54} h={82}>
        <Lines x={10} y={36} widths={[34, 26, 30, 20]} />
        <rect className="hs-pin" x="10" y="12" width="34" height="16" rx="8" />
        <Sign x={20} y={13} size={0.58} d={SIGNS.check} tone="white" />
      </Sheet>
    </>
  ),
  order: (
    <>
      <Sheet x={50} y={16} w={132} h={116}>
        {[10, 36, 82].map((y) => (
          <g key={y} transform={`translate(0 ${y})`}>
            <Sign x={6} y={2} size={0.7} d={SIGNS.grip} />
            <Photo x={28} y={0} w={28} h={19} />
            <Lines x={64} y={2} widths={[54, 36]} />
          </g>
        ))}
        <path
          className="hs-ink"
          d="M10 64h8v5h-8ZM26 64h8v5h-8ZM42 64h8v5h-8ZM58 64h8v5h-8ZM74 64h8v5h-8ZM90 64h8v5h-8ZM106 64h8v5h-8ZM18 69h8v5h-8ZM34 69h8v5h-8ZM50 69h8v5h-8ZM66 69h8v5h-8ZM82 69h8v5h-8ZM98 69h8v5h-8ZM114 69h8v5h-8Z"
        />
      </Sheet>
      <circle className="hs-tartan" cx="188" cy="108" r="17" />
      <Sign x={176} y={96} d="M5 4.5h14M12 20V9M7 13.5l5-5 5 5" tone="white" />
    </>
  ),
  notice: (
    <Sheet x={32} y={44} w={176} h={66}>
      <path className="hs-danger" d="M7 0h162a7 7 0 0 1 7 7v7H0V7a7 7 0 0 1 7-7Z" />
      <path
        className="hs-white"
        d="M12 0h14l-8 14H4ZM48 0h14l-8 14H40ZM84 0h14l-8 14H76ZM120 0h14l-8 14h-14ZM156 0h13l-7 14h-14Z"
        opacity=".85"
      />
      <Sign
        x={12}
        y={28}
        size={1.05}
        d="M12 3.3 2.6 20h18.8L12 3.3ZM12 10v4.4M12 17.2v.1"
        tone="tartan"
      />
      <Bar x={48} y={30} w={88} h={8} tone="ink" />
      <Bar x={48} y={46} w={110} />
    </Sheet>
  ),
  visitors: (
    <>
      <Sheet x={54} y={20} w={132} h={106}>
        <path className="hs-ink" d="M7 0h118a7 7 0 0 1 7 7v11H0V7a7 7 0 0 1 7-7Z" />
        <Bar x={10} y={7} w={24} tone="mimosa" />
        <Photo x={12} y={28} w={50} h={33} runner />
        <Photo x={70} y={28} w={50} h={33} />
        <Lines x={12} y={70} widths={[46, 34]} />
        <Lines x={70} y={70} widths={[48, 28]} />
      </Sheet>
      <circle className="hs-mimosa" cx="190" cy="114" r="20" />
      <Sign x={176} y={100} size={1.2} d={SIGNS.eye} />
    </>
  ),
} as const;
