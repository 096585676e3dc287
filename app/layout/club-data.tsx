import type {
  MergeLeafTypes,
  SportsClubLeaf,
  SportsOrganizationLeaf,
  WithContext,
} from "schema-dts";
import { useSiteOrigin } from "~/ui/site-origin";
import { StructuredData } from "~/ui/structured-data";
import { clubId } from "~club/club-reference";
import { CLUB, SOCIAL_LINKS } from "~club/identity";
import { SECTIONS } from "~club/sections";

type ClubThing = MergeLeafTypes<[SportsClubLeaf, SportsOrganizationLeaf]>;

/** Who the club is, for search engines: a place one goes to, and an association. */
export function ClubData() {
  const origin = useSiteOrigin();
  return <StructuredData data={import.meta.env.SSR ? clubData(origin) : null} />;
}

function clubData(origin: string): WithContext<ClubThing> {
  return {
    "@context": "https://schema.org",
    "@type": ["SportsClub", "SportsOrganization"],
    "@id": clubId(origin),
    name: CLUB.name,
    alternateName: CLUB.initials,
    description: CLUB.description,
    url: `${origin}/`,
    logo: `${origin}/icones/512.png`,
    image: `${origin}/partage.png`,
    foundingDate: String(CLUB.foundedIn),
    telephone: CLUB.phone.href.replace(/^tel:/, ""),
    email: CLUB.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: `${CLUB.stadium}, ${CLUB.street}`,
      postalCode: CLUB.postcode,
      addressLocality: CLUB.town,
      addressRegion: CLUB.departmentName,
      addressCountry: "FR",
    },
    geo: { "@type": "GeoCoordinates", ...CLUB.coordinates },
    sport: SECTIONS.flatMap(({ name, lane }) => (lane ? [name] : [])),
    sameAs: SOCIAL_LINKS.map(({ href }) => href),
  };
}
