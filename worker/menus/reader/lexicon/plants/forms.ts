import type { PairList } from '../entry.ts'

const PIECES =
  'tofu, smoked tofu, seitan, tempeh, jackfruit, cauliflower, portobello, portabella, portobello mushroom, king oyster, king oyster mushroom, oyster mushroom, lion’s mane, lion’s mane mushroom, lion mane, hen of the woods, hen of the woods mushroom, maitake, shiitake, eggplant, aubergine, cabbage, celeriac, celery root, kohlrabi, beet, beetroot, carrot, squash, butternut squash, butternut, pumpkin, watermelon, sweet potato, zucchini, courgette, tomato, artichoke, vegetable, veggie, chickpea, lentil, black bean, bean, soy, soya, hearts of palm, palm heart, banana blossom, banana peel, walnut, sunflower, quinoa, beluga lentil, red lentil, green lentil, plantain, pea, potato'

const GRILLED =
  'tofu, smoked tofu, crispy tofu, seitan, tempeh, jackfruit, pulled jackfruit, cauliflower, mushroom, oyster mushroom, king oyster, king oyster mushroom, portobello, eggplant, aubergine, vegetable, veggie, cabbage, sweet potato, chickpea, lentil, potato, soy, soy curl, soya chunk, soya, hearts of palm, celeriac, lion’s mane, maitake, carrot, squash, zucchini, lotus root, broccoli, okra'

/** Plants as Romance languages name them behind "of". */
const ROMANCE_PLANTS =
  'betterave, betteraves, barbabietola, barbabietole, remolacha, courgette, courgettes, calabacin, zucchine, tomate, tomates, pomodoro, concombre, champignons, funghi, setas, hongos, champinones, pleurotes, chou fleur, coliflor, cavolfiore, celeri, celeri rave, aubergine, berenjena, melanzane, lentilles, lentejas, lenticchie, pois chiches, garbanzos, ceci, legumes, verduras, verdure, soja, soya, tofu, seitan, rote bete, roter bete, mango, aguacate, palmito, jaca, jackfruit, haricots rouges, frijoles, frijol, quinoa, papa, espinacas, nopal, nopales, flor de jamaica, jamaica, platano, yaca, zanahoria, soya texturizada'

/** Plants in the shape or with the seasoning of meat: "portobello steak", "bulgogi tofu". */
export const FORM_PAIRS: readonly PairList[] = [
  {
    role: 'plant',
    gives: ['core', 'patty', 'filling'],
    first: PIECES,
    second:
      'steak, wing, nugget, tender, bites, popcorn, schnitzel, cutlet, katsu, milanesa, milanese, carpaccio, tartare, bacon, jerky, meatball, balls, kofta, kofte, kebab, kabob, skewer, satay, bolognese, bolognaise, ragu, ragout, loaf, patty, burger, sausage, gyro, shawarma, pate, terrine, ceviche, chorizo, picadillo, mince, crumbles, tinga, carnitas, al pastor, barbacoa, birria, adobada, ribs, calamari, scallops, lox, tuna, poke, bourguignon, goulash, gulasch, stew, moussaka filling, samosa, pakora, bhaji, dumpling, gyoza, momo, potsticker, spring roll, summer roll, taco, tibs, bulgogi, vindaloo, jalfrezi, rendang, biryani, adobo, chili, chilli, hash, tagine, paella, sushi, maki, roll, nigiri, sashimi, banh mi, bao, shish, suya, gravy, jus, broth, stock',
  },
  {
    role: 'plant',
    gives: ['core', 'patty', 'filling'],
    first:
      'bulgogi, char siu, carnitas, pastor, al pastor, barbacoa, tinga, birria, satay, gyro, shawarma, suya, kung pao, general tso, general tso’s, general tsos, adobo, katsu, mongolian, sweet and sour, szechuan, hunan, tikka, jalfrezi, vindaloo, madras, kebab, doner, carne asada, asada, chorizo, fajita, philly, cajun fried, chicken fried, country fried, rendang, bolognese, kofta, mock chicken, pastrami, bbq pulled, buffalo fried',
    second: GRILLED,
  },
  {
    role: 'plant',
    first:
      'tofu, black bean, white bean, rice, sticky rice, lentil, rice and lentil, lentil and rice, chickpea, mung bean, moong, chickpea flour, gram flour, besan, rice flour, steamed rice, black eyed pea, split pea, urad, bean, taro, turnip, daikon, radish, quinoa, banana leaf',
    second:
      'cake, crepe, pancake, doughnut, donut, dumpling, fritter, croquette, batter, cracker, puff, noodle roll, wrapper, bread, flatbread, waffle',
  },
  {
    role: 'plant',
    gives: ['milk'],
    first:
      'soy, soya, oat, almond, coconut, oat milk, soy milk, almond milk, coconut milk, cashew, cashew milk, macadamia, oatmilk, soymilk, hafermilch, hafer, soja, mandel',
    second:
      'latte, cappuccino, flat white, mocha, cortado, macchiato, chai, chai latte, matcha, matcha latte, hot chocolate, hot cocoa, cocoa, milkshake, shake, milkkaffee, latte macchiato, turmeric latte, golden latte',
  },
  {
    role: 'plant',
    gives: ['core', 'filling'],
    first:
      'tartare de, carpaccio de, carpaccio di, tartare di, tartar de, tatar von, tatar aus, ceviche de, ceviche di, steak de, bistecca di, bolognese de, bolognaise de, boulettes de, polpette di, albondigas de, burger de, hamburguesa de, burger di, tacos de, ragu di, ragu de, tinga de, paella de, samosas de, falafel de, nuggets de, chili de, kebab de, milanesa de',
    second: ROMANCE_PLANTS,
  },
  // What stands in for the meat leaves the sauce as it was, in either order of words.
  {
    role: 'maybe',
    source: 'fish',
    holds: 'fish sauce',
    first: GRILLED,
    second: 'larb, laab, som tam, pad thai, nam tok',
  },
  {
    role: 'maybe',
    source: 'fish',
    holds: 'fish sauce',
    first: 'larb, laab, nam tok',
    second: GRILLED,
  },
  {
    role: 'maybe',
    source: 'dairy',
    needs: 'milk',
    holds: 'milk, butter or cream',
    first: PIECES,
    second: 'stroganoff, stroganov, wellington, tikka',
  },
  {
    role: 'maybe',
    source: 'dairy',
    needs: 'milk',
    holds: 'milk or butter',
    first: 'croquetas de, hachis de, hachis parmentier de, parmentier de, veloute de',
    second: ROMANCE_PLANTS,
  },
]
