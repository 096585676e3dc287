import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ConflictView } from "./conflict-view";
import { valuesOf } from "./editor-state";
import { publicationKey } from "./editor-values";
import { newArticle } from "./new-article";

const NOW = new Date("2026-03-12T13:32:00.000Z");

it("asks which publication to keep, starting from theirs when mine was never touched", () => {
  const current = newArticle("00000000-0000-4000-8000-000000000001", NOW, false);
  const mine = { ...valuesOf(current, NOW), status: "published" as const };
  const html = renderToStaticMarkup(
    <ConflictView
      mine={mine}
      savedPublication={publicationKey(mine)}
      current={current}
      today="2026-03-12"
      onResolve={() => undefined}
    />,
  );
  expect(html).toContain("Publication</legend>");
  const [mineSide, theirSide] = html.match(/<label.*?<\/label>/g) ?? [];
  expect(mineSide).toMatch(/Ma version.*Publié/);
  expect(mineSide).not.toContain("checked");
  expect(theirSide).toMatch(/checked.*La version de l’autre personne.*Brouillon/);
});
