import { RETENTION } from "~/lib/retention";
import type { PrintableForm } from "./form";

/** Paying in several times. */
export const instalments: PrintableForm = {
  slug: "echeancier",
  title: "Paiement en plusieurs fois",
  summary: "Plusieurs versements, sans frais.",
  introduction:
    "À joindre à la fiche d’inscription. Les chèques sont remis ensemble et encaissés un par un, dans la première semaine du mois.",
  parts: [
    {
      title: "L’adhérent",
      entries: [
        { kind: "line", label: "Nom et prénom", width: "half" },
        { kind: "line", label: "Section", width: "half" },
        { kind: "line", label: "Montant total, aides déduites (€)", width: "half" },
        { kind: "line", label: "Téléphone", width: "half" },
      ],
    },
    {
      title: "Les versements",
      entries: [
        { kind: "line", label: "1er\u00a0: mois et montant", width: "half" },
        { kind: "line", label: "2e\u00a0: mois et montant", width: "half" },
        { kind: "line", label: "3e\u00a0: mois et montant", width: "half" },
        { kind: "line", label: "4e\u00a0: mois et montant", width: "half" },
        {
          kind: "boxes",
          label: "Par",
          choices: ["Chèques remis ensemble", "Virements aux dates convenues"],
        },
        {
          kind: "text",
          text: "La licence est demandée dès le premier versement. En cas de difficulté, un mot à la trésorière suffit\u00a0: une date se déplace.",
        },
      ],
    },
  ],
  signatures: ["Date et signature de la personne qui règle", "Pour le club, la trésorière"],
  foot: `Document comptable, conservé ${RETENTION.ordersYears}\u00a0ans par le club.`,
};

/** Asking the club’s fund for help. */
export const clubFund: PrintableForm = {
  slug: "fonds-du-club",
  title: "Demande au fonds du club",
  summary: "Trois lignes, sans justificatif, lues par deux personnes.",
  introduction:
    "Le fonds est alimenté par le Détox relais et par la buvette. Il règle tout ou partie d’une licence. Remettez cette feuille à Sylvie Noailles, sous enveloppe si vous préférez.",
  parts: [
    {
      title: "Votre demande",
      entries: [
        { kind: "line", label: "Nom et prénom", width: "half" },
        { kind: "line", label: "Téléphone", width: "half" },
        { kind: "line", label: "Licence demandée pour", width: "half" },
        { kind: "line", label: "Ce que vous pouvez régler (€)", width: "half" },
        { kind: "lines", label: "Ce que vous voulez nous dire, ou rien", count: 3 },
      ],
    },
  ],
  signatures: ["Date et signature"],
  foot: "Cette feuille est détruite dès que la réponse vous est donnée, sous huit jours. Le bureau ne connaît que le nombre de demandes.",
};
