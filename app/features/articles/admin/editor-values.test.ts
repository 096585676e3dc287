import { describe, expect, it } from "vitest";
import { article } from "../article";
import { publication } from "../publication";
import { isTextField, offeredStatuses, saveLabel } from "./editor-values";

it("tells the text from the publication", () => {
  expect(Object.keys(article.fields).filter(isTextField)).toEqual(Object.keys(article.fields));
  expect(Object.keys(publication.fields).filter(isTextField)).toEqual([]);
});

describe("buttons of the bar", () => {
  it.each([
    ["draft", "draft", ["Publier", "Garder en brouillon"]],
    ["published", "draft", ["Publier", "Garder en brouillon"]],
    ["scheduled", "draft", ["Programmer", "Garder en brouillon"]],
    ["scheduled", "scheduled", ["Programmer", "Repasser en brouillon"]],
    ["published", "scheduled", ["Publier", "Repasser en brouillon"]],
    ["draft", "scheduled", ["Repasser en brouillon"]],
    ["published", "published", ["Publier les modifications"]],
    ["draft", "published", ["Repasser en brouillon"]],
    ["published", "expired", ["Publier", "Repasser en brouillon"]],
  ] as const)("%s chosen, %s now: %j", (chosen, state, labels) => {
    const offered = offeredStatuses(chosen, state);
    expect(offered.map((status) => saveLabel(status, state))).toEqual(labels);
  });
});
