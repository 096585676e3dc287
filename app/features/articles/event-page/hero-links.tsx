import type { EventWords } from "~/club/events/event-page";
import { LinkButton } from "~/ui/button";
import { hasProgramme, hasRegistration } from "./event-parts";

type HeroLinksProps = {
  page: Pick<EventWords, "registration" | "programme">;
  /** On the dark ground of a race. */
  onDark?: boolean;
};

/** The ways from the head of the page to how one joins, and to the day hour by hour. */
export function HeroLinks({ page, onDark = false }: HeroLinksProps) {
  const { registration, programme } = page;
  const [canJoin, hasDay] = [hasRegistration(registration), hasProgramme(programme)];
  if (!canJoin && !hasDay) return null;
  return (
    <div className="hero-cta">
      {canJoin && (
        <LinkButton variant={onDark ? "accent" : "action"} arrow to="#inscription">
          {registration.call}
        </LinkButton>
      )}
      {hasDay && (
        <LinkButton variant="line" onDark={onDark} to="#titre-programme">
          {programme.link}
        </LinkButton>
      )}
    </div>
  );
}
