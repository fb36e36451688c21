import type { WordList } from '../entry.ts'

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
      bean, five bean, red bean, frijoles, frijoles negros, frijol, alubias, judiones, habichuelas,
      porotos, fagioli, fagiolo, haricots blancs, haricots rouges, bohne, bohnen, schwarze bohnen,
      kidneybohnen, weisse bohnen, ackerbohnen, saubohnen, favabohnen, feijao, rajma, lobia, ful,
      foul, ful medames, foul medames, ful mudammas, foul moudammas, chickpea, chick pea, garbanzo,
      garbanzo bean, ceci, pois chiche, pois chiches, kichererbse, kichererbsen, chana, channa,
      chole, choley, chholay, chana masala, channa masala, chole masala, kala chana, chana dal,
      channa dal, farinata, socca, panisse, panelle, chickpea
      tuna, chickpea salad, chickpea omelette, chickpea omelet, chickpea scramble, chickpea curry,
      falafel, felafel, falaffel, hummus, humus, hommus, houmous, hoummus, hommos, houmus, hummous,
      humous, mutabbal chickpea, balela, leblebi, lentil, red lentil, green lentil, brown lentil,
      black lentil, puy lentil, beluga lentil, french lentils, lentilles, lentejas, lenticchie,
      linse, linsen, berglinsen, belugalinsen, rote linsen, mercimek, mercimek corbasi, mercimek
      kofte, mujaddara, mujadara, mujadarra, mejadra, megadarra, koshari, kushari, koshary, dal,
      daal, dhal, dahl, daal soup, toor dal, tur dal, moong dal, mung dal, masoor dal, urad dal,
      panchmel dal, lentil soup, lentil loaf, lentil bolognese, lentil curry, misir, misir wot,
      misir wat, mesir, yemisir, mesir wat, kik alicha, kik wot, ater kik, shiro, shiro wot, shiro
      wat, sambar, sambhar, rasam, lentil burger, tofu, silken tofu, firm tofu, smoked tofu, crispy
      tofu, fried tofu, tofu scramble, scrambled tofu, tofu nuggets, tofu bacon, tofu feta, tofu
      ricotta, tofu cream cheese, tofu sour cream, tofu mayo, tofu egg, tofu egg salad, tofu steak,
      tofu skin, tofu puff, tofuhack, raucherfofu, rauchertofu, seidentofu, tahu, dubu, dou fu,
      doufu, beancurd, bean curd, bean curd skin, soybean curd, yuba, aburaage, inari, inari sushi,
      inarizushi, atsuage, okara, natto, miso tofu, tofu burger, tofu katsu, tofish, tofu fish, tofu
      wings, tofu benedict, soy chorizo, soyrizo, soy sausage, soy nuggets, soy bacon, soy meat,
      soja granule, sojagranulat, sojaschnetzel, sojahack, soja texturee, soja texturizada, soya
      granules, nutrela, edamame, soybean, soya bean, soya, soja, soy, soybean sprouts, seitan
      steak, seitan gyros, seitan doner, seitan wings, tempeh bacon, tempeh goreng, tempe goreng,
      mushroom bacon, mushroom jerky, mushroom calamari, mushroom scallop, king oyster scallop,
      oyster mushroom calamari, mushroom burger, quinoa, quinua, nut roast, nut loaf, walnut meat,
      walnut taco meat, walnut chorizo, nut meat, walnut crumble savory, walnut bolognese, sunflower
      seed meat, eggplant bacon, beet burger, beetroot burger, carrot hot dog, carrot dog, carrot
      bacon, celeriac schnitzel, sellerieschnitzel, kohlrabischnitzel, gemusebratling, bratling,
      bratlinge, grunkernbratling, linsenbratling, coconut bacon, rice paper bacon, mushroom hot
      dog, sweet potato burger, hearts of palm crab cakes, jackfruit crab cake, hearts of palm
      calamari, artichoke crab cakes, banana peel bacon, chickpea nuggets, cauliflower nuggets,
      black bean burger, black bean patty, bean patty, bean burger, chickpea patty, chickpea burger,
      lentil patty, quinoa patty, quinoa burger, falafel burger, nut burger, nut patty, grain
      burger, grain patty, beet patty, mushroom patty, kichererbsenbratling, soy
      patty, soja patty, tofu patty, tempeh patty, tempeh burger, seitan burger, gemusepatty,
      linsenpatty, bohnenpatty, portobello, portabella, portobella, portabello, portobello mushroom,
      portobello cap, crabless cake, fishless cake, crab less cake, tofu ruhrei, tofu frittata, tofu
      bhurji, tofu quiche filling, tofu scrambled egg, kichererbsen
      omelett, chickpea frittata`,
  },
  {
    role: 'plant',
    gives: ['core', 'filling'],
    words: `
      mushroom, shiitake, shitake, oyster mushroom, king oyster, king oyster mushroom, king trumpet,
      trumpet mushroom, king trumpet mushroom, lion s mane, lions mane, maitake, hen of the woods,
      chicken of the woods, chicken of the woods mushroom, enoki, shimeji, beech mushroom, wood ear,
      wood ear mushroom, black fungus, cloud ear, cremini, crimini, chestnut mushroom, button
      mushroom, white mushroom, champignon, porcini, porcino, funghi, fungo, fungi, ceps, cepes,
      steinpilz, steinpilze, pilz, pilze, pfifferling, pfifferlinge, austernpilz, austernpilze,
      krauterseitling, krauterseitlinge, egerling, seitling, chanterelle, morel, girolle, trompette,
      straw mushroom, field mushroom, wild mushroom, mushroom medley, seta, hongos, champinon,
      champinones, huitlacoche, cuitlacoche, cogumelo, mantar, truffle, black truffle, white
      truffle, tartufo, mushroom steak, mushroom pate, mushroom carpaccio, mushroom bolognese,
      mushroom ragu, mushroom ragout, mushroom duxelles, duxelles, mushroom gravy, mushroom asada,
      mushroom barbacoa, mushroom carnitas, mushroom tartare, mushroom ceviche,
      mushroom satay, mushroom shawarma, mushroom wings, vegetable, veggies, veges,
      mixed vegetables, mixed veggies, seasonal vegetables, roasted vegetables, root vegetables,
      garden vegetables, legumes, verdure, verdura, ortaggi, gemuse, hortalizas, legumbres, sabzi,
      subzi, subji, mixed veg, root veg, crudites, vegetales mixtos, sebze, lachanika, cauliflower,
      cauliflower wings, cauliflower steak, cauliflower rice, buffalo cauliflower, cauli, cauli
      wings, gobi, gobhi, gobi manchurian, gobi 65, blumenkohl, karfiol, chou fleur, coliflor,
      cavolfiore, karnabahar, karnabit, eggplant, aubergine, aubergina, berenjena, melanzana,
      melanzane, brinjal, baingan, bharta, baigan, patlican, melitzana, melitzanes, melitzanosalata,
      nasu, nasu dengaku, terong, talong, eggplant caviar, caviar d aubergine, eggplant steak, baba
      ganoush, baba ghanoush, baba ganouj, baba ghanouj, baba ganush, babaganoush, babaghanoush,
      baba ghannouj, moutabal, mutabal, mutabbal, imam bayildi, celeriac, celeriac steak, celery
      root, sellerie, knollensellerie, cabbage steak, watermelon tuna, tomato tuna, carrot lox,
      carrot tartare, beet tartare, beetroot tartare, beetroot carpaccio, beet carpaccio, zucchini
      carpaccio, courgette carpaccio, tomato tartare, watermelon carpaccio, avocado tartare, mango
      ceviche, cauliflower shawarma, hearts of palm ceviche, jackfruit tuna`,
  },
  {
    role: 'plant',
    gives: ['core', 'patty', 'filling'],
    words: `
      chickn, chikn, chikin, chickun, chikken, chckn, chkn, chik n, chic n, chick n, chickin,
      chickenish, chickenn, chiken, chiqin, chiquen, tofurkey, turk y, turkee, turky, tofuna, tuno,
      toona, tunah, tunaish, tuna ish, fysh, fsh, phish, vish, visch, phish and chips, salmun,
      zalmon, sammon, vrimp, shrymp, shrimpz, shrmp, scallopz, calamaree, be f, bef, beaf, beyf, bee
      f, beefish, bef strips, porq, prk, bac n, bacn, bacun, bakon, baco, facon, fakon, fakin, fakin
      bacon, facon bits, bacon ish, baconish, hamless, hamm, sausij, sausge, saus ge, sossage,
      soysage, tofurella, chorizo vegano, soyrizo chorizo, churizo, cheezburger, cheezeburger, not
      dog, notdog, tofu dog, veggan, duk, dukk, mock duck, mock chicken, mock meat, unmeat,
      neatball, neat loaf, neatloaf, wheatball, beanball, meat less balls, no meatballs, no chicken,
      no beef, no bull, fauxsage, fauxlafel, facon cheezburger, stakeless, steakless, vegetable
      steak, mock eel, mock tuna, mock abalone, mock shrimp, mock fish`,
  },
]

/** Drinks that stand in for milk. */
export const PLANT_MILKS: readonly WordList[] = [
  {
    role: 'plant',
    gives: ['milk'],
    words: `
      coconut milk, light coconut milk, hafermilch, mandelmilch, sojamilch, reismilch, cashewmilch,
      hafermilchschaum, kokosmilch, kokosnussmilch, soymilk, oatmilk, almondmilk, ricemilk, nutmilk,
      coconutmilk, cashewmilk, plant milk, nut milk, alternative milk, cocomilk, coco milk, dairy
      alternative, plant based milk, barista milk, soya drink, leche de avena barista,
      pflanzenmilch, pflanzendrink, pflanzliche milch`,
  },
]

/** Spelled like, but not, milk: "mylk", "cheeze", and brands that only make the plant kind. */
export const MOCK_DAIRY: readonly WordList[] = [
  {
    role: 'plant',
    gives: ['cheese', 'milk'],
    words: `
      mylk, mlk, malk, m lk, cheez, cheeze, cheezy, cheezey, chz, cheeez, chease, cheaze, cheexe,
      cheezecake, chreese, ch eese, cheze, queezo, queso vegano, kase alternative, kasealternative,
      kaseersatz, fauxmage, fromage vegetal, vromage, cashewbert, mozzarisella, daiya, violife,
      miyoko, miyoko s, follow your heart, chao, chao cheese, chao slices, kite hill, field roast
      chao, vegenaise, veganaise, veganaisse, vayo, veganayo, veganesa, vegannaise, fabanaise,
      nayonaise, just mayo, aquafaba, aquafaba mayo, just egg, justegg, eggz, eggless egg, earth
      balance, oatly, oatly cream, soyghurt, soygurt, soyogurt, sojade, alpro, cocoyo, coyo, coconut
      whip, cocowhip, coco whip, oat whip, soy whip, rice whip, nice cream, nicecream, n ice cream,
      coconut yoghurt, nooch, nutritional yeast, nutritional yeast parmesan, yeast flakes,
      hefeflocken, parmezan, parmezano, parmela, notmilk, notmayo, not mayo, not milk, not butter,
      plant butter, oat butter, soy butter, nutch, tofutti, so delicious, oat latte, oatmilk latte,
      mandelparmesan, hefeschmelz, veganer kase, cashewkase, margarine, vegane mayo, vegane creme,
      vegane sahne, sojajoghurt, kokosjoghurt, mandeljoghurt, haferjoghurt, haferdrink, sojadrink,
      mandeldrink, hafersahne, sojasahne, kokossahne, hafercuisine, sojacuisine, panna vegetale,
      panna di soia, panna di avena, panna vegetal, nata vegetal, nata de soja, nata de coco, leche
      vegetal, leche de coco, leche de almendra, leche de avena, leche de soja, leche de soya, leche
      de arroz, latte di cocco, latte di mandorla, latte di mandorle, latte di soia, latte di riso,
      latte d avena, latte di avena, latte vegetale, bevanda vegetale, lait de coco, lait d amande,
      lait de soja, lait d avoine, lait de riz, lait vegetal, creme de coco, creme de soja, creme d
      avoine, creme d amande, creme vegetale, creme de cassis, creme de menthe, creme de cacao,
      creme de noix de cajou, crema di cocco, crema de coco, crema de cacahuate, crema de cacahuete,
      crema di nocciole, crema di mandorle, crema di soia, crema d avena, crema di anacardi, crema
      di ceci, crema di sesamo, crema de anacardos, crema de maranon, creme de marron, beurre de
      cacahuete, beurre de cajou, beurre d amande, beurre d arachide, mantequilla de cacahuate,
      mantequilla de mani, mantequilla de almendra, burro di arachidi, burro di cacao, burro di
      soia, burro vegetale, beurre de cacao, queso de almendras, queso de anacardos, queso de
      nueces, fromage de cajou, formaggio di anacardi, yogurt di soia, yogurt di cocco, yogur de
      soja, yogur de coco, yaourt de soja, yaourt coco, yaourt au soja, yaourt vegetal`,
  },
]
