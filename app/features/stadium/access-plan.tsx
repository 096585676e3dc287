import type { PagePicture } from "~/club/page-picture";
import { parseMediaUrl } from "~/lib/media-url";
import { Picture } from "~/ui/picture";

/** The plan of the way to the stadium: a drawing of the site, or a picture of the club's, which is shown whole. */
export function AccessPlan({ src, alt }: PagePicture) {
  if (parseMediaUrl(src) !== null) {
    return <Picture className="plan-picture" src={src} alt={alt} sizes="100vw" />;
  }
  return (
    <img className="plan-drawing" src={src} alt={alt} width="1200" height="720" loading="lazy" />
  );
}
