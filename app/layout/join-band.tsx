import type { ReactNode } from "react";
import { trialPathFor } from "~/club/trial-paths";
import { useSite } from "~/club/use-site";
import { LinkButton } from "~/ui/button";
import { type NumberedStep, StepList } from "~/ui/step-list";
import { Arcs } from "./arcs";

type JoinBandProps = {
  id: string;
  title: string;
  steps: readonly NumberedStep[];
  /** The key of the section that one joins; the call to try asks for that one. */
  section?: string;
  /** Beside the call to try. */
  children?: ReactNode;
};

/** Green band: the steps to join, and the call to try a session. */
export function JoinBand({ id, title, steps, section, children }: JoinBandProps) {
  const { call } = useSite().menus;
  return (
    <section className="section band-dark" id="rejoindre" aria-labelledby={id}>
      <Arcs className="labels-arcs" from={130} step={26} />
      <div className="wrap">
        <h2 className="d2" id={id}>
          {title}
        </h2>
        {steps.length > 0 && <StepList steps={steps} />}
        <div className="hero-cta">
          <LinkButton variant="accent" arrow to={trialPathFor(call.path, section)}>
            {call.label}
          </LinkButton>
          {children}
        </div>
      </div>
    </section>
  );
}
