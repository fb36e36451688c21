import type { Card } from '../card.ts'

export const pl: Card = {
  says: 'Jem wegańsko.',
  means: 'To znaczy tylko jedzenie roślinne, nic pochodzenia zwierzęcego.',
  without: 'Proszę bez',
  no: {
    meat: 'Mięsa, kurczaka, szynki, kiełbasy',
    fish: 'Ryb, krewetek, innych owoców morza',
    broth: 'Bulionu i rosołu z mięsa lub ryb',
    milk: 'Mleka, masła, śmietany, sera, twarogu, jogurtu',
    eggs: 'Jajek',
    honey: 'Miodu',
    gelatine: 'Żelatyny, tłuszczu zwierzęcego',
  },
  alsoNo: {
    lard: 'Smalcu, boczku, skwarek',
    sourCream: 'Kwaśnej śmietany',
    eggNoodles: 'Makaronu, klusek i pierogów z jajkiem',
  },
  little: 'Nawet odrobiny: ani w sosie, ani w zupie, ani w tłuszczu do smażenia.',
  with: 'Chętnie jem',
  yes: {
    grains: 'Ryż, chleb, ziemniaki, makaron bez jajek',
    vegetables: 'Warzywa, grzyby, owoce',
    beans: 'Fasolę, soczewicę, tofu, orzechy',
    oil: 'Olej roślinny, zioła, przyprawy',
  },
  ask: 'Czy jest coś dla mnie albo czy można przygotować coś takiego?',
  thanks: 'Bardzo dziękuję!',
}
