import { callFor } from "~/club/calls";
import { withDrawing } from "~/club/drawings/drawings";
import type { Site } from "~/club/site";
import { formLinks } from "./form-view";

export type HelpSheet = ReturnType<typeof helpSheet>;

/** All that the page of help with registration shows. The forms' titles only: their sheets stay on the server. */
export function helpSheet(site: Site) {
  return {
    words: withDrawing(site.pages.help),
    forms: formLinks(site),
    season: site.season.joining,
    call: callFor(site, "registration"),
  };
}
