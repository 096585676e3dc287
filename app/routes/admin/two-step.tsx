import { useState } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import { PROFILE_PATH } from "~/features/accounts/account-paths";
import { requireUser } from "~/features/accounts/guard.server";
import { RecoveryCodes, TwoStepManage, TwoStepStart } from "~/features/accounts/two-step-screen";
import { findTwoStep } from "~/features/accounts/two-step-setup.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import { services } from "~/platform/services.server";
import { Icon } from "~/ui/icon";
import { showToast } from "~/ui/toaster";
import type { Route } from "./+types/two-step";

export const meta: Route.MetaFunction = () => adminMeta("Connexion en deux étapes");

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context, "own-account");
  return { email: user.email, ...(await findTwoStep(services(context), user)) };
}

export default function TwoStep({ loaderData }: Route.ComponentProps) {
  const { email, isOn, codesLeft } = loaderData;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [codes, setCodes] = useState<string[] | null>(null);
  const tellStopped = async () => {
    await revalidate();
    showToast({ message: "La connexion en deux étapes est désactivée." });
  };
  const content = codes ? (
    <RecoveryCodes codes={codes} email={email} onNoted={() => void navigate(PROFILE_PATH)} />
  ) : isOn ? (
    <TwoStepManage codesLeft={codesLeft} onCodes={setCodes} onStopped={tellStopped} />
  ) : (
    <TwoStepStart onCodes={setCodes} />
  );
  return (
    <AdminPage
      title="Connexion en deux étapes"
      className="own-narrow"
      above={
        <p className="own-back">
          <Link to={PROFILE_PATH}>
            <Icon name="arrow-left" />
            Mon profil
          </Link>
        </p>
      }
    >
      <div className="admin-stack">{content}</div>
    </AdminPage>
  );
}
