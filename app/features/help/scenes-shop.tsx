import { Bar, Lines, Sheet, SIGNS, Sign } from "./scene-parts";

/** Body and sleeves of a T-shirt, on a ground of 48 by 48. */
const SHIRT = "M16 4 4 10l4 11 6-3v26h20V18l6 3 4-11-12-6c-2 5-10 5-16 0Z";

export const SHOP_SCENES = {
  order: (
    <>
      <Sheet x={36} y={30} w={92} h={88}>
        <Lines x={12} y={14} widths={[52, 64, 44]} />
        <Bar x={12} y={60} w={52} h={13} tone="pin" />
      </Sheet>
      <Sign x={134} y={62} size={1.1} d={SIGNS.arrow} />
      <Sheet x={164} y={42} w={48} h={62}>
        <path className="hs-tartan" transform="translate(6 6) scale(.75)" d={SHIRT} />
        <Sign x={14} y={40} size={0.66} d={SIGNS.check} />
      </Sheet>
    </>
  ),
  product: (
    <>
      <Sheet x={30} y={26} w={84} h={92}>
        <path className="hs-tartan" transform="translate(14 10) scale(1.16)" d={SHIRT} />
        <Bar x={14} y={74} w={56} />
      </Sheet>
      <Sheet x={124} y={40} w={88} h={70}>
        <Lines x={12} y={14} widths={[64, 52, 58]} />
        <Bar x={12} y={46} w={44} h={13} tone="pin" />
      </Sheet>
    </>
  ),
  stock: (
    <>
      <Sheet x={34} y={34} w={78} h={78}>
        <path className="hs-ocean" transform="translate(6 8) scale(.66)" d={SHIRT} />
        <path className="hs-mimosa" transform="translate(40 8) scale(.66)" d={SHIRT} />
        <path className="hs-tartan" transform="translate(6 42) scale(.66)" d={SHIRT} />
      </Sheet>
      <Sign x={122} y={60} size={1.1} d={SIGNS.arrow} />
      <Sheet x={156} y={44} w={56} h={58}>
        <Lines x={10} y={12} widths={[36, 28]} />
        <rect className="hs-pin" x="18" y="32" width="20" height="20" rx="5" />
        <Sign x={20} y={34} size={0.66} d={SIGNS.check} tone="white" />
      </Sheet>
    </>
  ),
};
