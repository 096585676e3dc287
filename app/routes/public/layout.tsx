import { Outlet, useNavigation } from "react-router";
import { basketAt } from "~/features/shop/header-basket";
import { PendingPage, PublicShell } from "~/layout/public-shell";

export default function PublicLayout() {
  const isLoading = useNavigation().state === "loading";
  return (
    <PublicShell basketAt={basketAt}>
      <Outlet />
      {isLoading && <PendingPage />}
    </PublicShell>
  );
}
