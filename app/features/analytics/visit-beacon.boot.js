// Served inline at the end of public pages that are there, without its comments (entry.server.tsx).
(() => {
  // React hydrates the page as the server rendered it: this element is not part of it.
  document.currentScript.remove();
  // An old browser reads as without scripts, and tells by a picture.
  if (document.documentElement.hasAttribute("data-scriptless")) return;
  const refuses = navigator.globalPrivacyControl || navigator.doNotTrack === "1";
  if (refuses || !navigator.sendBeacon) return;
  // By the time it has loaded, the router may show another one, and tell of it.
  let page = location.pathname;
  let told = false;

  function report() {
    if (told) return;
    told = true;
    const view = new URLSearchParams({ page });
    // The host alone: not which page of it.
    if (document.referrer) view.set("from", new URL(document.referrer).hostname);
    navigator.sendBeacon("/visites", view);
  }

  // What the page shows comes first: its first paint, and two frames after it has loaded its last picture.
  function reportOncePainted() {
    const frame = requestAnimationFrame;
    const painted = new PerformanceObserver(() => frame(() => frame(report)));
    painted.observe({ type: "paint", buffered: true });
  }

  function watch() {
    if (document.readyState === "complete") reportOncePainted();
    else addEventListener("load", reportOncePainted, { once: true });
    // Left before that: it was looked at all the same.
    addEventListener("pagehide", report, { once: true });
  }

  if (document.prerendering) document.addEventListener("prerenderingchange", watch, { once: true });
  else watch();
  // Back to a page that the browser had kept whole.
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    told = false;
    page = location.pathname;
    report();
  });
})();
