import { createElement, Fragment } from "react";
import type {
  LegalBlock,
  LegalLink,
  LegalPageContent,
  LegalSection,
  LegalText,
} from "~/features/legal/legal-text";
import { dayOf } from "~/lib/dates-in-text";
import "~/styles/pages/legal.css";
import { PageHead } from "~/layout/page-head";
import { Link } from "~/ui/link";

type LegalPageProps = {
  content: LegalPageContent;
  /** `YYYY-MM-DD`; null where nobody said. */
  reviewedOn: string | null;
};

/** A legal text of the club: its sections, and the way to each of them. */
export function LegalPage({ content, reviewedOn }: LegalPageProps) {
  const { title, lead, sections } = content;
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
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
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          {reviewedOn && <p className="legal-date">Texte relu le {dayOf(reviewedOn)}.</p>}
        </div>
      </div>
    </>
  );
}

function Section({ section }: { section: LegalSection }) {
  const titleId = `titre-${section.id}`;
  return (
    <section className="prose" id={section.id} aria-labelledby={titleId}>
      <h2 id={titleId}>{section.title}</h2>
      {section.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may have the same words
        <Block key={index} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === "text") return <p>{words(block.text)}</p>;
  if (block.kind === "facts") return <Facts rows={block.rows} />;
  if (block.kind === "case") {
    return (
      <div className="legal-case">
        <h3>{block.title}</h3>
        <Facts rows={block.rows} />
      </div>
    );
  }
  if (block.kind === "frame") return <Frame title={block.title} paragraphs={block.paragraphs} />;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={JSON.stringify(item)}>{words(item)}</li>
      ))}
    </ul>
  );
}

function Frame({ title, paragraphs }: { title: string; paragraphs: readonly LegalText[] }) {
  return (
    <div className="legal-frame">
      <h3>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={JSON.stringify(paragraph)}>{words(paragraph)}</p>
      ))}
    </div>
  );
}

function Facts({ rows }: { rows: readonly { term: string; text: LegalText }[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className="legal-facts">
      {rows.map((row) => (
        <div key={row.term}>
          <dt>{row.term}</dt>
          <dd>{words(row.text)}</dd>
        </div>
      ))}
    </dl>
  );
}

function words(content: LegalText) {
  if (typeof content === "string") return content;
  const parts = content.map((part) =>
    typeof part === "string" ? part : createElement(TextLink, { link: part }),
  );
  // As children of their own, for two of the parts may be the same words.
  return createElement(Fragment, null, ...parts);
}

function TextLink({ link }: { link: LegalLink }) {
  if ("to" in link) return <Link to={link.to}>{link.label}</Link>;
  const isSite = link.href.startsWith("http");
  return (
    <a href={link.href} rel={isSite ? "external" : undefined}>
      {link.label}
    </a>
  );
}
