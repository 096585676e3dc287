import type { ArticleSummary } from "~/features/articles/article.types";
import type { HelpSheet } from "~/features/sections/help-sheet";
import type { RegistrationSheet } from "~/features/sections/registration-sheet";
import type { SectionSheet } from "~/features/sections/section-sheet";
import type { TimetableSheet } from "~/features/sections/timetable/timetable-sheet";
import { HelpPage } from "~/routes/public/help-page";
import { RegistrationPage } from "~/routes/public/registration-page";
import { SectionPage } from "~/routes/public/section-page";
import { TimetablePage } from "~/routes/public/timetable-page";

type Previewed =
  | { pages: "section"; sheet: SectionSheet; events: readonly ArticleSummary[] }
  | { pages: "registration"; sheet: RegistrationSheet; events: readonly ArticleSummary[] }
  | { pages: "timetable"; sheet: TimetableSheet }
  | { pages: "help"; sheet: HelpSheet };

/** A page of the site from what a preview read for it. */
export function PreviewedPage(shown: Previewed) {
  switch (shown.pages) {
    case "section":
      return <SectionPage section={shown.sheet} events={shown.events} warning={null} />;
    case "registration":
      return <RegistrationPage page={shown.sheet} events={shown.events} />;
    case "timetable":
      return <TimetablePage sheet={shown.sheet} warning={null} />;
    case "help":
      return <HelpPage sheet={shown.sheet} />;
  }
}
