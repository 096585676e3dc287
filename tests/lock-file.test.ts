import { expect, test } from "vitest";
import project from "../package.json" with { type: "json" };
import lock from "../package-lock.json" with { type: "json" };

interface Locked {
  version?: string;
  integrity?: string;
  inBundle?: boolean;
  resolved?: string;
}

const locked: [path: string, entry: Locked][] = Object.entries(lock.packages).filter(
  ([path]) => path !== "",
);

test("every library that is downloaded is checked against what the lock file says of it", () => {
  const unchecked = locked.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);
  expect(unchecked.map(([path]) => path)).toEqual([]);
  for (const [path, { integrity }] of locked) {
    if (integrity) expect(integrity, path).toMatch(/^sha512-[\w+/]{86}==$/);
  }
});

test("the lock file names no place to download from", () => {
  expect(locked.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});

test("one version of each library is asked for, and is the one that is locked", () => {
  const asked = {
    ...project.dependencies,
    ...project.devDependencies,
    ...project.optionalDependencies,
  };
  const versions = new Map(locked.map(([path, { version }]) => [path, version]));
  for (const [name, version] of Object.entries(asked)) {
    expect(versions.get(`node_modules/${name}`), name).toBe(version);
  }
});
