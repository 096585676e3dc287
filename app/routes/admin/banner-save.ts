import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { BANNER_PATH } from "~/features/banner/admin/banner-paths";
import { readBannerForm, toBannerText } from "~/features/banner/banner.schema";
import { saveBanner } from "~/features/banner/edit-banner.server";
import type { FieldErrors } from "~/lib/field-errors";
import { isUuid } from "~/lib/uuid";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import { saveResponse } from "~/records/record";
import type { Route } from "./+types/banner-save";

const FIELDS = 10;

/** The banner's save: an empty title or text takes it off the home page (specification §4). */
export async function action({ request, params, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "banner");
  const { database, now } = services(context);
  if (!isUuid(params.id)) return saveResponse({ kind: "not-found" });
  const submission = readBannerForm(await readForm(request, { fields: FIELDS }));
  if (submission.status !== "success") {
    return saveResponse({ kind: "invalid", errors: errorsOf(submission.error) });
  }
  const { version } = submission.value;
  const text = toBannerText(submission.value);
  return saveResponse(
    await saveBanner(database, { id: params.id, version, text, userId: user.id, now }),
  );
}

/** Nothing to see: somebody followed the address by hand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "banner");
  return redirect(BANNER_PATH);
}

function errorsOf(error: Record<string, string[] | null> | null): FieldErrors {
  const entries = Object.entries(error ?? {});
  return Object.fromEntries(entries.map(([name, messages]) => [name, messages ?? []]));
}
