import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { EditingSession } from "~/editing/session";
import type { Fields } from "~/records/fields";
import { article, NEW_COVER, NEW_EVENT } from "../article";
import { ARTICLE_RULES, type ArticleRecord, newArticle } from "./article-editing";
import { WritingColumn } from "./editor-columns";

const ID = "00000000-0000-4000-8000-000000000001";
const PHOTO_ID = "00000000-0000-4000-8000-000000000002";
const NOW = new Date("2026-03-12T13:32:00.000Z");
const URL = "/media/articles/a/b.jpg?v=1200x800-3fa9c1d2";

/** The places of the errors of some fields: `event.day`, `images.{id}.caption`. */
function placesOf(fields: Fields, before = ""): string[] {
  return Object.entries(fields).flatMap(([name, { input }]) => {
    const place = `${before}${name}`;
    if (input.type === "group") return placesOf(input.fields, `${place}.`);
    if (input.type === "list") return [place, ...placesOf(input.fields, `${place}.${PHOTO_ID}.`)];
    // A box that is ticked or a point that is moved is never wrong.
    return input.type === "yes-no" || input.type === "percent" ? [] : [place];
  });
}

/** The section stands in the other column, a state comes from a list, photos without a description are named by number. */
const SHOWN_ELSEWHERE = ["section", "event.state", `images.${PHOTO_ID}.alt`];

it("shows the error of each value at its input, which takes the focus", () => {
  const places = placesOf(article.fields).filter((place) => !SHOWN_ELSEWHERE.includes(place));
  const photo = { id: PHOTO_ID, url: URL, alt: "", isDecorative: false, caption: "" };
  const record: ArticleRecord = { ...newArticle(ID, NOW, true), revisions: [] };
  record.values = { ...record.values, cover: { ...NEW_COVER, url: URL }, images: [photo] };
  const session = new EditingSession(record, ARTICLE_RULES, {
    keepCopy: () => undefined,
    dropCopy: () => undefined,
    onCreated: () => undefined,
    onSaved: () => undefined,
    post: () => Promise.reject(new Error("Nothing is sent.")),
    now: () => NOW,
  });
  const errors = Object.fromEntries(places.map((place) => [place, [`Faux : ${place}.`]]));
  const state = { ...session.getState(), errors };
  const element = (
    <WritingColumn session={session} state={state} today="2026-03-12" locations={[]} />
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  const html = renderToString(<RouterProvider router={router} />);
  expect(record.values.event).toEqual(NEW_EVENT);
  for (const place of places) expect(html).toContain(`Faux : ${place}.`);
  // The text editor stands in the browser alone; a photo has the place of its first error.
  const focused = places.filter((place) => place !== "content" && !place.startsWith("images"));
  for (const place of focused.filter((one) => one !== "cover.url")) {
    expect(html).toContain(`data-field="${place}"`);
  }
});
