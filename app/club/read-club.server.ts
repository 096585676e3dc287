import { phoneHref } from "~/lib/phone-number";
import { siteAddress } from "~/lib/web-address";
import { readCoordinates } from "./coordinates";
import { departmentName } from "./departments";
import { type ClubValues, networkLabel } from "./kinds/club";
import { logoVersion } from "./logo/draw-logo.server";
import type { Bus, Club, NetworkPage, Phone, Place, Site, Stadium } from "./site";

type ClubParts = Pick<
  Site,
  | "club"
  | "mark"
  | "foundedIn"
  | "region"
  | "clubHouseHours"
  | "bus"
  | "support"
  | "labelsIntroduction"
>;

/** The club as pages show it, from its sheet and the place that is its stadium. */
export function toClub(values: ClubValues, places: readonly Place[]): ClubParts {
  const { name, initials, description, town, postcode, department } = values;
  const club: Club = {
    name,
    initials,
    logo: logoVersion(values),
    description,
    town,
    postcode,
    department,
    email: values.email,
    replyTime: values.replyTime,
    phone: shownPhone(values.phone),
    phoneHours: values.phoneHours,
    stadium: toStadium(values, places),
    networks: values.networks.map(toNetworkPage).filter(hasAddress),
    otherSites: values.otherSites
      .map(({ label, href }) => ({ label, href: safeAddress(href) }))
      .filter(hasAddress),
    credit: values.creditLabel
      ? { label: values.creditLabel, href: safeAddress(values.creditHref) }
      : null,
    hasHealthLabel: values.hasHealthLabel,
    keywords: values.keywords,
  };
  return {
    club,
    mark: values.mark,
    foundedIn: values.foundedIn,
    region: departmentName(department) ?? "",
    clubHouseHours: values.clubHouseHours,
    bus: toBus(values),
    labelsIntroduction: values.labelsIntroduction,
    support: values.supportEmail ? { name: values.supportName, email: values.supportEmail } : null,
  };
}

/** A number stays on one line. */
export function shownPhone(phone: string): Phone | null {
  return phone === "" ? null : { label: phone.replaceAll(" ", "\u00a0"), href: phoneHref(phone) };
}

function toStadium(values: ClubValues, places: readonly Place[]): Stadium {
  const { street, postcode, town } = values;
  const inTown = [postcode, town].filter(Boolean).join(" ");
  return {
    name: places.find(({ isStadium }) => isStadium)?.name ?? "",
    street,
    address: [street, inTown].filter(Boolean).join(", "),
    coordinates: readCoordinates(values.coordinates),
  };
}

type NetworkValues = ClubValues["networks"][number];

function toNetworkPage({ network, href, summary }: NetworkValues): NetworkPage {
  return { network, label: networkLabel(network), href: safeAddress(href), summary };
}

const hasAddress = ({ href }: { href: string }) => href !== "";

/** An archive may hold an address that no form would have taken. */
export function safeAddress(href: string): string {
  return siteAddress(href) ?? "";
}

function toBus({ busLine, busStop, busMinutes }: ClubValues): Bus | null {
  return busLine === "" ? null : { line: busLine, stop: busStop, minutesOnFoot: busMinutes };
}
