import { type Packed, unpack } from "~/lib/packed";
import { BARE_FRAME, type Frame } from "./site";

/** The frame that was read last: the same text is the same frame, so that nothing is drawn anew. */
const last = { text: "", frame: BARE_FRAME };

/** The frame that the root tells; the bare one where it tells nothing. */
export function readFrame(text: Packed<Frame> | undefined): Frame {
  if (text === undefined) return BARE_FRAME;
  if (text !== last.text) {
    last.text = text;
    last.frame = unpack(text);
  }
  return last.frame;
}
