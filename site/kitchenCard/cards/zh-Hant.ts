import type { Card } from '../card.ts'

export const zhHant: Card = {
  says: '我吃純素（全素）。',
  means: '只吃植物性的食物，不吃任何動物性的東西。',
  without: '請不要放',
  no: {
    meat: '肉、雞肉、火腿、香腸',
    fish: '魚、蝦、其他海鮮',
    broth: '用肉或魚熬的湯',
    milk: '牛奶、奶油（牛油）、鮮奶油、起司（芝士）、優格（乳酪）',
    eggs: '雞蛋',
    honey: '蜂蜜',
    gelatine: '明膠（吉利丁）、動物油',
  },
  alsoNo: {
    oysterSauce: '蠔油',
    lard: '豬油、臘肉',
    powder: '雞粉、柴魚粉和肉味調味料',
    shrimpPaste: '蝦米、蝦皮、蝦醬',
    fishSauce: '魚露',
    eggNoodles: '雞蛋麵',
  },
  little: '一點也不要放：醬汁、湯和炒菜的油裡都不要。',
  with: '我可以吃',
  yes: {
    grains: '米飯、麵包、馬鈴薯、不含蛋的麵',
    vegetables: '蔬菜、菇類、水果',
    beans: '豆類、豆腐、堅果',
    oil: '植物油、香草、香料',
  },
  alsoYes: {
    soy: '可以放醬油或鹽',
    quansu: '全素料理（蔥、蒜可以）',
  },
  ask: '請問有我可以吃的嗎？或者可以幫我做一道這樣的菜嗎？',
  thanks: '非常感謝！',
}
