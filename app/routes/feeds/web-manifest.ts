import { CLUB } from "~club/identity";
import { publicText } from "./public-text";

const A_DAY = 86_400;

/** How the site presents itself on a phone's home screen. */
export function loader() {
  const manifest = {
    id: "/",
    name: CLUB.name,
    short_name: CLUB.initials,
    description: CLUB.description,
    lang: "fr",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: "#ffffff",
    theme_color: "#0a2d24",
    icons: [
      { src: "/icones/192.png", sizes: "192x192", type: "image/png" },
      { src: "/icones/512.png", sizes: "512x512", type: "image/png" },
      { src: "/icones/masque-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  const json = JSON.stringify(manifest, null, 2);
  return publicText(json, { type: "application/manifest+json", maxAge: A_DAY });
}
