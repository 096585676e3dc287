import type { AssociationValues } from "./kinds/association";
import { safeAddress, shownPhone } from "./read-club.server";
import type { Association, Club } from "./site";

/** The facts of the association as the pages of the law tell them. Its seat is the stadium, unless it says another. */
export function toAssociation(
  values: AssociationValues,
  { stadium }: Pick<Club, "stadium">,
): Association {
  const { form, rna, siret, declaredAt, declaredOn, approval, federation, vat, insurance } = values;
  return {
    form,
    seat: values.seat || [stadium.name, stadium.address].filter(Boolean).join(", "),
    rna,
    siret,
    declaredAt,
    declaredOn,
    approval,
    federation,
    federationNumber: values.federationNumber,
    vat: withoutStop(vat),
    insurance: withoutStop(insurance),
    host: {
      name: values.hostName,
      form: values.hostForm,
      address: values.hostAddress,
      phone: shownPhone(values.hostPhone),
      site: safeAddress(values.hostSite),
      country: values.hostCountry,
    },
    mediator: values.mediatorName
      ? {
          name: values.mediatorName,
          address: values.mediatorAddress,
          site: safeAddress(values.mediatorSite),
        }
      : null,
    reviewedOn: values.reviewedOn,
    addenda: {
      notice: values.noticeAddendum,
      privacy: values.privacyAddendum,
      terms: values.termsAddendum,
      accessibility: values.accessibilityAddendum,
    },
  };
}

/** The sentence that tells it has a stop of its own. */
function withoutStop(words: string): string {
  return words.replace(/\.$/, "");
}
