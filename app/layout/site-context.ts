import { useRouteLoaderData } from "react-router";
import { parisDay } from "~/lib/paris-instants";

/** The root tells every page the day it is in Paris (`YYYY-MM-DD`), decided by the server so that both renderings agree. */
export type SiteDay = { today: string };

function useSiteDay(): SiteDay | undefined {
  return useRouteLoaderData<SiteDay>("root");
}

export function useToday(): string {
  const root = useSiteDay();
  if (!root) throw new Error("Le jour n’est connu que sous la racine du site.");
  return root.today;
}

/** The year it is in Paris, also where an address leads nowhere and the root tells nothing. */
export function useYear(): string {
  return (useSiteDay()?.today ?? parisDay(new Date())).slice(0, 4);
}
