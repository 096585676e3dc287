import type { Page } from "@playwright/test";

/**
 * Text that is too pale for its ground (WCAG 1.4.3), where the ground is the plain colour of something
 * around it. axe leaves out whatever another box overlaps by a pixel, as tight lines of large type do.
 */
export async function findLowContrast(page: Page): Promise<string[]> {
  return await findPaleText(page, { isOnPaper: false });
}

/** Text that is too pale on white paper, where browsers leave out what lies behind it: 4.5:1 whatever its size. */
export async function findLowContrastOnPaper(page: Page): Promise<string[]> {
  return await findPaleText(page, { isOnPaper: true });
}

async function findPaleText(page: Page, options: { isOnPaper: boolean }): Promise<string[]> {
  return await page.evaluate(({ isOnPaper }) => {
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    /** Red, green, blue and opacity, each up to 255. */
    const channels = (color: string): number[] => {
      if (!pen) return [];
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (color: number[]): number =>
      [0.2126, 0.7152, 0.0722].reduce((sum, share, i) => {
        const part = (color[i] ?? 0) / 255;
        return sum + share * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
      }, 0);
    /** The plain colour behind an element; null where a picture or something half seen through is. */
    const groundOf = (start: Element): number[] | null => {
      for (let element: Element | null = start; element; element = element.parentElement) {
        const style = getComputedStyle(element);
        if (style.backgroundImage !== "none" || style.opacity !== "1") return null;
        const color = channels(style.backgroundColor);
        if (color[3] === 255) return color;
        if (color[3] !== 0 || style.position === "absolute" || style.position === "fixed")
          return null;
      }
      return null;
    };
    const found = new Set<string>();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true }))
        continue;
      // What cannot be used now may be pale.
      if (
        element.closest("svg, script, style, noscript, option, :disabled, [aria-disabled='true']")
      )
        continue;
      const ground = isOnPaper ? [255, 255, 255, 255] : groundOf(element);
      const style = getComputedStyle(element);
      const ink = channels(style.color);
      if (!ground || (ink[3] !== 255 && !isOnPaper)) continue;
      const [light = 0, dark = 0] = [luminance(ground), luminance(ink)].sort((a, b) => b - a);
      const ratio = (light + 0.05) / (dark + 0.05);
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      if (ratio < (isLarge && !isOnPaper ? 3 : 4.5)) {
        const place = `${element.localName}${element.className ? `.${element.className}` : ""}`;
        found.add(
          `${ratio.toFixed(2)}:1 for «${node.textContent.trim().slice(0, 30)}» in ${place}`,
        );
      }
    }
    return [...found];
  }, options);
}
