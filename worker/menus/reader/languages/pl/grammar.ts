import type { Grammar } from '../grammar.ts'

export const POLISH: Grammar = {
  and: 'i, oraz',
  or: 'lub, albo, do wyboru',
  with: `
    z, ze, w, we, na, podawane z, podawany z, nadziewane, faszerowane, polane, w sosie`,
  no: 'bez, zamiast',
  free: '',
  vegan: `
    wegański, wegańska, wegańskie, wegańskim, wegańską, wegański, wegan, roślinny, roślinna,
    roślinne, roślinnym, 100 roślinny`,
  vegetarian: `
    wegetariański, wegetariańska, wegetariańskie, wege, bezmięsny, bezmięsne`,
  mock: 'roślinny, roślinna, roślinne',
  common: `
    z, ze, na, w, i, do, od, po, nasz, nasze, domowy, domowa, domowe, świeży, świeża, świeże,
    świeżych, smażony, smażona, smażone, pieczony, pieczona, pieczone, grillowany, grillowana,
    grillowane, duszony, duszone, gotowany, gotowane, sałatka, zupa, sos, sosie, sosem, surówka,
    dodatki, porcja, kiszony, kiszona, kiszone, marynowany, marynowane`,
  pairs: [],
}
