/*
 * glossary.mjs - the words of the rulebooks, as texts must have them: a row is where it holds (a game, or a room of the
 * sources), English, French, Dutch. What is short for want of room (`{0} masks`: `{0} masq.`) or says it in a verb
 * stands in `otherwise`, by how it begins, and is read by a person.
 */
export const glossary = [
  ['polynesia', /\bshells?\b/i, { fr: /coquillage/i, nl: /schelp/i }],
  ['polynesia', /\bturtles?\b/i, { fr: /tortue/i, nl: /schildpad/i }],
  ['polynesia', /\bmasks?\b/i, { fr: /masque/i, nl: /masker/i }],
  ['polynesia', /\bboats?\b/i, { fr: /bateau/i, nl: /boot|boten/i }],
  ['polynesia', /\bguides?\b/i, { fr: /guide/i, nl: /gids/i }],
  ['polynesia', /\blava\b/i, { fr: /lave|volcanique/i, nl: /lava|vulkaan/i }],
  ['polynesia', /\bgoods\b/i, { fr: /ressource/i, nl: /grondstof/i }],
  ['conquest', /\bWar Canoes?\b/i, { fr: /canoës? de guerre/i, nl: /oorlogskano/i }],
  ['conquest', /\bchain canoes?\b/i, { fr: /canoës? de la chaîne/i, nl: /kettingkano/i }],
  ['conquest', /\bVillages?\b/i, { fr: /village/i, nl: /dorp/i }],
  ['conquest', /\bColon(?:y|ies)\b/i, { fr: /coloni/i, nl: /kolonie/i }],
  ['conquest', /\bRumors?\b/i, { fr: /rumeur/i, nl: /gerucht/i }],
  [
    'conquest',
    /\bBuild Points?\b/i,
    { fr: /\bPC\b|points? de construction/i, nl: /bouwpunt|\bBP\b/i },
  ],
  ['conquest', /\bKnots?\b/i, { fr: /nœud/i, nl: /knoop|knopen/i }],
  ['conquest', /\bWarrior Bands?\b/i, { fr: /groupes? de guerriers/i, nl: /krijgersgroep/i }],
  ['conquest', /\batolls?\b/i, { fr: /atoll/i, nl: /atol/i }],
  ['conquest', /\bExplorers?\b/, { fr: /explorat/i, nl: /verkenn/i }],
  ['conquest', /\bhex(?:es)?\b/i, { fr: /hex/i, nl: /vak/i }],
  ['raiatea', /\bpearls?\b/i, { fr: /perle/i, nl: /parel/i }],
  ['raiatea', /\bpriests?\b/i, { fr: /prêtre/i, nl: /priester/i }],
  ['raiatea', /\btattoos?\b/i, { fr: /tatou/i, nl: /tatoe/i }],
  ['raiatea', /\bhelpers?\b/i, { fr: /assistant/i, nl: /helper/i }],
  ['raiatea', /\bgatherers?\b/i, { fr: /cueilleur/i, nl: /verzamelaar/i }],
  ['raiatea', /\btraders?\b/i, { fr: /marchand/i, nl: /handela/i }],
  ['raiatea', /\bshamans?\b/i, { fr: /chamane/i, nl: /sjama/i }],
  ['raiatea', /\bdivers?\b/i, { fr: /pêcheurs?[}]? de perles/i, nl: /parelvisser/i }],
  ['raiatea', /\bmirrors?\b/i, { fr: /miroir/i, nl: /spiegel/i }],
  ['raiatea', /\bmasks?\b/i, { fr: /masque/i, nl: /masker/i }],
  ['raiatea', /\brituals?\b/i, { fr: /rituel/i, nl: /ritue/i }],
  ['raiatea', /\bauctions?\b/i, { fr: /enchère/i, nl: /veiling|geveild/i }],
  ['raiatea', /\bgoods\b/i, { fr: /marchandise/i, nl: /goed/i }],
  ['raiatea', /\bscreens?\b/i, { fr: /paravent/i, nl: /zichtscherm/i }],
  ['raiatea', /\bmissions?\b/i, { fr: /mission/i, nl: /opdracht/i }],
  ['archipelago', /\bcitizens?\b/i, { fr: /citoyen/i, nl: /burger/i }],
  ['archipelago', /\bships?\b/i, { fr: /navire/i, nl: /schip|schepen/i }],
  ['archipelago', /\brebels?\b/i, { fr: /révolt|rébell/i, nl: /rebel|opstand/i }],
  ['archipelago', /\brebellion\b/i, { fr: /rébellion/i, nl: /opstand/i }],
  ['archipelago', /\bflorins?\b/i, { fr: /florin|\bf\b/i, nl: /florijn|\bf\b/i }],
  ['archipelago', /\btowns?\b/i, { fr: /ville/i, nl: /stad|steden/i }],
  ['archipelago', /\btemples?\b/i, { fr: /temple/i, nl: /tempel/i }],
  ['archipelago', /\bports?\b/i, { fr: /port/i, nl: /haven/i }],
  ['archipelago', /\bcris[ie]s\b/i, { fr: /crise/i, nl: /crisis|crises/i }],
  ['archipelago', /\bmedals?\b/i, { fr: /médaille/i, nl: /medaille/i }],
  ['archipelago', /\bobjectives?\b/i, { fr: /objectif/i, nl: /doel/i }],
  ['archipelago', /\btrends?\b/i, { fr: /tendance/i, nl: /trend/i }],
  ['archipelago', /\bdiscs?\b/i, { fr: /pastille|\bPA\b/i, nl: /schij/i }],
  ['archipelago', /\bpermits?\b/i, { fr: /permis/i, nl: /vergunning/i }],
  ['archipelago', /\bSeparatist/i, { fr: /Indépendantiste/i, nl: /Separatist/i }],
  [
    'cli|term|session|server',
    /\bjournals?\b/,
    { fr: /fichier|journal /i, nl: /spelbestand|journal /i },
  ],
  ['cli|term|table', /\bhints?\b/i, { fr: /indice|hint/i, nl: /hint/i }],
  ['cli|term|server|table', /\bseats\b/i, { fr: /place|\bpl\./i, nl: /plaats|\bpl\./i }],
];

const others = [
  'Turn up a Transport as chain canoe',
  'Settle {0}: the Colony becomes a Village',
  'Rank by tattoos',
  'p pearl m mana P priest h helper k mask r ritual F tiare =same',
  '{0} helper',
  '{0} priest',
  '{0} masks',
  '-{0} masks',
  '+shell',
  '+boat',
  '+mask',
  '+turtle',
  '{who} sends a gatherer for one more card.',
  'tattoos for goods',
  'Marae: sacrifice goods, draw rituals',
  'Ships move and ferry citizens.',
  'None of your free people or ships is where {0} can be harvested.',
  '{0} of your people and ships can still go.',
  'Move people and ships',
  'Help no more in this crisis',
  'Choose your objective',
  'Open objectives',
  'Two trends',
  "{ one: 'disc', other: 'discs' }",
  'goods',
  'journals',
  'The crisis over {1} ends: ',
  'Explore puts one of your 15 boats on a route. ',
];
export const isOtherwise = english =>
  others.some(text => (text.endsWith(' ') ? english.startsWith(text) : english === text));

/* Short texts that several games say: one translation is right in all of them. */
export const sameEverywhere = new Set([
  ' and ',
  'A card is drawn',
  'A turn',
  'Build',
  'CTVG',
  'CTVGS',
  'Explore',
  'Markets',
  'None',
  'Order:',
  'Samoa',
  'Stop here',
  'The game',
  'Turn',
  'You begin',
  'before',
  'blue',
  'building',
  'coral',
  'empty',
  'exploration',
  'explore',
  'face down',
  'fish',
  'gold',
  'good',
  'goods',
  'market',
  'nobody',
  'nothing',
  'now',
  'off',
  'on',
  'order',
  'plain',
  'red',
  'sea',
  'slate',
  'token',
  'turquoise',
  'violet',
]);

/* The same in English and in the other language; names and numbers are so anyway. */
export const sameWords = {
  fr: new Set(
    (
      'action actions agriculture art atoll bot bots col exploration florin florins fruit guide irrigation load ' +
      'locale mana min mission navigation note ok phase pirate plantation point points population port ports rit ' +
      'table taxes temple temples terminal total turquoise village villages violet wb'
    ).split(' '),
  ),
  nl: new Set(
    (
      'architect archipelago bank bot bots crisis export fruit headhunter help helper helpers hint is islands kahuna ' +
      'kumara land lava mana min offer offers ok open pacifist rebel rit separatist start terminal trend turquoise ' +
      'violet wonder'
    ).split(' '),
  ),
};
