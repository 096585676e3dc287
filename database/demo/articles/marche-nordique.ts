import type { DemoArticle } from "../demo.types.ts";
import { COVERS, PICTURES } from "../pictures.ts";

export const boucleLac: DemoArticle = {
  key: "boucle-lac",
  title: "Boucle du lac : deux groupes d’allure, un seul café",
  content: [
    "<p>Douze kilomètres autour du lac, dimanche matin, avec la rive ouest pour les mollets et la rive est pour les yeux. Départ à <strong>9h30</strong> du parking de la Plage sud.</p>",
    "<h2>Les deux groupes</h2>",
    "<ul><li><strong>Soutenu</strong>, avec Inès Bernadet : le tour complet, 12 km, environ deux heures et quart.</li><li><strong>Doux</strong>, avec Josiane Lacoste : 8 km, retour par le ponton et la passerelle aux roseaux.</li></ul>",
    "<p>On part ensemble, on s’échauffe ensemble, et l’on se sépare au kiosque des pêcheurs. Vous pouvez choisir à ce moment-là : personne ne vous demandera pourquoi.</p>",
    "<h2>À emporter</h2>",
    "<ul><li>Vos bâtons, ou rien : dix paires sont dans le coffre de Josiane, de 95 à 125 cm.</li><li>Une bouteille d’eau et un coupe-vent.</li><li>Une tasse, pour le café de midi. Les gobelets jetables, c’est terminé.</li></ul>",
    "<h2>Bon à savoir</h2>",
    "<p>Le sentier est sablonneux sur deux kilomètres, puis ferme. La passerelle glisse quand il a plu : on ôte les embouts et l’on marche au pas. Un covoiturage part du stade à 9h05, sans réservation.</p>",
    '<p>Première fois ? Deux séances sont offertes, celle-ci en fait partie. Prévenez-nous par <a href="/contacts">message</a> en indiquant votre taille, pour les bâtons.</p>',
  ].join(""),
  section: "marche-nordique",
  author: "josiane",
  cover: COVERS.marche,
  images: [
    { ...PICTURES.marche, caption: "Le passage sableux, côté Plage sud." },
    { ...PICTURES.foret, caption: "La rive ouest et ses deux raidillons." },
    { ...PICTURES.sante, caption: "Les étirements, avant le café." },
  ],
  publishedDaysAgo: 10,
  event: {
    inDays: 2,
    weekday: 7,
    time: "09:30",
    location: "Parking de la Plage sud",
    state: "confirmed",
  },
};

export const reglerBatons: DemoArticle = {
  key: "regler-batons",
  title: "Régler ses bâtons en trois gestes",
  content: [
    "<p>Neuf débutants sur dix arrivent avec des bâtons trop longs. Josiane Lacoste les raccourcit avant même de dire bonjour, et voici comment elle s’y prend.</p>",
    "<h2>1. La bonne hauteur</h2>",
    "<p>Debout, chaussures aux pieds, bâton vertical devant vous : le coude forme un angle droit, ou un peu plus ouvert. Une règle simple donne le même résultat, à deux centimètres près : <strong>votre taille en centimètres × 0,68</strong>.</p>",
    "<table><thead><tr><th>Taille</th><th>Bâton</th></tr></thead><tbody><tr><td>1,55 m</td><td>105 cm</td></tr><tr><td>1,62 m</td><td>110 cm</td></tr><tr><td>1,70 m</td><td>115 cm</td></tr><tr><td>1,77 m</td><td>120 cm</td></tr><tr><td>1,84 m</td><td>125 cm</td></tr></tbody></table>",
    "<h2>2. Le gantelet</h2>",
    "<p>Il se serre assez pour porter la main quand elle s’ouvre, pas assez pour la blanchir. Droite et gauche sont marquées. Un gantelet inversé, c’est une ampoule au troisième kilomètre.</p>",
    "<h2>3. La pointe</h2>",
    "<ul><li><strong>Embout en caoutchouc</strong> sur le goudron et la piste cyclable.</li><li><strong>Pointe nue</strong> en forêt, sur l’herbe et le sable humide.</li></ul>",
    "<blockquote><p>« Le bâton se plante derrière vous, jamais devant. Devant, c’est une canne ; derrière, c’est un moteur. »</p><p><em>Josiane Lacoste</em></p></blockquote>",
    '<p>Le club prête les bâtons le premier mois. Essayez plusieurs longueurs avant d’acheter : les <a href="/sections/marche-nordique">séances du mardi</a> sont faites pour cela.</p>',
  ].join(""),
  section: "marche-nordique",
  author: "josiane",
  cover: COVERS.marche,
  images: [],
  publishedDaysAgo: 41,
  event: null,
};

export const marcheNuit: DemoArticle = {
  key: "marche-nuit",
  title: "Marche des gemmeurs : sept kilomètres à la lampe",
  content: [
    "<p>La forêt change de taille quand on n’en voit que trois mètres. Vendredi soir, la section emmène ceux qui veulent sur l’ancien chemin des gemmeurs, lampe au front et bâtons en main.</p>",
    "<h2>Le parcours</h2>",
    "<p>Sept kilomètres, presque plats, deux heures avec les pauses. On s’arrête trois fois, lampes éteintes, une minute chaque fois : on entend alors l’océan, à six kilomètres, et parfois un engoulevent.</p>",
    "<h2>À la cabane</h2>",
    "<p>Raymond Darriet, 83 ans, a gemmé jusqu’à l’arrêt de l’usine. Il montre le hapchot, le pot de terre, et la façon de marcher d’un pin à l’autre sans perdre son souffle : douze mille pas par jour, sans montre pour les compter.</p>",
    "<h2>Informations pratiques</h2>",
    "<ul><li>Accueil à 20h15 au club-house, départ à 20h30.</li><li>Lampe frontale obligatoire ; dix lampes à prêter, contre une pièce d’identité.</li><li>Gilet clair ou réfléchissant. Chiens en laisse ventrale.</li><li>Participation libre, au profit de la sécurité incendie de la forêt communale.</li></ul>",
    "<p>La sortie est accessible dès 10 ans. Elle est annulée si la préfecture ferme le massif ; nous le saurons à 17h00 et vous préviendrons par SMS.</p>",
  ].join(""),
  section: "marche-nordique",
  author: "josiane",
  cover: COVERS.foret,
  images: [],
  publishedDaysAgo: 66,
  event: { inDays: -54, weekday: 5, time: "20:30", location: "Club-house", state: "confirmed" },
};

export const vigilance: DemoArticle = {
  key: "vigilance-forets",
  title: "Vent, orage, feu : quand la sortie n’a pas lieu",
  content: [
    "<p>« On marche quand il pleut », disons-nous toujours. C’est vrai. Il reste quatre cas où nous annulons ou déplaçons la sortie, et mieux vaut les connaître avant de lacer vos chaussures.</p>",
    "<h2>Les quatre raisons</h2>",
    "<ul><li><strong>Vigilance orange ou rouge</strong>, vent ou orage : un pin tombe sans prévenir, et une branche de trente kilos aussi.</li><li><strong>Massif fermé</strong> par arrêté, pour risque d’incendie : forêt et pistes sont alors interdites à tous.</li><li><strong>Chaleur</strong> au-dessus de 32 °C à l’heure du départ : la séance passe à 7h30, au bord du lac, ou saute.</li><li><strong>Battue</strong> annoncée sur le secteur : nous changeons de côté de la route.</li></ul>",
    "<h2>Qui décide, et quand</h2>",
    "<p>L’encadrant de la séance, seul, au plus tard deux heures avant. Il n’a pas à se justifier, et personne ne négocie sur le parking.</p>",
    "<h2>Comment vous le savez</h2>",
    "<ol><li>Un SMS à tous les inscrits de la séance.</li><li>Un bandeau en haut de ce site, s’il concerne plusieurs sections.</li><li>Une affichette au portail du stade.</li></ol>",
    '<p>Votre numéro a changé ? Donnez-nous le nouveau par <a href="/contacts">message</a> : onze SMS sont revenus sans destinataire au dernier coup de vent.</p>',
  ].join(""),
  section: "marche-nordique",
  author: "josiane",
  cover: COVERS.marche,
  images: [],
  publishedDaysAgo: 97,
  event: null,
};
