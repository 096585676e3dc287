import { euros } from "~/lib/euros";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PriceBib, PriceList } from "~/ui/price-bib";
import { type Fee, PRICE_NOTES, TRIAL } from "~club/prices";
import { dayOf, SEASON } from "~club/season";

type FeeBibsProps = {
  fees: readonly Fee[];
  /** Where to register. */
  registration: string;
};

/** The prices of a section: the trial, then each licence; a lone licence also shows its price from March. */
export function FeeBibs({ fees, registration }: FeeBibsProps) {
  const [only] = fees;
  const lone = fees.length === 1 && only?.fromMarch ? { ...only, fromMarch: only.fromMarch } : null;
  return (
    <PriceList>
      <PriceBib
        name="Séance d’essai"
        amount={0}
        period={TRIAL.label}
        includes={TRIAL.includes}
        action={
          <LinkButton variant="line" to="/contacts">
            Réserver un essai
          </LinkButton>
        }
      />
      {fees.map((fee, index) => (
        <LicenceBib
          key={fee.key}
          fee={fee}
          main={index === mainIndex(fees)}
          lone={lone !== null}
          registration={registration}
        />
      ))}
      {lone && <MarchBib fee={lone} registration={registration} />}
    </PriceList>
  );
}

/** The licence of the year, or the first one. */
function mainIndex(fees: readonly Fee[]): number {
  return Math.max(
    0,
    fees.findIndex((fee) => fee.fromMarch !== null),
  );
}

type LicenceBibProps = { fee: Fee; main: boolean; lone: boolean; registration: string };

function LicenceBib({ fee, main, lone, registration }: LicenceBibProps) {
  const march = fee.fromMarch && !lone ? `, ${euros(fee.fromMarch)} dès mars` : "";
  return (
    <PriceBib
      name={fee.name}
      audience={lone ? undefined : fee.audience}
      amount={fee.amount}
      period={`${fee.period}${march}`}
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

type MarchBibProps = { fee: Fee & { fromMarch: number }; registration: string };

function MarchBib({ fee, registration }: MarchBibProps) {
  return (
    <PriceBib
      name="À partir de mars"
      amount={fee.fromMarch}
      period={`jusqu’au ${dayOf(SEASON.lastDay)}`}
      includes={fee.includes}
      action={
        <LinkButton variant="line" to={registration}>
          S’inscrire
        </LinkButton>
      }
    />
  );
}

/** What every price comes with. */
export function PriceNotes() {
  return (
    <ul className="price-notes">
      {PRICE_NOTES.map((note) => (
        <li key={note}>
          <Icon name="check" />
          {note}
        </li>
      ))}
    </ul>
  );
}
