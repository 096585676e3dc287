import { demoArticles } from "~database/demo/articles";
import { demoBanner } from "~database/demo/banner";
import type {
  DemoArticle,
  DemoAuthor,
  DemoBanner,
  DemoGalleryImage,
  DemoPartner,
  DemoPerson,
  DemoProduct,
} from "~database/demo/demo.types";
import { demoGallery } from "~database/demo/gallery";
import { demoPartners } from "~database/demo/partners";
import { demoAuthors, demoBoardMembers, demoCoaches } from "~database/demo/people";
import { demoProducts } from "~database/demo/products";

/** What a demo site is filled with. */
export type DemoContent = {
  authors: readonly DemoAuthor[];
  boardMembers: readonly DemoPerson[];
  coaches: readonly DemoPerson[];
  partners: readonly DemoPartner[];
  gallery: readonly DemoGalleryImage[];
  products: readonly DemoProduct[];
  articles: readonly DemoArticle[];
  banner: DemoBanner;
};

export const fictionalClub: DemoContent = {
  authors: demoAuthors,
  boardMembers: demoBoardMembers,
  coaches: demoCoaches,
  partners: demoPartners,
  gallery: demoGallery,
  products: demoProducts,
  articles: demoArticles,
  banner: demoBanner,
};
