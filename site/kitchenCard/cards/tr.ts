import type { Card } from '../card.ts'

export const tr: Card = {
  says: 'Vegan besleniyorum.',
  means: 'Yani yalnızca bitkisel yiyecekler, hayvansal hiçbir şey yok.',
  without: 'Lütfen şunlar olmasın',
  no: {
    meat: 'Et, tavuk, jambon, sucuk, sosis',
    fish: 'Balık, karides, diğer deniz ürünleri',
    broth: 'Et suyu, tavuk suyu, balık suyu',
    milk: 'Süt, tereyağı, krema, peynir, yoğurt',
    eggs: 'Yumurta',
    honey: 'Bal',
    gelatine: 'Jelatin, hayvansal yağ',
  },
  alsoNo: {
    yoghurt: 'Üzerine yoğurt veya tereyağı',
    cheeseOnTop: 'Üzerine peynir',
    powder: 'Et ve tavuk bulyonu',
  },
  little: 'Azıcık bile olmasın: ne sosta, ne çorbada, ne pilavda, ne de kızartma yağında.',
  with: 'Severek yerim',
  yes: {
    grains: 'Pirinç, ekmek, patates, yumurtasız makarna',
    vegetables: 'Sebze, mantar, meyve',
    beans: 'Fasulye, mercimek, tofu, kuruyemiş',
    oil: 'Bitkisel yağ, zeytinyağı, otlar, baharat',
  },
  ask: 'Benim yiyebileceğim bir şey var mı ya da böyle bir şey hazırlayabilir misiniz?',
  thanks: 'Çok teşekkür ederim!',
}
