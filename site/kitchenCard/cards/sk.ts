import type { Card } from '../card.ts'

export const sk: Card = {
  says: 'Jem vegánsky.',
  means: 'To znamená len rastlinné jedlo, nič zo zvierat.',
  without: 'Prosím bez',
  no: {
    meat: 'Mäsa, kurčaťa, šunky, klobásy',
    fish: 'Rýb, kreviet a iných morských plodov',
    broth: 'Mäsového alebo rybieho vývaru',
    milk: 'Mlieka, masla, smotany, syra, jogurtu',
    eggs: 'Vajec',
    honey: 'Medu',
    gelatine: 'Želatíny, živočíšneho tuku',
  },
  alsoNo: {
    lard: 'Masti, slaniny, oškvarkov',
    sourCream: 'Kyslej smotany',
    cheeseOnTop: 'Bryndze a iného syra navrchu',
    eggNoodles: 'Rezancov, knedlí a halušiek s vajcom',
  },
  little: 'Ani trochu: ani v omáčke, ani v polievke, ani v tuku na vyprážanie.',
  with: 'Môžem jesť',
  yes: {
    grains: 'Ryžu, chlieb, zemiaky, cestoviny bez vajec',
    vegetables: 'Zeleninu, huby, ovocie',
    beans: 'Fazuľu, šošovicu, tofu, orechy',
    oil: 'Rastlinný olej, bylinky, korenie',
  },
  ask: 'Máte niečo pre mňa, alebo by ste mi mohli niečo také pripraviť?',
  thanks: 'Veľmi pekne ďakujem!',
}
