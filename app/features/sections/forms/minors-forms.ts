import type { FormSheet } from "./form";

/** For every minor. */
export const parentalConsent: FormSheet = {
  slug: "autorisation-parentale",
  title: "Autorisation parentale",
  parts: [
    {
      title: "L’enfant",
      entries: [
        { kind: "line", label: "Nom et prénom", width: "half" },
        { kind: "line", label: "Né(e) le", width: "half" },
        { kind: "line", label: "Allergies, traitement ou précaution à connaître" },
      ],
    },
    {
      title: "Le parent ou tuteur",
      entries: [
        { kind: "line", label: "Nom et prénom", width: "half" },
        { kind: "line", label: "Téléphone pendant les séances", width: "half" },
        { kind: "line", label: "Second contact", width: "half" },
        { kind: "line", label: "Son téléphone", width: "half" },
      ],
    },
    {
      title: "J’autorise",
      entries: [
        {
          kind: "boxes",
          label: "Pour la saison",
          choices: [
            "mon enfant à pratiquer l’athlétisme au club, à l’entraînement et en compétition",
            "l’encadrant à prendre, en cas d’urgence, les mesures que demande son état, et à le confier aux secours",
            "le transport de mon enfant dans la voiture d’un encadrant ou d’un autre parent, pour une compétition",
            "mon enfant à repartir seul après la séance",
            "la parution de photos où il est reconnaissable, sur le site et les réseaux du club",
          ],
        },
        { kind: "lines", label: "Autres personnes qui peuvent venir le chercher", count: 2 },
      ],
    },
  ],
  signatures: ["Date et signature du parent ou tuteur"],
};

/** For a minor whose answers are all « no ». */
export const healthStatement: FormSheet = {
  slug: "questionnaire-sante",
  title: "Attestation du questionnaire de santé",
  parts: [
    {
      title: "Je soussigné(e)",
      entries: [
        { kind: "line", label: "Nom et prénom du parent ou tuteur" },
        { kind: "line", label: "Représentant légal de (nom et prénom de l’enfant)" },
        { kind: "line", label: "Né(e) le", width: "half" },
        { kind: "line", label: "Section", width: "half" },
      ],
    },
    {
      title: "J’atteste",
      entries: [
        {
          kind: "boxes",
          label: "Les trois cases sont nécessaires",
          choices: [
            "avoir rempli avec mon enfant le questionnaire de santé prévu par le code du sport",
            "avoir répondu «\u00a0non\u00a0» à toutes les questions",
            "avoir l’accord de l’autre titulaire de l’autorité parentale, s’il y en a un",
          ],
        },
      ],
    },
  ],
  signatures: ["Date et signature du parent ou tuteur", "Signature de l’enfant, s’il le souhaite"],
};
