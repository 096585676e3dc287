import { logoPath } from "~/club/logo/logo-paths";
import { loadSite } from "~/club/read-site.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/web-manifest";
import { publicText } from "./public-text";

/** How the site presents itself on a phone's home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, initials, description, logo } = (await loadSite(services(context))).club;
  const manifest = {
    id: "/",
    name,
    short_name: initials || name,
    ...(description && { description }),
    lang: "fr",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: "#ffffff",
    theme_color: "#0a2d24",
    icons: [
      { src: logoPath("192.png", logo), sizes: "192x192", type: "image/png" },
      { src: logoPath("512.png", logo), sizes: "512x512", type: "image/png" },
      {
        src: logoPath("masque-512.png", logo),
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
  const json = JSON.stringify(manifest, null, 2);
  return publicText(json, { type: "application/manifest+json" });
}
