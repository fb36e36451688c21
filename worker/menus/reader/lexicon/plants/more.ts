import type { WordList } from '../entry.ts'

/** Plants that few menus name. */
export const MORE_PLANTS: readonly WordList[] = [
  {
    role: 'plant',
    words: `
      palm oil, red palm oil, dende oil, jasmine, mirliton, honeynut, pattypan, pattypan squash, micro cilantro, micro basil, micro
      radish, borage, hyssop, salad burnet, oakleaf, medlar, pluot, loganberry, tamarillo,
      cara cara, yardlong beans, kik, awaze, suff, telba, kinche, chulpe, cancha chulpe,
      mulato, morita, chile morita, chiltepin, nixtamal, einkorn, buckwheat groats, maras pepper,
      maras chilli, pul biber, salmoriglio, recaito, piccalilli, gastrique, vincotto, demerara,
      pelati, pachino, getrocknete tomaten, gemuse der saison, tofu fume, olan, vatha kulambu,
      gunpowder, zacusca, lecso, lobio, pkhali, phali, ajapsandali, badrijani,
      pinjur, pindjur, tepache, sarsaparilla, batch brew, chemex, nitro, thalipeeth,
      papdi, mirchi bajji, gajar matar, aloo beans, saag aloo, matar mushroom, mushroom matar, tinda
      masala, arbi masala, lauki chana, miel de cana, miel de agave, miel de palma`,
  },
  {
    role: 'staple',
    words: 'ambasha, markook, saj, saj bread, taftoon, barbari bread, khobz bread',
  },
  {
    role: 'maybe',
    source: 'dairy',
    holds: 'dairy',
    words: 'firfir, fitfit, khandvi, dabeli, varenyky, vinegret, holubtsi',
  },
]
