import { Ground } from "./scene-parts";
import { CONTENT_SCENES } from "./scenes-content";
import { DAILY_SCENES } from "./scenes-daily";
import { MESSAGE_SCENES } from "./scenes-messages";
import { PUBLISH_SCENES } from "./scenes-publish";
import { SHOP_SCENES } from "./scenes-shop";
import { UPKEEP_SCENES } from "./scenes-upkeep";
import { VISITS_SCENES } from "./scenes-visits";

const SCENES = {
  ...PUBLISH_SCENES,
  ...CONTENT_SCENES,
  ...DAILY_SCENES,
  ...MESSAGE_SCENES,
  ...SHOP_SCENES,
  ...UPKEEP_SCENES,
  ...VISITS_SCENES,
};

export type SceneName = keyof typeof SCENES;

/** The drawing of an answer; it says nothing that the words beside it do not. */
export function HelpScene({ name }: { name: SceneName }) {
  return (
    <svg className="hs" viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <Ground />
      {SCENES[name]}
    </svg>
  );
}
