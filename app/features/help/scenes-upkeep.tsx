import { Bar, Lines, Photo, Sheet, SIGNS, Sign } from "./scene-parts";
import { Envelope } from "./scenes-messages";

export const UPKEEP_SCENES = {
  backup: (
    <>
      <Sheet x={36} y={28} w={84} h={62}>
        <Bar x={12} y={12} w={44} h={8} tone="ink" />
        <Lines x={12} y={30} widths={[60, 48]} />
      </Sheet>
      <Sign x={120} y={40} size={1.2} d={SIGNS.arrow} tone="tartan" />
      <g transform="translate(150 58)">
        <rect className="hs-shadow" y="3" width="64" height="62" rx="6" />
        <rect className="hs-ocean" width="64" height="62" rx="6" />
        <Bar x={0} y={0} w={64} h={18} tone="ink" />
        <Bar x={20} y={32} w={24} h={8} tone="white" />
      </g>
    </>
  ),
  cleanup: (
    <>
      <Sheet x={34} y={30} w={78} h={62}>
        <Photo x={9} y={8} w={60} h={44} />
        <path className="hs-strike" d="M8 56 70 6" />
      </Sheet>
      <Sign x={120} y={48} size={1.2} d={SIGNS.arrow} tone="tartan" />
      <g transform="translate(154 36)">
        <path className="hs-pin" d="M6 20h50l-4 64a6 6 0 0 1-6 5H16a6 6 0 0 1-6-5Z" />
        <rect className="hs-ink" x="0" y="10" width="62" height="10" rx="5" />
        <rect className="hs-ink" x="22" y="2" width="18" height="10" rx="4" />
      </g>
    </>
  ),
  "mail-trial": (
    <>
      <Envelope x={52} y={40} />
      <circle className="hs-pin" cx="178" cy="48" r="20" />
      <Sign x={166} y={36} d={SIGNS.check} tone="white" />
    </>
  ),
};
