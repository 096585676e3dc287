import { Suspense, use } from "react";
import { expect, test } from "vitest";
import { renderWhole } from "./render-whole.server";

const OPTIONS = { nonce: "kT3vS9mZ0qL4xW7yB1nC", timeout: 5_000 };
const LONG = "Un long texte du club. ".repeat(2_000);

function Part({ text }: { text: Promise<string> }) {
  return <p>{use(text)}</p>;
}

function Broken(): never {
  throw new Error("no");
}

function page(text: Promise<string>) {
  return (
    <html lang="fr">
      <body>
        <p>{LONG}</p>
        <Suspense fallback={<p>Un instant…</p>}>
          <Part text={text} />
        </Suspense>
        <footer>Fin</footer>
      </body>
    </html>
  );
}

test("a long page stands in reading order, complete without any script", async () => {
  const gate = Promise.withResolvers<string>();
  const rendering = renderWhole(page(gate.promise), OPTIONS);
  gate.resolve(`${LONG}attendu`);
  const { html, errors } = await rendering;
  expect(errors).toEqual([]);
  expect(html).toMatch(/attendu<\/p>.*<footer>Fin/s);
  expect(html).not.toContain("Un instant");
  expect(html).not.toContain("<script");
  expect(html).not.toContain("hidden");
});

test("a part that fails is told, and the page stands", async () => {
  const failure = new Error("no");
  const { html, errors } = await renderWhole(page(Promise.reject(failure)), OPTIONS);
  expect(errors).toEqual([failure]);
  expect(html).toContain("<footer>Fin</footer>");
});

test("a part that never comes is given up", async () => {
  const never = new Promise<string>(() => undefined);
  const { html, errors } = await renderWhole(page(never), { ...OPTIONS, timeout: 1 });
  expect(errors).toHaveLength(1);
  expect(html).toContain("Un instant…");
});

test("a document that fails is no page", async () => {
  await expect(renderWhole(<Broken />, OPTIONS)).rejects.toThrow("no");
});

test("a long page is whole each time, whatever its letters weigh", async () => {
  const lines = Array.from({ length: 3_000 }, (_, number) => `${number}\u00a0: élan, œuvre, 🏃`);
  const document = (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  const html = `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;
  const pages = await Promise.all([1, 2, 3].map(() => renderWhole(document, OPTIONS)));
  expect(pages.map((page) => page.html === html)).toEqual([true, true, true]);
});
