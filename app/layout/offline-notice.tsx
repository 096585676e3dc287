import { useEffect, useId, useRef, useState } from "react";
import { createPath, useLocation, useNavigate, useNavigation } from "react-router";
import { Button } from "~/ui/button";

/** Said where a page or a screen never arrived: nobody's site has failed. */
export const NETWORK_AWAY = {
  title: "Pas de connexion",
  text: "La page n’est pas arrivée jusqu’à vous\u00a0: le réseau semble coupé. L’adresse est gardée, réessayez dès qu’il revient.",
};

/** Where it was last tried in vain: what shows the failure may be mounted anew by the next one. */
let triedAt: string | null = null;

/** Asks again for the page of the present address. */
export function RetryButton({ variant }: { variant?: "accent" }) {
  const navigate = useNavigate();
  const place = createPath(useLocation());
  const [hasFailed, setHasFailed] = useState(() => triedAt === place);
  const button = useRef<HTMLButtonElement>(null);
  const said = useId();
  const isAsking = useNavigation().state === "loading";

  useEffect(() => {
    if (triedAt === place) button.current?.focus();
  }, [place]);

  async function retry() {
    if (isAsking) return;
    triedAt = place;
    setHasFailed(false);
    // What is there already is not put at risk: only what is missing is asked for.
    await navigate(place, { replace: true, defaultShouldRevalidate: false });
    setHasFailed(true);
  }

  return (
    <>
      {/* Not disabled meanwhile: whoever came here by keyboard would lose the place. */}
      <Button
        ref={button}
        variant={variant}
        aria-busy={isAsking || undefined}
        aria-describedby={said}
        onClick={() => void retry()}
      >
        <span>{isAsking ? "Nouvel essai…" : "Réessayer"}</span>
      </Button>
      <span className="retry-said" id={said} aria-live="polite">
        {hasFailed && !isAsking && <span>Toujours pas de connexion.</span>}
      </span>
    </>
  );
}
