import type { EventRegistration } from "~/club/events/event-page";
import { LinkButton } from "~/ui/button";
import { PriceBib, PriceList } from "~/ui/price-bib";
import { StepList } from "~/ui/step-list";

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
            {introduction && <p>{introduction}</p>}
            <LinkButton variant="accent" arrow to="/contacts">
              {label}
            </LinkButton>
          </div>
          {prices.length > 0 && (
            <PriceList>
              {prices.map(({ title, amount, per, includes }, i) => (
                <PriceBib
                  key={title}
                  name={title}
                  amount={amount}
                  period={per}
                  includes={includes}
                  main={i === 0}
                />
              ))}
            </PriceList>
          )}
        </div>
        {steps.length > 0 && <StepList steps={steps} />}
      </div>
    </section>
  );
}
