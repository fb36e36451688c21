import type { Card } from '../card.ts'

export const srLatn: Card = {
  says: 'Jedem samo vegansku hranu.',
  means: 'To znači samo biljnu hranu, ništa životinjskog porekla.',
  without: 'Molim bez',
  no: {
    meat: 'Mesa, piletine, šunke, kobasica',
    fish: 'Ribe, škampa, drugih morskih plodova',
    broth: 'Supe ili bujona od mesa ili ribe',
    milk: 'Mleka, putera, pavlake, sira, jogurta',
    eggs: 'Jaja',
    honey: 'Meda',
    gelatine: 'Želatina, životinjske masti',
  },
  alsoNo: {
    lard: 'Svinjske masti, slanine, čvaraka',
    cheeseOnTop: 'Sira ili kajmaka odozgo',
    sourCream: 'Kisele pavlake',
  },
  little: 'Nimalo: ni u sosu, ni u supi, ni u ulju za prženje.',
  with: 'Rado jedem',
  yes: {
    grains: 'Pirinač, hleb, krompir, testeninu bez jaja',
    vegetables: 'Povrće, pečurke, voće',
    beans: 'Pasulj, sočivo, tofu, orašaste plodove',
    oil: 'Biljno ulje, začinsko bilje, začine',
  },
  alsoYes: {
    fasting: 'Posnu hranu bez ribe, morskih plodova i meda',
  },
  ask: 'Imate li nešto za mene ili biste mogli da pripremite nešto takvo?',
  thanks: 'Hvala puno!',
}
