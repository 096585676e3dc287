/** The ground behind the logo: paper, or the club’s green. */
export type Ground = "paper" | "green";

/** The file of the whole logo on each ground. */
export const LOGO_FILES = { paper: "clair.svg", green: "sombre.svg" } as const satisfies Record<
  Ground,
  string
>;

/** A picture of the club’s mark, or of its whole logo on a ground. */
export type LogoFile =
  | "ecusson.svg"
  | (typeof LOGO_FILES)[Ground]
  | "32.png"
  | "180.png"
  | "192.png"
  | "512.png"
  | "masque-512.png";

/**
 * The address of such a picture. With the version of today’s logo it may be kept for good; without one (`""`, as on
 * an error page) it shows today’s all the same.
 */
export function logoPath(file: LogoFile, version: string): string {
  return `/icones/${version === "" ? file : file.replace(".", `.${version}.`)}`;
}
