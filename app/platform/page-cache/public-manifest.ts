/** The address of the table of routes for public pages, made from that of the whole one by the build. */
export function publicManifestUrl(wholeUrl: string): string {
  return wholeUrl.replace(/\/manifest-([\w-]+\.js)$/, "/public-manifest-$1");
}
