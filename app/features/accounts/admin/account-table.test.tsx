import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { AccountRow } from "../account-list.server";
import { AccountTable } from "./account-table";

const row: AccountRow = {
  id: "m",
  name: "Maëlle Dupouy",
  email: "maelle@exemple.fr",
  role: "editor",
  avatarUrl: null,
  hasTwoStep: false,
  lastSeenAt: null,
  isActive: false,
  eraseAt: null,
  nameStays: false,
  isSignatureAsked: false,
  isOwn: false,
  isLastAdministrator: false,
};

function shown(eraseAt: string | null): string {
  return renderToStaticMarkup(
    <AccountTable
      rows={[{ ...row, eraseAt }]}
      today="2026-03-10"
      erasedOn={null}
      isLoading={false}
      onCommand={() => undefined}
      onPasswordLink={() => undefined}
    />,
  );
}

it("says on which day an account is erased, but no day that is past", () => {
  expect(shown("2026-03-10T08:00:00.000Z")).toContain("sera effacé le mardi 10 mars 2026");
  for (const eraseAt of [null, "2026-03-09T08:00:00.000Z"]) {
    expect(shown(eraseAt)).not.toContain("sera effacé");
    expect(shown(eraseAt)).toContain("le club signera ses publications");
  }
});
