/** Set by the programs of an unpacked release, which has no npm (scripts/release), or by its service. */
const program = process.env.FOULEE_COMMAND;

/** What starts this site, as whoever runs it types it. */
export const START_COMMAND = process.env.FOULEE_START ?? (program ? "./start" : "npm start");

/** One of the site's own commands, as whoever runs this site types it: `backup`, `copie.tar`. */
export function ownCommand(name: string, args: string): string {
  return program ? `${program} ${name} ${args}` : `npm run ${name} -- ${args}`;
}
