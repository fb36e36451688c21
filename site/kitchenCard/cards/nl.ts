import type { Card } from '../card.ts'

export const nl: Card = {
  says: 'Ik eet veganistisch.',
  means: 'Dat betekent: alleen plantaardig, niets dierlijks.',
  without: 'Graag zonder',
  no: {
    meat: 'Vlees, kip, ham, worst',
    fish: 'Vis, garnalen, andere zeevruchten',
    broth: 'Bouillon van vlees of vis',
    milk: 'Melk, boter, room, kaas, yoghurt',
    eggs: 'Eieren',
    honey: 'Honing',
    gelatine: 'Gelatine, dierlijk vet',
  },
  alsoNo: {
    butter: 'Boter om in te bakken of op de groenten',
    lard: 'Reuzel, spekjes',
    mayonnaise: 'Mayonaise',
  },
  little: 'Ook geen klein beetje: niet in de saus, niet in de soep en niet in het bakvet.',
  with: 'Ik eet graag',
  yes: {
    grains: 'Rijst, brood, aardappelen, pasta zonder ei',
    vegetables: 'Groenten, paddenstoelen, fruit',
    beans: 'Bonen, linzen, tofu, noten',
    oil: 'Plantaardige olie, kruiden, specerijen',
  },
  ask: 'Is er iets voor mij, of kunt u zoiets voor mij maken?',
  thanks: 'Hartelijk dank!',
}
