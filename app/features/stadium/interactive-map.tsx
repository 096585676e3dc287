import { useEffect, useState } from "react";
import type { Coordinates } from "~/club/coordinates";
import { MAP_PROVIDER, mapLinks } from "~/club/online-map";
import type { PagePicture } from "~/club/page-picture";
import { useSite } from "~/club/use-site";
import { policyPath } from "~/platform/html/policy-path";
import { tabStorage } from "~/ui/browser-storage";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { AccessPlan } from "./access-plan";

/** Kept over the reload that gives the page the policy of a map. */
const WANTED = "carte-demandee";

/** The button of the map, by whether a plan stands behind it. */
const CLOSE = { plan: "Revenir au plan", map: "Fermer la carte" } as const;

function isAllowed(): boolean {
  return policyPath() === window.location.pathname;
}

function wasWanted(): boolean {
  const isWanted = tabStorage.read(WANTED) !== null;
  tabStorage.remove(WANTED);
  return isWanted;
}

type InteractiveMapProps = { plan: PagePicture | null; around: Coordinates };

/**
 * The drawn plan, and the provider's map in its place once a visitor asks for it: until then nothing
 * of theirs is loaded. Only the contact page's own policy lets the map in, so a visitor who came by a
 * client navigation, under another page's policy, gets the page anew.
 */
export function InteractiveMap({ plan, around }: InteractiveMapProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (wasWanted()) setIsOpen(isAllowed());
  }, []);
  const toggle = () => {
    if (isOpen || isAllowed()) return setIsOpen(!isOpen);
    if (tabStorage.write(WANTED, "1")) window.location.reload();
    else window.location.assign(mapLinks(around).page);
  };
  return (
    <div className={classNames("plan", !plan && !isOpen && "plan-unseen")}>
      {isOpen && <MapFrame around={around} />}
      {!isOpen && plan && <AccessPlan {...plan} />}
      <div className="plan-call" data-open={isOpen || undefined}>
        {!isOpen && (
          <p>
            <b>Besoin de la carte interactive&nbsp;?</b> Elle est fournie par {MAP_PROVIDER.name},
            un service extérieur qui peut déposer des cookies.
          </p>
        )}
        <Button className="plan-button" variant="line" size="sm" onClick={toggle}>
          {isOpen ? CLOSE[plan ? "plan" : "map"] : "Afficher la carte"}
        </Button>
        <noscript>
          <a href={mapLinks(around).page} rel="external">
            Voir le stade sur {MAP_PROVIDER.name}
          </a>
        </noscript>
      </div>
    </div>
  );
}

function MapFrame({ around }: Pick<InteractiveMapProps, "around">) {
  const { stadium } = useSite().club;
  return (
    <iframe
      className="plan-frame"
      title={`Carte ${MAP_PROVIDER.name} autour du ${stadium.name || "stade"}`}
      src={mapLinks(around).embed}
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
