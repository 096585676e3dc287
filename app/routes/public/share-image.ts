import { drawOnce } from "~/platform/pictures/draw-picture.server";
import background from "~club/art/brand/fond-partage.svg?raw";
import logo from "~club/art/brand/logo-sur-sombre.svg?raw";
import { brandPicture } from "./brand-picture";

/** What a shared link shows when the page has no picture of its own: the club's logo (specification §2). */
export async function loader() {
  const picture = await drawOnce("share-image", () => ({
    svg: logo,
    width: 1200,
    height: 630,
    background: { svg: background },
    share: 0.66,
  }));
  return brandPicture(picture, "image/png");
}
