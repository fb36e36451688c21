import type { Card } from '../card.ts'

export const sw: Card = {
  says: 'Ninakula chakula cha mimea pekee (vegan).',
  means: 'Yaani sili chochote kinachotoka kwa wanyama.',
  without: 'Tafadhali msiweke',
  no: {
    meat: 'Nyama, kuku, soseji',
    fish: 'Samaki, dagaa, kamba, vyakula vingine vya baharini',
    broth: 'Supu ya nyama, kuku au samaki',
    milk: 'Maziwa, siagi, krimu, jibini, mtindi',
    eggs: 'Mayai',
    honey: 'Asali',
    gelatine: 'Jelatini, mafuta ya wanyama',
  },
  alsoNo: {
    ghee: 'Samli',
    powder: 'Vidonge na unga wa kuungia mchuzi wenye nyama au samaki',
    mayonnaise: 'Mayonezi',
  },
  little:
    'Msiweke hata kidogo: wala kwenye mchuzi, wala kwenye supu, wala kwenye mafuta ya kukaangia.',
  with: 'Ninapenda kula',
  yes: {
    grains: 'Wali, ugali, mkate, viazi, tambi zisizo na mayai',
    vegetables: 'Mboga za majani, uyoga, matunda',
    beans: 'Maharagwe, dengu, tofu, karanga',
    oil: 'Mafuta ya mimea, tui la nazi, viungo',
  },
  ask: 'Je, kuna chakula kinachonifaa, au mnaweza kuniandalia kitu kama hicho?',
  thanks: 'Asanteni sana!',
}
