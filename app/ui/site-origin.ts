import { createContext, useContext } from "react";

const SiteOriginContext = createContext("");

/** Tells what stands under it the site's own address (`https://www.club.fr`), for absolute links. */
export const SiteOriginProvider = SiteOriginContext.Provider;

/** The site's own address, without a slash at its end; empty where a page could not be loaded. */
export function useSiteOrigin(): string {
  return useContext(SiteOriginContext);
}
