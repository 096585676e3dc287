import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { METRICS } from "../vitals";
import { SpeedBox } from "./speed-box";

test("a measure’s heading keeps its name and its letters apart, in one text each", () => {
  const overall = METRICS.map((metric) => ({ metric, value: 100, samples: 9 }));
  const html = renderToString(<SpeedBox speed={{ overall, devices: [], pages: [], days: 30 }} />);
  const headings = Array.from(html.matchAll(/<h3>(.*?)<\/h3>/g), ([, words]) => words);
  expect(headings).toEqual([
    "Affichage <small>LCP</small>",
    "Réaction <small>INP</small>",
    "Stabilité <small>CLS</small>",
    "Serveur <small>TTFB</small>",
  ]);
});
