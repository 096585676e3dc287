import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** A rush may pause for some seconds: what is tidied away has to be compiled again. */
const EVERY_MS = 12_000;
/** A site at rest stays far below. */
const WORTH_TIDYING_BYTES = 56 * 1_048_576;
/** What comes and goes at rest is not worth a pause. */
const MORE_BYTES = 8 * 1_048_576;

type Collect = (options: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void;

export type Tidying = {
  /** The same function, each call of which is a request. */
  noting<Args extends unknown[], Result>(
    answer: (...args: Args) => Result,
  ): (...args: Args) => Result;
  stop(): void;
};

/**
 * Gives memory back to the machine once a rush is over: V8 keeps whatever its heap has grown to.
 * It takes a tenth of a second or more, so nothing is done while anybody asks for anything.
 */
export function tidyWhenQuiet(): Tidying {
  let asked = 0;
  /** What the site holds for good, as far as is known: the last tidying could not give it back. */
  let heldForGood = 0;
  const timer = setInterval(() => {
    const isQuiet = asked === 0;
    asked = 0;
    const held = heldBytes();
    heldForGood = Math.min(heldForGood, held);
    if (!isQuiet || held <= Math.max(WORTH_TIDYING_BYTES, heldForGood + MORE_BYTES)) return;
    collector()({ type: "major", execution: "sync", flavor: "last-resort" });
    heldForGood = heldBytes();
  }, EVERY_MS).unref();
  return {
    noting:
      (answer) =>
      (...args) => {
        asked += 1;
        return answer(...args);
      },
    stop: () => clearInterval(timer),
  };
}

/** V8's heap, and the buffers outside that go when their objects are collected. */
function heldBytes(): number {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
}

let known: Collect | null = null;

/** V8 hands its collector out to contexts made after it was told to. */
function collector(): Collect {
  if (known) return known;
  setFlagsFromString("--expose-gc");
  known = runInNewContext("gc") as Collect;
  setFlagsFromString("--no-expose-gc");
  return known;
}
