import type { WordList } from '../entry.ts'

/** Names of dishes that say nothing of what is in them. */
export const DISH_WORDS: readonly WordList[] = [
  {
    role: 'dish',
    words: `
      bowl, buddha bowl, power bowl, grain bowl, rice bowl, noodle bowl, burrito bowl, salad bowl,
      plate, platter, board, box, basket, salad, salat, salate, salade, ensalada, insalata,
      insalate, salata salad, ragout de, guiso, guisado, estofado, stufato, hotpot, hot pot,
      casserole dish, tagine, tajine, stir fry, stirfry, stir fried, wok, wokpfanne, pfanne, saute,
      sandwich, sandwhich, sando, torta sandwich, wrap, burrito, taco, tostada, tostaditas, taquitos
      potato, memela, panuchos, tartine, smorrebrod, open sandwich, bocadillo, montadito, pintxo,
      tapa, tramezzino, panino, panini pressed, focaccina, pita pocket, stulle, toasts open, roll
      up, roll ups, rollups, pockets, boat, cup, shot, dip, dip sauce, spread, aufstrich, tartinade,
      salsa dip, sauce, sosse, sossen, sosse dazu, salsa sauce, dressing, topping, filling, garnish,
      condiment, side, beilage, contorno, contorni, accompagnement, guarnicion, appetizer, starter,
      vorspeise, entree, main, hauptgericht, antipasto vegan, meze, mezze, mezes, mezedes, small
      plate, snack, bites, balls, medallion, steak of cabbage, cake savory, terrine, tower, stack,
      medley, mix, mixture, blend, assortment, assorted, selection, variety, variation, combo,
      combination, duo, trio, feast, meal, menu, dish, gericht, teller, platte, schale, schussel,
      plat, assiette, bol, plato, cazuela, piatto, ciotola, breakfast, brunch, lunch,
      dinner, supper, fruhstuck, petit dejeuner, desayuno, colazione, kids plate, toastada, pasta
      dish, noodle dish, noodle soup, noodle salad, pasta salad, rice dish, rice plate, curry bowl,
      ramen bowl less, ganmodoki, dessert, nachspeise, postre, dolce, sweet treat, treat, juice
      blend, elixir, tonic shot, potion, refresher, cooler, fizz, float less, slush, slushie, frozen
      drink, thaal, plantain boats, tortilla wrap, lettuce wrap, lettuce cups, collard wrap, summer
      salad, garlic sauce dip, gyro less, spheres, pillows, parcel, tartlets less, crust topping,
      nest, crisps thin, crunch, cracklins less, leather, brittle, bark, bar, cubes, strips, slices,
      wedges cut, chunks, pieces, fillets plant, spears, ribbons, noodles of, florets, stalks,
      stems, hearts, tips, halves, quarters, rounds, coins, matchsticks, shavings, crumble topping,
      dust, powder, flakes, granules, nibs, pearls, foam, gel, emulsion, reduction, glaze, glazes,
      syrup reduction, drizzle, infusion broth, essence, extract, paste, caviar of aubergine,
      tartare of beet, ensemble, tasting, flight, sampler plate, mash up`,
  },
  {
    role: 'bare',
    words: `
      soup, suppe, soupe, sopa, zuppe, minestre, corba, chorba, shorba, shorbat, stew, eintopfe,
      salad of the day, house salad, garden salad, side salad, mixed salad, green salad, small
      salad, large salad, chopped salad, dinner salad, beilagensalat, salatteller, gemischter salat
      gross, bunter salat, hausgemachter salat, haussalat, salade mixte, salade maison, petite
      salade, insalata della casa, ensalada mixta de la casa, kale salad, spinach salad, pasta of
      the day, noodles of the day, sandwich of the day, curry of the day, tofu of the day,
      vegetables of the day, taco salad, taco bowl, burrito of the day, rice pudding vegan less, mac
      salad, loaded sweet potato, loaded baked sweet potato, grilled vegetable sandwich, veggie
      sandwich, vegetable sandwich, veggie wrap, veggie sub, veggie panini, veggie melt, veggie
      omelette, vegetable panini, bean burrito, bean and rice burrito, veggie burrito, veggie burrito bowl, bean burrito bowl, vegetable
      burrito, black bean burrito, veggie tacos, vegetable tacos, vegetable tempura less, veggie
      bowl, veggie plate, vegetable plate, vegetable platter, veggie platter, meze plate, veggie
      fajitas, vegetable fajitas, fajita vegetables, veggie quesadilla, vegetable pasta, pasta
      primavera, primavera, spaghetti with sauce, fried rice with vegetables, breakfast burrito,
      breakfast sandwich, breakfast tacos, breakfast bowl, breakfast plate, tofu and vegetables
      curry thai, curry noodles, noodle soup vegetable, toast of the day, bagel with spread, spreads
      of the day, smoothie of the day, juice of the day, kids pasta, kids meal`,
  },
]
