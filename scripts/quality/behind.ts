/** As `npm outdated --json` tells of a library; `current` is missing where none is installed on this platform. */
interface Outdated {
  current?: string;
  wanted: string;
  latest: string;
}

interface Runtime {
  /** Of the carried package, as the registry lists them. */
  published: string[];
  carried: string;
  running: string;
}

/** These follow the line of Node that is carried, not the newest there is. */
const OF_THE_LINE = /^(node-|@types\/node$)/;

/** One line for each library that is behind, then those of the runtime. */
export function listBehind(outdated: Record<string, Outdated>, runtime: Runtime): string[] {
  const libraries = Object.entries(outdated)
    .filter(([name]) => !OF_THE_LINE.test(name))
    .map(([name, { current, wanted, latest }]) => `${name}: ${current ?? wanted} → ${latest}`);
  return [
    ...(libraries.length > 0 ? libraries : ["Every library is the newest."]),
    ...listRuntime(runtime),
  ];
}

function listRuntime({ published, carried, running }: Runtime): string[] {
  const releases = published.filter((version) => /^\d+\.\d+\.\d+$/.test(version));
  const newest = releases.toSorted(byVersion).at(-1) ?? carried;
  const ofLine = releases.filter((version) => line(version) === line(carried));
  const newestOfLine = ofLine.toSorted(byVersion).at(-1) ?? carried;
  const told = newestOfLine === carried ? "the newest packaged" : `→ ${newestOfLine}`;
  return [
    `Node ${line(carried)}, carried: ${carried} ${told}`,
    ...(line(newest) === line(carried) ? [] : [`Node ${line(newest)}, not carried: ${newest}`]),
    ...(running === carried
      ? []
      : [`Node of this machine, in the carried one's place: ${running}`]),
    "Packages may come late: nodejs.org/en/blog/vulnerability names the security releases.",
  ];
}

function line(version: string): string {
  return version.split(".")[0] ?? "";
}

function byVersion(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}
