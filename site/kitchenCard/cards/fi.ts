import type { Card } from '../card.ts'

export const fi: Card = {
  says: 'Syön vain vegaanista ruokaa.',
  means: 'Se tarkoittaa kasviperäistä ruokaa, ei mitään eläinperäistä.',
  without: 'Pyydän, että ruoassa ei ole',
  no: {
    meat: 'Lihaa, kanaa, kinkkua, makkaraa',
    fish: 'Kalaa, katkarapuja, muita mereneläviä',
    broth: 'Liha- tai kalalientä',
    milk: 'Maitoa, voita, kermaa, juustoa, jogurttia',
    eggs: 'Kananmunaa',
    honey: 'Hunajaa',
    gelatine: 'Liivatetta, eläinrasvaa',
  },
  alsoNo: {
    butter: 'Voita paistamiseen tai vihannesten päällä',
    sourCream: 'Kermaviiliä, smetanaa',
    mayonnaise: 'Majoneesia',
  },
  little: 'Ei edes vähän: ei kastikkeessa, ei keitossa eikä paistorasvassa.',
  with: 'Syön mielelläni',
  yes: {
    grains: 'Riisiä, leipää, perunaa, munatonta pastaa',
    vegetables: 'Vihanneksia, sieniä, hedelmiä',
    beans: 'Papuja, linssejä, tofua, pähkinöitä',
    oil: 'Kasviöljyä, yrttejä, mausteita',
  },
  ask: 'Onko teillä jotain minulle, tai voisitteko valmistaa jotain tällaista?',
  thanks: 'Kiitos paljon!',
}
