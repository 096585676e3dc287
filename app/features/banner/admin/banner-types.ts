import type { IconName } from "~/ui/icon";

type BannerTypeChoice = {
  type: string;
  label: string;
  /** Under which word and colour visitors see it. */
  help: string;
  icon: IconName;
};

export const BANNER_TYPES: readonly BannerTypeChoice[] = [
  { type: "info", label: "Information", help: "En bleu, «\u00a0À savoir\u00a0».", icon: "info" },
  {
    type: "warning",
    label: "Attention",
    help: "En rouge, «\u00a0Important\u00a0».",
    icon: "warning",
  },
  {
    type: "success",
    label: "Bonne nouvelle",
    help: "En vert, «\u00a0Bonne nouvelle\u00a0».",
    icon: "check-circle",
  },
];

/** The choice that a stored type amounts to: what is neither warning nor success is an information. */
export function shownType(type: string): string {
  return BANNER_TYPES.some((choice) => choice.type === type) ? type : "info";
}
