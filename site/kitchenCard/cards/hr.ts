import type { Card } from '../card.ts'

export const hr: Card = {
  says: 'Jedem samo vegansku hranu.',
  means: 'To znači samo biljnu hranu, ništa životinjskog podrijetla.',
  without: 'Molim bez',
  no: {
    meat: 'Mesa, piletine, šunke, kobasica',
    fish: 'Ribe, škampa, drugih plodova mora',
    broth: 'Juhe ili temeljca od mesa ili ribe',
    milk: 'Mlijeka, maslaca, vrhnja, sira, jogurta',
    eggs: 'Jaja',
    honey: 'Meda',
    gelatine: 'Želatine, životinjske masti',
  },
  alsoNo: {
    lard: 'Svinjske masti, slanine, čvaraka',
    cheeseOnTop: 'Sira odozgo',
    sourCream: 'Kiselog vrhnja',
  },
  little: 'Nimalo: ni u umaku, ni u juhi, ni u ulju za prženje.',
  with: 'Rado jedem',
  yes: {
    grains: 'Rižu, kruh, krumpir, tjesteninu bez jaja',
    vegetables: 'Povrće, gljive, voće',
    beans: 'Grah, leću, tofu, orašaste plodove',
    oil: 'Biljno ulje, začinsko bilje, začine',
  },
  ask: 'Imate li nešto za mene ili biste mogli pripremiti nešto takvo?',
  thanks: 'Puno hvala!',
}
