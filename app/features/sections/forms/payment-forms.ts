import type { FormSheet } from "./form";

/** Paying in several times. */
export const instalments: FormSheet = {
  slug: "echeancier",
  title: "Paiement en plusieurs fois",
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
          text: "La licence est demandée dès le premier versement. En cas de difficulté, un mot au club suffit\u00a0: une date se déplace.",
        },
      ],
    },
  ],
  signatures: ["Date et signature de la personne qui règle", "Pour le club"],
};

/** Asking the club’s fund for help. */
export const clubFund: FormSheet = {
  slug: "fonds-du-club",
  title: "Demande au fonds du club",
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
};
