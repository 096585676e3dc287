import type { ContentKind } from "~/records/server-kind";
import { purgeArticle } from "../purge-articles.server";
import { COMMANDS_PATH, editPath } from "./article-paths";

/** News and events, for those who walk over all kinds of content. */
export const ARTICLES: ContentKind = {
  subject: "article",
  table: "articles",
  titleColumn: "title",
  icon: "newspaper",
  french: {
    name: "Actualités et événements",
    tab: "Actualités",
    one: "Actualité ou événement",
    the: "l’actualité",
    acts: { created: "a créé le brouillon" },
    reordered: "a réorganisé les rangs des actualités",
  },
  restorePath: () => COMMANDS_PATH,
  editPath,
  purge: purgeArticle,
};
