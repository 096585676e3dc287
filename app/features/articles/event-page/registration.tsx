import { LinkButton } from "~/ui/button";
import { PriceBib, PriceList } from "~/ui/price-bib";
import { StepList } from "~/ui/step-list";
import type { EventRegistration } from "~club/events/event-page.types";

/** What it costs and what to do, in order. */
export function Registration({ registration }: { registration: EventRegistration }) {
  const { introduction, prices, steps, label } = registration;
  return (
    <section className="section event-join" id="inscription" aria-labelledby="titre-inscription">
      <div className="wrap">
        <div className="event-join-in">
          <div>
            <h2 className="d2" id="titre-inscription">
              S’inscrire
            </h2>
            <p>{introduction}</p>
            <LinkButton variant="accent" arrow to="/contacts">
              {label}
            </LinkButton>
          </div>
          <PriceList>
            {prices.map(({ title, amount, per, points }, i) => (
              <PriceBib
                key={title}
                name={title}
                amount={amount}
                period={per}
                includes={points}
                main={i === 0}
              />
            ))}
          </PriceList>
        </div>
        <StepList steps={steps} />
      </div>
    </section>
  );
}
