import type { Card } from '../card.ts'

export const ca: Card = {
  says: 'Segueixo una alimentació vegana.',
  means: 'Vol dir que només menjo aliments d’origen vegetal, res d’origen animal.',
  without: 'Si us plau, sense',
  no: {
    meat: 'Carn, pollastre, pernil, embotits',
    fish: 'Peix, gambes, altres mariscs',
    broth: 'Brou de carn o de peix',
    milk: 'Llet, mantega, nata, formatge, iogurt',
    eggs: 'Ous',
    honey: 'Mel',
    gelatine: 'Gelatina, greix animal',
  },
  alsoNo: {
    ham: 'Trossets de pernil, botifarra o tonyina',
    lard: 'Llard, cansalada',
    anchovies: 'Anxoves',
    mayonnaise: 'Maionesa, allioli amb ou',
  },
  little: 'Ni tan sols una mica: ni a la salsa, ni a la sopa, ni a l’oli de fregir.',
  with: 'Menjo de bon grat',
  yes: {
    grains: 'Arròs, pa, patates, pasta sense ou',
    vegetables: 'Verdures, bolets, fruita',
    beans: 'Mongetes, llenties, tofu, fruits secs',
    oil: 'Oli d’oliva o altres olis vegetals, herbes, espècies',
  },
  ask: 'Hi ha alguna cosa per a mi, o em podrien preparar un plat així?',
  thanks: 'Moltes gràcies!',
}
