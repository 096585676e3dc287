import { Link } from "react-router";
import { shortDate } from "~/lib/french-dates";
import { frenchNumber } from "~/lib/french-numbers";
import { Box } from "~/ui/box";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { type Counts, PERIODS, type PeriodDays, periodHref } from "../visits-report";
import type { VisitsView } from "../visits-view.server";
import { AudienceBoxes, EventsBox, PagesBox } from "./ranked-boxes";
import { SpeedBox } from "./speed-box";
import { Trend } from "./trend";
import { VisitsChart } from "./visits-chart";

const PERIOD_NAMES: Readonly<Record<PeriodDays, string>> = {
  7: "7\u00a0jours",
  30: "30\u00a0jours",
  90: "90\u00a0jours",
  365: "12\u00a0mois",
};

/** What a period is compared with, in a sentence. */
const BEFORE_NAMES: Readonly<Record<PeriodDays, string>> = {
  7: "les 7\u00a0jours d’avant",
  30: "les 30\u00a0jours d’avant",
  90: "les 90\u00a0jours d’avant",
  365: "l’année d’avant",
};

/** How far back to look, as links. */
export function PeriodTabs({ current }: { current: PeriodDays }) {
  return (
    <nav className="al-tabs vs-tabs" aria-label="Période">
      {PERIODS.map((days) => (
        <Link
          key={days}
          to={periodHref(days)}
          aria-current={days === current ? "true" : undefined}
          preventScrollReset
        >
          {PERIOD_NAMES[days]}
        </Link>
      ))}
    </nav>
  );
}

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

const FIGURES: readonly { name: keyof Counts; label: string; note: string }[] = [
  { name: "visits", label: "Visites", note: "Des suites de pages lues d’une traite." },
  { name: "visitors", label: "Visiteurs", note: "Comptés une fois par jour." },
  { name: "views", label: "Pages vues", note: "Toutes les pages, à chaque lecture." },
];

type VisitFiguresProps = { view: VisitsView; today: string };

/** The totals of the period, each beside that of the period before. */
function VisitFigures({ view, today }: VisitFiguresProps) {
  const { totals, before, days, firstDay } = view;
  const isCut = firstDay !== null && firstDay > before.range.from && before.totals.views > 0;
  return (
    <section aria-label="En résumé">
      <ul className="vs-figures">
        {FIGURES.map(({ name, label, note }) => (
          <li key={name} className="admin-box">
            <h2>{label}</h2>
            <p className="vs-figure">{frenchNumber(totals[name])}</p>
            <Trend
              now={totals[name]}
              before={before.totals[name]}
              beforeName={BEFORE_NAMES[days]}
            />
            <p className="admin-note">{note}</p>
          </li>
        ))}
      </ul>
      {isCut && (
        <p className="admin-note vs-cut">
          Le comptage a commencé le {shortDate(firstDay, today)}
          {"\u00a0"}: la période d’avant n’est comptée qu’en partie.
        </p>
      )}
    </section>
  );
}

/** Before the first visit. */
export function NoVisits({ isCounting }: { isCounting: boolean }) {
  return (
    <div className="admin-box">
      <EmptyState
        picture={<Icon name="chart" size={36} />}
        title={isCounting ? "Pas encore de visite" : "Rien n’a été compté"}
      >
        {isCounting
          ? "Dès que quelqu’un lira une page du site, elle sera comptée ici, quelques secondes plus tard. Vos propres visites ne le sont pas tant que vous êtes connecté à l’espace club."
          : "Quand le comptage sera remis en marche, les visites apparaîtront ici."}
      </EmptyState>
    </div>
  );
}

/** What the figures are made of, in plain words. */
export function HowItCounts() {
  return (
    <Box id="ce-qui-est-compte" title="Ce qui est compté" className="vs-how">
      <p>
        Le site compte les pages lues, sans cookie et sans rien garder qui désigne une personne. Une{" "}
        <b>visite</b> est une suite de pages lues sans pause de plus d’une demi-heure. Un{" "}
        <b>visiteur</b> est reconnu dans la journée seulement{"\u00a0"}: qui revient le lendemain
        compte une fois de plus, et sur plusieurs jours les visiteurs sont la somme de ceux de
        chaque jour.
      </p>
      <p className="vs-not-head">Ne sont pas comptés{"\u00a0"}:</p>
      <ul className="vs-not">
        {NOT_COUNTED.map((line) => (
          <li key={line}>
            <Icon name="close" size={16} />
            {line}
          </li>
        ))}
      </ul>
      <p className="admin-note">
        Ces chiffres sont donc un peu en dessous de la réalité, et c’est voulu. Ils sont gardés 25
        {"\u00a0"}mois. La <Link to="/politique-confidentialite">politique de confidentialité</Link>{" "}
        le dit aux visiteurs.
      </p>
    </Box>
  );
}

const NOT_COUNTED = [
  "les personnes connectées à l’espace club",
  "les robots qui se présentent comme tels",
  "les personnes dont le navigateur demande à ne pas être suivi",
];
