import type { Card } from '../card.ts'

export const cs: Card = {
  says: 'Jím vegansky.',
  means: 'To znamená jen rostlinné jídlo, nic ze zvířat.',
  without: 'Prosím bez',
  no: {
    meat: 'Masa, kuřete, šunky, klobásy',
    fish: 'Ryb, krevet a jiných mořských plodů',
    broth: 'Masového nebo rybího vývaru',
    milk: 'Mléka, másla, smetany, sýra, tvarohu, jogurtu',
    eggs: 'Vajec',
    honey: 'Medu',
    gelatine: 'Želatiny, živočišného tuku',
  },
  alsoNo: {
    lard: 'Sádla, slaniny, škvarků',
    sourCream: 'Zakysané smetany',
    eggNoodles: 'Nudlí, knedlíků a noků s vejcem',
  },
  little: 'Ani trochu: ani v omáčce, ani v polévce, ani v tuku na smažení.',
  with: 'Můžu jíst',
  yes: {
    grains: 'Rýži, chléb, brambory, těstoviny bez vajec',
    vegetables: 'Zeleninu, houby, ovoce',
    beans: 'Fazole, čočku, tofu, ořechy',
    oil: 'Rostlinný olej, bylinky, koření',
  },
  ask: 'Máte něco pro mě, nebo byste mi mohli něco takového připravit?',
  thanks: 'Mockrát děkuji!',
}
