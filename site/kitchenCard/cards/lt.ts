import type { Card } from '../card.ts'

export const lt: Card = {
  says: 'Valgau tik veganišką maistą.',
  means: 'Tai reiškia tik augalinį maistą, nieko gyvūninės kilmės.',
  without: 'Prašau be',
  no: {
    meat: 'Mėsos, vištienos, kumpio, dešros',
    fish: 'Žuvies, krevečių, kitų jūros gėrybių',
    broth: 'Mėsos ar žuvies sultinio',
    milk: 'Pieno, sviesto, grietinėlės, sūrio, varškės, jogurto',
    eggs: 'Kiaušinių',
    honey: 'Medaus',
    gelatine: 'Želatinos, gyvulinių riebalų',
  },
  alsoNo: {
    sourCream: 'Grietinės',
    lard: 'Taukų, lašinių, spirgučių',
    mayonnaise: 'Majonezo',
  },
  little: 'Nė trupučio: nei padaže, nei sriuboje, nei kepimo riebaluose.',
  with: 'Mielai valgau',
  yes: {
    grains: 'Ryžius, duoną, bulves, makaronus be kiaušinių',
    vegetables: 'Daržoves, grybus, vaisius',
    beans: 'Pupeles, lęšius, tofu, riešutus',
    oil: 'Augalinį aliejų, žoleles, prieskonius',
  },
  ask: 'Ar turite ką nors man tinkamo, o gal galėtumėte ką nors tokio paruošti?',
  thanks: 'Labai ačiū!',
}
