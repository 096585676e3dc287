import { describe, expect, it } from "vitest";
import { type ListItem, nestItems } from "./word-lists";

const item = (html: string, level = 1, isOrdered = false, start = 1): ListItem => ({
  level,
  isOrdered,
  start,
  html,
});

describe("nestItems", () => {
  it.each<[string, ListItem[], string]>([
    ["one after the other", [item("a"), item("b")], "<ul><li>a</li><li>b</li></ul>"],
    [
      "one within another, and back",
      [item("a"), item("b", 2), item("c", 2), item("d")],
      "<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>",
    ],
    [
      "numbers after bullets",
      [item("a"), item("b", 1, true)],
      "<ul><li>a</li></ul><ol><li>b</li></ol>",
    ],
    [
      "numbers within bullets, from three on",
      [item("a"), item("b", 2, true, 3)],
      '<ul><li>a<ol start="3"><li>b</li></ol></li></ul>',
    ],
    [
      "a first item that is deep already",
      [item("a", 3), item("b", 1)],
      "<ul><li>a</li></ul><ul><li>b</li></ul>",
    ],
    ["none", [], ""],
  ])("makes lists of %s", (_, items, html) => {
    expect(nestItems(items)).toBe(html);
  });
});
