/**
 * `npm run release`: writes release/foulee-VERSION-PLATFORM.tar.gz for each platform (one alone:
 * `npm run release -- linux-x64`): the built site, the libraries it reads at run time, the Node that
 * runs it. Unpacked, `./start` serves it without npm, without building and without a network.
 */
import { copyFileSync, cpSync, rmSync, statSync, writeFileSync } from "node:fs";
import project from "../../package.json" with { type: "json" };
import { ensureBuilt } from "../bootstrap/ensure-built.js";
import { explained, Failure } from "../bootstrap/failure.js";
import { inProject } from "../bootstrap/project.js";
import { runTimed } from "../bootstrap/run.js";
import { LEFT_OUT } from "../bundler/server-bundle.ts";

const PLATFORMS = ["linux-x64", "linux-arm64"];
const RELEASES = inProject("release");
const LOG = inProject(".cache/foulee/release.log");
/** What is carried over as it is. */
const FILES = [
  "build",
  "scripts/bootstrap/failure.js",
  "scripts/bootstrap/newer-node.js",
  "scripts/bootstrap/project.js",
  "scripts/bootstrap/runtime.js",
  "scripts/bootstrap/settings.js",
  "scripts/command.js",
  "scripts/serve.js",
  "CHANGELOG.md",
  "docs/new-server.md",
  "docs/operations.md",
  "docs/upkeep.md",
  ".env.example",
  "LICENSE",
];

await explained(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((platform) => !PLATFORMS.includes(platform));
  if (unknown) {
    throw new Failure(`Plateforme inconnue\u00a0: ${unknown}. Il y a ${PLATFORMS.join(" et ")}.`);
  }
  await ensureBuilt();
  for (const platform of asked.length > 0 ? asked : PLATFORMS) await release(platform);
});

async function release(platform) {
  const name = `foulee-${project.version}-${platform}`;
  const folder = `${RELEASES}/${name}`;
  const archive = `${folder}.tar.gz`;
  rmSync(folder, { recursive: true, force: true });
  const whole = { recursive: true, dereference: true };
  for (const file of FILES) cpSync(inProject(file), `${folder}/${file}`, whole);
  for (const program of ["start", "foulee"]) {
    copyFileSync(inProject(`scripts/release/${program}`), `${folder}/${program}`);
  }
  await installLibraries(folder, platform);
  // Whatever the builder's umask is.
  const all = [
    "--owner=0",
    "--group=0",
    "--mode=u=rwX,go=rX",
    "-czf",
    archive,
    "-C",
    RELEASES,
    name,
  ];
  await runTimed({ title: `Archive ${name}`, command: ["tar", ...all], log: LOG });
  rmSync(folder, { recursive: true });
  const megabytes = (statSync(archive).size / 1e6).toFixed(0);
  console.info(`release/${name}.tar.gz: ${megabytes} MB`);
}

/** Of the versions and checksums of package-lock.json, for whichever platform; nothing of them is run. */
async function installLibraries(folder, platform) {
  const runtime = `node-${platform}`;
  const { name, version, license, type } = project;
  const dependencies = Object.fromEntries(
    LEFT_OUT.map((library) => [library, project.dependencies[library]]),
  );
  const optionalDependencies = { [runtime]: project.optionalDependencies[runtime] };
  const manifest = { name, version, license, type, dependencies, optionalDependencies };
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(inProject("package-lock.json"), `${folder}/package-lock.json`);
  copyFileSync(inProject(".npmrc"), `${folder}/.npmrc`);
  const [os, cpu] = platform.split("-");
  const npm = [process.execPath, inProject("node_modules/npm/bin/npm-cli.js"), "install"];
  const command = [...npm, `--os=${os}`, `--cpu=${cpu}`, "--libc=glibc"];
  await runTimed({ title: `Libraries for ${platform}`, command, log: LOG }, { cwd: folder });
  cpSync(`${folder}/node_modules/${runtime}/bin/node`, `${folder}/node`);
  for (const spare of [`node_modules/${runtime}`, "package-lock.json", ".npmrc"]) {
    rmSync(`${folder}/${spare}`, { recursive: true });
  }
}
