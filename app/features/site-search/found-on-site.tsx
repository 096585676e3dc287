import type { TextPart } from "~/lib/marked-text";
import { Link } from "~/ui/link";
import type { FoundEntry } from "./find-entries";
import styles from "./found-on-site.module.css";
import type { EntrySort } from "./site-entries";

const SORTS: Record<EntrySort, string> = {
  section: "Section",
  fee: "Tarif",
  person: "Personne",
  question: "Question",
  page: "Page",
};

/** The places of the site that a search of the news also found; nothing at all when there are none. */
export function FoundOnSite({ found }: { found: readonly FoundEntry[] }) {
  if (found.length === 0) return null;
  return (
    <section className={styles.found} aria-labelledby="titre-sur-le-site">
      <h2 className="d5" id="titre-sur-le-site">
        Sur le site
      </h2>
      <ul>
        {found.map(({ sort, path, title, sentence }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two places may have one name and one address.
          <li key={index}>
            <small>{SORTS[sort]}</small>{" "}
            <Link to={path}>
              <Marked parts={title} />
            </Link>
            {sentence.length > 0 && (
              <p>
                <Marked parts={sentence} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isFound }, index) => {
    const Part = isFound ? "mark" : "span";
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text stay in their order.
    return <Part key={index}>{text}</Part>;
  });
}
