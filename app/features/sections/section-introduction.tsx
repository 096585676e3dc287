import { type LaneNumber, laneClass } from "~/ui/lane-tag";

type SectionIntroductionProps = {
  title: string;
  paragraphs: readonly string[];
  levels: readonly { name: string; text: string }[];
  lane: LaneNumber;
};

/** What the section is like, and its groups from the gentlest on. */
export function SectionIntroduction({ title, paragraphs, levels, lane }: SectionIntroductionProps) {
  return (
    <section className={`section section-paper ${laneClass(lane)}`} aria-labelledby="titre-esprit">
      <div className="wrap">
        <div className="section-intro">
          <h2 className="d2" id="titre-esprit">
            {title}
          </h2>
          <div className="section-words">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <ul className="levels">
          {levels.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
