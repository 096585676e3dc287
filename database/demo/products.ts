import type { DemoProduct } from "./demo.types.ts";

type Stock = readonly (readonly [size: string, stock: number, priceCents?: number])[];

const inColour = (colour: string, stock: Stock): DemoProduct["variants"] =>
  stock.map(([size, left, priceCents]) => ({
    size,
    colour,
    stock: left,
    ...(priceCents !== undefined && { priceCents }),
  }));

const ADULT_CHESTS = [
  "XS\u00a0: 80 à 86\u00a0cm",
  "S\u00a0: 86 à 92\u00a0cm",
  "M\u00a0: 92 à 98\u00a0cm",
  "L\u00a0: 98 à 106\u00a0cm",
  "XL\u00a0: 106 à 114\u00a0cm",
];
const CHILD_CHESTS = [
  "8\u00a0ans\u00a0: 64 à 68\u00a0cm, pour 1,28\u00a0m",
  "10\u00a0ans\u00a0: 68 à 72\u00a0cm, pour 1,40\u00a0m",
  "12\u00a0ans\u00a0: 72 à 78\u00a0cm, pour 1,52\u00a0m",
];

const tshirt: DemoProduct = {
  name: "T-shirt technique",
  description: [
    "<p>Celui que l’on met le mardi, que l’on lave le mercredi et que l’on remet le jeudi. Léger, il sèche en une nuit, même au bord de l’océan.</p>",
    "<ul><li>Polyester recyclé, 130\u00a0g/m², coutures plates.</li><li>Six lignes sur la poitrine, une par couloir du club.</li><li>Coupe droite\u00a0: prenez votre taille habituelle.</li><li>Lavage à 30\u00a0degrés, sans adoucissant.</li></ul>",
  ].join(""),
  priceCents: 2200,
  pictures: [
    {
      file: "tshirt-vert.jpg",
      alt: "T-shirt vert à col jaune, ACLP en blanc sur la poitrine au-dessus de six lignes de couleur",
    },
    {
      file: "tshirt-mimosa.jpg",
      alt: "Le même T-shirt en jaune mimosa, col et lettres vert pin",
    },
  ],
  variants: [
    ...inColour("Vert pin", [
      ["8\u00a0ans", 6, 1800],
      ["10\u00a0ans", 5, 1800],
      ["12\u00a0ans", 7, 1800],
      ["S", 9],
      ["M", 14],
      ["L", 2],
      ["XL", 6],
    ]),
    ...inColour("Mimosa", [
      ["S", 8],
      ["M", 11],
      ["L", 7],
      ["XL", 0],
    ]),
  ],
  sizeGuide: [...CHILD_CHESTS, ...ADULT_CHESTS.slice(1)],
  personalisation: null,
};

const vest: DemoProduct = {
  name: "Débardeur de compétition",
  description: [
    "<p>Le maillot des championnats, des relais et des dimanches de cross. L’étiquette est imprimée\u00a0: elle ne gratte plus la nuque.</p>",
    "<ul><li>Quatre repères brodés, pour épingler le dossard droit du premier coup.</li><li>Côtés en filet, coutures plates sous les bras.</li><li>Il taille petit\u00a0: prévoyez une taille de plus.</li><li>Lavage à 30\u00a0degrés, à l’envers s’il porte un prénom.</li></ul>",
    "<p>Le prénom est imprimé dans le dos, en lettres blanches.</p>",
  ].join(""),
  priceCents: 3200,
  pictures: [
    {
      file: "debardeur.jpg",
      alt: "Débardeur vert à côtés orange et bords jaunes, ACLP sur la poitrine, quatre repères pour le dossard",
    },
    {
      file: "debardeur-dos.jpg",
      alt: "Le dos du débardeur\u00a0: le prénom Malo en blanc, six lignes de couleur, Les Pins en jaune",
    },
  ],
  variants: inColour("", [
    ["8\u00a0ans", 4, 2600],
    ["10\u00a0ans", 6, 2600],
    ["12\u00a0ans", 3, 2600],
    ["XS", 5],
    ["S", 8],
    ["M", 2],
    ["L", 10],
    ["XL", 4],
  ]),
  sizeGuide: [...CHILD_CHESTS, ...ADULT_CHESTS],
  personalisation: { label: "Prénom dans le dos", priceCents: 500 },
};

const jacket: DemoProduct = {
  name: "Veste coupe-vent",
  description: [
    "<p>Pour les matins de février, quand le vent d’ouest traverse le stade avant vous. Elle se roule dans sa poche et tient dans une main.</p>",
    "<ul><li>Coupe le vent, arrête une averse\u00a0; ce n’est pas un ciré.</li><li>Capuche réglable, liseré réfléchissant visible à 150\u00a0mètres.</li><li>Deux poches à glissière, une à clé à l’intérieur.</li><li>Assez ample pour passer par-dessus un pull.</li></ul>",
  ].join(""),
  priceCents: 4800,
  pictures: [
    {
      file: "veste.jpg",
      alt: "Veste verte à glissière, épaules et capuche jaunes, liseré blanc, écusson du club sur le cœur",
    },
  ],
  variants: inColour("", [
    ["S", 3],
    ["M", 5],
    ["L", 4],
    ["XL", 1],
  ]),
  sizeGuide: ADULT_CHESTS.slice(1),
  personalisation: null,
};

const hat: DemoProduct = {
  name: "Bonnet à pompon",
  description: [
    "<p>Tricoté à Mios par l’atelier Laine des Landes, doublé par deux parents de l’école d’athlétisme. Le pompon se décroche avant la machine.</p>",
    "<ul><li>Laine et acrylique, doublure polaire sur les oreilles.</li><li>Sept pins autour de la tête, écusson du club sur le revers.</li><li>Taille unique, de 52 à 60\u00a0cm de tour de tête.</li></ul>",
  ].join(""),
  priceCents: 1650,
  pictures: [
    {
      file: "bonnet.jpg",
      alt: "Bonnet vert à revers côtelé et pompon orange, une ronde de petits pins blancs et jaunes",
    },
  ],
  variants: [
    { size: "", colour: "Vert pin", stock: 12 },
    { size: "", colour: "Bleu océan", stock: 0 },
  ],
  sizeGuide: [],
  personalisation: null,
};

const neckWarmer: DemoProduct = {
  name: "Tour de cou Dune et pins",
  description: [
    "<p>L’océan, la dune, les pins et la piste, dans cet ordre, comme la sortie longue du dimanche. Dessiné par Lilou, 15\u00a0ans, section sport adapté.</p>",
    "<ul><li>Sept façons de le porter\u00a0: cou, bandeau, cagoule, poignet, et trois que les enfants vous montreront.</li><li>Microfibre extensible, sans couture.</li><li>Taille unique.</li></ul>",
  ].join(""),
  priceCents: 1000,
  pictures: [
    {
      file: "tour-de-cou.jpg",
      alt: "Tour de cou imprimé d’un paysage\u00a0: soleil, océan, dune, pins maritimes et piste rouge",
    },
  ],
  variants: [{ size: "", colour: "", stock: 34 }],
  sizeGuide: [],
  personalisation: null,
};

const bottle: DemoProduct = {
  name: "Gourde 60\u00a0cl",
  description: [
    "<p>Le club ne donne plus de gobelets. La fontaine du club-house est à gauche de la porte, et l’eau de Castelnau est bonne.</p>",
    "<ul><li>Polyéthylène sans bisphénol, fabriqué en France.</li><li>S’ouvre d’une main, se serre dans une pince de vélo.</li><li>Passe au lave-vaisselle, panier du haut.</li></ul>",
  ].join(""),
  priceCents: 950,
  pictures: [
    {
      file: "gourde.jpg",
      alt: "Gourde blanche et verte à bouchon noir, tétine jaune, ACLP en blanc et six anneaux de couleur",
    },
  ],
  variants: [{ size: "", colour: "", stock: 2 }],
  sizeGuide: [],
  personalisation: null,
};

/** In the order of the catalogue. */
export const demoProducts: DemoProduct[] = [tshirt, vest, jacket, hat, neckWarmer, bottle];
