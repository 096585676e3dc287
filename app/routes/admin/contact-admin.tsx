import { requireUser } from "~/features/accounts/guard.server";
import { SupportForm } from "~/features/contact/support/support-form";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import { PRESETS } from "~/lib/pictures";
import { mailerOf } from "~/platform/mail/mailer.server";
import { newId } from "~/platform/random.server";
import { services } from "~/platform/services.server";
import { compressImage } from "~/ui/pictures/compress-image";
import { TECHNICAL_CONTACT } from "~club/identity";
import type { Route } from "./+types/contact-admin";
import { readDiagnostics } from "./contact-admin.server";

export const meta: Route.MetaFunction = () => adminMeta("Écrire au support technique");

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "contact-admin");
  const site = services(context);
  return {
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
  return (
    <AdminPage
      title="Écrire au support technique"
      sub={`Quelque chose ne marche pas, ou il manque quelque chose\u00a0? ${TECHNICAL_CONTACT.name} vous répondra par e-mail.`}
    >
      <SupportForm {...loaderData} recipient={TECHNICAL_CONTACT} lighten={lighten} />
    </AdminPage>
  );
}
