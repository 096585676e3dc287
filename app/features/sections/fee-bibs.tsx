import { priceNotes, type ReducedWords, reducedWords, trialWords } from "~/club/season-words";
import type { Fee, Season } from "~/club/site";
import { trialPath } from "~/club/trial-paths";
import { dayOf } from "~/lib/dates-in-text";
import { euros } from "~/lib/euros";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PriceBib, PriceList } from "~/ui/price-bib";

type FeeBibsProps = {
  /** With the fees of one section. */
  season: Season;
  /** Its key. */
  section: string;
  /** Where to register. */
  registration: string;
};

/** The prices of a section: the trial, then each licence; a lone licence also shows its reduced price. */
export function FeeBibs({ season, section, registration }: FeeBibsProps) {
  const { fees } = season;
  const [only] = fees;
  const words = reducedWords(season);
  const lone = fees.length === 1 && only?.reduced != null ? words : null;
  return (
    <PriceList>
      <TrialBib season={season} section={section} />
      {fees.map((fee, index) => (
        <LicenceBib
          key={fee.id}
          fee={fee}
          words={words}
          main={index === mainIndex(fees)}
          lone={lone !== null}
          registration={registration}
        />
      ))}
      {only && lone && (
        <ReducedBib fee={only} words={lone} season={season} registration={registration} />
      )}
    </PriceList>
  );
}

function TrialBib({ season, section }: { season: Season; section: string }) {
  const words = trialWords(season);
  if (words === null) return null;
  return (
    <PriceBib
      name="Séance d’essai"
      amount={0}
      period={words}
      includes={season.trialIncludes}
      action={
        <LinkButton variant="line" to={trialPath(section)}>
          Réserver un essai
        </LinkButton>
      }
    />
  );
}

/** The licence of the year, or the first one. */
function mainIndex(fees: readonly Fee[]): number {
  return Math.max(
    0,
    fees.findIndex(({ isPartial }) => !isPartial),
  );
}

type LicenceBibProps = {
  fee: Fee;
  /** When prices go down; null when they do not. */
  words: ReducedWords | null;
  main: boolean;
  lone: boolean;
  registration: string;
};

function LicenceBib({ fee, words, main, lone, registration }: LicenceBibProps) {
  const isTold = fee.reduced !== null && words !== null && !lone;
  const later = isTold ? `${euros(fee.reduced ?? 0)} dès ${words.since}` : "";
  return (
    <PriceBib
      name={fee.name}
      audience={lone ? undefined : fee.audience}
      amount={fee.amount}
      period={[fee.period, later].filter(Boolean).join(", ")}
      includes={fee.includes}
      main={main}
      action={
        <LinkButton variant={main ? "action" : "line"} to={registration}>
          S’inscrire
        </LinkButton>
      }
    />
  );
}

type ReducedBibProps = { fee: Fee; words: ReducedWords; season: Season; registration: string };

function ReducedBib({ fee, words, season, registration }: ReducedBibProps) {
  return (
    <PriceBib
      name={`À partir ${words.from}`}
      amount={fee.reduced ?? 0}
      period={season.lastDay === null ? "" : `jusqu’au ${dayOf(season.lastDay)}`}
      includes={fee.includes}
      action={
        <LinkButton variant="line" to={registration}>
          S’inscrire
        </LinkButton>
      }
    />
  );
}

/** The notes below the prices: discounts, means of payment. */
export function PriceNotes({ season }: { season: Season }) {
  const notes = priceNotes(season);
  if (notes.length === 0) return null;
  return (
    <ul className="price-notes">
      {notes.map((note) => (
        <li key={note}>
          <Icon name="check" />
          {note}
        </li>
      ))}
    </ul>
  );
}
