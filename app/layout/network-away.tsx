import { useEffect, useId, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { Button } from "~/ui/button";
import { StrayPage } from "./stray-page";

/** Said where a page or a screen never arrived: nobody's site has failed. */
export const NETWORK_AWAY = {
  title: "Pas de connexion",
  text: "La page n’est pas arrivée jusqu’à vous\u00a0: le réseau semble coupé. L’adresse est gardée, réessayez dès qu’il revient.",
};

/** In place of a public page that the network did not bring. */
export function NetworkAwayPage() {
  return (
    <StrayPage title={NETWORK_AWAY.title} action={<RetryButton variant="accent" />}>
      {NETWORK_AWAY.text}
    </StrayPage>
  );
}

/** Where it was last tried in vain: a failure of more than the page mounts the whole document anew. */
let triedAt: string | null = null;

/** Asks again for the page of the present address. */
export function RetryButton({ variant }: { variant?: "accent" }) {
  const { revalidate, state } = useRevalidator();
  const { key } = useLocation();
  const [hasFailed, setHasFailed] = useState(() => triedAt === key);
  const button = useRef<HTMLButtonElement>(null);
  const said = useId();
  const isAsking = state === "loading";

  useEffect(() => {
    if (triedAt === key) button.current?.focus();
  }, [key]);

  async function retry() {
    if (isAsking) return;
    triedAt = key;
    setHasFailed(false);
    await revalidate();
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
