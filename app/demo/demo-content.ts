import { z } from "zod";
import { addDays, weekdayOf } from "~/lib/french-dates";
import { once } from "~/lib/once";
import { parisDay } from "~/lib/paris-instants";
import { checkContent, readContentFile } from "~/platform/content-file.server";
import gallery from "~content/demo/gallery.json";
import order from "~content/demo/order.json";
import partners from "~content/demo/partners.json";
import people from "~content/demo/people.json";
import pictures from "~content/demo/pictures.json";

const DAY = 86_400_000;

const texts = import.meta.glob<string>("/content/demo/**/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Of the folder `images`, or of the one of its subject there. */
const file = z.string();

const personSchema = z.strictObject({
  fullName: z.string(),
  role: z.string(),
  portrait: file.nullable(),
});

const filesSchema = z.strictObject({
  /** In site order: the first four published articles stand on the home page. */
  order: z.strictObject({ articles: z.array(z.string()), products: z.array(z.string()) }),
  people: z.strictObject({
    authors: z.array(
      z.strictObject({
        key: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.email().endsWith("@example.fr"),
        portrait: file.nullable(),
      }),
    ),
    boardMembers: z.array(personSchema),
    coaches: z.array(personSchema),
  }),
  partners: z.array(z.strictObject({ name: z.string(), logo: file, link: z.url().nullable() })),
  /** First = first shown. */
  gallery: z.array(
    z.strictObject({
      file,
      title: z.string(),
      description: z.string(),
      featured: z.boolean(),
    }),
  ),
  /** Words for each picture, and the point that every crop of a cover keeps visible, in percent of width and height. */
  pictures: z.record(
    file,
    z.strictObject({
      alt: z.string(),
      focusX: z.number().min(0).max(100).default(50),
      focusY: z.number().min(0).max(100).default(50),
    }),
  ),
});

const articleSchema = z.strictObject({
  title: z.string(),
  section: z.string().nullable(),
  /** Key of an author */
  author: z.string(),
  cover: file.nullable(),
  photos: z.array(z.strictObject({ file, caption: z.string() })),
  /**
   * Days before the first start at which it was published (fractional allowed);
   * negative for a scheduled one; null for a draft.
   */
  publishedDaysAgo: z.number().nullable(),
  event: z
    .strictObject({
      /** Negative for a past event. */
      inDays: z.int(),
      /** Moves the date to the next such ISO weekday on or after. */
      weekday: z.int().min(1).max(7).optional(),
      /** HH:MM */
      time: z.string().nullable(),
      location: z.string().nullable(),
      state: z.enum(["confirmed", "postponed", "cancelled"]),
    })
    .nullable(),
});

const productSchema = z.strictObject({
  name: z.string(),
  priceCents: z.int().positive(),
  /** The first on the card. */
  pictures: z.array(z.strictObject({ file, alt: z.string() })),
  variants: z.array(
    z.strictObject({
      /** Empty where there is one size only; so is the colour. */
      size: z.string(),
      colour: z.string(),
      stock: z.int().min(0),
      /** Its own price, where it is not that of the product. */
      priceCents: z.int().positive().optional(),
    }),
  ),
  /** Chest, one line for each size: `S : 86 à 92 cm`. */
  sizeGuide: z.array(z.string()),
  personalisation: z.strictObject({ label: z.string(), priceCents: z.int() }).nullable(),
});

const bannerSchema = z.strictObject({ title: z.string(), type: z.string() });

export type DemoArticle = ReturnType<typeof readDemoContent>["articles"][number];
export type DemoProduct = ReturnType<typeof readDemoContent>["products"][number];
export type DemoContent = ReturnType<typeof readDemoContent>;

/** The content of a demo site (`content/demo`). Throws with the name of a file that is wrong. */
export const demoContent = once(readDemoContent);

function readDemoContent() {
  const files = checkContent(filesSchema, "content/demo", () => {
    return { gallery, order, partners, people, pictures };
  });
  const picture = (name: string) => {
    const shown = files.pictures[name];
    if (!shown) throw new Error(`content/demo/pictures.json: no ${name}`);
    return { file: name, ...shown };
  };
  const articles = files.order.articles.map((key) => {
    const { head, html: content } = readText(articleSchema, `articles/${key}`);
    const { cover, photos, ...article } = head;
    return {
      ...article,
      key,
      content,
      cover: cover === null ? null : picture(cover),
      images: photos.map(({ file, caption }) => ({ file, alt: picture(file).alt, caption })),
    };
  });
  const products = files.order.products.map((name) => {
    const { head, html: description } = readText(productSchema, `products/${name}`);
    return { ...head, description };
  });
  const banner = readText(bannerSchema, "banner");
  return {
    ...files.people,
    partners: files.partners,
    gallery: files.gallery.map((photo) => ({ ...photo, alt: picture(photo.file).alt })),
    products,
    articles,
    banner: { ...banner.head, content: banner.html },
  };
}

function readText<Head>(schema: z.ZodType<Head>, name: string) {
  const path = `/content/demo/${name}.md`;
  return readContentFile(schema, path, texts[path] ?? "");
}

/** When an article of the demo appears on the site, counted from the first start. */
export function demoPublication(article: DemoArticle, start: Date): Date | null {
  if (article.publishedDaysAgo === null) return null;
  return new Date(start.getTime() - article.publishedDaysAgo * DAY);
}

/** The day of a demo event: so many days from the first start, moved on to its weekday. */
export function demoEventDay(event: NonNullable<DemoArticle["event"]>, start: Date): string {
  const day = addDays(parisDay(start), event.inDays);
  if (!event.weekday) return day;
  return addDays(day, (event.weekday - weekdayOf(day) + 7) % 7);
}
