import { createContext, useContext } from "react";
import { BARE_FRAME, type Frame } from "./site";

const FrameContext = createContext<Frame>(BARE_FRAME);

/** Gives a page its club: the root does, and a preview anew. */
export const SiteProvider = FrameContext.Provider;

/** The club of the page, as far as every page may say it; a page's own facts come from its loader. */
export function useSite(): Frame {
  return useContext(FrameContext);
}
