import { euros } from "~/lib/euros";
import { HEALTH_PASS } from "./health-pass";

type HealthRuleKey = "minor" | "adult" | "prescription" | "race";

export type HealthRule = {
  key: HealthRuleKey;
  /** The people it concerns. */
  who: string;
  /** The paper to give, in a few words. */
  what: string;
  detail: string;
};

/**
 * The papers that the law and the federation ask of each, for this season. Sources: code du sport, L231-2 and A231-3
 * (minors), the federation's health path (adults), its rules for races (since 2026).
 */
export const HEALTH_RULES: readonly HealthRule[] = [
  {
    key: "minor",
    who: "Vous avez moins de 18 ans",
    what: "Questionnaire de santé",
    detail:
      "L’enfant et ses parents y répondent ensemble, à la maison. Que des «\u00a0non\u00a0»\u00a0: une attestation signée suffit. Au moins un «\u00a0oui\u00a0»\u00a0: il faut un certificat médical de moins de six mois. Le club ne lit jamais les réponses.",
  },
  {
    key: "adult",
    who: "Vous êtes majeur",
    what: "Parcours santé de la fédération",
    detail:
      "Vous le suivez en ligne, depuis votre espace licencié, en dix minutes. S’il vous le conseille, ou après un arrêt, un malaise, une opération, voyez votre médecin\u00a0: son certificat est alors joint au dossier. Personne ne vous le demandera sinon.",
  },
  {
    key: "prescription",
    who: "Vous venez en sport santé",
    what: "Prescription, si vous en avez une",
    detail:
      "L’ordonnance de votre médecin dit ce qui vous convient et remplace le certificat. Sans prescription, vous suivez la règle des adultes, et le bilan d’entrée fait le reste.",
  },
  {
    key: "race",
    who: "Vous courez sans licence",
    what: HEALTH_PASS.name,
    detail: `Pour une course ou un relais ouvert à tous, un adulte sans licence de la fédération présente son ${HEALTH_PASS.name}\u00a0: ${euros(HEALTH_PASS.price)}, valable ${HEALTH_PASS.validity}. Un mineur remplit le questionnaire de santé. La licence compétition du club vous en dispense.`,
  },
];
