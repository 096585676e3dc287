// Served inline at the end of every page, without its comments (late-hydration.ts).
(() => {
  // React hydrates the page as the server rendered it: this element is not part of it.
  document.currentScript.remove();
  const page = document.documentElement;
  if (page.hasAttribute("data-scriptless")) return;
  const early = ["pointerdown", "keydown", "touchstart"];
  const held = new Set();
  const address = () => location.pathname + location.search;
  const arrival = address();
  let awake = false;

  function wake() {
    if (awake) return;
    awake = true;
    for (const type of early) removeEventListener(type, wake, true);
    run([...document.querySelectorAll('link[rel="late-modulepreload"]')]);
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
    document.querySelector('link[rel="late-manifest"]')?.setAttribute("rel", "manifest");
    start(files);
  }

  function start(files) {
    const inert = document.querySelector('script[type="late-module"]');
    const script = document.createElement("script");
    script.type = "module";
    script.async = true;
    script.textContent = inert.textContent;
    script.onerror = () => asleep(files);
    inert.replaceWith(script);
  }

  // The page goes on as served. Files that a new deployment has taken away come with a new page, once.
  async function asleep(files) {
    release();
    const answers = files.map((file) => fetch(file, { method: "HEAD" }).catch(() => ({})));
    const isGone = (await Promise.all(answers)).some(({ status }) => status === 404);
    const [{ type }] = performance.getEntriesByType("navigation");
    if (isGone && type !== "reload") location.reload();
  }

  function hold(event) {
    const button = event.target.closest?.("button[type=button]");
    // Those of menus work without a script, where the browser knows menus.
    if (!button || ("popover" in button && button.matches("[popovertarget]"))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.add(button);
    wake();
  }

  // Back into a page that only a client navigation made: nobody is here yet to render it.
  function renew() {
    if (address() !== arrival) location.reload();
  }

  function release() {
    removeEventListener("click", hold, true);
    removeEventListener("popstate", renew);
  }

  function hydrated() {
    release();
    for (const button of held) if (button.isConnected) button.click();
  }

  function wakeWhenIdle() {
    if (navigator.connection?.saveData) return;
    if (window.requestIdleCallback) requestIdleCallback(wake, { timeout: 2000 });
    else setTimeout(wake, 200);
  }

  if (!page.hasAttribute("data-asleep")) return start([]);
  for (const type of early) addEventListener(type, wake, { capture: true, passive: true });
  addEventListener("click", hold, true);
  addEventListener("popstate", renew);
  addEventListener("foulee:hydrated", hydrated, { once: true });
  // What has loaded at once is not on the screen yet; the last picture is two frames later.
  const frame = requestAnimationFrame;
  const paint = new PerformanceObserver(() => frame(() => frame(wakeWhenIdle)));
  addEventListener("load", () => paint.observe({ type: "paint", buffered: true }));
})();
