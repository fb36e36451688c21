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
      noodles, pad kee mao, pad ki mao, rad na, lad na, prik king, prik khing, kapow, 
      thai noodles, thai salad, banh trang, banchan, vietnamese noodle salad, thai fried noodles,
      thai stir fry, thai stir fried vegetables, pad pak, pad pak ruam, pad phak, pad ped, pad prik,
      pad prik king, pad cha, pad ginger, pad khing, pad himmapan, gaeng, gaeng keow wan, gaeng
      dang, gaeng phed, gaeng kari, gaeng ped, kaeng khiao wan, yam salad thai, yum mamuang, mango
      salad thai, thai mango salad, tao hoo, tod man, tod mun, tod man khao pod, corn cakes thai,
      spicy basil, basil fried rice, thai basil fried rice, thai basil eggplant, rad nar, guay tiew,
      kuay teow, kuaytiaw, sukiyaki thai, sweet chili fish, vietnamese salad, goi ngo sen, lotus
      root salad, bun chay, bun bowl, vermicelli bowl, com tam, com chien, hu tieu, hu tieu chay,
      banh cuon, banh beo, banh bot loc, banh khot, kho quet, clay pot rice, congee, jook, juk,
      babao, cheung fun, cheong fun, chee cheong fun, rice roll, rice noodle roll, turnip cake, lo
      bak go, law bok gau, radish cake, taro puff, wu gok, sticky rice in lotus leaf, buchu, jeon,
      pajeon vegetable, kimchijeon, buchimgae, gamja jeon, hobak jeon, pa jeon, kimchi mandu, kimchi
      tofu, dubu kimchi, tofu kimchi, bokkeumbap, bokkeum, banchan set, namul set, ssambap, bossam
      kimchi, jjim, dubu jorim, doraji, kongnamul guk, miyeok guk, miyeokguk, burmese salad, tea
      leaf salad, lahpet, laphet, lahpet thoke, burmese tofu, shan noodles, ginger salad, khao piak,
      khao poon, jaew, jeow, jeow som, urap, karedok, pecel, lotek, tahu goreng, tahu gejrot, tahu
      telor, tempe orek, sayur asem, sayur asam, cap cay, cap cai, capcay, kwetiau, ketoprak,
      lalapan, lalap, bakwan, perkedel, ayam less, kerabu, mee rebus, mee hoon, bihun goreng, bee
      hoon, beehoon, kangkung belacan, sambal kangkung, sambal eggplant, sambal okra, sambal terong,
      sambal tempeh, chop chye, chap chye, popiah, poh piah, kueh pie tee, yong tau foo, yong tau
      fu, ginataan, ginataang gulay, ginataang kalabasa, laing, pinakbet vegetables, dinengdeng,
      chopsuey, lumpiang sariwa, lumpiang gulay, ukoy, okoy, tortang gulay, pritong talong,
      ensaladang talong, ensalada filipino, atchara`,
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
      tempura, breaded, breadcrumb coated, panko crusted, hakka noodles, wheat
      noodles fresh, yellow noodles, wonton skins, onion ring, corn fritter, zucchini
      fritter, latke, rosti, roesti, reiberdatschi, reibekuchen, kartoffelpuffer, potato pancake,
      veggie burger, vegetable burger, vegetable patty, vegetable cutlet, vegetable schnitzel,
      vegetable nugget, vegetable balls, vegetable loaf, vegetarian burger, garden burger, gardenburger, veggie patty, vegetarian patty,
      veggie sausage, vegetarian sausage, veggie nugget, veggie dog, vegetarian schnitzel,
      gemuseburger, vegetarischer burger, quorn, noodles fresh, tortilla de patata, knodel,
      semmelknodel, klosse, kartoffelklosse, schupfnudeln, matzo, scallion pancake egg, vegetable
      fried rice, veg fried rice, veggie fried rice, gemuse bratreis, royal icing, hamburger bun,
      sprinkles, glaze donut, vegetable pancake, pajeon, green goddess, goddess dressing, green
      goddess dressing, kartoffelsalat, omas kartoffelsalat, nudelsalat, pasta salat`,
  },
  {
    role: 'maybe',
    source: 'dairy',
    holds: 'dairy',
    words: `
      chocolate sauce, chocolate chips, chocolate drizzle, melted chocolate,
      chocolate dipped, schokoladensauce, candy, puff pastry, 
      blatterteig, pate feuilletee, pasta sfoglia, phyllo, filo, fillo, shortcrust, pie crust,
      chapati butter, laccha paratha, parotta, 
      bhaji pav, pav, pav bhaji, vada pav, pau, 
      samosa chaat, papdi chaat, aloo chaat, aloo
      tikki chaat, sev puri, kachori, pongal, ven pongal, halwa suji,
      navratan, mint sauce, tandoori masala, tandoori vegetables, tandoori sauce, biryani vegetable,
      vegetable korma, veg korma, mixed vegetable korma, dressing of the house, honeydew cream,
      chipotle sauce, chipotle lime sauce, jalapeno sauce creamy, avocado ranch, english breakfast,
      popcorn, movie popcorn, toast with butter, bread basket, bread service, brotkorb, pretzel,
      soft pretzel, brezel, breze, laugenstange, dinner roll, parker house roll, hawaiian roll,
      potato bun, potato roll, martin potato roll, milk roll, cornbread muffin, southern cornbread,
      protein powder, tapioca pudding, mango sticky rice cream, sticky date, crumb
      topping, streusel, frosting, icing, glaze sugar, cream filling, bubble tea, boba tea, kashmiri
      chai, tater tot casserole, green bean casserole, sweet potato casserole, gnocchi
      sorrentina, salsa bianca, pasty, vegetable pasty, veggie pasty`,
  },
  {
    role: 'maybe',
    source: 'meat',
    holds: 'lard or meat stock',
    words: `
      refried beans, refried, refritos, frijoles refritos, frijoles charros, charro beans, borracho
      beans, broth, brodo, bouillon, brodetto, bruhe, sauce brune, french lentils stock, pie dough,
      lard crust, arroz con gandules, black eyed peas southern, sauerkraut suppe, erwtensoep,
      sauerkrauteintopf, boiled cabbage, pasta e ceci stock,
      oyster flavored, stuffing, dressing stuffing, dirty fries, disco fries, mole poblano, mole
      negro, salsa macha pork, chef special, daily special, today s special, tagesgericht, plat du
      jour, menu del dia, piatto del giorno, catch of the day, surprise menu, tasting menu, chef
      choice, chef s selection, bento, bento box, smorgasbord, tapas platter, potage du jour,
      soupe maison, suppe des tages, hausgemachte suppe, soup and salad, soup and sandwich, half
      sandwich, chef s soup, sopa de fideo, fideo, arroz con gandules vegan, frijoles refritos
      negros, frijoles borrachos, frijoles de
      la olla, frijoles puercos, baked beans on toast, greens of the day, southern style greens,
      turnip greens southern, succotash southern,
      lima beans southern, butter beans southern, crowder peas, gandules
      guisados, habichuelas guisadas, habichuelas coloradas, frijoles colorados, potaje, cocido de
      garbanzos, alubias estofadas, judias con
      chorizo, fabes, olla podrida, lentejas de la abuela, lentejas caseras, pot au feu de legumes,
      petit pois a la francaise, jus corse, fond brun, sauce bordelaise, sauce madere, sauce
      chasseur, sauce poivre, sauce demi glace, bratensaft, dunkle sauce, jagersauce, pfeffersauce,
      zigeunersauce, currysuppe, zwiebelsuppe, gemusebruhe oder rind, kohlsuppe, krautsuppe,
      sauerkrautsuppe, gemuseeintopf
      mit einlage, graupensuppe, bayrisch kraut, speckkraut, apfelrotkohl, kartoffelknodel,
      kartoffelkloss, serviettenknodel, brezenknodel, knodel mit pilzen, spatzle mit linsen, linsen
      mit spatzle`,
  },
  { role: 'maybe', source: 'meat', needs: 'broth', holds: 'meat stock', words: 'stock' },
  {
    role: 'maybe',
    source: 'dairy',
    needs: 'fat',
    holds: 'dairy',
    words: `
      dal tadka, dal fry, tadka dal, tarka dal, dal tarka, daal tarka, daal tadka, tarka daal, dhal
      tarka, dal tarka wala, paratha, aloo paratha, gobi paratha, khichdi, upma, puri, poori`,
  },
  {
    role: 'maybe',
    source: 'dairy',
    needs: 'milk',
    holds: 'dairy',
    words: `
      tomatencremesuppe, kurbiscremesuppe, cremesuppe, spargelcremesuppe, veloute de potiron,
      veloute de legumes, crema de verduras, crema di verdure, crema di pomodoro, creamy sauce`,
  },
  {
    role: 'maybe',
    source: 'dairy',
    needs: 'milk',
    holds: 'dairy',
    words: 'chocolate, chocolat, schokolade, cioccolato',
  },
  {
    role: 'maybe',
    source: 'egg',
    holds: 'egg',
    words: `
      wonton, crispy wonton, fried wonton, wonton strip, wonton chip, wonton crisp, crispy wonton
      strip,
      crunchy wonton`,
  },
  {
    role: 'maybe',
    source: 'dairy',
    holds: 'dairy',
    words: `
      japanese curry, japanese style curry, curry rice, curry roux, katsu sauce, black dal, black
      daal, black dhal, kaali daal, kali dal, maa ki dal, ma ki daal`,
  },
  {
    role: 'maybe',
    source: 'egg',
    needs: 'batter',
    holds: 'egg',
    words: 'fritter, batter, battered',
  },
  { role: 'maybe', source: 'dairy', needs: 'pastry', holds: 'dairy', words: 'pastry' },
  {
    role: 'maybe',
    source: 'fish',
    holds: 'fish sauce',
    inDescription: 'plant',
    words: 'thai basil',
  },
  {
    role: 'bare',
    words: `
      tomato soup, soup of the day, soup du jour, tagessuppe, soupe du jour, sopa del dia, zuppa del
      giorno, butternut squash soup, tomato bisque, tomato basil soup, roasted tomato soup, mushroom
      soup, broccoli soup, pumpkin soup, squash soup, cauliflower soup, potato leek soup, leek and
      potato soup, celeriac soup, carrot soup, zucchini soup, asparagus soup, tomatensuppe,
      kurbissuppe, minestrone, cabbage soup, pea soup, split pea soup, erbsensuppe, linsensuppe,
      linseneintopf, kartoffelsuppe, eintopf, slaw, granola, acai bowl, smoothie, smoothies, baked
      potato, jacket potato, vegetable biryani, veg biryani, polenta, vegetable pie, croutons, tater
      tots, house sauce, spanish rice, mexican rice, arroz rojo, palak, saag, chaat, tandoori, roti,
      pulao, pullao, peas pulao, bratkartoffeln, rotkohl, rotkraut, blaukraut, house dressing,
      collard greens, collards, braised collard greens, southern greens, baked beans, boston baked
      beans, bbq baked beans, baingan bharta, aloo palak, aloo saag, antipasti,
      antipasto, antipasto misto, mixed vegetables of the day, tomato rice soup, sopa de verduras,
      sopa de lentejas, sopa de legumbres, caldo de verduras, potage, minestra del giorno, zuppa,
      frijoles de la casa, lentejas de la casa, mashed sweet potato, mashed yams, mashed
      cauliflower, mashed plantain, mofongo, mangu, vegetable thali, veg thali, vegetable momo, dal
      soup, daal of the day, lentils of the day, sambar soup, kitchari, khichadi, gemuseeintopf,
      weisse bohnen in tomatensosse, arepa, mezze platter, meze platter, ribollita, acquacotta, fried cabbage, stewed cabbage, smothered cabbage, frijoles
      negros cubanos, potaje de lentejas, bohnensuppe, bohneneintopf, erbseneintopf,
      kartoffeleintopf, arroz a la mexicana, arroz mexicano, arroz amarillo, black eyed peas stew,
      thali, garlic crouton, sampler, sampler platter, combo platter, mixed platter, dry fried green
      beans, dry
      fried string beans, szechuan green beans, sichuan green beans, southern green beans, uttapam`,
  },
  {
    role: 'maybe',
    source: 'dairy',
    needs: 'milk',
    holds: 'milk',
    words: `
      porridge, porridge oats, oatmeal, muesli, overnight oats, chia pudding, bircher, bircher
      muesli, steel cut oatmeal, cream of rice, haferbrei, gruel`,
  },
]
