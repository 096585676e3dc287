import { expect, test } from "vitest";
import { pack, unpack } from "./packed";

test.each([
  [{ name: "Athlétic Club Les Pins", lanes: [1, 2], note: null }],
  [{ words: `l'«école», dite "d'athlé"`, path: 'C:\\club\\"x"', line: "un\ndeux" }],
  ["</script><!--"],
  [[]],
])("%j is unpacked as it was", (value) => {
  expect(unpack(pack(value))).toEqual(value);
});

test("a packed text has no mark that a script would escape", () => {
  expect(pack({ name: "Le club" })).toBe("{'name':'Le club'}");
});
