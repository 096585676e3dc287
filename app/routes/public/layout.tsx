import { Outlet, useNavigation } from "react-router";
import { PendingPage, PublicShell } from "~/layout/public-shell";
import { useToday } from "~/layout/site-context";

export default function PublicLayout() {
  const isLoading = useNavigation().state === "loading";
  return (
    <PublicShell year={Number(useToday().slice(0, 4))}>
      <Outlet />
      {isLoading && <PendingPage />}
    </PublicShell>
  );
}
