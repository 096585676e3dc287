import type { WaysToStadium } from "~/club/page-words";
import type { Bus } from "~/club/site";
import { Icon, type IconName } from "~/ui/icon";

type Way = { icon: IconName; title: string; text: string };

/** The ways that the club tells of, in the order of the page. */
export function accessWays({ byCar, busNote, parking, onFoot }: WaysToStadium, bus: Bus | null) {
  const byBus = [bus && busWords(bus), busNote].filter(Boolean).join(" ");
  const ways: Way[] = [
    { icon: "car", title: "En voiture", text: byCar },
    { icon: "bus", title: "En bus", text: byBus },
    { icon: "flag", title: "Stationnement", text: parking },
    { icon: "walk", title: "À pied ou à vélo", text: onFoot },
  ];
  return ways.filter(({ text }) => text !== "");
}

/** Whether the club tells of any. */
export function hasAccessWays(ways: WaysToStadium, bus: Bus | null): boolean {
  return accessWays(ways, bus).length > 0;
}

/** `Ligne 4, arrêt Mairie. Le stade est à 5 minutes à pied.` */
function busWords({ line, stop, minutesOnFoot }: Bus): string {
  const to = stop && `, arrêt ${stop}`;
  const minutes = `${minutesOnFoot}\u00a0minute${minutesOnFoot === 1 ? "" : "s"}`;
  const walk = minutesOnFoot === null ? "" : ` Le stade est à ${minutes} à pied.`;
  return `Ligne\u00a0${line}${to}.${walk}`;
}

type AccessWaysProps = { bus: Bus | null; ways: WaysToStadium };

/** Driving directions, bus, parking, on foot or by bicycle. */
export function AccessWays({ bus, ways }: AccessWaysProps) {
  return (
    <ul className="ways rows">
      {accessWays(ways, bus).map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} size={30} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
