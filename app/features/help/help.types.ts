import type { Permission } from "~/platform/permissions/permission";
import type { SceneName } from "./help-scene";

/** In its texts, `[Publier]` is a button, a field or a screen as it is written there. */
export type HelpAnswer = {
  /** Ends the address of the answer: never changed, links point at it. */
  slug: string;
  question: string;
  /** Other words for it, as volunteers say them. */
  words: string;
  scene: SceneName;
  text: readonly string[];
  steps?: readonly string[];
  /** What is good to know besides. */
  tip?: string;
  /** Where it is done; offered to those who may open it. */
  screen?: { to: string; label: string; permission: Permission };
};

export type HelpGroup = { id: string; title: string; answers: readonly HelpAnswer[] };
