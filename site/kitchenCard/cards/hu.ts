import type { Card } from '../card.ts'

export const hu: Card = {
  says: 'Vegán ételt kérek.',
  means: 'Vagyis csak növényi ételt, semmit, ami állattól származik.',
  without: 'Kérem, ne legyen benne',
  no: {
    meat: 'Hús, csirke, sonka, kolbász',
    fish: 'Hal, garnéla, tenger gyümölcsei',
    broth: 'Húsleves, hús- vagy halalaplé',
    milk: 'Tej, vaj, tejszín, sajt, joghurt',
    eggs: 'Tojás',
    honey: 'Méz',
    gelatine: 'Zselatin, állati zsír',
  },
  alsoNo: {
    lard: 'Disznózsír, szalonna, tepertő',
    sourCream: 'Tejföl',
    eggNoodles: 'Tojásos tészta, nokedli, gombóc',
  },
  little: 'Egy kevés sem: sem a szószban, sem a levesben, sem a sütéshez használt olajban.',
  with: 'Szívesen eszem',
  yes: {
    grains: 'Rizst, kenyeret, burgonyát, tojás nélküli tésztát',
    vegetables: 'Zöldséget, gombát, gyümölcsöt',
    beans: 'Babot, lencsét, tofut, dióféléket',
    oil: 'Növényi olajat, zöldfűszert, fűszert',
  },
  ask: 'Van valami, amit ehetek, vagy el tudnának készíteni valami ilyesmit?',
  thanks: 'Nagyon köszönöm!',
}
