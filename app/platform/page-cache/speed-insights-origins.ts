type Origins = { scripts: readonly string[]; connections: readonly string[] };

const NONE: Origins = { scripts: [], connections: [] };

/** Vercel's own host of the script, and the other one to which that script reports. */
const VERCEL_SCRIPTS = "https://va.vercel-scripts.com";
const VERCEL_REPORTS = "https://vitals.vercel-insights.com";

/** The origins that public pages need for Speed Insights; none when it comes from the site itself, or not at all. */
export function speedInsightsOriginsOf(src: string | null): Origins {
  const origin = src === null ? undefined : URL.parse(src)?.origin;
  if (!origin) return NONE;
  const reports = origin === VERCEL_SCRIPTS ? [VERCEL_REPORTS] : [];
  return { scripts: [origin], connections: [origin, ...reports] };
}
