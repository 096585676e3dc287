import { expect, type Locator, type Page } from "@playwright/test";
import { gotoHydrated } from "./hydrated";
import { ERROR_TITLE, type Person } from "./main-ways";
import { resize } from "./viewport";

const PRESSED = ["button", "link", "menuitem", "spinbutton"] as const;
const CHOSEN = ["radio", "checkbox"] as const;
const WRITTEN = ["textbox", "combobox", "searchbox"] as const;

export function chromiumPerson(page: Page): Person {
  const begins = (name: string) => new RegExp(`^${name.replace(/[.?*+^$()[\]{}|]/g, "\\$&")}`, "u");
  const first = (
    roles: readonly (typeof PRESSED | typeof CHOSEN | typeof WRITTEN)[number][],
    name: RegExp,
  ) =>
    roles
      .map((role): Locator => page.getByRole(role, { name, disabled: false }))
      .reduce((all, one) => all.or(one))
      .filter({ visible: true })
      .first();
  return {
    open: async (path) => {
      await gotoHydrated(page, path);
    },
    arrives: (path) => expect.poll(() => new URL(page.url()).pathname).toBe(path),
    resize: (size) => resize(page, size),
    press: (name) => {
      const pattern = name instanceof RegExp ? name : begins(name);
      const summary = page.locator("summary").filter({ hasText: pattern, visible: true });
      return first(PRESSED, pattern).or(summary).first().click();
    },
    choose: (name) => first(CHOSEN, new RegExp(`(^|\\s)${name}(\\s|$)`, "u")).check(),
    write: (label, text) =>
      first(WRITTEN, begins(label))
        .or(page.getByLabel(begins(label)))
        .first()
        .fill(text),
    type: (text) => page.keyboard.type(text),
    attach: (region, photo) =>
      page
        .getByRole("region", { name: region, exact: true })
        .locator("input[type=file]")
        .setInputFiles(photo),
    sees: async (words) => {
      const fails = page.getByRole("heading", { name: ERROR_TITLE });
      await expect(page.getByText(words).filter({ visible: true }).or(fails).first()).toBeVisible();
      await expect(fails).toHaveCount(0);
    },
  };
}
