import type { VisitsView } from "../visits-view";
import { AudienceBoxes } from "./audience-boxes";
import { EventsBox, PagesBox } from "./page-boxes";
import { SpeedBox } from "./speed-box";
import { VisitFigures } from "./visit-figures";
import { VisitsChart } from "./visits-chart";

/** The report of a period. */
export function VisitsBoxes({ view, today }: { view: VisitsView; today: string }) {
  return (
    <>
      <VisitFigures view={view} today={today} />
      <VisitsChart view={view} today={today} />
      <div className="vs-columns-of-boxes">
        <div className="admin-stack">
          <PagesBox pages={view.pages} />
          <EventsBox events={view.events} />
        </div>
        <div className="admin-stack">
          <AudienceBoxes view={view} />
        </div>
      </div>
      <SpeedBox speed={view.speed} />
    </>
  );
}
