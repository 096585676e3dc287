import type { ReactNode } from "react";
import { LinkButton } from "~/ui/button";
import { type NumberedStep, StepList } from "~/ui/step-list";
import { TRIAL_LINK } from "~club/navigation";
import { Arcs } from "./arcs";

type JoinBandProps = {
  id: string;
  title: string;
  steps: readonly NumberedStep[];
  /** Beside the call to try. */
  children?: ReactNode;
};

/** Green band: the steps to join, and the call to try a session. */
export function JoinBand({ id, title, steps, children }: JoinBandProps) {
  return (
    <section className="section band-dark" id="rejoindre" aria-labelledby={id}>
      <Arcs className="labels-arcs" from={130} step={26} />
      <div className="wrap">
        <h2 className="d2" id={id}>
          {title}
        </h2>
        <StepList steps={steps} />
        <div className="hero-cta">
          <LinkButton variant="accent" arrow to={TRIAL_LINK.path}>
            {TRIAL_LINK.label}
          </LinkButton>
          {children}
        </div>
      </div>
    </section>
  );
}
