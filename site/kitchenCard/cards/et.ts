import type { Card } from '../card.ts'

export const et: Card = {
  says: 'Söön ainult vegantoitu.',
  means: 'See tähendab ainult taimset toitu, mitte midagi loomset.',
  without: 'Palun, et toidus ei oleks',
  no: {
    meat: 'Liha, kana, sinki, vorsti',
    fish: 'Kala, krevette, muid mereande',
    broth: 'Liha- ega kalapuljongit',
    milk: 'Piima, võid, koort, juustu, kohupiima, jogurtit',
    eggs: 'Muna',
    honey: 'Mett',
    gelatine: 'Želatiini, loomset rasva',
  },
  alsoNo: {
    sourCream: 'Hapukoort',
    lard: 'Searasva, peekonit, seapekki',
    mayonnaise: 'Majoneesi',
  },
  little: 'Mitte natukestki: ei kastmes, ei supis ega praadimisrasvas.',
  with: 'Söön hea meelega',
  yes: {
    grains: 'Riisi, leiba, kartulit, munata pastat',
    vegetables: 'Köögivilju, seeni, puuvilju',
    beans: 'Ube, läätsi, tofut, pähkleid',
    oil: 'Taimeõli, ürte, vürtse',
  },
  ask: 'Kas teil on midagi mulle või saaksite midagi sellist valmistada?',
  thanks: 'Suur tänu!',
}
