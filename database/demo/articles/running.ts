import type { DemoArticle } from "../demo.types.ts";
import { COVERS, PICTURES } from "../pictures.ts";

export const testVma: DemoArticle = {
  key: "test-vma",
  title: "Test VMA ouvert à tous : venez mesurer votre vitesse",
  content: [
    "<p>Six minutes d’effort, un chiffre, et des allures d’entraînement enfin à votre mesure. Le test est gratuit et ouvert aux non-licenciés, sur la piste des Résiniers.</p>",
    "<h2>La VMA, en clair</h2>",
    "<p>La vitesse maximale aérobie est celle que vous tenez environ six minutes. À partir d’elle, on calcule vos footings, vos 30/30 et votre allure sur 10 km. Sans elle, on court presque toujours trop vite les jours faciles.</p>",
    "<h2>Le déroulé</h2>",
    "<ol><li><strong>18h30</strong> : accueil, dossard, vingt minutes d’échauffement avec Mamadou Sarr.</li><li><strong>19h00</strong> : premier groupe, demi-Cooper de six minutes. Le second groupe compte les tours.</li><li><strong>19h20</strong> : on échange les rôles.</li><li><strong>19h45</strong> : retour au calme, lecture des résultats, tisane.</li></ol>",
    "<h3>Lire son résultat</h3>",
    "<table><thead><tr><th>Distance en 6 min</th><th>VMA</th><th>Footing facile</th></tr></thead><tbody><tr><td>1 000 m</td><td>10 km/h</td><td>8’30 à 9’15 au km</td></tr><tr><td>1 200 m</td><td>12 km/h</td><td>7’10 à 7’45 au km</td></tr><tr><td>1 400 m</td><td>14 km/h</td><td>6’10 à 6’35 au km</td></tr><tr><td>1 600 m</td><td>16 km/h</td><td>5’20 à 5’45 au km</td></tr></tbody></table>",
    "<h2>Avant de venir</h2>",
    "<ul><li>Dernier repas trois heures avant, rien de nouveau dans l’assiette.</li><li>Pas de test si vous êtes fiévreux, blessé, ou si votre médecin vous déconseille l’effort intense. Mamadou vous proposera une version marchée.</li><li>Chaussures de course ordinaires, une couche chaude pour après.</li></ul>",
    '<p>Nous accueillons quarante personnes. Pour garder votre place, <a href="/contacts">envoyez-nous un message</a> avec votre prénom.</p>',
  ].join(""),
  section: "running-adulte",
  author: "mamadou",
  cover: COVERS.nocturne,
  images: [],
  publishedDaysAgo: 3.2,
  event: {
    inDays: 10,
    weekday: 2,
    time: "18:30",
    location: "Stade des Résiniers",
    state: "confirmed",
  },
};

export const premierDixKm: DemoArticle = {
  key: "premier-dix-km",
  title: "Ils ne couraient pas il y a six mois : onze premiers 10 km",
  content: [
    "<p>Le premier soir, ils avaient couru trente secondes et marché une minute, dix fois. Onze d’entre eux viennent de boucler leur premier 10 km sur les quais de Bordeaux, ensemble ou presque.</p>",
    "<h2>Le pari de Yann</h2>",
    "<p>Yann Moreau encadre le groupe reprise le mardi à 19h00. Son programme tient sur une feuille collée dans le vestiaire : deux séances par semaine, aucune allure imposée, et une règle de parole.</p>",
    "<blockquote><p>« Si vous ne pouvez plus raconter votre journée à votre voisin, vous courez trop vite. »</p><p><em>Yann Moreau</em></p></blockquote>",
    "<h2>Le jour de la course</h2>",
    "<p>Quatre allures, quatre meneurs du club avec un ruban jaune au bras. La plus rapide, Émilie Sanz, a mis 54’12. Le dernier, Gérard Bouin, 1h21’40, attendu au 9e kilomètre par tous les autres, qui ont refait la ligne droite avec lui.</p>",
    "<p>Gérard a 66 ans et un genou opéré. Il s’était inscrit « pour accompagner ». Il a déjà demandé la date du prochain.</p>",
    "<h2>Un nouveau groupe se forme</h2>",
    "<ul><li>Deux séances d’essai offertes.</li><li>Rendez-vous au portail du stade, le mardi à 18h50.</li><li>Il suffit de savoir marcher une demi-heure.</li></ul>",
    '<p>Toutes les informations sont sur la page <a href="/sections/running-adulte">Running adulte</a>.</p>',
  ].join(""),
  section: "running-adulte",
  author: "maelle",
  cover: COVERS.stade,
  images: [
    { ...PICTURES.stade, caption: "La dernière séance avant Bordeaux, au petit matin." },
    { ...PICTURES.foret, caption: "Footing en aisance : on doit pouvoir parler." },
    { ...PICTURES.clubHouse, caption: "Retour de course, récits simultanés." },
  ],
  publishedDaysAgo: 24,
  event: null,
};

export const seanceTrente: DemoArticle = {
  key: "seance-trente-trente",
  title: "La séance expliquée : les 30/30, sans se faire peur",
  content: [
    "<p>Trente secondes vite, trente secondes doucement. C’est la séance la plus connue de la course à pied, et la plus mal courue. Mamadou Sarr la remet à l’endroit.</p>",
    "<h2>L’erreur classique</h2>",
    "<p>Partir au sprint. Au sixième, les jambes brûlent, la récupération devient une marche et l’on rentre persuadé d’être nul. Or le « vite » des 30/30 est une allure tenue, celle de votre VMA : vous devez finir le dernier comme le premier.</p>",
    "<h2>La séance, pas à pas</h2>",
    "<ol><li>Vingt minutes de footing, de plus en plus souple.</li><li>Trois lignes droites progressives, retour en marchant.</li><li><strong>Une série de dix 30/30</strong>. La récupération se trottine.</li><li>Trois minutes de marche, puis une seconde série si la première était régulière.</li><li>Dix minutes très lentes, jusqu’à respirer par le nez.</li></ol>",
    "<h3>Le repère des plots</h3>",
    "<p>Au stade, nous posons un plot jaune à la distance que vous devez atteindre. À 12 km/h de VMA : 100 mètres, pas un de plus. Dépasser le plot n’est pas un exploit, c’est une faute d’allure.</p>",
    "<h2>Quand l’éviter</h2>",
    "<ul><li>Moins de deux jours après une course ou une sortie longue.</li><li>Après une mauvaise nuit : remplacez par quarante minutes tranquilles en forêt.</li><li>Si une douleur change votre foulée.</li></ul>",
    '<p>Vous ne connaissez pas votre VMA ? Le club organise un test ouvert à tous, annoncé dans le <a href="/evenements">calendrier</a>.</p>',
  ].join(""),
  section: "running-adulte",
  author: "mamadou",
  cover: COVERS.sprint,
  images: [],
  publishedDaysAgo: 58,
  event: null,
};

export const reconnaissanceDix: DemoArticle = {
  key: "reconnaissance-10-km",
  title: "Reconnaissance du 10 km du bourg : reportée",
  content: [
    "<p>La sortie est reportée. Une coupe de bois occupe la piste forestière entre le km 4 et le km 6, et les engins y circulent tous les jours, samedi compris.</p>",
    "<h2>Pourquoi nous ne contournons pas</h2>",
    "<p>Le détour par la D107 obligerait à courir six cents mètres sur une route sans bas-côté. Un jour de course, elle serait fermée ; pour une sortie de groupe, c’est non.</p>",
    "<h2>La suite</h2>",
    '<ul><li>L’exploitant nous prévient dès que la piste est libre et les ornières comblées.</li><li>La nouvelle date paraîtra ici et dans le <a href="/evenements">calendrier</a>.</li><li>Les inscrits reçoivent un message : inutile de nous écrire.</li></ul>',
    "<h2>Le même jour, en forêt</h2>",
    "<p>Yann Moreau propose une heure en forêt au départ du stade, à 15h00 comme prévu. Trois boucles de 2,8 km, sable ferme, un raidillon. Vous pouvez vous arrêter après chaque boucle : elle repasse devant le portail.</p>",
    "<p>Le balisage des sentiers voisins reste ouvert aux promeneurs. Merci de laisser les troncs numérotés en place, même s’ils font de beaux bancs.</p>",
  ].join(""),
  section: "running-adulte",
  author: "mamadou",
  cover: COVERS.foret,
  images: [],
  publishedDaysAgo: 8,
  event: {
    inDays: 21,
    weekday: 6,
    time: "15:00",
    location: "Place de l’Église",
    state: "postponed",
  },
};

export const bourseChaussures: DemoArticle = {
  key: "chaussures",
  title: "Vos vieilles chaussures ont encore des kilomètres",
  content: [
    "<p>Une caisse en pin vous attend dans l’entrée du club-house. Déposez-y vos chaussures de sport : les bonnes repartent aux pieds de quelqu’un, les autres deviennent du sol de jeux.</p>",
    "<h2>Comment trier</h2>",
    "<ul><li><strong>Encore bonnes</strong> : semelle visible, mousse souple. Nouez les lacets ensemble et glissez un papier avec la pointure.</li><li><strong>Usées</strong> : même sac, sans papier. Elles partent au broyage.</li><li><strong>Pointes d’athlétisme</strong> : dans le casier du haut, vis retirées. Elles sont prêtées aux enfants, qui changent de pointure deux fois par an.</li></ul>",
    "<h2>Le compte est bon</h2>",
    "<p>En trois mois, la caisse a reçu 214 paires. Soixante-huit ont trouvé preneur, dont trente et une au centre d’accueil de Lesparre. Foulées.store assure le transport des autres, sans rien facturer.</p>",
    "<h2>Quand changer les siennes ?</h2>",
    "<p>Ni à date fixe ni sur la foi d’une publicité. Posez la chaussure sur une table : si elle penche, si le talon s’écrase d’un côté ou si un genou se plaint après chaque sortie, il est temps. Nos entraîneurs regardent volontiers votre semelle avant la séance.</p>",
    "<p>Le club-house est ouvert le samedi de 10h00 à 12h30, et les soirs d’entraînement.</p>",
  ].join(""),
  section: "running-adulte",
  author: "maelle",
  cover: COVERS.clubHouse,
  images: [],
  publishedDaysAgo: 69,
  event: null,
};
