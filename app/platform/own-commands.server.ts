/** Set by the programs of an unpacked release, which has no npm (scripts/release). */
const program = process.env.FOULEE_COMMAND;

export const START_COMMAND = program ? "./start" : "npm start";

/** One of the site's own commands, as whoever runs this site types it: `backup`, `copie.tar`. */
export function ownCommand(name: string, args: string): string {
  return program ? `${program} ${name} ${args}` : `npm run ${name} -- ${args}`;
}
