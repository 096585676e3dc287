import { randomUUID } from "node:crypto";
import { type RequestOptions, request } from "node:http";
import type { AttackedSite } from "./attacked-site";

/** The status is 0 where the connection broke. */
export type Save = { status: number; ms: number };

/** The body of a save that publishes an article. */
export function articleSave(version: number, content: string): string {
  const publication = {
    status: "published",
    publishDate: null,
    publishTime: null,
    untilDate: null,
    untilTime: null,
    toTop: false,
  };
  const values = { title: "Cross du bois", content };
  return JSON.stringify({ intent: "save", version, values, publication });
}

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
    const headers = {
      cookie: this.#cookie,
      origin: this.#site.url,
      accept: "application/json",
      "content-type": "application/json",
    };
    const address = `${this.#site.url}/admin/actualites/edit/${this.#id}/enregistrer`;
    const asked = performance.now();
    const { status, text } = await ask(
      address,
      { method: "POST", headers },
      articleSave(this.version, `<p>${this.#words()}</p>`),
    );
    const ms = performance.now() - asked;
    if (status === 200) this.version = JSON.parse(text).record.version;
    return { status, ms };
  }

  /** Whether a visitor reads what was typed last. */
  async isOnTheSite(): Promise<boolean> {
    const { text } = await ask(`${this.#site.url}/actualites/${this.#id}`);
    return text.includes(this.#words());
  }

  #words(): string {
    return `Relu ${this.#saves} fois.`;
  }
}

/** On a connection of its own: the attack beside it has hundreds, some of which the site has just closed. */
function ask(
  address: string,
  options: RequestOptions = {},
  body = "",
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const lost = () => resolve({ status: 0, text: "" });
    const asked = request(address, { ...options, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      response.on("error", lost);
    });
    asked.on("error", lost);
    asked.end(body);
  });
}
