import { expect, it } from "vitest";
import { signInWords } from "./backup-jobs.server";

it("names those who sign in after a restoration, by their address where they gave no name", () => {
  const role = "administrator";
  const words = signInWords([
    { name: "Josiane Lacoste", email: "josiane@exemple.fr", role },
    { name: "", email: "bureau@exemple.fr", role },
    { name: "jdupont1967 Administrateur", email: "jdupont1967@orange.fr", role },
  ]);
  expect(words).toMatch(
    /: Josiane Lacoste \(josiane@exemple\.fr\), bureau@exemple\.fr et jdupont1967@orange\.fr\.$/,
  );
});
