import { randomUUID } from "node:crypto";
import type { AttackedSite } from "./attacked-site";

/** The status is 0 where the connection broke. */
export type Save = { status: number; ms: number };

/** An article as its editor holds it: what is typed, and the version that the site answered last. */
export class EditedArticle {
  readonly #id = randomUUID();
  readonly #site: AttackedSite;
  readonly #cookie: string;
  #saves = 0;
  version = 0;

  constructor(site: AttackedSite, cookie: string) {
    this.#site = site;
    this.#cookie = cookie;
  }

  async save(): Promise<Save> {
    this.#saves += 1;
    const asked = performance.now();
    const answer = await fetch(`${this.#site.url}/admin/actualites/edit/${this.#id}/enregistrer`, {
      method: "POST",
      headers: { cookie: this.#cookie, origin: this.#site.url, accept: "application/json" },
      body: new URLSearchParams({
        intent: "save",
        version: String(this.version),
        title: "Cross du bois",
        content: `<p>${this.#words()}</p>`,
        status: "published",
      }),
    }).catch(() => null);
    const text = await answer?.text();
    const ms = performance.now() - asked;
    if (answer?.status === 200) this.version = JSON.parse(text ?? "").record.version;
    return { status: answer?.status ?? 0, ms };
  }

  /** Whether a visitor reads what was typed last. */
  async isOnTheSite(): Promise<boolean> {
    const page = await fetch(`${this.#site.url}/actualites/${this.#id}`);
    return (await page.text()).includes(this.#words());
  }

  #words(): string {
    return `Relu ${this.#saves} fois.`;
  }
}
