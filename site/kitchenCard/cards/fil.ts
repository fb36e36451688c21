import type { Card } from '../card.ts'

export const fil: Card = {
  says: 'Vegan lamang po ang kinakain ko.',
  means: 'Ibig sabihin, pagkaing mula sa halaman lamang, walang anumang galing sa hayop.',
  without: 'Pakiusap, huwag po ninyong lagyan ng',
  no: {
    meat: 'Karne, manok, hamon, longganisa',
    fish: 'Isda, hipon, iba pang lamang-dagat',
    broth: 'Sabaw mula sa karne, buto o isda',
    milk: 'Gatas, mantikilya, krema, keso, yogurt',
    eggs: 'Itlog',
    honey: 'Pulot-pukyutan (honey)',
    gelatine: 'Gelatin, taba ng hayop',
  },
  alsoNo: {
    fishSauce: 'Patis',
    shrimpPaste: 'Bagoong, alamang, tuyong hipon (hibi)',
    oysterSauce: 'Oyster sauce',
    lard: 'Mantika ng baboy, tsitsaron',
    powder: 'Broth cubes at pampalasa mula sa karne, isda o hipon',
    condensedMilk: 'Kondensada, ebaporada',
  },
  little: 'Kahit kaunti po, huwag: huwag sa sarsa, sa sabaw o sa mantikang pamprito.',
  with: 'Kinakain ko po ang',
  yes: {
    grains: 'Kanin, tinapay, patatas, pansit na walang itlog',
    vegetables: 'Gulay, kabute, prutas',
    beans: 'Munggo, tokwa, mani',
    oil: 'Mantikang mula sa halaman, gata ng niyog, mga rekado',
  },
  alsoYes: {
    soy: 'Toyo o asin bilang kapalit',
  },
  ask: 'Mayroon po ba kayong makakain ko, o maaari po ba kayong magluto ng ganito?',
  thanks: 'Maraming salamat po!',
}
