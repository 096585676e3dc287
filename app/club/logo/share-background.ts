/** `--color-pin-800` of the style sheets. */
export const CLUB_GREEN = "#133d30";

const LANES = 7;

/** The lanes of a bend of the track on the club’s green: 1200 × 630. */
export function shareBackground(): string {
  const lanes = Array.from({ length: LANES }, (_, lane) => {
    const fill = lane % 2 === 0 ? "#1a4d3f" : "#17463a";
    return `<ellipse cx="1010" cy="775" rx="${852 - 92 * lane}" ry="${766 - 86 * lane}" fill="${fill}" stroke="#2c664f" stroke-width="4"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><path fill="${CLUB_GREEN}" d="M0 0h1200v630H0z"/>${lanes.join("")}</svg>`;
}
