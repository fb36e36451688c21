import type { Card } from '../card.ts'

export const zhHans: Card = {
  says: '我吃纯素。',
  means: '只吃植物性的食物，不吃任何动物性的东西。',
  without: '请不要放',
  no: {
    meat: '肉、鸡肉、火腿、香肠',
    fish: '鱼、虾、其他海鲜',
    broth: '用肉或鱼熬的汤',
    milk: '牛奶、黄油、奶油、奶酪、酸奶',
    eggs: '鸡蛋',
    honey: '蜂蜜',
    gelatine: '明胶、动物油',
  },
  alsoNo: {
    oysterSauce: '蚝油',
    lard: '猪油、腊肉',
    powder: '鸡精和肉味、鱼味的调料',
    shrimpPaste: '虾米、虾皮、虾酱',
    fishSauce: '鱼露',
    eggNoodles: '鸡蛋面',
  },
  little: '一点也不要放：酱汁、汤和炒菜的油里都不要。',
  with: '我可以吃',
  yes: {
    grains: '米饭、面包、土豆、不含蛋的面条',
    vegetables: '蔬菜、蘑菇、水果',
    beans: '豆类、豆腐、坚果',
    oil: '植物油、香草、香料',
  },
  alsoYes: {
    soy: '可以放酱油或盐',
    quansu: '全素菜（葱和蒜可以）',
  },
  ask: '请问有我能吃的吗？或者能不能帮我做一道这样的菜？',
  thanks: '非常感谢！',
}
