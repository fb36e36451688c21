import type { Card } from '../card.ts'

export const sl: Card = {
  says: 'Jem samo vegansko hrano.',
  means: 'To pomeni samo rastlinsko hrano, nič živalskega izvora.',
  without: 'Prosim brez',
  no: {
    meat: 'Mesa, piščanca, šunke, klobas',
    fish: 'Rib, kozic, drugih morskih sadežev',
    broth: 'Mesne ali ribje juhe',
    milk: 'Mleka, masla, smetane, sira, jogurta',
    eggs: 'Jajc',
    honey: 'Medu',
    gelatine: 'Želatine, živalske maščobe',
  },
  alsoNo: {
    lard: 'Svinjske masti, slanine, ocvirkov',
    sourCream: 'Kisle smetane',
    eggNoodles: 'Rezancev, štrukljev in cmokov z jajci',
  },
  little: 'Niti malo: ne v omaki, ne v juhi, ne v olju za cvrtje.',
  with: 'Lahko jem',
  yes: {
    grains: 'Riž, kruh, krompir, testenine brez jajc',
    vegetables: 'Zelenjavo, gobe, sadje',
    beans: 'Fižol, lečo, tofu, oreščke',
    oil: 'Rastlinsko olje, zelišča, začimbe',
  },
  ask: 'Imate kaj zame ali bi mi lahko pripravili kaj takega?',
  thanks: 'Najlepša hvala!',
}
