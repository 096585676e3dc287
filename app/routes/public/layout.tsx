import { Outlet, useNavigation } from "react-router";
import { PendingPage, PublicShell } from "~/layout/public-shell";

export default function PublicLayout() {
  const isLoading = useNavigation().state === "loading";
  return (
    <PublicShell>
      <Outlet />
      {isLoading && <PendingPage />}
    </PublicShell>
  );
}
