import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { ERROR_ID_ATTRIBUTE, RequestIdProvider } from "~/platform/error-id";
import {
  fields,
  keepFieldsOnFocus,
  keepFilledFields,
  onRecoverableError,
} from "~/platform/html/filled-fields";
import { fetchFromSameBuild, noteWhereTo, watchLeftOpenTab } from "~/platform/html/left-open-tab";
import { notePolicyPath } from "~/platform/html/policy-path";

/** Effects of a parent run last: from here on every click is answered. */
function Announced({ children }: { children: ReactNode }) {
  useEffect(() => {
    void keepFilledFields()
      .then((putBack) => putBack?.())
      // Whatever happens: until then every button of the page waits.
      .finally(() => {
        fields.length = 0;
        dispatchEvent(new Event("foulee:hydrated"));
      });
  }, []);
  return children;
}

notePolicyPath(location.pathname);
watchLeftOpenTab();
document.documentElement.removeAttribute("data-hydration");

const shownErrorId = document.querySelector(`[${ERROR_ID_ATTRIBUTE}]`)?.textContent ?? null;

async function hydrate() {
  keepFieldsOnFocus();
  await keepFilledFields();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Announced>
          <RequestIdProvider value={shownErrorId}>
            <HydratedRouter unstable_fetch={fetchFromSameBuild} instrumentations={[noteWhereTo]} />
          </RequestIdProvider>
        </Announced>
      </StrictMode>,
      { onRecoverableError },
    );
  });
}

/**
 * Chrome before 114, Safari before 17 and Firefox before 125 have no popovers. Their stand-in comes first, since the
 * menus ask for open ones; where it does not come, the page goes on as without scripts. Its rules give way to the
 * site's own, as a browser's do.
 */
if ("popover" in HTMLElement.prototype) void hydrate();
else {
  import("@oddbird/popover-polyfill/fn").then(
    (standIn) => {
      standIn.apply({ layerName: "base" });
      void hydrate();
    },
    () => document.documentElement.setAttribute("data-scriptless", ""),
  );
}
