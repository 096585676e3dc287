import { expect, test } from "vitest";
import { newerInScript, newerInSheet } from "./newer-features";

test.each<[string, string[]]>([
  ["const { promise } = Promise.withResolvers()", ["Promise.withResolvers"]],
  ["Map.groupBy(list, keyOf)", ["Map.groupBy"]],
  ["URL.parse(a); URL.canParse(b); JSON.parse(c)", ["URL.canParse", "URL.parse"]],
  ["text.toWellFormed().trim()", [".toWellFormed"]],
  ["new Intl.Segmenter('fr')", ["Intl.Segmenter"]],
  ["Temporal.Now.instant()", ["Temporal"]],
  ["Temporal.from(a); new Temporal.Instant(b)", ["Temporal"]],
  ["map.values().map(one); [...map.values()].map(one)", ["iterator.map"]],
  ["text.matchAll(/a/g).toArray()", ["iterator.toArray"]],
  ["one.union(other); one.isSubsetOf(other)", [".isSubsetOf", ".union"]],
  ["menu.hidePopover()", [".hidePopover"]],
  ["frame.checkVisibility({})", [".checkVisibility"]],
  ["list.toSorted().with(0, 1); structuredClone(list).at(-1)", []],
])("%s", (source, found) => {
  expect(newerInScript(source)).toEqual(found);
});

test.each<[string, string[]]>([
  [".a{.b &{color:red}}", ["nesting"]],
  [".a{@media print{color:red}}", ["nesting"]],
  ["@media print{.a{color:red}.b:hover{color:red}}", []],
  [".a:has(>.b:popover-open){color:red}", [":has", ":popover-open"]],
  ["@starting-style{.a{opacity:0}}", ["@starting-style"]],
  [".a{field-sizing:content}", ["field-sizing"]],
  ["@supports (field-sizing:content){.a{field-sizing:content}}", []],
  [".a{-webkit-user-select:none;user-select:none}", []],
  ["@keyframes a{from{opacity:0}to{opacity:1}}", []],
  ['.a:before{content:"{:has"}', []],
])("%s", (sheet, found) => {
  expect(newerInSheet(sheet)).toEqual(found);
});
