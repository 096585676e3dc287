import { Bar, Runner, Sheet } from "./scene-parts";

export const VISITS_SCENES = {
  visits: (
    <Sheet x={54} y={24} w={132} h={88}>
      <Bar x={12} y={12} w={48} h={8} tone="ink" />
      <rect className="hs-pin" x="14" y="56" width="14" height="20" rx="2" />
      <rect className="hs-pin" x="36" y="46" width="14" height="30" rx="2" />
      <rect className="hs-pin" x="58" y="52" width="14" height="24" rx="2" />
      <rect className="hs-pin" x="80" y="36" width="14" height="40" rx="2" />
      <rect className="hs-tartan" x="102" y="24" width="14" height="52" rx="2" />
    </Sheet>
  ),
  speed: (
    <>
      <Sheet x={46} y={30} w={96} h={72}>
        <Bar x={12} y={12} w={40} h={8} tone="ink" />
        <Bar x={12} y={32} w={72} h={8} tone="pin" />
        <Bar x={12} y={50} w={52} h={8} tone="mimosa" />
      </Sheet>
      <Runner x={176} y={104} size={1.6} />
    </>
  ),
};
