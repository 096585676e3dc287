import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { expect, test } from "./support/browser-test";

const PAGE = `<!DOCTYPE html><html lang="fr"><title>Ancien site</title><h1>L’ancien site</h1>
<label>Message <textarea></textarea></label>
<script>if (!navigator.serviceWorker.controller) navigator.serviceWorker.register("/sw.js")</script>`;

/** Cache first, as builders of applications made them. */
const WORKER = `addEventListener("install", (event) => event.waitUntil(
  caches.open("ancien-1").then((cache) => cache.addAll(["/"])).then(() => skipWaiting())
));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => event.respondWith(
  caches.match(event.request).then((kept) => kept ?? fetch(event.request))
));`;

const answerAsFormerSite: RequestListener = ({ url }, res) => {
  const isWorker = url === "/sw.js";
  res.setHeader("content-type", isWorker ? "text/javascript" : "text/html; charset=utf-8");
  res.end(isWorker ? WORKER : PAGE);
};

test.use({ siteContent: "nothing" });

test("a browser that holds the former site’s service worker sees ours at its second visit", async ({
  page,
  site,
}) => {
  await site.stop();
  const { hostname, port } = new URL(site.url);
  const former = createServer(answerAsFormerSite).listen(Number(port), hostname);
  await once(former, "listening");
  await page.goto("/");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
  });
  former.closeAllConnections();
  former.close();
  await site.restart();

  await page.goto("/");
  await expect(page.getByRole("heading", { name: "L’ancien site" })).toBeVisible();
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill("Bonjour");
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const workers = await navigator.serviceWorker.getRegistrations();
        return { workers: workers.length, caches: await caches.keys() };
      }),
    )
    .toEqual({ workers: 0, caches: [] });
  await expect(message).toHaveValue("Bonjour");

  await page.goto("/");
  await expect(page.getByRole("heading", { name: "L’ancien site" })).toBeHidden();
  await expect(page.getByRole("navigation").first()).toBeVisible();
  expect(site.logs().split("service worker of the former site")).toHaveLength(2);
});
