import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { HistoryPanel } from "./history-panel";

it("says nothing of the cause where no author is known", () => {
  const html = renderToStaticMarkup(
    <HistoryPanel
      path="/a"
      compare={() => []}
      revisions={[
        {
          id: "r",
          version: 2,
          summary: "Titre",
          createdAt: "2026-03-10T08:00:00.000Z",
          authorName: null,
          authorAvatarUrl: null,
        },
      ]}
      userName="Josiane Lacoste"
      today="2026-03-10"
      values={{}}
      onRestore={() => undefined}
    />,
  );
  expect(html).toContain("Auteur inconnu, ");
  expect(html).not.toContain("partie");
});
