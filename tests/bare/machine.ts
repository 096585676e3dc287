import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";

const MIRROR = process.env.DEBIAN_MIRROR ?? "http://deb.debian.org/debian";
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";
/** Apart from those that apt puts there. */
const CERTIFICATES_INSIDE = "/srv/certificates.crt";

/** Makes a Debian with nothing in it in an empty folder. */
export async function makeMachine(suite: string, root: string): Promise<Machine> {
  await timed("base system (debootstrap)", () =>
    run("debootstrap", ["--variant=minbase", suite, root, MIRROR]),
  );
  // It is the root of users other than root too.
  chmodSync(root, 0o755);
  return new Machine(root);
}

/** A Debian in a folder, with processes and mounts of its own that end with each command. */
export class Machine {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
    // The names and certificates of the network that this machine is on.
    copyFileSync("/etc/resolv.conf", join(root, "etc/resolv.conf"));
    if (existsSync(CERTIFICATES)) copyFileSync(CERTIFICATES, join(root, CERTIFICATES_INSIDE));
  }

  async install(...packages: string[]): Promise<void> {
    const install = `apt-get install -y --no-install-recommends ${packages.join(" ")}`;
    await this.run(`apt-get update && DEBIAN_FRONTEND=noninteractive ${install}`);
  }

  /** Runs a command to its end; resolves to what it said. */
  async run(command: string): Promise<string> {
    return await run(...this.#call(command));
  }

  /** Runs a command to its end, its words shown. */
  async show(command: string): Promise<void> {
    const [program, args] = this.#call(command);
    const child = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"] });
    const [code] = await once(child, "close");
    if (code !== 0) throw new Error(`${command}: ${code}`);
  }

  /** Starts a command that goes on. */
  spawn(command: string): ChildProcess {
    const [program, args] = this.#call(command);
    return spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  }

  sizeOf(path: string): string {
    return execFileSync("du", ["-sm", join(this.root, path)], { encoding: "utf8" }).replace(
      /\s.*/s,
      "\u00a0Mo",
    );
  }

  #call(command: string): [program: string, args: string[]] {
    const { root } = this;
    const inside = `cd /srv/foulee 2>/dev/null || cd /srv; ${command}`;
    const outside = `mount -t proc proc ${root}/proc && mount --rbind /dev ${root}/dev && exec chroot ${root} env -i ${environmentInside()} sh -c "$1"`;
    const apart = ["--mount", "--pid", "--fork", "--kill-child=SIGKILL"];
    return ["unshare", [...apart, "sh", "-c", outside, "sh", inside]];
  }
}

function environmentInside(): string {
  const environment: Record<string, string> = {
    HOME: "/srv",
    PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    ...(existsSync(CERTIFICATES) && { NODE_EXTRA_CA_CERTS: CERTIFICATES_INSIDE }),
  };
  return Object.entries(environment)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ");
}

export async function timed<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.info(`  ${((performance.now() - started) / 1000).toFixed(1)} s: ${title}`);
  return result;
}

export async function run(program: string, args: string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  const hear = (chunk: string) => {
    said += chunk;
  };
  child.stdout.setEncoding("utf8").on("data", hear);
  child.stderr.setEncoding("utf8").on("data", hear);
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${program} ${args.at(-1)}: ${code}\n${said.slice(-3000)}`);
  return said;
}
