import type { Bus } from "~/club/site";
import { Icon, type IconName } from "~/ui/icon";
import { type AccessKey, accessWays } from "~club/stadium-visit";

const ICONS: Record<AccessKey, IconName> = {
  car: "car",
  bus: "bus",
  parking: "flag",
  bike: "walk",
};

/** Driving directions, bus, parking, on foot or by bicycle. */
export function AccessWays({ bus }: { bus: Bus | null }) {
  return (
    <ul className="ways">
      {accessWays(bus).map(({ key, title, text }) => (
        <li key={key}>
          <Icon name={ICONS[key]} size={30} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
