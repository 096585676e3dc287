import type { ReactNode } from "react";
import type { PageWords } from "~/club/page-words";
import { HeaderArt } from "~/ui/header-art";
import { PageHead } from "./page-head";

type WrittenHeadProps = {
  words: Omit<PageWords, "search">;
  /** The name of the page behind «Accueil». */
  crumb: string;
  /** Buttons under the lead. */
  actions?: ReactNode;
};

/** The head of a page that the club writes. */
export function WrittenHead({ words, crumb, actions }: WrittenHeadProps) {
  const { title, lead, art } = words;
  return (
    <PageHead
      title={title}
      lead={lead}
      crumbs={[{ label: "Accueil", to: "/" }, { label: crumb }]}
      art={art && <HeaderArt {...art} />}
      actions={actions}
    />
  );
}
