import { Link } from "react-router";
import { addDays, shortDate } from "~/lib/french-dates";
import { Box } from "~/ui/box";
import { Icon } from "~/ui/icon";
import type { ActivityLine } from "./activity.server";
import { ActivityLines } from "./activity-days";
import { ACTIVITY_PATH } from "./activity-query";

type LogBoxProps = { lines: readonly ActivityLine[]; today: string };

/** The last few things that were done, and the way to all of them. */
export function LogBox({ lines, today }: LogBoxProps) {
  const dayOf = (day: string) => {
    if (day === today) return "";
    return day === addDays(today, -1) ? "hier, " : `${shortDate(day, today)}, `;
  };
  return (
    <Box
      id="journal"
      title="Journal d’activité"
      action={
        <Link className="mt-more" to={ACTIVITY_PATH}>
          Tout le journal
          <Icon name="arrow-right" size={18} />
        </Link>
      }
    >
      {lines.length === 0 ? (
        <p className="admin-note">
          Ce que chacun fait dans l’espace club sera noté ici, à partir de maintenant.
        </p>
      ) : (
        <ActivityLines lines={lines} dayOf={dayOf} />
      )}
    </Box>
  );
}
