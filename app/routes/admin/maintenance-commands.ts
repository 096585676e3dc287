import { z } from "zod";
import { countDemoContent } from "~/demo/demo-rows";
import { removeDemoContent } from "~/demo/remove-demo-content";
import { reorganizeArticleWeights } from "~/features/articles/order-articles.server";
import { sendTrialMail } from "~/features/maintenance/mail-trial.server";
import { MAINTENANCE_PATH } from "~/features/maintenance/maintenance-paths";
import {
  decideMail,
  undecidedMailCommandSchema,
} from "~/features/maintenance/undecided-mails.server";
import { CONTENT_KINDS, findContentKind } from "~/kinds.server";
import type { CommandAnswer } from "~/lib/command";
import { believeClock } from "~/platform/clock-doubt.server";
import type { Services } from "~/platform/services.server";
import { commandRoute } from "./command-route.server";

/** The commands of the maintenance screens; only a declined mail can be undone. */
const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("reorganize") }),
  z.object({ intent: z.literal("remove-demo") }),
  z.object({ intent: z.literal("try-mail") }),
  z.object({ intent: z.literal("believe-clock") }),
  z.object({
    intent: z.literal("purge"),
    kind: z.enum(CONTENT_KINDS.map(({ subject }) => subject)),
    id: z.uuid(),
  }),
  undecidedMailCommandSchema,
]);

const commands = commandRoute({
  permission: "maintenance",
  schema,
  async run(site, command, user): Promise<CommandAnswer> {
    const by = { userId: user.id, now: site.now };
    if (command.intent === "try-mail") return { ...(await sendTrialMail(site, user)), undo: null };
    if (command.intent === "believe-clock") {
      const isOver = await believeClock(site, by);
      return said(isOver ? CLOCK_BELIEVED : "L’horloge n’est plus mise en doute.");
    }
    if (command.intent === "remove-demo") return await removeDemo(site, user.id);
    if (command.intent === "reorganize") {
      const count = await reorganizeArticleWeights(site.database, by);
      const what = count === 1 ? "une actualité" : `${count}\u00a0actualités`;
      return said(`Rangs réorganisés de 10 en 10 pour ${what}. L’ordre du site n’a pas changé.`);
    }
    if (command.intent !== "purge") return await decideMail(site, command, user.id);
    const kind = findContentKind(command.kind);
    const purged = await kind?.purge(site.database, { id: command.id, ...by });
    if (purged?.kind === "done") return said("Supprimé définitivement.");
    const message = "Cet élément n’est plus dans la corbeille. Actualisez la page.";
    return { ok: false, message, undo: null };
  },
  back: MAINTENANCE_PATH,
});

const CLOCK_BELIEVED =
  "C’est noté\u00a0: le site efface de nouveau ce qui a fait son temps, dans les minutes qui viennent.";

export const action = commands.action;
export const loader = commands.loader;

async function removeDemo(site: Services, userId: string): Promise<CommandAnswer> {
  const { removable, adopted } = await countDemoContent(site.database.kysely);
  const removed = await removeDemoContent(site, { userId });
  if (removed === 0) return said("Il n’y a plus rien de l’exemple.");
  const kept = adopted > 0 ? " Ce que le club avait modifié est resté." : "";
  const what = removable === 1 ? "un élément" : `${removable}\u00a0éléments`;
  return said(`L’exemple est retiré (${what}).${kept}`);
}

function said(message: string): CommandAnswer {
  return { ok: true, message, undo: null };
}
