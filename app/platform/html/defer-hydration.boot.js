// Served inline at the end of every page, without its comments (defer-hydration.ts).
(() => {
  // React hydrates the page as the server rendered it: this element is not part of it.
  document.currentScript.remove();
  const page = document.documentElement;
  if (page.hasAttribute("data-scriptless")) return;
  const early = ["pointerdown", "keydown", "touchstart"];
  const held = new Set();
  const address = () => location.pathname + location.search;
  const arrival = address();
  let isStarted = false;

  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const type of early) removeEventListener(type, start, true);
    run([...document.querySelectorAll('link[rel="deferred-modulepreload"]')]);
  }

  // Asked for, then evaluated one after the other, each in a task: all at once would hold up the page.
  async function run(links) {
    const task = () => new Promise((done) => setTimeout(done));
    for (const link of links) {
      link.rel = "modulepreload";
      await task();
    }
    const files = links.map((link) => link.href);
    for (const file of files) {
      if (/\/entry\.client-/.test(file)) continue;
      await import(file).catch(() => {});
      await task();
    }
    // Icons and web manifest; React looks for them as they were rendered.
    for (const link of document.querySelectorAll('link[rel^="deferred-"]')) {
      link.rel = link.rel.replace("deferred-", "");
    }
    startRouter(files);
  }

  function startRouter(files) {
    const inert = document.querySelector('script[type="deferred-module"]');
    const script = document.createElement("script");
    script.type = "module";
    script.async = true;
    script.textContent = inert.textContent;
    script.onerror = () => stayAsServed(files);
    inert.replaceWith(script);
  }

  // The page goes on as served. Files that a new deployment has taken away come with a new page: once, and not
  // over what somebody has typed.
  async function stayAsServed(files) {
    release();
    const answers = files.map((file) => fetch(file, { method: "HEAD" }).catch(() => ({})));
    const isGone = (await Promise.all(answers)).some(({ status }) => status === 404);
    const [{ type }] = performance.getEntriesByType("navigation");
    const fields = [...document.querySelectorAll("input, textarea")];
    const isTyped = fields.some(
      (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
    );
    if (isGone && !isTyped && type !== "reload") location.reload();
  }

  function hold(event) {
    const button = event.target.closest?.("button[type=button]");
    // Those of menus work without a script, where the browser knows menus.
    if (!button || ("popover" in button && button.matches("[popovertarget]"))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.add(button);
    start();
  }

  // Back into a page that only a client navigation made: nobody is here yet to render it.
  function reloadIfMoved() {
    if (address() !== arrival) location.reload();
  }

  function release() {
    removeEventListener("click", hold, true);
    removeEventListener("popstate", reloadIfMoved);
  }

  function hydrated() {
    release();
    // One that is gone passes the click on (put-back-fields.ts).
    for (const button of held) button.click();
  }

  function startWhenIdle() {
    if (navigator.connection?.saveData) return;
    if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  }

  if (!page.hasAttribute("data-hydration")) return startRouter([]);
  for (const type of early) addEventListener(type, start, { capture: true, passive: true });
  addEventListener("click", hold, true);
  addEventListener("popstate", reloadIfMoved);
  addEventListener("foulee:hydrated", hydrated, { once: true });
  // What has loaded at once is not on the screen yet; the last picture is two frames later.
  const frame = requestAnimationFrame;
  const paint = new PerformanceObserver(() => frame(() => frame(startWhenIdle)));
  addEventListener("load", () => paint.observe({ type: "paint", buffered: true }));
})();
