import { Bar, Lines, Sheet, SIGNS, Sign } from "./scene-parts";

const QUESTION = "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1.1.6-1.5 1.2-1.5 2.3M12 18v.1";
const CLOSE = "M6 6l12 12M18 6 6 18";

/** A letter, closed. */
export function Envelope({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="hs-shadow" y="3" width="128" height="80" rx="7" />
      <rect className="hs-white" width="128" height="80" rx="7" />
      <path className="hs-line hs-line-ink" d="m4 6 60 42 60-42" />
    </g>
  );
}

export const MESSAGE_SCENES = {
  inbox: (
    <Sheet x={40} y={24} w={160} h={102}>
      {[14, 44, 74].map((y, rank) => (
        <g key={y}>
          <circle className={rank < 2 ? "hs-tartan" : "hs-soft"} cx="18" cy={y + 7} r="6" />
          <Bar x={34} y={y} w={58} h={8} tone="ink" />
          <Bar x={34} y={y + 14} w={106} />
        </g>
      ))}
    </Sheet>
  ),
  reply: (
    <>
      <Envelope x={40} y={36} />
      <Sheet x={120} y={62} w={84} h={66}>
        <Bar x={12} y={12} w={36} h={8} tone="pin" />
        <Lines x={12} y={30} widths={[60, 48, 30]} />
      </Sheet>
    </>
  ),
  block: (
    <>
      <Envelope x={52} y={40} />
      <circle className="hs-tartan" cx="178" cy="48" r="20" />
      <Sign x={166} y={36} d={CLOSE} tone="white" />
    </>
  ),
  held: (
    <>
      <Envelope x={52} y={40} />
      <circle className="hs-mimosa" cx="178" cy="48" r="20" />
      <Sign x={162} y={32} size={1.33} d={QUESTION} />
    </>
  ),
  late: (
    <>
      <Envelope x={52} y={40} />
      <circle className="hs-mimosa" cx="178" cy="48" r="20" />
      <Sign x={162} y={32} size={1.33} d={SIGNS.clock} />
    </>
  ),
  support: (
    <>
      <Sheet x={34} y={30} w={120} h={92}>
        <Bar x={12} y={14} w={54} h={8} tone="ink" />
        <Lines x={12} y={32} widths={[92, 76, 84]} />
        <Bar x={12} y={70} w={46} h={14} tone="tartan" />
      </Sheet>
      <Sheet x={132} y={62} w={76} h={56}>
        <Lines x={10} y={14} widths={[54, 40, 48]} />
      </Sheet>
    </>
  ),
};
