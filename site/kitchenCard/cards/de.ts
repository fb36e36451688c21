import type { Card, Words } from '../card.ts'

/** For this card, and for the translation of other cards. */
export const words: Words = {
  fishSauce: 'Fischsauce',
  shrimpPaste: 'Garnelenpaste, getrocknete Garnelen',
  oysterSauce: 'Austernsauce',
  powder: 'Brühwürfel und Würzpulver aus Fleisch oder Fisch',
  dashi: 'Dashi (Fischbrühe), Bonitoflocken',
  anchovyBroth: 'Sardellenbrühe',
  kimchi: 'Kimchi mit Fischsauce oder Salzgarnelen',
  lard: 'Schmalz, Speck',
  ghee: 'Ghee (Butterschmalz)',
  paneer: 'Paneer, Joghurt, eingekochte Milch',
  ham: 'Stückchen von Schinken, Wurst oder Thunfisch',
  cheeseOnTop: 'Käse obendrauf',
  yoghurt: 'Joghurt oder Butter obendrauf',
  eggNoodles: 'Nudeln, Spätzle oder Klöße mit Ei',
  sourCream: 'Saure Sahne',
  butter: 'Butter zum Braten oder auf dem Gemüse',
  mayonnaise: 'Mayonnaise',
  anchovies: 'Sardellen',
  kashk: 'Kaschk (getrocknete Molke)',
  condensedMilk: 'Kondensmilch',
  parve: '„Parve“ mit Ei, Fisch oder Honig',
  soy: 'Stattdessen Sojasauce oder Salz',
  kelp: 'Brühe aus Seetang oder Pilzen',
  jay: 'Thailändisches „Jay“-Essen (Zwiebeln und Knoblauch sind in Ordnung)',
  chay: 'Vietnamesisches „Chay“-Essen ohne Ei und Milch',
  quansu: 'Chinesisches veganes Essen, „quánsù“ (Zwiebeln und Knoblauch sind in Ordnung)',
  temple: 'Buddhistische Tempelküche',
  fasting: 'Fastenspeisen ohne Fisch, Meeresfrüchte und Honig',
}

export const de: Card = {
  says: 'Ich esse vegan.',
  means: 'Das heißt: nur Pflanzliches, nichts vom Tier.',
  without: 'Bitte ohne',
  no: {
    meat: 'Fleisch, Geflügel, Schinken, Wurst',
    fish: 'Fisch, Garnelen, andere Meeresfrüchte',
    broth: 'Brühe aus Fleisch oder Fisch',
    milk: 'Milch, Butter, Sahne, Käse, Joghurt',
    eggs: 'Eier',
    honey: 'Honig',
    gelatine: 'Gelatine, tierisches Fett',
  },
  alsoNo: {
    lard: words.lard,
    butter: words.butter,
    eggNoodles: words.eggNoodles,
  },
  little:
    'Bitte auch nicht in kleinen Mengen: nicht in der Soße, nicht in der Suppe, nicht im Bratfett.',
  with: 'Gern esse ich',
  yes: {
    grains: 'Reis, Brot, Kartoffeln, Nudeln ohne Ei',
    vegetables: 'Gemüse, Pilze, Obst',
    beans: 'Bohnen, Linsen, Tofu, Nüsse',
    oil: 'Pflanzenöl, Kräuter, Gewürze',
  },
  ask: 'Gibt es etwas für mich, oder könnten Sie mir so etwas zubereiten?',
  thanks: 'Vielen Dank!',
}
