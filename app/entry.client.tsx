import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { ERROR_ID_ATTRIBUTE, RequestIdProvider } from "~/platform/error-id";
import { ASLEEP_ATTRIBUTE, HYDRATED_EVENT } from "~/platform/page-cache/hydration-marks";
import { fetchFromSameBuild, watchLeftOpenTab } from "~/platform/page-cache/left-open-tab";
import { notePolicyPath } from "~/platform/page-cache/policy-path";
import { hasPopovers, standInForPopovers } from "~/ui/popover";

/** Effects of a parent run last: from here on every click is answered. */
function Announced({ children }: { children: ReactNode }) {
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return children;
}

notePolicyPath(window.location.pathname);
watchLeftOpenTab();
document.documentElement.removeAttribute(ASLEEP_ATTRIBUTE);

const shownErrorId = document.querySelector(`[${ERROR_ID_ATTRIBUTE}]`)?.textContent ?? null;

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Announced>
          <RequestIdProvider value={shownErrorId}>
            <HydratedRouter unstable_fetch={fetchFromSameBuild} />
          </RequestIdProvider>
        </Announced>
      </StrictMode>,
    );
  });
}

if (hasPopovers()) hydrate();
else standInForPopovers().then(hydrate, hydrate);
