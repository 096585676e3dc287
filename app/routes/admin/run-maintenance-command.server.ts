import { reorganizeArticleWeights } from "~/features/articles/order-articles.server";
import { sendTrialMail } from "~/features/maintenance/mail-trial.server";
import type { MaintenanceCommand } from "~/features/maintenance/maintenance-command.schema";
import { findContentKind } from "~/kinds.server";
import type { CommandAnswer } from "~/lib/command";
import type { Services } from "~/platform/services.server";
import { countDemoContent } from "~server/demo/demo-rows";
import { removeDemoContent } from "~server/demo/remove-demo-content";

/** Carries out one command of the screens of maintenance and says in French what was done; nothing here can be undone. */
export async function runMaintenanceCommand(
  site: Services,
  command: MaintenanceCommand,
  user: { id: string; email: string },
): Promise<CommandAnswer> {
  const userId = user.id;
  const by = { userId, now: site.now };
  if (command.intent === "try-mail") return { ...(await sendTrialMail(site, user)), undo: null };
  if (command.intent === "remove-demo") return await removeDemo(site, userId);
  if (command.intent === "reorganize") {
    const count = await reorganizeArticleWeights(site.database, by);
    const what = count === 1 ? "une actualité" : `${count}\u00a0actualités`;
    return said(`Rangs réorganisés de 10 en 10 pour ${what}. L’ordre du site n’a pas changé.`);
  }
  const purged = await findContentKind(command.kind)?.purge(site.database, {
    id: command.id,
    ...by,
  });
  if (purged?.kind === "done") return said("Supprimé définitivement.");
  return {
    ok: false,
    message: "Cet élément n’est plus dans la corbeille. Actualisez la page.",
    undo: null,
  };
}

async function removeDemo(site: Services, userId: string): Promise<CommandAnswer> {
  const { removable, adopted } = await countDemoContent(site.database.kysely);
  const removed = await removeDemoContent(site, { userId });
  if (removed === 0) return said("Il n’y a plus de contenu de démonstration.");
  const kept = adopted > 0 ? " Ce que le club avait modifié est resté." : "";
  const what = removable === 1 ? "un élément" : `${removable}\u00a0éléments`;
  return said(`Contenu de démonstration retiré (${what}).${kept}`);
}

function said(message: string): CommandAnswer {
  return { ok: true, message, undo: null };
}
