const QUIET_MS = 60 * 60 * 1_000;

/** Tells the first time, then once an hour at most: what may come with each request would fill the log. */
export function onceAnHour<Told>(tell: (told: Told) => void): (told: Told) => void {
  let quietUntil = 0;
  return (told) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET_MS;
    tell(told);
  };
}
