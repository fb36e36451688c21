import type { Card } from '../card.ts'

export const da: Card = {
  says: 'Jeg spiser vegansk.',
  means: 'Det vil sige kun mad fra planter, intet fra dyr.',
  without: 'Venligst uden',
  no: {
    meat: 'Kød, kylling, skinke, pølse',
    fish: 'Fisk, rejer, andre skaldyr',
    broth: 'Bouillon af kød eller fisk',
    milk: 'Mælk, smør, fløde, ost, yoghurt',
    eggs: 'Æg',
    honey: 'Honning',
    gelatine: 'Gelatine (husblas), animalsk fedt',
  },
  alsoNo: {
    butter: 'Smør til stegning eller på grøntsagerne',
    lard: 'Svinefedt, bacon',
    mayonnaise: 'Mayonnaise',
  },
  little: 'Heller ikke en lille smule: ikke i saucen, ikke i suppen og ikke i stegefedtet.',
  with: 'Jeg spiser gerne',
  yes: {
    grains: 'Ris, brød, kartofler, pasta uden æg',
    vegetables: 'Grøntsager, svampe, frugt',
    beans: 'Bønner, linser, tofu, nødder',
    oil: 'Planteolie, krydderurter, krydderier',
  },
  ask: 'Er der noget til mig, eller kan I lave noget i den stil?',
  thanks: 'Mange tak!',
}
