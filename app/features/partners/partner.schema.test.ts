import { expect, test } from "vitest";
import { partnerFormSchema } from "./partner.schema";
import { PARTNER_LINK_LIMIT } from "./partner-link";

const linkError = (link: string) => {
  const parsed = partnerFormSchema.safeParse({ version: 1, name: "Pharmacie du Lac", link });
  return parsed.error?.issues.map(({ message }) => message);
};

test("a link that is too long is told so, and not that it is incomplete", () => {
  const start = "https://www.exemple.fr/";
  const longest = start + "a".repeat(PARTNER_LINK_LIMIT - start.length);
  expect(linkError(longest)).toBeUndefined();
  expect(linkError(`${longest}a`)).toEqual([
    expect.stringMatching(/^Le lien ne peut pas dépasser 500.caractères\.$/),
  ]);
  expect(linkError("exemple")).toEqual([expect.stringContaining("n’est pas complète")]);
});
