import { redirect } from "react-router";
import { z } from "zod";
import { requireUser } from "~/features/accounts/guard.server";
import { findEditedPartner } from "~/features/partners/admin-partners.server";
import { LOGO_LOST, partnerFormSchema } from "~/features/partners/partner.schema";
import { LIST_PATH } from "~/features/partners/partner-paths";
import { savePartner } from "~/features/partners/save-partner.server";
import { adoptImage } from "~/platform/pictures/adopt-picture.server";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import { saveResponse } from "~/records/record";
import type { Route } from "./+types/partners-save";

/** JSON, so that no answer ever replaces what is being typed. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id: userId } = await requireUser(request, context, "partners");
  const site = services(context);
  const form = Object.fromEntries(await readForm(request, { fields: 10 }));
  const sent = partnerFormSchema.safeParse(form);
  if (!sent.success) {
    return saveResponse({ kind: "invalid", errors: z.flattenError(sent.error).fieldErrors });
  }
  const { version, logo, ...words } = sent.data;
  const { database, now } = site;
  const { id } = params;
  const stored = await findEditedPartner(database.kysely, id);
  const answer = await adoptImage(
    { ...site, userId },
    { url: logo ?? null, target: { kind: "partner", id }, current: stored?.values.logo ?? null },
    (url) => {
      const values = { ...words, logo: url ?? undefined };
      return savePartner(database, { id, version, values, userId, now });
    },
  );
  if (answer.kind !== "lost") return saveResponse(answer);
  return saveResponse({ kind: "invalid", errors: { logo: [LOGO_LOST] } });
}

/** Nothing to see: somebody followed the address by hand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "partners");
  return redirect(LIST_PATH);
}
