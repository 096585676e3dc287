const KB = 1024;
const UNITS = ["Ko", "Mo", "Go", "To"];

/** A size as people read it, `1,2 Go`; at least in kilobytes of 1,024 bytes. */
export function bytesInFrench(bytes: number): string {
  let value = bytes / KB;
  let unit = 0;
  while (value >= KB && unit < UNITS.length - 1) {
    value /= KB;
    unit += 1;
  }
  const digits = value < 10 ? 1 : 0;
  return `${value.toLocaleString("fr-FR", { maximumFractionDigits: digits })}\u00a0${UNITS[unit]}`;
}
