import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { addressKey, type CountedKey, consumeAll } from "~/platform/rate-limits.server";

const ATTEMPTS = 136_000;

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** A login is counted under these; each attempt types an e-mail address that was never typed before. */
function keysOf(address: string, number: number): CountedKey[] {
  const email = `personne-${number}@une-adresse-un-peu-longue.exemple.fr`;
  const key = addressKey(address);
  return [
    ["login-address", key],
    ["login", `${email} ${key}`],
  ];
}

const oneAddress = () => "192.0.2.1";
const manyAddresses = (number: number) =>
  `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::1`;

const atRest = heldMiB();
const limitedAtOne = await typeAll(oneAddress);
const afterOne = heldMiB();
const limitedAtMany = await typeAll(manyAddresses);
console.table({
  "from one address: MiB more": afterOne - atRest,
  "from one address: refused": limitedAtOne,
  "from as many addresses: MiB more": heldMiB() - afterOne,
  "from as many addresses: refused": limitedAtMany,
});
// Timers of what is counted may still be there.
process.exit();

async function typeAll(addressOf: (number: number) => string): Promise<number> {
  let limited = 0;
  for (let number = 0; number < ATTEMPTS; number += 1) {
    if (!(await consumeAll(keysOf(addressOf(number), number))).ok) limited += 1;
  }
  return limited;
}

/** What the heap still holds once it has been collected. */
function heldMiB(): number {
  collect();
  return Math.round(process.memoryUsage().heapUsed / 1_048_576);
}
