import type { Break } from "~/club/site";
import { dayOf } from "~/lib/dates-in-text";
import { lowerFirst } from "~/lib/lower-first";

type BreaksProps = { breaks: readonly Break[]; today: string };

/** Above the week: that there is no session today, when there is none. */
export function BreakToday({ breaks, today }: BreaksProps) {
  const found = breaks.find(({ from, until }) => from <= today && today <= until);
  if (!found) return null;
  const { words, until } = found;
  const end = until > today ? `, jusqu’au ${dayOf(until)}` : "";
  return (
    <p className="tt-break">
      Pas de séance aujourd’hui{"\u00a0"}: {lowerFirst(words)}
      {end}.
    </p>
  );
}

/** Below the week: the days without sessions that are still to come. */
export function ComingBreaks({ breaks, today }: BreaksProps) {
  const coming = breaks.filter(({ until }) => until >= today);
  if (coming.length === 0) return null;
  return (
    <div className="slots-note">
      <p>Les prochains jours sans séance{"\u00a0"}:</p>
      <ul className="tt-breaks">
        {coming.map((one) => (
          <li key={one.from}>
            {daysWords(one)}
            {"\u00a0: "}
            {lowerFirst(one.words)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `1er mai 2027`, `du 21 décembre 2026 au 3 janvier 2027` */
function daysWords({ from, until }: Break): string {
  return from === until ? dayOf(from) : `du ${dayOf(from)} au ${dayOf(until)}`;
}
