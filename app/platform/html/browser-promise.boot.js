// Served inline at the start of every page, without its comments (browser-promise.ts). Written for browsers of any age.
(function () {
  // React hydrates the page as the server rendered it: this element is not part of it.
  var own = document.currentScript;
  if (own) own.parentNode.removeChild(own);

  // The router's own inline script asks this storage without expecting a refusal.
  try {
    sessionStorage.getItem("");
  } catch (_) {
    Object.defineProperty(window, "sessionStorage", {
      value: {
        getItem: function () {
          return null;
        },
        setItem: function () {},
        removeItem: function () {},
      },
    });
  }

  // The first came with Chrome 111 and Firefox 113, the second with Safari 16.4.
  var isKept =
    window.CSS &&
    CSS.supports &&
    CSS.supports("selector(:nth-child(1 of a))") &&
    "adoptedStyleSheets" in document;
  if (isKept) return document.documentElement.removeAttribute("data-scriptless");

  document.addEventListener("DOMContentLoaded", function () {
    var said = document.querySelectorAll("noscript");
    for (var i = 0; i < said.length; i++) said[i].outerHTML = said[i].textContent;
  });
})();
