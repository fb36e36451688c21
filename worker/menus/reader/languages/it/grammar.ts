import type { Grammar } from '../grammar.ts'

export const ITALIAN: Grammar = {
  and: 'e, ed',
  or: 'o, oppure',
  with: `
    con, alla, allo, ai, al, alle, agli, su, in, servito con, servita con, ripieno di, ripieni di,
    accompagnato da`,
  no: 'senza, invece di, al posto di',
  free: '',
  vegan: 'vegano, vegana, vegani, vegane, 100 vegetale',
  vegetarian: 'vegetariano, vegetariana',
  mock: 'vegetale, vegetali',
  common: `
    il, lo, la, i, gli, le, un, una, del, della, dello, dei, delle, degli, di, da, nostro, nostra,
    nostri, fatto, casa, fresco, fresca, freschi, fresche, fritto, fritta, fritti, fritte,
    ripieno, ripieni, grigliato, grigliata, grigliate, insalata, zuppa, verdure, forno, griglia,
    stagione, contorno`,
  pairs: [
    {
      class: 'hearty',
      first: `
        carpaccio di, tartare di, ceviche di, bistecca di, polpette di, burger di, ragu di`,
      second: `
        barbabietola, barbabietole, zucchine, pomodoro, funghi, cavolfiore, melanzane, lenticchie,
        ceci, verdure, soja, tofu, seitan, mango, jackfruit, quinoa`,
    },
  ],
}
