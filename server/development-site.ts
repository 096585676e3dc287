import { offerFirstAccount, prepareSite } from "./prepare-site";
import { openSite, type Site } from "./services.server";

declare global {
  /** Outlives the edits that evaluate every server module again. */
  var fouleeDevelopmentSite: Promise<Site> | undefined;
}

/** The site of the development server, opened at the first request; a start that failed is tried again. */
export function developmentSite(): Promise<Site> {
  globalThis.fouleeDevelopmentSite ??= open().catch((error: unknown) => {
    globalThis.fouleeDevelopmentSite = undefined;
    throw error;
  });
  return globalThis.fouleeDevelopmentSite;
}

async function open(): Promise<Site> {
  const site = await openSite(process.env, "served");
  await prepareSite({ ...site, now: new Date() });
  await offerFirstAccount({ ...site, now: new Date() });
  return site;
}
