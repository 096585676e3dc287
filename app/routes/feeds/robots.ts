import { services } from "~/platform/services.server";
import type { Route } from "./+types/robots";
import { publicText } from "./public-text";

const A_DAY = 86_400;

/** The administrator area is nothing for search engines, nor is what pages ask for as they run. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = services(context).environment;
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /actualites/suggestions",
    "Disallow: /evenements/prochains",
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ];
  return publicText(lines.join("\n"), { type: "text/plain", maxAge: A_DAY });
}
