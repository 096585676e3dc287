import type {
  MergeLeafTypes,
  PostalAddress,
  SportsClubLeaf,
  SportsOrganizationLeaf,
  WithContext,
} from "schema-dts";
import { clubId } from "~/club/club-reference";
import type { Club, Site } from "~/club/site";
import { useSite } from "~/club/use-site";
import { useSiteOrigin } from "~/ui/site-origin";
import { StructuredData } from "~/ui/structured-data";

type ClubThing = MergeLeafTypes<[SportsClubLeaf, SportsOrganizationLeaf]>;

/** The club for search engines: a place one goes to, and an association. */
export function ClubData(facts: Pick<Site, "foundedIn" | "region">) {
  const origin = useSiteOrigin();
  const { club, sections } = useSite();
  return (
    <StructuredData
      data={import.meta.env.SSR ? clubData({ ...facts, club, sections }, origin) : null}
    />
  );
}

type ClubFacts = Pick<Site, "club" | "sections" | "foundedIn" | "region">;

/** Leaves out all that the club does not say. */
function clubData(
  { club, sections, foundedIn, region }: ClubFacts,
  origin: string,
): WithContext<ClubThing> {
  const { name, initials, description, email, phone, networks, stadium } = club;
  return {
    "@context": "https://schema.org",
    "@type": ["SportsClub", "SportsOrganization"],
    "@id": clubId(origin),
    name,
    ...(initials && { alternateName: initials }),
    ...(description && { description }),
    url: `${origin}/`,
    logo: `${origin}/icones/512.png`,
    image: `${origin}/partage.png`,
    ...(foundedIn !== null && { foundingDate: String(foundedIn) }),
    ...(phone && { telephone: phone.href.replace(/^tel:/, "") }),
    ...(email && { email }),
    address: addressOf(club, region),
    ...(stadium.coordinates && { geo: { "@type": "GeoCoordinates", ...stadium.coordinates } }),
    sport: sections.flatMap(({ name, lane }) => (lane ? [name] : [])),
    sameAs: networks.map(({ href }) => href),
  };
}

function addressOf({ stadium, postcode, town }: Club, region: string): PostalAddress {
  const street = [stadium.name, stadium.street].filter(Boolean).join(", ");
  return {
    "@type": "PostalAddress",
    ...(street && { streetAddress: street }),
    ...(postcode && { postalCode: postcode }),
    ...(town && { addressLocality: town }),
    ...(region && { addressRegion: region }),
    addressCountry: "FR",
  };
}
