import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const APP = join(import.meta.dirname, "../..");

it("is what every password is typed into: each can be shown", () => {
  const screens = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".tsx"),
  );
  const others = screens.filter((path) => {
    const source = readFileSync(join(APP, path), "utf8");
    return /type="password"|autoComplete="(current|new)-password"/.test(
      source.replaceAll(/<PasswordField\b[^>]*>/g, ""),
    );
  });
  expect(others).toEqual([]);
});
