import { expect, it } from "vitest";
import { newPasswordSchema } from "./account.schema";
import { isOwnAddress } from "./common-passwords";

it.each([
  "1234567890",
  "0987654321",
  "motdepasse",
  "Mot de passe",
  "MotDePasse2026!",
  "123motdepasse",
  "azertyuiop",
  "qwertyuiop1",
  "password123",
  "bonjourbonjour",
  "aaaaaaaaaa",
  "!!!!!!!!!!",
  "abcabcabcabc",
  "06 12 34 56 78",
  "1a2z3e4r5t",
  "abcdefghij",
  "Marseille13",
  "iloveyou!!",
  "administrateur",
])("«%s» is one of the first that are tried", (password) => {
  const issues = newPasswordSchema.safeParse(password).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual([
    "Ce mot de passe est l’un des premiers qu’un pirate essaie. Choisissez plutôt une courte phrase.",
  ]);
});

it.each([
  "dix foulées plus loin",
  "une autre phrase",
  "le mot de passe du club",
  "marathon de Paris",
  "k7p2m-xq4rd",
  "日本語のパスワードです",
  "Кросс у озера",
  "🏃🐕🌲🏁🥇🏃🐈🌳🏆🥈",
])("«%s» may be chosen", (password) => {
  expect(newPasswordSchema.safeParse(password).success).toBe(true);
});

it("one's own address is no password", () => {
  expect(isOwnAddress("Camille.Durand@exemple.fr ", "camille.durand@exemple.fr")).toBe(true);
  expect(isOwnAddress("camille.durand", "camille.durand@exemple.fr")).toBe(true);
  expect(isOwnAddress("camille.durand court", "camille.durand@exemple.fr")).toBe(false);
  expect(isOwnAddress("", "")).toBe(false);
});
