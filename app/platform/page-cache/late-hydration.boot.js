// Served inline at the end of public pages, without its comments (late-hydration.ts).
(() => {
  // React hydrates the page as the server rendered it: this element is not part of it.
  document.currentScript.remove();
  const early = ["pointerdown", "keydown", "touchstart"];
  const held = new Set();
  const address = () => location.pathname + location.search;
  const arrival = address();
  let awake = false;

  function wake() {
    if (awake) return;
    awake = true;
    for (const type of early) removeEventListener(type, wake, true);
    for (const link of document.querySelectorAll('link[rel="late-modulepreload"]')) {
      link.rel = "modulepreload";
    }
    const inert = document.querySelector('script[type="late-module"]');
    const script = document.createElement("script");
    script.type = "module";
    script.async = true;
    script.textContent = inert.textContent;
    inert.replaceWith(script);
  }

  function hold(event) {
    const button = event.target.closest?.("button[type=button]");
    // Those work without a script.
    if (!button || button.matches("[popovertarget],[commandfor]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.add(button);
    wake();
  }

  // Back into a page that only a client navigation made: nobody is here yet to render it.
  function renew() {
    if (address() !== arrival) location.reload();
  }

  function hydrated() {
    removeEventListener("click", hold, true);
    removeEventListener("popstate", renew);
    for (const button of held) if (button.isConnected) button.click();
  }

  function wakeWhenIdle() {
    if (window.requestIdleCallback) requestIdleCallback(wake, { timeout: 2000 });
    else setTimeout(wake, 200);
  }

  for (const type of early) addEventListener(type, wake, { capture: true, passive: true });
  addEventListener("click", hold, true);
  addEventListener("popstate", renew);
  addEventListener("foulee:hydrated", hydrated, { once: true });
  addEventListener("load", wakeWhenIdle, { once: true });
})();
