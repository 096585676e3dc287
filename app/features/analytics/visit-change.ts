import { frenchNumber } from "~/lib/french-numbers";

export type Change = { direction: "up" | "down" | "same" | "new"; words: string };

/** From three times as much on, a percentage says less than a multiple. */
const TIMES = 3;

/** How a count stands beside that of the period before; null when there was nothing in either. */
export function changeOf(now: number, before: number, beforeName: string): Change | null {
  if (now === 0 && before === 0) return null;
  if (before === 0) return { direction: "new", words: `nouveau\u00a0: rien ${beforeName}` };
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return { direction: "same", words: `comme ${beforeName}` };
  if (now / before >= TIMES) {
    const times = frenchNumber(Math.round(now / before));
    return { direction: "up", words: `${times}\u00a0fois plus que ${beforeName}` };
  }
  const size = `${frenchNumber(Math.abs(percent))}\u00a0%`;
  return percent > 0
    ? { direction: "up", words: `${size} de plus que ${beforeName}` }
    : { direction: "down", words: `${size} de moins que ${beforeName}` };
}
