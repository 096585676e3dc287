import { requireUser } from "~/features/accounts/guard.server";
import { BannerEditor } from "~/features/banner/admin/banner-editor";
import { BANNER_COMMANDS_PATH } from "~/features/banner/admin/banner-paths";
import { findEditedBanner } from "~/features/banner/edit-banner.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { parisDay } from "~/lib/paris-instants";
import { services } from "~/platform/services.server";
import { useCommands } from "~/ui/use-commands";
import { useDroppedFocus } from "~/ui/use-kept-focus";
import type { Route } from "./+types/banner";

export const meta: Route.MetaFunction = () => adminMeta("Information importante");

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context, "banner");
  const { database, now } = services(context);
  return {
    record: await findEditedBanner(database.kysely),
    userId: user.id,
    today: parisDay(now),
    now: now.toISOString(),
  };
}

/** Another banner (none after a removal, the old one after its undoing) is another form. */
export default function BannerScreen({ loaderData }: Route.ComponentProps) {
  const { run } = useCommands(BANNER_COMMANDS_PATH);
  useDroppedFocus(loaderData.record.id);
  return <BannerEditor key={loaderData.record.id} {...loaderData} run={run} />;
}
