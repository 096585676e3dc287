import { createContext, useContext } from "react";
import { useRouteLoaderData } from "react-router";
import { parisDay } from "~/lib/paris-instants";

/** The root tells every page the day it is in Paris (`YYYY-MM-DD`), decided by the server so that both renderings agree. */
export type SiteDay = { today: string };

const PreviewedDay = createContext<SiteDay | null>(null);

/** Gives a preview another day than today. */
export const DayProvider = PreviewedDay.Provider;

function useSiteDay(): SiteDay | undefined {
  const root = useRouteLoaderData<SiteDay>("root");
  return useContext(PreviewedDay) ?? root;
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
