import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "~tests/support/temporary-folder";
import project from "../../package.json" with { type: "json" };
import { inProject } from "./project.js";
import { findRuntime, LINE, takesPlace, versionOf } from "./runtime.js";

/** A program that says it is a Node of some version, or fails as one that cannot run the site does. */
function pretend(version: string | null, folder = temporaryFolder()): string {
  const program = join(folder, "node");
  const answer = version === null ? "exit 1" : `echo ${version}`;
  writeFileSync(program, `#!/bin/sh\ncase $1 in -p) ${answer};; *) echo "own $*";; esac\n`);
  chmodSync(program, 0o755);
  return program;
}

test.each([
  ["24.22.3", "24.21.0", true],
  ["24.21.1", "24.21.0", true],
  ["24.21.0", "24.21.0", false],
  ["24.9.9", "24.21.0", false],
  ["26.13.1", "24.21.0", false],
  ["25.0.0", "24.21.0", false],
  ["20.20.2", "24.21.0", false],
  ["24.30.0-nightly20261101", "24.21.0", false],
])(
  "a machine's own Node %s beside the carried %s: it takes its place: %s",
  (own, carried, isIt) => {
    expect(takesPlace(own, carried)).toBe(isIt);
    const programs = { own: pretend(own), carried: pretend(carried) };
    expect(findRuntime(programs)).toBe(isIt ? programs.own : programs.carried);
  },
);

test("a later Node that cannot run the site, as of a distribution that leaves things out, does not take the place", () => {
  const programs = { own: pretend(null), carried: pretend("24.21.0") };
  expect(findRuntime(programs)).toBe(programs.carried);
});

test("where the carried Node does not run, the machine's own serves from the tested line on", () => {
  const carried = pretend(null);
  for (const version of ["24.0.0", "26.13.1"]) {
    const own = pretend(version);
    expect(findRuntime({ own, carried })).toBe(own);
  }
  expect(() => findRuntime({ own: pretend("22.22.2"), carried })).toThrow(
    /^Aucun Node n’est livré/,
  );
});

test("the Node that runs the tests can run the site, and is of the line that is carried", () => {
  expect(versionOf(process.execPath)).toBe(process.versions.node);
  const carried = Object.values(project.optionalDependencies);
  expect(new Set(carried).size).toBe(1);
  for (const version of [process.versions.node, ...carried]) {
    expect(version.split(".")[0]).toBe(String(LINE));
  }
  expect(readFileSync(inProject("Dockerfile"), "utf8")).toContain(`FROM node:${LINE}-slim`);
});

test.each([
  ["24.99.0", "own scripts/serve.js"],
  ["26.99.0", "carried"],
  [null, "carried"],
])("a release beside an own Node %s is served by the right one", (version, served) => {
  const release = temporaryFolder();
  const bootstrap = "scripts/bootstrap";
  for (const file of ["newer-node.js", "runtime.js", "project.js", "failure.js"]) {
    mkdirSync(dirname(join(release, bootstrap, file)), { recursive: true });
    cpSync(inProject(`${bootstrap}/${file}`), join(release, bootstrap, file));
  }
  cpSync(inProject("scripts/release/start"), join(release, "start"));
  writeFileSync(join(release, "package.json"), '{ "type": "module" }');
  writeFileSync(join(release, "scripts/serve.js"), 'console.info("carried");');
  symlinkSync(process.execPath, join(release, "node"));
  const machine = temporaryFolder();
  pretend(version, machine);
  const PATH = `${machine}:/usr/bin:/bin`;
  const { stdout } = spawnSync(join(release, "start"), { env: { PATH }, encoding: "utf8" });
  expect(stdout.trim()).toBe(served);
});
