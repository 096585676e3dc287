/** Processor time and memory of one run, as `npm run bench` measured them. */
export type Measures = {
  day: Date;
  machine: string;
  rounds: { count: number; seconds: number };
  /** Requests per second of processor. `nginx` is null where the machine has none. */
  speed: {
    kept: number;
    bare: number;
    nginx: { file: number; before: number } | null;
    anew: number;
  };
  worstDuringLoginsMs: number;
  /** In MiB. `small` is null where no control group could be made. */
  memory: { limit: number; small: Memory | null; large: Memory };
  audits: readonly { page: string; scores: readonly number[] }[];
};

/** Resident memory in MiB. `after…` hold one figure for each minute that the site was left alone. */
export type Memory = {
  pages: number;
  afterKept: readonly number[];
  afterAnew: readonly number[];
};

/** About how often a club's site is asked for a page, per second (docs/decisions/0002-pages-kept-in-memory.md). */
const ASKED = 5;

/** docs/performance.md. */
export function writePaper(measures: Measures): string {
  const { day, machine } = measures;
  const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(day);
  return `# Performance

\`npm run bench\` measures the built site with the demo content, and writes this page. These are the figures of one run:
${date}, ${machine}.

${writeSpeed(measures)}
${writeMemory(measures)}
${writeAudits(measures)}`;
}

function writeSpeed({ speed, rounds, worstDuringLoginsMs }: Measures): string {
  const { kept, bare, nginx, anew } = speed;
  const rows = [
    [
      "Home page, kept in memory",
      requests(kept),
      `${ratio(kept, bare)} of a bare \`node:http\` server that sends the same bytes and headers (${number(bare)})`,
    ],
    ...(nginx
      ? [
          [
            "Home page through nginx, which keeps it for a second",
            requests(nginx.before),
            `${ratio(nginx.before, nginx.file)} of nginx that sends the page as a file (${number(nginx.file)})`,
          ],
        ]
      : []),
    [
      "Home page, rendered anew",
      requests(anew),
      `${number(kept / anew)} times the cost of the kept page; signed-in volunteers get each page so`,
    ],
    [
      "A page during 30 wrong logins at once, at worst",
      `${number(worstDuringLoginsMs)} ms`,
      "five of them hash a password, which is slow on purpose; the limit of the address refuses the rest",
    ],
  ];
  return `## Speed

The unit is requests per second of processor: how many requests were answered, divided by the processor time that the server
spent on them. So the figure hardly depends on the number of cores, nor on other work of the machine. Each such figure is the
median of ${rounds.count} rounds of ${rounds.seconds} s; the servers take turns.

${table(["What is measured", "Figure", "Beside"], ["---", "---:", "---"], rows)}

**Why it is good enough.** A club's site is asked for a page about ${ASKED} times a second
([decision 2](decisions/0002-pages-kept-in-memory.md)). That takes ${percent(ASKED / kept)} of one processor where the pages are kept, and
${percent(ASKED / anew)} where each of them is rendered anew. A site that is asked more has nginx in front
([operations.md](operations.md#behind-a-proxy-with-tls)).
`;
}

function writeMemory({ memory, rounds }: Measures): string {
  const { small, large, limit } = memory;
  const row = (when: string, read: (memory: Memory) => number | undefined) => [
    when,
    small ? number(read(small)) : "not measured",
    number(read(large)),
  ];
  const after = (load: string, read: (memory: Memory) => readonly number[]) =>
    read(large).map((_, at) =>
      row(`${at + 1} min after the load of ${load}`, (one) => read(one)[at]),
    );
  const rows = [
    row("After the first 30 pages", ({ pages }) => pages),
    ...after("kept pages", ({ afterKept }) => afterKept),
    ...after("pages rendered anew", ({ afterAnew }) => afterAnew),
  ];
  const ofSmall = small
    ? `The small site went through both loads within its ${limit} MB.`
    : "The small site was not measured in this run: that takes root and control groups.";
  return `## Memory

Resident memory of the site's process, in MiB. A load is ${rounds.count} times ${rounds.seconds} s of as many requests as the site can
answer; the site is then left alone.

- **1 GB**: a server as [new-server.md](new-server.md) sets it up, where the service may use ${limit} MB. It is measured on the same
  machine, in a control group (cgroup) with that limit.
- **Large**: the whole memory of the machine.

${table(["When", "1 GB", "Large"], ["---", "---:", "---:"], rows)}

**Why it is good enough.** Node starts the same way on both. V8 chooses the limit of its heap by the memory that it finds: on a
large machine it leaves garbage for longer, so those figures show what was left lying, not what the site needs. The small
server is the one that counts. ${ofSmall}
`;
}

function writeAudits({ audits }: Measures): string {
  if (audits.length === 0) return "";
  const rows = audits.map(({ page, scores }) => [page, ...scores.map(String)]);
  return `## Pages on a phone

Lighthouse simulates a phone on a slow mobile network. Each score is the median of three runs; 100 is the highest.

${table(["Page", "Performance", "Accessibility", "Best practices", "Search engines"], ["---", "---:", "---:", "---:", "---:"], rows)}

**Why it stays so.** \`tests/e2e/budgets.spec.ts\` limits the weight of each page in every run of \`npm test\`.
`;
}

function table(
  head: readonly string[],
  rule: readonly string[],
  rows: readonly string[][],
): string {
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function requests(figure: number): string {
  return `${number(figure)} requests/s`;
}

function ratio(figure: number, beside: number): string {
  return (figure / beside).toPrecision(2);
}

function percent(share: number): string {
  return new Intl.NumberFormat("en-GB", { style: "percent", maximumSignificantDigits: 1 }).format(
    share,
  );
}

function number(figure = Number.NaN): string {
  return new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 }).format(figure);
}
