import type { Card } from '../card.ts'

export const sv: Card = {
  says: 'Jag äter veganskt.',
  means: 'Det betyder bara mat från växter, inget från djur.',
  without: 'Jag ber om mat utan',
  no: {
    meat: 'Kött, kyckling, skinka, korv',
    fish: 'Fisk, räkor, andra skaldjur',
    broth: 'Buljong på kött eller fisk',
    milk: 'Mjölk, smör, grädde, ost, yoghurt',
    eggs: 'Ägg',
    honey: 'Honung',
    gelatine: 'Gelatin, djurfett',
  },
  alsoNo: {
    butter: 'Smör till stekning eller på grönsakerna',
    sourCream: 'Gräddfil',
    mayonnaise: 'Majonnäs',
  },
  little: 'Inte ens lite grann: inte i såsen, inte i soppan och inte i stekfettet.',
  with: 'Jag äter gärna',
  yes: {
    grains: 'Ris, bröd, potatis, pasta utan ägg',
    vegetables: 'Grönsaker, svamp, frukt',
    beans: 'Bönor, linser, tofu, nötter',
    oil: 'Vegetabilisk olja, örter, kryddor',
  },
  ask: 'Finns det något för mig, eller kan ni laga något sådant?',
  thanks: 'Tack så mycket!',
}
