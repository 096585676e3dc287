import { useSite } from "../use-site";
import { type Ground, LOGO_FILES, logoPath } from "./logo-paths";

type LogoProps = { alt: string; width: number; height: number; className?: string };

/** The club’s mark and its name beside it. */
export function ClubLogo({ on, alt, ...shown }: LogoProps & { on: Ground }) {
  return <img src={logoPath(LOGO_FILES[on], useSite().club.logo)} alt={alt} {...shown} />;
}

/** The club’s mark alone. */
export function ClubMark({ alt, ...shown }: LogoProps) {
  return <img src={logoPath("ecusson.svg", useSite().club.logo)} alt={alt} {...shown} />;
}
