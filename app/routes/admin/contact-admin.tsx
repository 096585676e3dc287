import { CLUB_SHEET_PATH } from "~/club/club-paths";
import { loadSite } from "~/club/read-site.server";
import { requireUser } from "~/features/accounts/guard.server";
import { SupportForm } from "~/features/contact/support/support-form";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import { PRESETS } from "~/lib/pictures";
import { mailerOf } from "~/platform/mail/mailer.server";
import { can } from "~/platform/permissions";
import { newId } from "~/platform/random.server";
import { services } from "~/platform/services.server";
import { Alert } from "~/ui/alert";
import { Link } from "~/ui/link";
import { compressImage } from "~/ui/pictures/compress-image";
import type { Route } from "./+types/contact-admin";
import { readDiagnostics } from "./contact-admin.server";

const TITLE = "Écrire au support technique";

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context, "contact-admin");
  const site = services(context);
  const { support } = await loadSite(site);
  return {
    recipient: support && { ...support, name: support.name || "Le support technique" },
    mayWriteSheet: can(user.role, "club"),
    requestId: newId(),
    diagnostics: await readDiagnostics(site),
    hasMailer: mailerOf(site.environment) !== null,
  };
}

/** Light enough to travel by mail, large enough for its texts to be read. */
async function lighten(file: File): Promise<Blob> {
  return (await compressImage(file, PRESETS.gallery)).blob;
}

export default function ContactAdmin({ loaderData }: Route.ComponentProps) {
  const { recipient, mayWriteSheet, ...form } = loaderData;
  if (!recipient) return <NoRecipient mayWriteSheet={mayWriteSheet} />;
  return (
    <AdminPage
      title={TITLE}
      sub={`Quelque chose ne marche pas, ou il manque quelque chose\u00a0? ${recipient.name} vous répondra par e-mail.`}
    >
      <SupportForm {...form} recipient={recipient} lighten={lighten} />
    </AdminPage>
  );
}

function NoRecipient({ mayWriteSheet }: { mayWriteSheet: boolean }) {
  return (
    <AdminPage title={TITLE}>
      <Alert>
        Aucune adresse d’assistance n’est connue{"\u00a0"}:{" "}
        {mayWriteSheet ? (
          <>
            écrivez-la dans la <Link to={CLUB_SHEET_PATH}>fiche du club</Link>.
          </>
        ) : (
          "demandez à un administrateur de l’écrire dans la fiche du club."
        )}
      </Alert>
    </AdminPage>
  );
}
