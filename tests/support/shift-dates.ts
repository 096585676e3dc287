/**
 * From here on it is `offset` milliseconds later. Every process of a run with a clock of its own does this first
 * (`preload-clock.ts`), and so does every page, into which the function goes as it is written.
 */
export function shiftDates(offset: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
  });
  RealDate.prototype.constructor = globalThis.Date;
}
