import type { SectionSlug } from "~club/sections";

export type DemoAuthor = {
  key: string;
  firstName: string;
  lastName: string;
  /** Always @example.fr */
  email: string;
  /** File in images/portraits */
  portrait: string | null;
};

/** A file of images/ and what it shows. */
export type DemoPicture = { file: string; alt: string };

/** A picture and the point that every crop keeps visible, in percent of width and height (0–100). */
export type DemoCover = DemoPicture & { focusX: number; focusY: number };

export type DemoArticle = {
  key: string;
  title: string;
  /** HTML */
  content: string;
  section: SectionSlug | null;
  /** Key of a DemoAuthor */
  author: string;
  cover: DemoCover | null;
  images: (DemoPicture & { caption: string })[];
  /**
   * Days before the first start at which it was published (fractional allowed);
   * negative for a scheduled one; null for a draft.
   */
  publishedDaysAgo: number | null;
  event: {
    /** Negative for a past event. */
    inDays: number;
    /** Moves the date to the next such ISO weekday on or after. */
    weekday?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
    /** HH:MM */
    time: string | null;
    location: string | null;
    state: "confirmed" | "postponed" | "cancelled";
  } | null;
};

export type DemoPerson = {
  fullName: string;
  role: string;
  /** File in images/portraits */
  portrait: string | null;
};

export type DemoPartner = {
  name: string;
  /** File in images/partners */
  logo: string;
  link: string | null;
};

export type DemoProduct = {
  name: string;
  /** HTML */
  description: string;
  priceCents: number;
  /** Files of images/products, the first on the card. */
  pictures: readonly DemoPicture[];
  variants: readonly {
    /** Empty where there is one size only; so is the colour. */
    size: string;
    colour: string;
    stock: number;
    /** Its own price, where it is not that of the product. */
    priceCents?: number;
  }[];
  /** Chest, one line for each size: `S : 86 à 92 cm`. */
  sizeGuide: readonly string[];
  personalisation: { label: string; priceCents: number } | null;
};

export type DemoGalleryImage = DemoPicture & {
  title: string;
  description: string;
  featured: boolean;
};

export type DemoBanner = { title: string; content: string; type: string };
