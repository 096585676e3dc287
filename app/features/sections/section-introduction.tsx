import type { LaneNumber } from "~/lib/lane";
import { laneClass } from "~/ui/lane-tag";

type SectionIntroductionProps = {
  title: string;
  paragraphs: readonly string[];
  levels: readonly { name: string; text: string }[];
  lane: LaneNumber;
};

/** The spirit of a section, and its groups from the gentlest on. */
export function SectionIntroduction({ title, paragraphs, levels, lane }: SectionIntroductionProps) {
  if (title === "" && paragraphs.length === 0 && levels.length === 0) return null;
  return (
    <section
      className={`section section-paper ${laneClass(lane)}`}
      {...(title === "" ? { "aria-label": "La section" } : { "aria-labelledby": "titre-esprit" })}
    >
      <div className="wrap">
        <div className="section-intro">
          {title !== "" && (
            <h2 className="d2" id="titre-esprit">
              {title}
            </h2>
          )}
          <div className="section-words">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        {levels.length > 0 && (
          <ul className="levels">
            {levels.map(({ name, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have one name
              <li key={index}>
                <h3>{name}</h3>
                {text && <p>{text}</p>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
