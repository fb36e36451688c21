import type { Card } from '../card.ts'

export const sq: Card = {
  says: 'Ha vetëm ushqim vegan.',
  means: 'Domethënë vetëm ushqim nga bimët, asgjë me prejardhje shtazore.',
  without: 'Ju lutem, pa',
  no: {
    meat: 'Mish, pulë, proshutë, suxhuk',
    fish: 'Peshk, karkaleca, fruta të tjera deti',
    broth: 'Lëng mishi ose peshku',
    milk: 'Qumësht, gjalpë, ajkë, djathë, gjizë, kos',
    eggs: 'Vezë',
    honey: 'Mjaltë',
    gelatine: 'Xhelatinë, yndyrë kafshësh',
  },
  alsoNo: {
    cheeseOnTop: 'Djathë përsipër',
    yoghurt: 'Kos ose gjalpë përsipër',
    mayonnaise: 'Majonezë',
  },
  little: 'Asnjë grimë: as në salcë, as në supë, as në vajin e skuqjes.',
  with: 'Ha me kënaqësi',
  yes: {
    grains: 'Oriz, bukë, patate, makarona pa vezë',
    vegetables: 'Perime, kërpudha, fruta',
    beans: 'Fasule, thjerrëza, tofu, arra',
    oil: 'Vaj bimor, barishte, erëza',
  },
  ask: 'A keni diçka për mua, apo mund të përgatisni diçka të tillë?',
  thanks: 'Shumë faleminderit!',
}
