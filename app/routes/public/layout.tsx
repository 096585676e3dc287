import { Outlet, useNavigation } from "react-router";
import { HeaderBasket } from "~/features/shop/header-basket";
import { PendingPage, PublicShell } from "~/layout/public-shell";

export default function PublicLayout() {
  const isLoading = useNavigation().state === "loading";
  return (
    <PublicShell basketAt={(place) => <HeaderBasket place={place} />}>
      <Outlet />
      {isLoading && <PendingPage />}
    </PublicShell>
  );
}
