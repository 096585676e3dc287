import { Icon, type IconName } from "~/ui/icon";
import { ACCESS, type AccessKey } from "~club/stadium-visit";

const ICONS: Record<AccessKey, IconName> = {
  car: "car",
  bus: "bus",
  parking: "flag",
  bike: "walk",
};

/** Driving directions, bus, parking, on foot or by bicycle. */
export function AccessWays() {
  return (
    <ul className="ways">
      {ACCESS.map(({ key, title, text }) => (
        <li key={key}>
          <Icon name={ICONS[key]} size={30} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
