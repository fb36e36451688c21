import type { PairList, WordList } from '../entry.ts'

/** What a patty or a stew can be made of: pulses, tofu, mushrooms, nuts of the earth. */
export const HEARTY: readonly WordList[] = [
  {
    role: 'plant',
    gives: ['core', 'patty', 'filling'],
    words: `
      bean, black bean, white bean, kidney bean, pinto, pinto bean, navy bean, cannellini,
      cannellini bean, borlotti, borlotti bean, butter bean, butterbean, lima bean, fava, fava bean,
      broad bean, mung bean, mung, adzuki, adzuki bean, azuki, haricot bean, great northern bean,
      gigante, gigandes, black eyed pea, black eye peas, romano bean, flageolet, mixed beans, three
      bean, five bean, red bean, refried black beans vegan, frijoles, frijoles negros, frijol,
      alubias, judiones, habichuelas, porotos, fagioli, fagiolo, haricots blancs, haricots rouges,
      bohne, bohnen, schwarze bohnen, kidneybohnen, weisse bohnen, ackerbohnen, saubohnen,
      favabohnen, feijao, rajma, lobia, ful, foul, ful medames, foul medames, ful mudammas, foul
      moudammas, chickpea, chick pea, garbanzo, garbanzo bean, ceci, pois chiche, pois chiches,
      kichererbse, kichererbsen, chana, channa, chole, choley, chholay, chana masala, channa masala,
      chole masala, kala chana, chana dal, channa dal, besan, gram flour, chickpea flour, farinata,
      socca, panisse, panelle, chickpea tuna, chickpea salad, chickpea omelette, chickpea omelet,
      chickpea scramble, chickpea curry, falafel, felafel, falaffel, sabich vegan, hummus, humus,
      hommus, houmous, hoummus, hommos, houmus, hummous, humous, mutabbal chickpea, balela, leblebi,
      lentil, red lentil, green lentil, brown lentil, black lentil, puy lentil, beluga lentil,
      french lentils, lentilles, lentejas, lenticchie, linse, linsen, berglinsen, belugalinsen, rote
      linsen, mercimek, mercimek corbasi, mercimek kofte, mujaddara, mujadara, mujadarra, mejadra,
      megadarra, koshari, kushari, koshary, dal, daal, dhal, dahl, daal soup, toor dal, tur dal,
      moong dal, mung dal, masoor dal, urad dal, panchmel dal, lentil soup, lentil loaf, lentil
      bolognese, lentil curry, misir, misir wot, misir wat, mesir, yemisir, mesir wat, kik alicha,
      kik wot, ater kik, shiro, shiro wot, shiro wat, bozena shiro no, sambar, sambhar, rasam,
      lentil burger, tofu, silken tofu, firm tofu, smoked tofu, crispy tofu, fried tofu, tofu
      scramble, scrambled tofu, tofu nuggets, tofu bacon, tofu feta, tofu ricotta, tofu cream
      cheese, tofu sour cream, tofu mayo, tofu egg, tofu egg salad, tofu steak, tofu skin, tofu
      puff, tofuhack, raucherfofu, rauchertofu, seidentofu, tahu, dubu, dou fu, doufu, beancurd,
      bean curd, bean curd skin, soybean curd, yuba, aburaage, inari, inari sushi, inarizushi,
      atsuage, okara, natto, miso tofu, tofu burger, tofu katsu, tofish, tofu fish, tofu wings, tofu
      benedict, soy chorizo, soyrizo, soy sausage, soy nuggets, soy bacon, soy meat, soy chicken
      nuggets vegan, soja granule, sojagranulat, sojaschnetzel, sojahack, soja texturee, soja
      texturizada, soya granules, nutrela, edamame, soybean, soya bean, soya, soja, soy, soybean
      sprouts, seitan steak, seitan gyros, seitan doner, seitan wings, tempeh bacon, tempeh goreng,
      tempe goreng, mushroom, portobello, portabella, portobella, portabello, portobello mushroom,
      shiitake, shitake, oyster mushroom, king oyster, king oyster mushroom, king trumpet, trumpet
      mushroom, king trumpet mushroom, lion s mane, lions mane, maitake, hen of the woods, chicken
      of the woods, chicken of the woods mushroom, enoki, shimeji, beech mushroom, wood ear, wood
      ear mushroom, black fungus, cloud ear, cremini, crimini, chestnut mushroom, button mushroom,
      white mushroom, champignon, porcini, porcino, funghi, fungo, fungi, ceps, cepes, steinpilz,
      steinpilze, pilz, pilze, pfifferling, pfifferlinge, austernpilz, austernpilze,
      krauterseitling, krauterseitlinge, egerling, seitling, chanterelle, morel, girolle, trompette,
      straw mushroom, field mushroom, wild mushroom, mushroom medley, seta, hongos, champinon,
      champinones, huitlacoche, cuitlacoche, cogumelo, mantar, truffle, black truffle, white
      truffle, tartufo, mushroom bacon, mushroom jerky, mushroom calamari, mushroom scallop, king
      oyster scallop, oyster mushroom calamari, mushroom steak, mushroom pate, mushroom carpaccio,
      mushroom bolognese, mushroom ragu, mushroom ragout, mushroom stroganoff vegan, mushroom
      duxelles, duxelles, mushroom gravy, mushroom burger, mushroom asada, mushroom barbacoa,
      mushroom carnitas, mushroom wellington, mushroom tartare, mushroom ceviche, mushroom larb,
      mushroom satay, mushroom shawarma, mushroom wings, mushroom tempura vegan, vegetable, veggies,
      veges, mixed vegetables, mixed veggies, seasonal vegetables, roasted vegetables, root
      vegetables, garden vegetables, legumes, verdure, verdura, ortaggi, gemuse, hortalizas,
      legumbres, sabzi, subzi, subji, mixed veg, root veg, crudites, vegetales mixtos, sebze,
      lachanika, quinoa, quinua, nut roast, nut loaf, walnut meat, walnut taco meat, walnut chorizo,
      nut meat, walnut crumble savory, walnut bolognese, sunflower seed meat, cauliflower,
      cauliflower wings, cauliflower steak, cauliflower rice, buffalo cauliflower, cauli, cauli
      wings, gobi, gobhi, gobi manchurian, gobi 65, blumenkohl, karfiol, chou fleur, coliflor,
      cavolfiore, karnabahar, karnabit, eggplant, aubergine, aubergina, berenjena, melanzana,
      melanzane, brinjal, baingan, bharta, baigan, patlican, melitzana, melitzanes, melitzanosalata,
      nasu, nasu dengaku, terong, talong, eggplant bacon, eggplant caviar, caviar d aubergine,
      eggplant steak, baba ganoush, baba ghanoush, baba ganouj, baba ghanouj, baba ganush,
      babaganoush, babaghanoush, baba ghannouj, moutabal, mutabal, mutabbal, imam bayildi, celeriac,
      celeriac steak, celery root, sellerie, knollensellerie, beet burger, beetroot burger, cabbage
      steak, watermelon tuna, tomato tuna, carrot lox, carrot hot dog, carrot dog, carrot bacon,
      carrot tartare, beet tartare, beetroot tartare, beetroot carpaccio, beet carpaccio, zucchini
      carpaccio, courgette carpaccio, tomato tartare, watermelon carpaccio, avocado tartare,
      celeriac schnitzel, sellerieschnitzel, kohlrabischnitzel, gemusebratling, bratling, bratlinge,
      grunkernbratling, linsenbratling, coconut bacon, rice paper bacon, mango ceviche, mushroom hot
      dog, sweet potato burger, cauliflower shawarma, hearts of palm ceviche, hearts of palm crab
      cakes, jackfruit crab cake, jackfruit tuna, hearts of palm calamari, artichoke crab cakes,
      banana peel bacon, chickpea nuggets, cauliflower nuggets, black bean burger, black bean patty,
      bean patty, bean burger, chickpea patty, chickpea burger, lentil patty, quinoa patty, quinoa
      burger, falafel burger, nut burger, nut patty, grain burger, grain patty, beet patty,
      vegetable patty, mushroom patty, kichererbsenbratling, soy patty, soja patty, tofu patty,
      tempeh patty, tempeh burger, seitan burger, gemusepatty, linsenpatty, bohnenpatty, veggie meat
      vegan`,
  },
  {
    role: 'plant',
    gives: ['core', 'patty', 'filling'],
    words: `
      chickn, chikn, chikin, chicken less, chickun, chikken, chckn, chkn, chik n, chic n, chick n,
      chickin, chickenish, chickenn, chiken, chiqin, chiquen, tofurkey, turk y, turkee, turky,
      tofuna, tuno, toona, tunah, tunaish, tuna ish, fysh, fsh, phish, vish, visch, fishy less,
      phish and chips, salmun, zalmon, sammon, vrimp, shrymp, shrimpz, shrmp, scallopz, calamaree,
      krabby less, be f, bef, beaf, beyf, beefy less, bee f, beefish, bef strips, porq, pork n less,
      prk, porc less, bac n, bacn, bacun, bakon, baco, facon, fakon, fakin, fakin bacon, facon bits,
      bacon ish, baconish, ham less, hamless, hamm, sausij, sausge, saus ge, sossage, soysage,
      tofurella, chorizo vegano, chorrizo less, soyrizo chorizo, churizo, cheezburger, cheezeburger,
      not dog, notdog, tofu dog, veggan, duk, dukk, quack less, mock duck, mock chicken, mock meat,
      vegan duck, unmeat, neatball, neat loaf, neatloaf, wheatball, beanball, meat less balls, no
      meatballs, no chicken, no beef, no bull, fauxsage, fauxlafel, facon cheezburger, stakeless,
      steakless, vegetable steak, mock eel, mock tuna, mock abalone, mock shrimp, mock fish`,
  },
]

/** Spelled like, but not, milk: "mylk", "cheeze", and brands that only make the plant kind. */
export const MOCK_DAIRY: readonly WordList[] = [
  {
    role: 'plant',
    gives: ['cheese', 'milk'],
    words: `
      mylk, mlk, malk, m lk, cheez, cheeze, cheezy, cheezey, chz, cheeez, chease, cheaze, cheexe,
      chevre less, cheezecake, chreese, ch eese, cheze, queezo, queso vegano, kaze less, kase
      alternative, kasealternative, kaseersatz, fauxmage, fromage vegetal, vromage, cashewbert,
      mozzarisella, daiya, violife, miyoko, miyoko s, follow your heart, chao, chao cheese, chao
      slices, kite hill, field roast chao, vegenaise, veganaise, veganaisse, vayo, veganayo,
      veganesa, vegannaise, fabanaise, nayonaise, mayo less, just mayo, aquafaba, aquafaba mayo,
      just egg, justegg, eggz, eggless egg, earth balance, oatly, oatly cream, soyghurt, soygurt,
      soyogurt, sojade, alpro, cocoyo, coyo, coconut whip, cocowhip, coco whip, oat whip, soy whip,
      rice whip, nice cream, nicecream, n ice cream, coconut yoghurt, nooch, nutritional yeast,
      nutritional yeast parmesan, yeast flakes, hefeflocken, parmezan, parmezano, parm less,
      parmela, notmilk, notmayo, not mayo, not milk, not butter, vegan butter, plant butter, oat
      butter, soy butter, nutch, tofutti, so delicious, oat latte, oatmilk latte, mandelparmesan,
      hefeschmelz, veganer kase, cashewkase, margarine, vegane mayo, vegane creme, vegane sahne,
      sojajoghurt, kokosjoghurt, mandeljoghurt, haferjoghurt, haferdrink, sojadrink, mandeldrink,
      hafersahne, sojasahne, kokossahne, hafercuisine, sojacuisine, panna vegetale, panna di soia,
      panna di avena, panna vegetal, nata vegetal, nata de soja, nata de coco, leche vegetal, leche
      de coco, leche de almendra, leche de avena, leche de soja, leche de soya, leche de arroz,
      latte di cocco, latte di mandorla, latte di mandorle, latte di soia, latte di riso, latte d
      avena, latte di avena, latte vegetale, bevanda vegetale, lait de coco, lait d amande, lait de
      soja, lait d avoine, lait de riz, lait vegetal, creme de coco, creme de soja, creme d avoine,
      creme d amande, creme vegetale, creme de cassis, creme de menthe, creme de cacao, creme de
      noix de cajou, crema di cocco, crema de coco, crema de cacahuate, crema de cacahuete, crema di
      nocciole, crema di mandorle, crema di soia, crema d avena, crema di anacardi, crema di ceci,
      crema di sesamo, crema de anacardos, crema de maranon, creme de marron, beurre de cacahuete,
      beurre de cajou, beurre d amande, beurre d arachide, mantequilla de cacahuate, mantequilla de
      mani, mantequilla de almendra, burro di arachidi, burro di cacao, burro di soia, burro
      vegetale, beurre de cacao, queso de almendras, queso de anacardos, queso de nueces, fromage de
      cajou, formaggio di anacardi, yogurt di soia, yogurt di cocco, yogur de soja, yogur de coco,
      yaourt de soja, yaourt coco, yaourt au soja, yaourt vegetal`,
  },
]

const NUTS =
  'oat, soy, soya, almond, coconut, cashew, rice, hemp, macadamia, hazelnut, walnut, pistachio, pea, flax, sesame, tiger nut, tigernut, nut, banana, sunflower, brazil nut, barista oat, pecan, potato, chufa, oatly, quinoa, walnut'

/** Each first word with each second one is a plant food. */
export const PLANT_PAIRS: readonly PairList[] = [
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
      'vegetable, veggie, veg, mushroom, shiitake, kombu, seaweed, miso, soy, soya, soy milk, soymilk, soy based, vegetable based, plant, plant based, tomato, coconut, vegan, ginger, lemongrass, kelp, daikon, onion, garlic, corn, sesame, potato, herb, saffron, aromatic vegetable, roasted vegetable, shiitake kombu, kombu shiitake, mushroom kombu, mushroom soy, soy miso, spicy miso, sesame miso, coconut curry, coconut lemongrass',
    second:
      'broth, stock, bouillon, consomme, dashi, jus, gravy, demi glace, demi, ramen, pho, ramen broth, pho broth',
  },
]
