import { deadlinesOf, registrationSummary } from "~/club/season-words";
import type { Season } from "~/club/site";
import { SectionHeading } from "~/ui/section-heading";
import { DeadlineList } from "./registration-blocks";

type RegistrationDatesProps = { season: Season; today: string };

/** The dates of a season; nothing where the club has set none. */
export function RegistrationDates({ season, today }: RegistrationDatesProps) {
  const deadlines = deadlinesOf(season);
  const summary = registrationSummary(season, today);
  if (deadlines.length === 0) return null;
  return (
    <section className="section section-dates" aria-labelledby="titre-dates">
      <div className="wrap">
        <SectionHeading id="titre-dates">Les dates</SectionHeading>
        {summary && <p className="dates-summary">{summary}</p>}
        <DeadlineList deadlines={deadlines} today={today} />
      </div>
    </section>
  );
}
