import { createContext, useContext } from "react";
import { findSection } from "./sections/sections";
import { BARE_FRAME, type Frame, type Section } from "./site";

const FrameContext = createContext<Frame>(BARE_FRAME);

/** Gives a page its club: the root does, and a preview anew. */
export const SiteProvider = FrameContext.Provider;

/** The club of the page, as far as every page may say it; a page's own facts come from its loader. */
export function useSite(): Frame {
  return useContext(FrameContext);
}

/** The section with a key; none for one that the club has not. */
export function useSection(key: string | null): Section | undefined {
  return findSection(useSite().sections, key);
}
