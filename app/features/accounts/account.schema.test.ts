import { expect, test } from "vitest";
import { emailSchema, secondStepSchema } from "./account.schema";

test.each([
  " Josiane@Exemple.fr ",
  "\u202ajosiane@exemple.fr\u202c",
  "josiane@\u200bexemple.fr\u00a0",
])("%j is the address that is meant", (typed) => {
  expect(emailSchema.parse(typed)).toBe("josiane@exemple.fr");
});

test.each(["123 456", "123\u202f456", "\u200e123456\u200e"])("%j is the code 123456", (code) => {
  expect(secondStepSchema.parse({ etape: "code", code })).toMatchObject({ code: "123456" });
});
