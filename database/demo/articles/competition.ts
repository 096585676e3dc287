import type { DemoArticle } from "../demo.types.ts";
import { COVERS, PICTURES } from "../pictures.ts";

export const crossResultats: DemoArticle = {
  key: "cross-resultats",
  title: "Cross des Résiniers : dix podiums et une première victoire par équipe",
  content: [
    "<p>Deux cents coureurs dans la brume, des chaussettes à tordre et le classement par équipe qui bascule au dernier tour : le cross du club s’est joué à trois points.</p>",
    "<p>À 9h30, on ne voyait pas la deuxième bosse depuis la ligne de départ. Les bénévoles avaient planté quatre cents mètres de rubalise la veille, et il a fallu en remettre avant la course des benjamines : un chevreuil était passé au travers.</p>",
    "<h2>Le tour qui change tout</h2>",
    "<p>Chez les femmes, trois clubs se tenaient en deux points à l’entrée du dernier tour. Clara Vignau pointait alors en onzième position. Elle a repris six places dans le bourbier du fossé, là où Nathalie Cazaux faisait répéter l’appui court depuis un mois.</p>",
    "<blockquote><p>« Nathalie m’a crié de regarder le dos devant moi, pas la boue. J’ai compté les dos jusqu’à cinq. »</p><p><em>Clara Vignau, 5e du cross long</em></p></blockquote>",
    "<h2>Les podiums du club</h2>",
    "<table><thead><tr><th>Course</th><th>Athlète</th><th>Place</th></tr></thead><tbody><tr><td>Poussins, 1,2 km</td><td>Malo Escande</td><td>2e</td></tr><tr><td>Benjamines, 2 km</td><td>Lina Haddad</td><td>1re</td></tr><tr><td>Benjamines, 2 km</td><td>Jade Perrin</td><td>3e</td></tr><tr><td>Minimes, 3 km</td><td>Sacha Lestage</td><td>2e</td></tr><tr><td>Cadettes, 4 km</td><td>Aïcha Konaté</td><td>3e</td></tr><tr><td>Cross court hommes</td><td>Jules Arnaudin</td><td>1er</td></tr><tr><td>Masters femmes</td><td>Hélène Rouby</td><td>1re</td></tr><tr><td>Masters hommes</td><td>Patrick Dulong</td><td>3e</td></tr><tr><td>Cross long femmes</td><td>Équipe ACLP</td><td>1re</td></tr><tr><td>Cross long hommes</td><td>Équipe ACLP</td><td>3e</td></tr></tbody></table>",
    "<h2>Merci</h2>",
    '<p>À la commune pour le prêt des barrières, à la <strong>boulangerie Lacaze</strong> pour les cent quatre-vingts chaussons aux pommes, et aux trente-quatre bénévoles, dont douze parents qui tenaient un drapeau pour la première fois. Il reste au club-house une paire de gants rouges et un bonnet d’enfant : <a href="/contacts">écrivez-nous</a> s’ils sont à vous.</p>',
  ].join(""),
  section: "athletisme",
  author: "josiane",
  cover: COVERS.cross,
  images: [
    { ...PICTURES.cross, caption: "La montée du fossé, au deuxième tour du cross long." },
    { ...PICTURES.ecole, caption: "La veille, répétition sur la piste pour les plus jeunes." },
    { ...PICTURES.foret, caption: "La reconnaissance du parcours, avant la brume." },
    { ...PICTURES.clubHouse, caption: "Le verre de l’équipe, le soir, au club-house." },
  ],
  publishedDaysAgo: 1.1,
  event: null,
};

export const crossAnnonce: DemoArticle = {
  key: "cross-annonce",
  title: "Cross des Résiniers : horaires, parcours et navette",
  content: [
    "<p>Sept courses, une seule boucle, et de la terre jusqu’aux mollets : le cross du club revient dimanche en forêt communale. Voici de quoi préparer votre matinée.</p>",
    "<h2>Les départs</h2>",
    "<table><thead><tr><th>Heure</th><th>Course</th><th>Distance</th></tr></thead><tbody><tr><td>9h30</td><td>Éveil et poussins</td><td>1,2 km</td></tr><tr><td>9h50</td><td>Benjamins et benjamines</td><td>2 km</td></tr><tr><td>10h10</td><td>Minimes</td><td>3 km</td></tr><tr><td>10h30</td><td>Cadettes et cadets</td><td>4 km</td></tr><tr><td>11h00</td><td>Masters</td><td>5 km</td></tr><tr><td>11h35</td><td>Cross court</td><td>3 km</td></tr><tr><td>12h00</td><td>Cross long</td><td>8 km</td></tr></tbody></table>",
    "<h2>Le parcours</h2>",
    "<p>La boucle fait un kilomètre : départ large dans la clairière, fossé au bout de trois cents mètres, deux bosses de sable, puis un long faux plat sous les pins. Les pointes de 9 ou 12 millimètres sont utiles ; des chaussures de trail suffisent aux plus jeunes.</p>",
    "<h2>Sur place</h2>",
    "<ul><li>Dossards à retirer dès 8h15 sous le barnum vert, avec votre licence.</li><li>Navette gratuite depuis le parking du stade, toutes les dix minutes, de 8h00 à 13h30.</li><li>Douches et vestiaires au stade des Résiniers.</li><li>Buvette, soupe et crêpes : prévoyez de la monnaie.</li></ul>",
    "<p>Chiens bienvenus, en laisse et loin de la rubalise.</p>",
  ].join(""),
  section: "running-competition",
  author: "bernard",
  cover: COVERS.cross,
  images: [],
  publishedDaysAgo: 26,
  event: {
    inDays: -10,
    weekday: 7,
    time: "09:30",
    location: "Forêt communale",
    state: "confirmed",
  },
};

export const trailGemme: DemoArticle = {
  key: "trail-gemme",
  title: "Trail de la Gemme : le nouveau parcours passe par la lagune",
  content: [
    "<p>Après la tempête, quarante pins barraient le sentier des Gemmeurs. Plutôt que d’attendre, l’équipe du trail a tracé une autre route : 21 km au lieu de 19, et un passage que beaucoup réclamaient.</p>",
    "<h2>Ce qui change</h2>",
    "<ul><li>Le départ reste au stade, mais la boucle tourne dans l’autre sens : la dune arrive au <strong>km 14</strong>, quand les jambes commencent à parler.</li><li>Trois kilomètres longent la lagune sur une digue d’herbe, sans ombre : la casquette sera utile.</li><li>Le dénivelé passe de 160 à 240 mètres. Dans le Médoc, cela compte.</li></ul>",
    "<h2>Ce qui ne change pas</h2>",
    "<p>Le pain perdu à l’arrivée, les gobelets à apporter soi-même, et la règle posée par Nathalie Cazaux dès la première édition : on ne jette rien, on ne coupe rien, on dit bonjour aux promeneurs.</p>",
    "<blockquote><p>« La lagune, on y va à l’heure où les aigrettes se posent. Courez, mais levez la tête deux fois. »</p><p><em>Nathalie Cazaux, entraîneuse</em></p></blockquote>",
    "<h2>Pour s’y préparer</h2>",
    "<ol><li>Une sortie longue par semaine, dont une sur deux dans le sable mou.</li><li>Une séance de côtes sur la dune boisée, le jeudi avec le groupe.</li><li>Deux essais complets du ravitaillement : pas de nouveauté le jour de la course.</li></ol>",
    '<p>La trace est affichée au club-house. La date sera annoncée dans le <a href="/evenements">calendrier</a> dès l’accord de la préfecture.</p>',
  ].join(""),
  section: "running-competition",
  author: "bernard",
  cover: COVERS.foret,
  images: [
    { ...PICTURES.foret, caption: "Le sentier de remplacement, balisé en orange." },
    { ...PICTURES.dune, caption: "La plage, au pied de la dune, à mi-parcours." },
    { ...PICTURES.marche, caption: "La section marche nordique a testé la digue." },
  ],
  publishedDaysAgo: 20,
  event: null,
};

export const semiEstuaire: DemoArticle = {
  key: "semi-estuaire",
  title: "Semi de l’Estuaire : neuf maillots du club face au vent",
  content: [
    "<p>Un vent de nord-ouest à quarante kilomètres-heure sur la digue, de face entre le 8e et le 13e kilomètre. Personne n’attendait de record. Il y en a eu quatre.</p>",
    "<h2>Courir à l’abri</h2>",
    "<p>La consigne tenait en une phrase : jusqu’au demi-tour, personne ne court seul. Nos neuf coureurs ont cherché chacun un groupe à leur allure, d’un autre club s’il le fallait, et pris leur relais en tête, une minute, au bip de la montre. Au 13e, le vent est passé dans le dos et chacun a repris son allure.</p>",
    "<table><thead><tr><th>Place</th><th>Nom</th><th>Temps</th></tr></thead><tbody><tr><td>14e</td><td>Jules Arnaudin</td><td>1h14’52 (record)</td></tr><tr><td>31e</td><td>Clara Vignau</td><td>1h21’08 (record)</td></tr><tr><td>88e</td><td>Karim Haddad</td><td>1h29’40</td></tr><tr><td>102e</td><td>Hélène Rouby</td><td>1h31’15 (record)</td></tr><tr><td>147e</td><td>Patrick Dulong</td><td>1h36’02</td></tr><tr><td>233e</td><td>Manon Perrin</td><td>1h44’27</td></tr><tr><td>260e</td><td>Éric Bordes</td><td>1h47’55</td></tr><tr><td>318e</td><td>Sofia Martins</td><td>1h53’31 (record)</td></tr><tr><td>405e</td><td>Luc Deyres</td><td>2h04’10</td></tr></tbody></table>",
    "<p>Sofia Martins courait son premier dossard il y a un an, dans le groupe reprise de Yann Moreau. Elle a terminé en disant que la digue était « très longue et très belle », dans cet ordre.</p>",
    "<h3>Vous visez un semi ?</h3>",
    '<p>Les plans sont suivis, par groupe de niveau, à partir d’une base de 10 km en moins d’une heure. Conditions et tarif sur la page <a href="/inscription/running-competition">Running compétition</a>.</p>',
  ].join(""),
  section: "running-competition",
  author: "maelle",
  cover: COVERS.stade,
  images: [],
  publishedDaysAgo: 47,
  event: null,
};

export const nocturne: DemoArticle = {
  key: "nocturne",
  title: "Nocturne des Résiniers : six courses sous les projecteurs",
  content: [
    "<p>Vendredi soir, la piste s’allume et le virage se remplit. Six courses, des lièvres de bon niveau, et le public à un mètre du couloir 6.</p>",
    "<h2>Le programme</h2>",
    "<ul><li><strong>19h30</strong> : 1 000 m des minimes</li><li><strong>19h50</strong> : mile découverte, ouvert à tous, sans licence</li><li><strong>20h15</strong> : 800 m, deux séries</li><li><strong>20h40</strong> : 3 000 m femmes, lièvre en 3’30 au kilomètre</li><li><strong>21h05</strong> : 3 000 m hommes, lièvre en 3’00</li><li><strong>21h30</strong> : relais 4 × 400 m mixte, équipes tirées au sort</li></ul>",
    "<h2>Venir en spectateur</h2>",
    "<p>L’entrée est libre. La petite tribune compte cent vingt places ; le meilleur endroit reste la main courante du dernier virage, avec une casserole. La buvette sert jusqu’à 22h00, et la section sport adapté tient le stand de crêpes.</p>",
    "<h2>Venir en coureur</h2>",
    "<p>Engagement à 6 €, gratuit pour les licenciés du club, sur place jusqu’à quarante minutes avant votre course. Pointes de 6 millimètres au plus : la résine du virage nord est neuve.</p>",
    "<p>Le mile se court en chaussures ordinaires. Si vous ne savez pas ce que vaut un mile : quatre tours et neuf mètres, largement assez pour comprendre.</p>",
  ].join(""),
  section: "athletisme",
  author: "maelle",
  cover: COVERS.nocturne,
  images: [
    { ...PICTURES.nocturne, caption: "La série rapide du 800 m." },
    { ...PICTURES.relais, caption: "Le relais mixte, à l’échauffement." },
    { ...PICTURES.sprint, caption: "Le public du virage, toujours le plus bruyant." },
  ],
  publishedDaysAgo: 52,
  event: {
    inDays: -38,
    weekday: 5,
    time: "19:30",
    location: "Stade des Résiniers",
    state: "confirmed",
  },
};

export const sortiePlage: DemoArticle = {
  key: "sortie-plage",
  title: "Sortie longue sur la plage : rendez-vous à marée basse",
  content: [
    "<p>Seize kilomètres de sable dur, sans une seule voiture. Une fois par saison, la sortie longue du dimanche quitte la forêt pour l’océan.</p>",
    "<h2>Comment ça se passe</h2>",
    "<p>Nous partons de la Plage sud à <strong>9h00</strong>, vers le nord, sur la bande humide où la foulée rebondit. Demi-tour à la balise des 8 km, puis retour vent dans le dos, si la météo tient parole. Deux groupes :</p>",
    "<ul><li><strong>Groupe 1</strong>, avec Nathalie Cazaux : 16 km, allure 4’50 à 5’20.</li><li><strong>Groupe 2</strong>, avec Mamadou Sarr : 12 km, allure 6’00 à 6’40.</li></ul>",
    "<h2>Ce qu’il faut prévoir</h2>",
    "<ul><li>Un coupe-vent, même s’il fait beau au bourg : il fait toujours plus frais derrière la dune.</li><li>De l’eau, un demi-litre au moins. Il n’y a pas de point d’eau sur la plage.</li><li>Une paire de chaussettes sèches dans la voiture.</li></ul>",
    "<h2>La marée décide</h2>",
    "<p>L’heure suit la basse mer et le coefficient. Si la houle dépasse deux mètres et demi, nous courons en forêt, au départ du stade, à la même heure : un message part la veille avant 19h00.</p>",
    "<p>La dune est en zone protégée. On y passe par les caillebotis, en file, et les chiens restent à la maison.</p>",
  ].join(""),
  section: "running-competition",
  author: "mamadou",
  cover: COVERS.dune,
  images: [],
  publishedDaysAgo: 19,
  event: { inDays: 48, weekday: 7, time: "09:00", location: "Plage sud", state: "confirmed" },
};
