/** The month in which a sporting year of the federation begins. */
const FIRST_MONTH = 9;

/** The name and the first and last day of the sporting year that holds a day of Paris. */
export function newSeasonAt(today: string): { label: string; firstDay: string; lastDay: string } {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const first = month >= FIRST_MONTH ? year : year - 1;
  return {
    label: `${first}-${first + 1}`,
    firstDay: `${first}-09-01`,
    lastDay: `${first + 1}-08-31`,
  };
}
