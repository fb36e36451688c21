import type { Card } from '../card.ts'

export const no: Card = {
  says: 'Jeg spiser vegansk.',
  means: 'Det vil si bare mat fra planter, ingenting fra dyr.',
  without: 'Vennligst uten',
  no: {
    meat: 'Kjøtt, kylling, skinke, pølse',
    fish: 'Fisk, reker, annen sjømat',
    broth: 'Buljong av kjøtt eller fisk',
    milk: 'Melk, smør, fløte, ost, yoghurt',
    eggs: 'Egg',
    honey: 'Honning',
    gelatine: 'Gelatin, dyrefett',
  },
  alsoNo: {
    butter: 'Smør til steking eller på grønnsakene',
    sourCream: 'Rømme',
    mayonnaise: 'Majones',
  },
  little: 'Ikke engang litt: ikke i sausen, ikke i suppen og ikke i stekefettet.',
  with: 'Jeg spiser gjerne',
  yes: {
    grains: 'Ris, brød, poteter, pasta uten egg',
    vegetables: 'Grønnsaker, sopp, frukt',
    beans: 'Bønner, linser, tofu, nøtter',
    oil: 'Planteolje, urter, krydder',
  },
  ask: 'Har dere noe til meg, eller kan dere lage noe slikt?',
  thanks: 'Tusen takk!',
}
