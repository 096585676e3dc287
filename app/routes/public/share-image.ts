import { drawLogo } from "~/club/logo/draw-logo.server";
import { emblemOf } from "~/club/logo/draw-mark.server";
import { shareBackground } from "~/club/logo/share-background";
import { loadSite } from "~/club/read-site.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/share-image";
import { drawnAnswer } from "./draw-club-icon";

/** What a shared link shows when the page has no picture of its own: the club's logo (specification §2). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = await loadSite(services(context));
  return drawnAnswer({
    svg: drawLogo(emblemOf(site), "green"),
    width: 1200,
    height: 630,
    background: { svg: shareBackground() },
    share: 0.66,
  });
}
