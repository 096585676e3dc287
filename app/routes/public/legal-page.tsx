import type { ReactNode } from "react";
import { legalHtml } from "~/features/legal/legal-html";
import type { LegalPageContent, LegalSection } from "~/features/legal/legal-text";
import { PageHead } from "~/layout/page-head";
import { dayOf } from "~/lib/dates-in-text";
import "~/styles/pages/legal.css";

type LegalPageProps = {
  content: LegalPageContent;
  /** `YYYY-MM-DD`; null where nobody said. */
  reviewedOn: string | null;
};

/** A legal text of the club as it is today. */
export function LegalPage({ content, reviewedOn }: LegalPageProps) {
  const { sections, ...head } = content;
  return (
    <LegalDocument {...head} sections={sections} html={legalHtml(sections)}>
      <ReviewedOn day={reviewedOn} />
    </LegalDocument>
  );
}

/** The day on which somebody of the club read a legal text over; nothing for null. */
export function ReviewedOn({ day }: { day: string | null }) {
  return day && <p className="legal-date">Texte relu le {dayOf(day)}.</p>;
}

type LegalDocumentProps = {
  title: string;
  lead: string;
  /** Buttons under the lead. */
  actions?: ReactNode;
  sections: readonly Pick<LegalSection, "id" | "title">[];
  /** Of all the sections, as `legalHtml` writes it. */
  html: string;
  /** Below the text. */
  children?: ReactNode;
};

/** A legal text: its sections, and the way to each of them. */
export function LegalDocument({
  title,
  lead,
  actions,
  sections,
  html,
  children,
}: LegalDocumentProps) {
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        actions={actions}
        crumbs={[{ label: "Accueil", to: "/" }, { label: title }]}
      />
      <div className="wrap legal">
        <nav className="legal-contents" aria-labelledby="titre-sommaire">
          <h2 id="titre-sommaire">Sur cette page</h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text">
          <div className="legal-sections" dangerouslySetInnerHTML={{ __html: html }} />
          {children}
        </div>
      </div>
    </>
  );
}
