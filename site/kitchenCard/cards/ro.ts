import type { Card } from '../card.ts'

export const ro: Card = {
  says: 'Mănânc vegan.',
  means: 'Adică doar alimente din plante, nimic de origine animală.',
  without: 'Vă rog, fără',
  no: {
    meat: 'Carne, pui, șuncă, cârnați',
    fish: 'Pește, creveți, alte fructe de mare',
    broth: 'Supă sau zeamă de carne ori de pește',
    milk: 'Lapte, unt, smântână dulce, brânză, iaurt',
    eggs: 'Ouă',
    honey: 'Miere',
    gelatine: 'Gelatină, grăsime animală',
  },
  alsoNo: {
    lard: 'Untură, slănină, afumătură',
    sourCream: 'Smântână',
    cheeseOnTop: 'Brânză deasupra',
  },
  little: 'Nici măcar puțin: nici în sos, nici în ciorbă, nici în uleiul de prăjit.',
  with: 'Mănânc cu plăcere',
  yes: {
    grains: 'Orez, pâine, cartofi, paste fără ou',
    vegetables: 'Legume, ciuperci, fructe',
    beans: 'Fasole, linte, tofu, nuci',
    oil: 'Ulei vegetal, ierburi, condimente',
  },
  alsoYes: {
    fasting: 'Mâncare de post, fără pește, fructe de mare și miere',
  },
  ask: 'Aveți ceva pentru mine sau ați putea pregăti ceva de felul acesta?',
  thanks: 'Vă mulțumesc mult!',
}
