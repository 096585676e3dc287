import { callFor } from "~/club/calls";
import type { Association, Contact, Phone, SiteHost } from "~/club/site";
import { capitalized } from "~/lib/capitalized";
import { lowerFirst } from "~/lib/lower-first";
import { RETENTION } from "~/lib/retention";
import { CNIL } from "./cnil";
import {
  addendum,
  commas,
  facts,
  type LegalBlock,
  type LegalPageContent,
  type LegalSite,
  list,
  mailTo,
  ringingAt,
  text,
  writingTo,
} from "./legal-text";
import { browserMemory } from "./privacy-cookies";
import { type SwitchedOn, thirdPartySection } from "./third-parties";

type Use = { title: string; purpose: string; data: string; basis: string; kept: string };

const use = ({ title, purpose, data, basis, kept }: Use): LegalBlock => ({
  kind: "case",
  title,
  rows: [
    { term: "Pour quoi faire", text: purpose },
    { term: "Quelles données", text: data },
    { term: "Base légale", text: basis },
    { term: "Combien de temps", text: kept },
  ],
});

/** The privacy page of a site on which these third parties are switched on. */
export const privacyPage = (site: LegalSite, switchedOn: SwitchedOn): LegalPageContent => ({
  title: "Politique de confidentialité",
  lead: "Ce que le club sait de vous, pourquoi, pendant combien de temps, et comment vous y opposer.",
  sections: [
    {
      id: "essentiel",
      title: "L’essentiel",
      blocks: [
        list([
          "Vous pouvez lire tout le site sans rien nous dire de vous.",
          "Aucun traceur, aucune publicité, et aucun cookie tant que vous lisez\u00a0: c’est pourquoi aucun bandeau ne vous demande votre accord. Une commande à la boutique en pose un seul, pour vous la montrer de nouveau.",
          switchedOn.speedInsights
            ? "Les pages ne chargent d’un autre site que la mesure de leur vitesse, décrite plus bas\u00a0: rien d’autre sans que vous l’ayez demandé."
            : "Aucune page ne charge quoi que ce soit d’un autre site sans que vous l’ayez demandé.",
          "Nous ne vendons, ne louons et n’échangeons aucune donnée.",
        ]),
      ],
    },
    {
      id: "responsable",
      title: "Qui est responsable",
      blocks: [
        text(
          `${commas(site.club.name || "L’association", site.association.form, representedBy(callFor(site, "president")))}. Le club n’est pas tenu de désigner un délégué à la protection des données\u00a0; une personne du bureau s’en occupe.`,
        ),
        inCharge(site),
      ],
    },
    {
      id: "finalites",
      title: "Ce que nous faisons de vos données",
      blocks: [
        use({
          title: "Vous nous écrivez ou vous nous appelez",
          purpose: "Vous répondre, et retrouver l’échange si vous nous écrivez de nouveau.",
          data: "Votre nom, votre adresse e-mail ou votre numéro, et ce que vous nous dites. Le formulaire de la page Contact garde votre message sur ce site, avec les réponses que nous y écrivons, puis l’envoie à la boîte du club. Votre adresse IP ne sert qu’à compter les envois pendant une heure\u00a0: elle n’est pas gardée avec le message.",
          basis: "Notre intérêt légitime\u00a0: répondre à ceux qui nous écrivent.",
          kept: `${RETENTION.contactMessagesMonths}\u00a0mois après la réception, puis effacement. L’adresse d’un expéditeur bloqué est gardée tant que dure le blocage.`,
        }),
        use({
          title: "Vous commandez à la boutique",
          purpose:
            "Préparer votre commande, vous confirmer le contrat, vous prévenir quand elle est prête, vous la remettre, tenir les comptes. Une commande que vous ne retirez pas ne peut être annulée que par un bénévole, jamais par le site.",
          data: "Votre nom, votre adresse e-mail, votre téléphone, le jour du retrait et votre message\u00a0; les articles, le prénom à imprimer s’il y en a un, le prix, l’état du paiement, les conditions de vente que vous avez acceptées. Jamais de carte bancaire. Votre adresse IP ne sert qu’à compter les commandes et les articles réservés, pendant un jour au plus\u00a0: elle n’est pas gardée avec votre commande.",
          basis:
            "Le contrat de vente, puis les obligations comptables de l’association (article L.\u00a0123-22 du code de commerce).",
          kept: `${RETENTION.ordersYears}\u00a0ans après la commande, puis effacement. La copie des e-mails envoyés est effacée après ${RETENTION.orderMailsDays}\u00a0jours.`,
        }),
        use({
          title: "Vous renoncez à une commande",
          purpose:
            "Enregistrer votre rétractation, vous en donner l’accusé de réception, vous rembourser.",
          data: "Votre nom, votre adresse e-mail, le numéro de la commande, les articles concernés, la date et l’heure. Vous n’avez pas à dire pourquoi. Votre adresse IP ne sert qu’à compter les essais pendant une heure\u00a0: elle n’est pas gardée avec le reste.",
          basis:
            "Une obligation légale (articles L.\u00a0221-18 et suivants du code de la consommation).",
          kept: `${RETENTION.withdrawalsYears}\u00a0ans, le temps pendant lequel elle peut être discutée.`,
        }),
        use({
          title: "Vous vous inscrivez au club",
          purpose:
            "Établir votre licence, vous assurer, organiser les séances, vous prévenir d’une annulation.",
          data: "État civil, coordonnées, personne à prévenir, section choisie, règlement. Pour un mineur\u00a0: les mêmes, et celles de ses responsables légaux.",
          basis: "Le contrat d’adhésion, et les obligations comptables de l’association.",
          kept: `${RETENTION.membersYears}\u00a0ans après votre dernière licence\u00a0; dix ans pour les pièces comptables.`,
        }),
        use({
          title: "Vous nous remettez un document de santé",
          purpose: "Vérifier que la pratique vous est permise, adapter la séance.",
          data: "Attestation, certificat ou prescription. Jamais les réponses de votre questionnaire\u00a0: gardez-les.",
          basis: "Votre consentement explicite, que vous pouvez retirer.",
          kept: `Conservé à part, ${RETENTION.healthDocuments}, sous la seule garde du secrétariat et de votre encadrant.`,
        }),
        use({
          title: "Votre photo paraît sur le site",
          purpose: "Montrer la vie du club dans les actualités, la galerie et l’organigramme.",
          data: "Votre image\u00a0; votre nom et votre fonction si vous êtes bénévole ou entraîneur. Le lieu et l’heure cachés dans les fichiers sont effacés avant publication.",
          basis: "Votre consentement\u00a0; pour un mineur, celui de ses parents.",
          kept: "Jusqu’à ce que vous demandiez son retrait, ou que la photo quitte le site.",
        }),
        use({
          title: "Vous êtes bénévole et vous tenez le site",
          purpose: "Vous reconnaître, signer vos articles, pouvoir annuler une erreur.",
          data: "Nom, adresse e-mail, mot de passe (illisible pour nous), portrait, sessions ouvertes avec le navigateur, adresses IP d’où vous vous êtes connecté (illisibles pour nous)\u00a0; ce que vous ajoutez, modifiez ou supprimez sur le site, et quand. Si vous présidez le club ou répondez de la boutique\u00a0: votre nom et vos coordonnées dans les conditions de vente.",
          basis: "Notre intérêt légitime\u00a0: protéger le site et ses contenus.",
          kept: `Votre compte est effacé ${RETENTION.accountsDays}\u00a0jours après la fin de votre mission\u00a0; le club signe alors vos articles et vos photos, sauf si vous avez souhaité que votre nom y reste. Une session expire après ${RETENTION.sessionDays}\u00a0jours sans visite, une adresse IP est effacée après ${RETENTION.loginAddressDays}\u00a0jours. Le journal de ce que vous faites sur le site\u00a0: ${RETENTION.activityLogMonths}\u00a0mois. Les conditions de vente d’une commande\u00a0: autant que la commande, ${RETENTION.ordersYears}\u00a0ans.`,
        }),
        use({
          title: "Votre navigateur demande une page",
          purpose: "Servir la page, repérer les pannes, arrêter les attaques.",
          data: "Adresse IP, navigateur, page demandée, heure\u00a0: le journal technique de l’hébergement.",
          basis: "Notre intérêt légitime\u00a0: la sécurité du site.",
          kept: `${RETENTION.technicalLogDays}\u00a0jours au plus.`,
        }),
        switchedOn.visits
          ? use({
              title: "Vous lisez une page",
              purpose:
                "Savoir combien de fois chaque page est lue, d’où viennent les visites et si le site est rapide, pour l’améliorer. Rien d’autre.",
              data: "Page lue, site d’où vous venez, genre d’appareil, vitesse d’affichage, et pays si l’hébergement l’indique\u00a0: additionnés par jour, sans cookie ni identifiant gardé. Votre adresse IP et votre navigateur servent, dans la journée, à une empreinte chiffrée qui évite de vous compter deux fois\u00a0; sa clé est jetée à minuit.",
              basis:
                "Notre intérêt légitime\u00a0: une mesure d’audience anonyme, exemptée d’accord par la CNIL.",
              kept: `Les totaux des visites, ${RETENTION.visitsMonths}\u00a0mois\u00a0; l’empreinte, jusqu’à minuit. Pour ne pas être compté, demandez à votre navigateur de ne pas être suivi (DNT ou GPC)\u00a0: le site le respecte.`,
            })
          : text(
              `Ce site ne mesure pas sa fréquentation. Les totaux de visites comptés auparavant sont effacés après ${RETENTION.visitsMonths}\u00a0mois.`,
            ),
        text(
          `Ce qui est supprimé du site reste ${RETENTION.trashDays}\u00a0jours dans une corbeille. Les sauvegardes sont effacées après ${RETENTION.backupsDays}\u00a0jours, sauf la dernière.`,
        ),
      ],
    },
    {
      id: "destinataires",
      title: "Qui peut les voir",
      blocks: [
        list([
          "Les bénévoles du bureau, chacun pour ce qui le concerne, et l’encadrant de votre section. Pour une commande\u00a0: ceux qui tiennent la boutique et la trésorerie.",
          ...federationWords(site.association),
          hostWords(site.association.host),
          "Une autorité, si la loi nous y oblige.",
        ]),
        text(
          switchedOn.recaptcha || switchedOn.emailjs || switchedOn.speedInsights
            ? `Les services extérieurs nommés plus bas peuvent traiter des données hors de l’Union européenne${isInFrance(site.association.host) ? "\u00a0; le club, lui, n’y transfère rien" : ""}. Il ne laisse aucune décision à une machine.`
            : transferWords(site.association.host),
        ),
      ],
    },
    browserMemory,
    thirdPartySection(site, switchedOn),
    {
      id: "droits",
      title: "Vos droits",
      blocks: [
        list([
          "Savoir ce que nous avons sur vous, et en recevoir une copie.",
          "Faire corriger ce qui est faux, compléter ce qui manque.",
          "Faire effacer ce dont nous n’avons plus besoin.",
          "Vous opposer à un usage, ou en demander la limitation.",
          "Récupérer vos données dans un format réutilisable.",
          "Retirer un accord donné, pour une photo ou un document de santé.",
          "Dire ce que vos données deviendront après votre mort.",
        ]),
        text([
          "Écrivez ",
          ...writingTo(callFor(site, "data").email),
          `${site.association.seat && " ou au siège"}. Un nom et un moyen de vous joindre suffisent\u00a0; nous ne demandons une pièce d’identité qu’en cas de doute sérieux. Réponse sous un mois.`,
          ...aboutPhotos(callFor(site, "image")),
        ]),
      ],
    },
    {
      id: "reclamation",
      title: "Vous n’êtes pas satisfait",
      blocks: [
        text([
          `Dites-le-nous d’abord${onPhone(site.club.phone)}. Vous pouvez aussi, à tout moment, déposer une `,
          { label: "plainte auprès de la CNIL", href: CNIL.complaint },
          ".",
        ]),
        facts([
          { term: "Autorité", text: CNIL.name },
          { term: "Adresse", text: CNIL.address },
          { term: "Téléphone", text: [CNIL.phone] },
        ]),
      ],
    },
    {
      id: "securite",
      title: "Comment elles sont protégées",
      blocks: [
        list([
          "Pages servies par une connexion chiffrée.",
          "Mots de passe illisibles, connexions limitées, droits réservés à chaque rôle.",
          "Photos débarrassées du lieu et de l’appareil de prise de vue.",
          "En cas de fuite présentant un risque, la CNIL est prévenue sous 72\u00a0heures, et vous aussi.",
        ]),
      ],
    },
    ...addendum(site.association.addenda.privacy),
  ],
});

function isInFrance({ country }: Pick<SiteHost, "country">): boolean {
  return /^france$/i.test(country.trim());
}

/** The club itself knows where its host is; of another country only the host can tell. */
function transferWords(host: SiteHost): string {
  return isInFrance(host)
    ? "Le club ne transfère aucune donnée hors de l’Union européenne, et ne laisse aucune décision à une machine."
    : "Le club ne laisse aucune décision à une machine.";
}

function federationWords({ federation }: Association): string[] {
  if (federation === "") return [];
  return [`La ${federation} et son assureur, pour établir la licence.`];
}

function hostWords({ name, country }: SiteHost): string {
  const host = name ? `Notre hébergeur, ${name},` : "Notre hébergeur,";
  const place = country && (isInFrance({ country }) ? " en France" : ` (${country})`);
  return `${host} qui garde les données${place} et n’en fait rien d’autre.`;
}

function representedBy({ name, role }: Contact): string {
  const president = /présidente/i.test(role) ? "sa présidente" : "son président";
  if (name === "") return "représentée par son président";
  return `représentée par ${name}, ${president}`;
}

/** The person who answers questions about data, with the ways to write and call. */
function inCharge(site: LegalSite): LegalBlock {
  const call = callFor(site, "data");
  const [title = "À qui écrire"] = /^référente?(?=\s|$)/i.exec(call.role) ?? [];
  const person = commas(call.name, lowerFirst(call.role));
  return facts([
    { term: capitalized(title), text: person },
    { term: "E-mail", text: mailTo(call.email) },
    { term: "Téléphone", text: ringingAt(call) },
    { term: "Courrier", text: site.association.seat },
  ]);
}

function aboutPhotos({ email }: Contact) {
  const [link] = mailTo(email);
  return link ? [" Pour une photo\u00a0: ", link, "."] : [];
}

function onPhone(phone: Phone | null): string {
  return phone ? `, au ${phone.label}` : "";
}
