/** Says to the site's log that React drew the page anew: on which route, of which build, and nothing that it holds. */
export function reportRedraw(): void {
  // Kept there by the router (docs/private-hooks.md).
  const manifest = Reflect.get(window, "__reactRouterManifest");
  const router = Reflect.get(window, "__reactRouterDataRouter");
  const fields = {
    redraws: "1",
    build: manifest?.version,
    route: router?.state.matches.at(-1)?.route.id,
  };
  navigator.sendBeacon?.("/visites/mesures", new URLSearchParams(fields));
}
