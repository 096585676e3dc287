import { useRouteLoaderData } from "react-router";
import type { loader } from "~/root";

/** The day it is in Paris for this page (`YYYY-MM-DD`), decided by the server so that both renderings agree. */
export function useToday(): string {
  const root = useRouteLoaderData<typeof loader>("root");
  if (!root) throw new Error("Le jour n’est connu que sous la racine du site.");
  return root.today;
}
