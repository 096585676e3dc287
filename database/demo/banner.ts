import type { DemoBanner } from "./demo.types.ts";

export const demoBanner: DemoBanner = {
  title: "Piste fermée lundi soir",
  content:
    '<p>Travaux d’éclairage au stade. L’entraînement de 18h30 a lieu au départ de la <strong>forêt communale</strong> : prévoyez une frontale. Une question ? <a href="/contacts">Écrivez-nous</a>.</p>',
  type: "warning",
};
