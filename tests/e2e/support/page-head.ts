import type { Page } from "@playwright/test";

/** What a page says of itself in its head. */
export type Head = {
  title: string;
  canonical: string[];
  /** `content` by `name` or `property`, in the order of the page. */
  tags: Record<string, string[]>;
  links: { rel: string; href: string; type: string }[];
};

/** Reads the head as a browser has it, scripts or not. */
export function readHead(page: Page): Promise<Head> {
  return page.locator("head").evaluate((head) => {
    const tags: Record<string, string[]> = {};
    for (const meta of head.querySelectorAll("meta")) {
      const name = meta.getAttribute("property") ?? meta.getAttribute("name");
      if (name) tags[name] = [...(tags[name] ?? []), meta.content];
    }
    const links = [...head.querySelectorAll("link")].map(({ rel, type, href }) => ({
      rel,
      type,
      href,
    }));
    return {
      title: head.querySelector("title")?.textContent ?? "",
      canonical: links.filter(({ rel }) => rel === "canonical").map(({ href }) => href),
      tags,
      links,
    };
  });
}

/** The blocks of structured data of a document, parsed. */
export function structuredDataIn(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...blocks].map(([, block = ""]) => JSON.parse(block) as Record<string, unknown>);
}
