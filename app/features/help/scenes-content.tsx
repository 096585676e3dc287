import { Bar, Lines, Photo, Portrait, Runner, Sheet, SIGNS, Sign } from "./scene-parts";

export const CONTENT_SCENES = {
  heavy: (
    <>
      <Sheet x={22} y={26} w={104} h={92}>
        <Photo x={8} y={8} w={88} h={60} runner />
        <Bar x={8} y={76} w={88} h={8} tone="tartan" />
      </Sheet>
      <Sign x={134} y={60} size={1.1} d={SIGNS.arrow} />
      <Sheet x={168} y={48} w={52} h={52}>
        <Photo x={5} y={5} w={42} h={29} runner />
        <Bar x={5} y={40} w={14} h={6} tone="pin" />
      </Sheet>
    </>
  ),
  consent: (
    <>
      <Sheet x={48} y={18} w={144} h={82}>
        <rect className="hs-photo" x="8" y="8" width="128" height="66" rx="3" />
        <Portrait x={42} y={44} tone="tartan" />
        <Portrait x={78} y={40} tone="ocean" />
        <Runner x={116} y={66} size={1.2} />
      </Sheet>
      <Sheet x={70} y={108} w={100} h={26}>
        <rect className="hs-pin" x="7" y="5" width="16" height="16" rx="4" />
        <Sign x={9} y={7} size={0.5} d={SIGNS.check} tone="white" />
        <Bar x={32} y={10} w={58} />
      </Sheet>
    </>
  ),
  alt: (
    <>
      <Photo x={24} y={36} w={102} h={68} runner />
      <Sheet x={118} y={28} w={100} h={58}>
        <path className="hs-white" d="M14 56v16l18-16Z" />
        <Lines x={14} y={14} widths={[72, 62, 40]} />
      </Sheet>
      <Sign
        x={150}
        y={96}
        size={1.2}
        d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"
      />
    </>
  ),
  replace: (
    <>
      <Sheet x={24} y={38} w={80} h={62}>
        <Photo x={6} y={6} w={68} h={46} />
      </Sheet>
      <Sheet x={136} y={38} w={80} h={62}>
        <Photo x={6} y={6} w={68} h={46} runner />
        <circle className="hs-point" cx="42" cy="30" r="7" />
      </Sheet>
      <circle className="hs-tartan" cx="120" cy="70" r="18" />
      <Sign x={108} y={58} d={SIGNS.turn} tone="white" />
    </>
  ),
  gallery: (
    <>
      <Photo x={30} y={24} w={108} h={72} runner />
      <Photo x={146} y={24} w={64} h={43} />
      <Photo x={146} y={75} w={64} h={43} runner />
      <Photo x={30} y={104} w={50} h={34} />
      <Photo x={88} y={104} w={50} h={34} runner />
      <path
        className="hs-mimosa"
        d="m44 30 3.3 6.8 7.5 1-5.4 5.3 1.3 7.4L44 47l-6.7 3.5 1.3-7.4-5.4-5.3 7.5-1Z"
      />
    </>
  ),
  person: (
    <>
      <Sheet x={66} y={30} w={108} h={92}>
        <Portrait x={54} y={30} tone="tartan" />
        <Bar x={22} y={58} w={64} h={8} tone="ink" />
        <Bar x={32} y={74} w={44} />
      </Sheet>
      <circle className="hs-tartan" cx="172" cy="34" r="15" />
      <Sign x={162} y={24} size={0.83} d={SIGNS.plus} tone="white" />
    </>
  ),
  board: (
    <Sheet x={30} y={36} w={180} h={78}>
      <Portrait x={36} y={30} tone="ocean" />
      <Portrait x={90} y={30} tone="tartan" />
      <Portrait x={144} y={30} tone="pin" />
      <Bar x={18} y={56} w={36} />
      <Bar x={70} y={56} w={40} />
      <Bar x={128} y={56} w={32} />
    </Sheet>
  ),
  partner: (
    <>
      <Sheet x={34} y={28} w={80} h={44}>
        <circle className="hs-ocean" cx="24" cy="22" r="11" />
        <Bar x={42} y={19} w={28} h={7} tone="ink" />
      </Sheet>
      <Sheet x={126} y={28} w={80} h={44}>
        <path className="hs-tartan" d="m14 32 12-20 12 20Z" />
        <Bar x={44} y={19} w={26} h={7} tone="ink" />
      </Sheet>
      <Sheet x={34} y={84} w={80} h={44}>
        <rect className="hs-mimosa" x="14" y="12" width="20" height="20" rx="5" />
        <Bar x={42} y={19} w={26} h={7} tone="ink" />
      </Sheet>
      <circle className="hs-pin" cx="166" cy="106" r="20" />
      <Sign x={153} y={93} size={1.08} d={SIGNS.heart} tone="white" />
    </>
  ),
} as const;
