import type { Card } from '../card.ts'

export const lv: Card = {
  says: 'Es ēdu tikai vegānisku ēdienu.',
  means: 'Tas nozīmē tikai augu valsts ēdienu, neko no dzīvniekiem.',
  without: 'Lūdzu, bez',
  no: {
    meat: 'Gaļas, vistas, šķiņķa, desas',
    fish: 'Zivīm, garnelēm, citām jūras veltēm',
    broth: 'Gaļas vai zivju buljona',
    milk: 'Piena, sviesta, saldā krējuma, siera, biezpiena, jogurta',
    eggs: 'Olām',
    honey: 'Medus',
    gelatine: 'Želatīna, dzīvnieku taukiem',
  },
  alsoNo: {
    sourCream: 'Skābā krējuma',
    lard: 'Cūku taukiem, speķa',
    mayonnaise: 'Majonēzes',
  },
  little: 'Pat ne mazliet: ne mērcē, ne zupā, ne cepamajā eļļā.',
  with: 'Labprāt ēdu',
  yes: {
    grains: 'Rīsus, maizi, kartupeļus, makaronus bez olām',
    vegetables: 'Dārzeņus, sēnes, augļus',
    beans: 'Pupiņas, lēcas, tofu, riekstus',
    oil: 'Augu eļļu, garšaugus, garšvielas',
  },
  ask: 'Vai jums ir kaut kas man, vai arī jūs varētu pagatavot ko tādu?',
  thanks: 'Liels paldies!',
}
