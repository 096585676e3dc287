import { imageSizeOf } from "~/lib/media-url";

/** Width over height of the covers that the frames (3 × 2 on phones, 15 × 8) cut without harm. */
const FRAMED = { narrowest: 1.3, widest: 2.25 };

/** Whether a cover, as a poster, is shown whole: a frame would cut too much of it. */
export function isShownWhole(url: string): boolean {
  const size = imageSizeOf(url);
  if (!size) return false;
  const ratio = size.width / size.height;
  return ratio < FRAMED.narrowest || ratio > FRAMED.widest;
}
