import { EnvironmentError } from "~/platform/environment.server";
import { ownCommand } from "~/platform/own-commands.server";
import { createAdmin, resetAccount } from "./account-commands";
import { backUpToFile, restoreFromFile } from "./backup-commands";
import { openSite, type SiteServices } from "./services.server";
import { mendableReason } from "./start-failure";

type Site = SiteServices & { now: Date };
type Command = (site: Site, argv: string[]) => Promise<number>;

/** What there is to type, and what it does. */
const USES = [
  [
    "admin",
    "create EMAIL",
    "crée un administrateur (mot de passe dans ADMIN_PASSWORD, sinon affiche un lien à usage unique)",
  ],
  [
    "admin",
    "reset EMAIL",
    "affiche un lien à usage unique pour choisir un autre mot de passe (--two-step-off\u00a0: sans connexion en deux étapes ensuite)",
  ],
  ["demo", "load", "charge le contenu de démonstration dans un site vide"],
  ["demo", "remove", "retire le contenu de démonstration"],
  [
    "backup",
    "FICHIER",
    "sauvegarde tout le site dans un fichier (--replace\u00a0: même s’il existe déjà)",
  ],
  [
    "restore",
    "FICHIER",
    "restaure une sauvegarde dans un site vide (--replace\u00a0: à la place de ce qu’il y a, sauvegardé d’abord)",
  ],
] as const;

const USAGE = [
  "Utilisation\u00a0:",
  ...USES.map(([name, args, what]) => `  ${ownCommand(name, args)}\n      ${what}`),
].join("\n");

const COMMANDS: Record<string, Command> = {
  "admin create": createAdmin,
  "admin reset": resetAccount,
  "demo load": loadDemo,
  "demo remove": removeDemo,
};

/** Those that are told a file instead of what to do. */
const FILE_COMMANDS: Record<string, Command> = {
  backup: backUpToFile,
  restore: restoreFromFile,
};

/**
 * Runs `npm run <name> -- <argv>` on the site that the environment names, whether or not it is
 * being served. Returns the exit code; says in French what happened.
 */
export async function runCommand(
  name: string,
  argv: string[],
  source: Record<string, string | undefined>,
): Promise<number> {
  const [verb = "", ...rest] = argv;
  const ofFile = verb ? FILE_COMMANDS[name] : undefined;
  const command = ofFile ?? COMMANDS[`${name} ${verb}`];
  if (!command) {
    console.error(USAGE);
    return 1;
  }
  try {
    const site = await openSite(source, name === "restore" ? "restored" : "running");
    console.log(`Site\u00a0: ${placeOf(site)}`);
    try {
      return await command({ ...site, now: new Date() }, ofFile ? argv : rest);
    } finally {
      await site.close();
    }
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    console.error(sentence);
    return 1;
  }
}

/** Which site a command works on, without the password that `DATABASE_URL` may hold. */
function placeOf({ environment: { databaseUrl, dataDir } }: SiteServices): string {
  if (!databaseUrl) return dataDir;
  const { host, pathname } = new URL(databaseUrl);
  return `base ${pathname.slice(1)} de ${decodeURIComponent(host)}, dossier ${dataDir}`;
}

function sentenceOf(error: unknown): string | null {
  if (error instanceof EnvironmentError) return error.message;
  const reason = mendableReason(error);
  return reason && `La commande n’a pas pu aller au bout\u00a0: ${reason}.`;
}

async function loadDemo(site: Site): Promise<number> {
  const article = await site.database.kysely
    .selectFrom("articles")
    .select("id")
    .limit(1)
    .executeTakeFirst();
  if (article) {
    console.error(
      "Le site a déjà du contenu\u00a0: le contenu de démonstration ne va que dans un site vide.",
    );
    return 1;
  }
  const { loadDemoContent } = await import("~/demo/load-demo-content");
  await loadDemoContent(site, () => undefined);
  console.log("Contenu de démonstration chargé.");
  return 0;
}

async function removeDemo(site: Site): Promise<number> {
  const { removeDemoContent } = await import("~/demo/remove-demo-content");
  const removed = await removeDemoContent(site, { userId: null });
  console.log(
    removed === 0
      ? "Il n’y a plus de contenu de démonstration."
      : `Contenu de démonstration retiré (${removed} éléments).`,
  );
  return 0;
}
