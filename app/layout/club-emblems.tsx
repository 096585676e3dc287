import { ClubLogo } from "~/club/logo/club-logo";
import { useSite } from "~/club/use-site";

/**
 * Specification §2: the club's logo and the health sport label, in the head of every page of the site.
 * The home page has them large in its hero. The logo is the mark of the picture that the bar above shows.
 */
export function ClubEmblems() {
  const { club } = useSite();
  return (
    <div className="emblems">
      <ClubLogo on="green" alt={`Logo du club ${club.name}`} width={198} height={72} />
      {club.hasHealthLabel && (
        <svg viewBox="31 31 98 98" role="img" aria-label={HEALTH_LABEL}>
          <circle className="stamp-disc" cx="80" cy="80" r="49" />
          <circle className="stamp-ring" cx="80" cy="80" r="45" />
          <StampFace />
        </svg>
      )}
    </div>
  );
}

/** The name of the label that the stamp stands for. */
export const HEALTH_LABEL = "Label Sport Santé";

/** The words in the middle of the stamp, each on its baseline. */
const STAMP_WORDS = [
  { word: "SPORT", y: 97 },
  { word: "SANTÉ", y: 115.5 },
];

/** The middle of the health sport label: a heart, and its two words. */
export function StampFace() {
  return (
    <>
      <path
        className="stamp-heart"
        d="M80 79C66 69.5 61.5 63 62.5 56.5C63.5 50 72.5 47.5 80 55.5C87.5 47.5 96.5 50 97.5 56.5C98.5 63 94 69.5 80 79Z"
      />
      {STAMP_WORDS.map(({ word, y }) => (
        <text key={word} className="stamp-word" x="80" y={y} textAnchor="middle">
          {word}
        </text>
      ))}
    </>
  );
}
