import { expect, test } from "vitest";
import { readKeptCopy } from "~/records/kind";
import { type ProfileValues, profile, profileErrors } from "./profile";

const OPENED: ProfileValues = {
  firstName: "Josiane",
  lastName: "Lacoste",
  avatarUrl: "/media/avatars/3f1c9f0e-8a52-4d0b-9b53-0a6f6d1f7c11/avatar.jpg?v=4x4-0123abcd",
  nameStays: "yes",
};

const readKept = (kept: unknown) => readKeptCopy<typeof profile.fields>(profile, kept, OPENED);

test("a copy in a browser is taken over, also of an older version, which left out what is empty", () => {
  const kept = { firstName: "Jo", lastName: "" };
  const values = { ...kept, avatarUrl: null, nameStays: null };
  expect(readKept(kept)).toEqual(values);
  expect(readKept(values)).toEqual(values);
  const { avatarUrl, nameStays } = OPENED;
  expect(readKept({ ...kept, avatarUrl, nameStays })).toEqual({ ...kept, avatarUrl, nameStays });
});

test.for([
  [{ firstName: " \u200b " }, "firstName", "Indiquez votre prénom."],
  [{ lastName: "" }, "lastName", "Indiquez votre nom."],
  [{ lastName: "x".repeat(61) }, "lastName", "Votre nom ne peut pas dépasser 60 caractères."],
  [
    { avatarUrl: "https://exemple.fr/x.jpg" },
    "avatarUrl",
    "Cette photo n’est plus sur le site\u00a0: choisissez-la de nouveau.",
  ],
] as const)("%j is refused beside its field", ([change, field, message]) => {
  expect(profileErrors({ ...OPENED, ...change })).toEqual({ [field]: [message] });
});
