import type { WordList } from '../entry.ts'

/** What holds animal food often enough to ask. */
export const SOMETIMES: readonly WordList[] = [
  {
    role: 'maybe',
    source: 'fish',
    holds: 'fish sauce',
    words: `
      kimchi, kimchee, kim chi, baechu kimchi, napa kimchi, cucumber kimchi, kkakdugi, sriracha
      fish, thai basil sauce, pad see ew, pad see eiw, pad si ew, pad siew, pad woon sen, drunken
      noodles, pad kee mao, pad ki mao, rad na, lad na, prik king, prik khing, kapow, thai basil,
      thai noodles, thai salad, banh trang, banchan, vietnamese noodle salad`,
  },
  {
    role: 'maybe',
    source: 'egg',
    holds: 'egg',
    words: `
      fettuccine, fettucine, fettuccini, fettucini, tagliatelle, tagliatelli, pappardelle,
      papardelle, tagliolini, fresh pasta, handmade pasta, house made pasta, housemade pasta,
      homemade pasta, hand rolled pasta, pasta fresca, pasta fatta in casa, pates fraiches,
      hausgemachte pasta, frische pasta, garganelli, maltagliati, chitarra, bigoli, pici, gnocchi,
      gnocchetti, gnudi, gnocchi al pomodoro, tempura, tempura batter, tempura vegetable, vegetable
      tempura, batter, battered, beer battered, breaded, breadcrumb coated, panko crusted, hakka
      noodles, wheat noodles fresh, yellow noodles, wonton skins, onion ring, fritter, corn fritter,
      zucchini fritter, latke, rosti, roesti, reiberdatschi, reibekuchen, kartoffelpuffer, potato
      pancake, veggie burger, vegetarian burger, garden burger, gardenburger, veggie patty,
      vegetarian patty, veggie sausage, vegetarian sausage, veggie nugget, veggie dog, vegetarian
      schnitzel, gemuseburger, vegetarischer burger, quorn, noodles fresh, tortilla de patata,
      knodel, semmelknodel, klosse, kartoffelklosse, schupfnudeln, bagel egg, matzo, scallion
      pancake egg, vegetable fried rice, veg fried rice, veggie fried rice, gemuse bratreis, royal
      icing, hamburger bun, sprinkles, glaze donut, vegetable pancake, pajeon`,
  },
  {
    role: 'maybe',
    source: 'dairy',
    holds: 'dairy',
    words: `
      chocolate, chocolat, chocolate sauce, chocolate chips, chocolate drizzle, melted chocolate,
      chocolate dipped, schokolade, cioccolato, schokoladensauce, candy, puff pastry, pastry,
      blatterteig, pate feuilletee, pasta sfoglia, phyllo, filo, fillo, shortcrust, pie crust,
      chapati butter, paratha, laccha paratha, aloo paratha, gobi paratha, parotta, puri, poori,
      bhaji pav, pav, pav bhaji, vada pav, pau, dal tadka, dal fry, tadka dal, tarka dal, dal tarka,
      daal tarka, daal tadka, tarka daal, dhal tarka, samosa chaat, papdi chaat, aloo chaat, aloo
      tikki chaat, sev puri, kachori, upma, uttapam, pongal, ven pongal, khichdi, halwa suji, aloo
      palak, aloo saag, baingan bharta, navratan, mint sauce, tandoori masala, tandoori vegetables,
      tandoori sauce, biryani vegetable, vegetable korma, veg korma, mixed vegetable korma,
      tomatencremesuppe, kurbiscremesuppe, cremesuppe, spargelcremesuppe, veloute de potiron,
      veloute de legumes, crema de verduras, crema di verdure, crema di pomodoro, creamy sauce,
      dressing of the house, honeydew cream, chipotle sauce, chipotle lime sauce, jalapeno sauce
      creamy, avocado ranch, english breakfast, popcorn, movie popcorn, toast with butter, bread
      basket, bread service, brotkorb, pretzel, soft pretzel, brezel, breze, laugenstange, dinner
      roll, parker house roll, hawaiian roll, potato bun, potato roll, martin potato roll, milk
      roll, cornbread muffin, southern cornbread, bircher, bircher muesli, protein powder, garlic
      crouton, tapioca pudding, mango sticky rice cream, sticky date, crumb topping, streusel,
      frosting, icing, glaze sugar, cream filling, bubble tea, boba tea, kashmiri chai, tater tot
      casserole, green bean casserole, sweet potato casserole, casserole, gnocchi sorrentina, salsa
      bianca`,
  },
  {
    role: 'maybe',
    source: 'meat',
    holds: 'lard or meat stock',
    words: `
      refried beans, refried, refritos, frijoles refritos, frijoles charros, charro beans, borracho
      beans, broth, brodo, bouillon, brodetto, bruhe, sauce brune, french lentils stock, pie dough,
      lard crust, arroz con gandules, black eyed peas southern, sauerkraut suppe, erwtensoep,
      sauerkrauteintopf, boiled cabbage, pasta e fagioli, ribollita, acquacotta, pasta e ceci stock,
      oyster flavored, stuffing, dressing stuffing, dirty fries, disco fries, mole poblano, mole
      negro, salsa macha pork, chef special, daily special, today s special, tagesgericht, plat du
      jour, menu del dia, piatto del giorno, catch of the day, surprise menu, tasting menu, chef
      choice, chef s selection, antipasti, antipasto, antipasto misto, mezze platter, meze platter,
      mixed platter, sampler, sampler platter, thali, bento, bento box, combo platter, ploughmans,
      smorgasbord, tapas platter`,
  },
  { role: 'maybe', source: 'meat', needs: 'broth', holds: 'meat stock', words: 'stock' },
  {
    role: 'bare',
    words: `
      tomato soup, soup of the day, soup du jour, tagessuppe, soupe du jour, sopa del dia, zuppa del
      giorno, butternut squash soup, tomato bisque, tomato basil soup, roasted tomato soup, mushroom
      soup, broccoli soup, pumpkin soup, squash soup, cauliflower soup, potato leek soup, leek and
      potato soup, celeriac soup, carrot soup, zucchini soup, asparagus soup, tomatensuppe,
      kurbissuppe, minestrone, cabbage soup, pea soup, split pea soup, erbsensuppe, linsensuppe,
      linseneintopf, kartoffelsuppe, eintopf, slaw, porridge, porridge oats, oatmeal, overnight
      oats, granola, muesli, acai bowl, smoothie, smoothies, chia pudding, baked potato, jacket
      potato, vegetable biryani, veg biryani, polenta, vegetable pie, croutons, tater tots, house
      sauce, spanish rice, mexican rice, arroz rojo, palak, saag, chaat, tandoori, roti, pulao,
      pullao, peas pulao, bratkartoffeln, rotkohl, rotkraut, blaukraut, house dressing`,
  },
]
