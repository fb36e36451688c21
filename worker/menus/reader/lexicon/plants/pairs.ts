import type { PairList } from '../entry.ts'

const NUTS =
  'oat, soy, soya, almond, coconut, cashew, rice, hemp, macadamia, hazelnut, walnut, pistachio, pea, flax, sesame, tiger nut, tigernut, nut, banana, sunflower, brazil nut, barista oat, pecan, potato, chufa, oatly, quinoa, walnut'

/** Each first word with each second one is a plant food. */
export const PLANT_PAIRS: readonly PairList[] = [
  {
    role: 'plant',
    gives: ['filling'],
    first:
      'coliflor, calabaza, berenjena, patata, patatas, papa, papas, verdura, verduras, calabacin, pimiento, pimientos, cebolla, cebollas, zanahoria, zanahorias, remolacha, col, repollo, alcachofa, alcachofas, batata, camote, elote, boniato, tomate, tomates, brocoli, setas, hongos, nopal, nopales, pina, platano, manzana, chiles, rajas',
    second: 'asada, asado, asadas, asados',
  },
  {
    role: 'plant',
    gives: ['milk'],
    first:
      'soy, soya, oat, oat milk, coconut milk, cashew, cashew milk, almond milk, soy milk, rice milk, non dairy, dairy free',
    second: 'ice cream, gelato, soft serve, frozen yogurt, milkshake, whipped cream, custard',
  },
  {
    role: 'plant',
    gives: ['milk'],
    first: NUTS,
    second:
      'milk, m ilk, drink, creamer, milk foam, milk froth, milk latte, milk cappuccino, milk flat white, milk ice cream, milk soft serve, milk gelato, milk kefir, milk yogurt, milk yoghurt, milk chai, milk hot chocolate, milk custard, milk whipped cream, milk cream cheese, milk bechamel, milk creme, milk smoothie, milk pudding, milk rice pudding, milk kheer, milk matcha, milk matcha latte, milk chai latte, milk mocha, milk cream, milk shake, milk milkshake',
  },
  {
    role: 'plant',
    gives: ['cheese', 'milk'],
    first:
      'cashew, almond, macadamia, nut, brazil nut, tofu, coconut, soy, soya, sunflower seed, cashew nut, cashew herb, cashew garlic, herbed cashew, cashew based, almond based, nut based, soy based, oat based, coconut based, cashew almond, almond milk, cashew milk, coconut milk, soy milk, oat milk, walnut cashew, house cashew, fermented cashew, smoked cashew, aged cashew, hemp seed, pumpkin seed, fava',
    second:
      'cheese, cheeses, cheese sauce, ricotta, feta, mozzarella, mozz, parmesan, parm, cream cheese, sour cream, cheddar, queso, queso fresco, nacho cheese, brie, camembert, crema, cream sauce, bechamel, alfredo, ranch, caesar, caesar dressing, aioli, mayo, tzatziki, goat cheese, blue cheese, mascarpone, labneh, cotija, cheesecake, cream frosting, cream, yogurt, yoghurt, burrata, gouda, provolone, halloumi, creme, creme fraiche, boursin, fondue, cheese spread, dip',
  },
  {
    role: 'plant',
    gives: ['milk'],
    first:
      'coconut, oat, soy, soya, almond, cashew, oat milk, coconut milk, soy milk, almond milk, cashew milk, coconut cream',
    second:
      'yogurt, yoghurt, yogurt sauce, yogurt dressing, yoghurt dressing, cream, whipped cream, whip, whipping cream, sour cream, creme, creme fraiche, kefir, raita, custard, chantilly, yogurt raita, yogurt dip, labneh, crema, caramel, ganache, condensed milk, creamer, half and half',
  },
  {
    role: 'plant',
    first:
      'peanut, almond, cashew, nut, walnut, pecan, hazelnut, pistachio, macadamia, sunflower, sunflower seed, sun, pumpkin seed, seed, sesame, apple, pumpkin, cocoa, cacao, coconut, shea, mango, pear, plum, cookie less, tahini, soy nut, brazil nut, tiger nut, mixed nut, soynut, peach, watermelon seed',
    second:
      'butter, butters, butter sauce, butter cup, butter cups, butter dressing, butter and jelly, butter jelly',
  },
  {
    role: 'plant',
    gives: ['cheese'],
    first: 'walnut, almond, brazil nut, hemp, sunflower, pine nut, nut, cashew, nutritional yeast',
    second: 'parmesan, parm, parmesan crumble',
  },
  {
    role: 'plant',
    gives: ['broth'],
    first:
      'vegetable, veggie, veg, mushroom, shiitake, kombu, seaweed, miso, soy, soya, soy milk, soymilk, soy based, vegetable based, plant, plant based, tomato, coconut, ginger, lemongrass, kelp, daikon, onion, garlic, corn, sesame, potato, herb, saffron, aromatic vegetable, roasted vegetable, shiitake kombu, kombu shiitake, mushroom kombu, mushroom soy, soy miso, spicy miso, sesame miso, coconut curry, coconut lemongrass',
    second:
      'broth, stock, bouillon, consomme, dashi, jus, gravy, demi glace, demi, ramen broth, pho broth',
  },
  {
    role: 'plant',
    first:
      'manakish, manakeesh, manaeesh, manaqish, mankoushe, manousheh, manoushe, man oushe, pide',
    second: 'zaatar, za atar, zatar',
  },
  {
    role: 'plant',
    first: 'zaatar, za atar, zatar',
    second:
      'manakish, manakeesh, manaeesh, manaqish, mankoushe, manousheh, manoushe, man oushe, bread, flatbread',
  },
  {
    role: 'maybe',
    source: 'dairy',
    needs: 'cheese',
    holds: 'cheese',
    first:
      'mushroom, wild mushroom, truffle mushroom, roasted mushroom, fig, arugula, veggie, vegetable, roasted vegetable, grilled vegetable, garden, tomato, roasted tomato, heirloom tomato, pear, caramelized onion, spinach, artichoke, bbq, asparagus, peach, beet, butternut squash, squash, truffle, potato, pesto, tuscan, mediterranean, greek, caprese, buffalo',
    second: 'flatbread',
  },
]
