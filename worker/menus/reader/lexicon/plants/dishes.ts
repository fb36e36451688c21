import type { WordList } from '../entry.ts'

/** Dishes that are made of plants wherever they are cooked in the usual way. */
export const PLANT_DISHES: readonly WordList[] = [
  {
    role: 'plant',
    gives: ['filling'],
    words: `
      bruschetta, bruschette, bruschetta al pomodoro, pan con tomate, pa amb tomaquet, pan con
      tomaca, tomato toast, panzanella, gazpacho, ajoblanco, pappa al pomodoro, ribollita
      toscana, pasta e ceci, pasta al pomodoro, spaghetti al pomodoro, spaghetti
      pomodoro, penne arrabbiata, penne arrabiata, penne all arrabbiata, spaghetti aglio e olio,
      aglio olio e peperoncino, spaghetti aglio olio, orecchiette con cime di rapa, focaccia al
      rosmarino, carciofi alla romana, carciofi alla giudia, carciofi alla giudea, peperoni arrosto,
      funghi trifolati, cicoria ripassata, cicoria, caponata siciliana, fave e cicoria, minestra di
      verdure, minestra, zuppa di verdure, zuppa di legumi, zuppa di farro, zuppa di lenticchie,
      insalata di arance, farinata di ceci, pizza rossa, crudaiola, hash brown potatoes, tofu
      pudding, douhua, scallion pancake, green onion pancake, cong you bing, smashed cucumber,
      smacked cucumber, pai huang gua, cold sesame noodles, sesame noodles, di san xian, buddha s
      delight, buddhas delight, lo han jai, luo han zhai, jai, home style tofu, salt and pepper
      tofu, general tso tofu, general tso cauliflower, kung pao tofu, kung pao cauliflower, orange
      cauliflower, sesame tofu,
      eggplant in garlic sauce, broccoli in garlic sauce, stir fried greens, ma la, vegetable chow
      fun, vegetable fun, vegetable mei fun, vegetable egg
      less roll, vegetable dumpling, vegetable potstickers, vegetable gyoza, veggie gyoza, veggie
      dumplings, mushroom dumplings, tofu dumplings, vegetable bao, mushroom bao,
      vegetable spring roll, veggie spring rolls, veg spring roll, crispy spring rolls vegetables,
      gemusefruhlingsrollen, fruhlingsrolle, fruhlingsrollen, mini fruhlingsrollen, rouleaux de
      printemps aux legumes, rollitos de verdura, avocado sushi, cucumber sushi, vegetable sushi,
      inari pocket, edamame beans, nasu dengaku miso, tofu teriyaki, goma ae, gomaae,
      gomae, zaru tofu, tsukemono plate, kinpira gobo, vegetable stir
      fry, veggie stir fry, vegetable japchae, namul, kongnamul, sigeumchi namul, vegetable kimbap,
      tofu bibimbap, vegetable curry, veg curry, veggie curry,
      potato curry, chickpea coconut curry, gemusecurry, curry de legumes, curry de verduras, tofu
      curry, japanese curry vegetable, onion bhaji, onion bhajis, onion bhajia, bhaji, bhajis,
      bhajia, pakora, pakoda, vegetable pakora, onion pakora, spinach pakora, mirchi bhajji, bonda,
      bhindi masala, gomen wot, gomen wat, bhindi fry, gobi masala, baingan masala, mixed vegetable
      curry, vegetable
      jalfrezi, vegetable vindaloo, vegetable jalfreezi, dum aloo, aloo jeera, aloo methi, aloo
      baingan, chana saag, tofu saag, undhiyu, poriyal, thoran, kootu, kosambari, sundal,
      misal, usal, sabudana khichdi, thepla, bhakri, sambar vada, idli sambar, lemon pickle,
      kachumber, kachumbari, koshimbir, sev, chivda, namkeen, bombay mix, injera platter, veggie
      combo, vegetarian combo ethiopian, beyaynetu, yetsom beyaynetu, gomen, tikil gomen, tikel
      gomen, atakilt, atakilt wat, atkilt, fosolia, fasolia, azifa, key sir, keysir, ye misir,
      dinich, difin misir, buticha, ful sandwich, timatim, timatim salad, timatim fitfit, suf
      fitfit, sukuma wiki, irio, githeri, chakalaka, mafe vegetable, peanut stew,
      african peanut stew, red red, akara, acara, kelewele, dodo,
      alloco, aloko, boli, okra stew, bean stew, mchicha, maharagwe, bunny chow vegetable, bunny
      chow beans, zaalouk, taktouka, bissara, vegetable tagine, tagine de legumes, couscous royal
      vegetable, vegetable couscous, couscous aux legumes, loubia, mechouia, slata mechouia, salata
      baladi, salade mechouia, dolmades, dolmadakia, stuffed grape leaves, stuffed
      vine leaves, warak enab, yaprak sarma, yalanji, yalanci dolma, yaprak, sarma vine leaves,
      tabbouleh salad, fattoush salad, israeli salad, chopped salad israeli, arabic salad, jerusalem
      salad, shirazi salad, salad shirazi, shirazi, jerusalem bagel, ezme, acili ezme, shakshuka
      tofu, fasulye, piyaz, pilaki, barbunya pilaki, taze fasulye zeytinyagli,
      zeytinyagli enginar, cig kofte, mercimek koftesi, saksuka, patlican salatasi, coban salata,
      coban salatasi, shepherd s salad turkish, turlu, bulgur salad, fava dip, fava santorini,
      gigantes plaki, horta, briam greek, fasolada, fasolakia, revithia, spanakorizo, lahanorizo,
      tomatokeftedes, melitzana salad, mint tea, batata harra lebanese, fried
      cauliflower, foul mudammas, hummus plate, hummus platter, falafel plate, falafel wrap, falafel
      pita, falafel sandwich, falafel platter, falafel bowl, mujadara bowl, loubieh bil zeit,
      loubieh, bamieh, freekeh pilaf, imam bayaldi,
      salata, tofu tacos, mushroom tacos, cauliflower tacos, jackfruit tacos, nopales tacos, tacos
      de nopales, tacos de hongos, tacos de papa, tacos de flor de calabaza, chips and salsa, chips
      and guacamole, chips and guac, chips guac, guacamole and chips, black beans and rice, rice n
      peas, ital stew, ital, rundown vegetable, plantain chips, mofongo vegano, tostones con mojo,
      yuca fries, yuca frita, yuca con mojo, tajadas, pan fried plantains, sweet plantains, fried
      plantain, causa vegana, ensalada mixta, ensalada verde, ensalada de la casa, ensalada de
      tomate, ensalada de nopales, ensalada de lentejas, ensalada de garbanzos, lentejas estofadas,
      potaje de garbanzos, garbanzos con espinacas, espinacas con garbanzos, pimientos asados, papas
      arrugadas, papas arrugas, setas al ajillo, champinones al ajillo, berenjenas fritas,
      alcachofas a la plancha, esparragos a la plancha, verduras salteadas, tumaca, guiso de
      lentejas, guiso de verduras, estofado de verduras, salade composee, salade de lentilles,
      salade de tomates, carottes rapees, poireaux vinaigrette, soupe de legumes, soupe aux legumes,
      potage de legumes, soupe de lentilles, tartine avocat, tian de legumes, gemusepfanne,
      gemusesuppe, gemusespiess, gemusespiesse, gemusereis, gemusenudeln, bratgemuse, linsencurry,
      linsensalat, linsendal, kichererbsencurry, kichererbseneintopf, kartoffel curry,
      ofenkartoffel, ofenkartoffeln, pellkartoffeln, rosmarinkartoffeln, petersilienkartoffeln,
      kartoffelsalat mit essig und ol, krautsalat, gurkensalat, tomatensalat, rote bete salat,
      rohkostsalat, rohkost, bohnensalat, couscoussalat, bulgursalat, quinoasalat, nudelpfanne,
      reispfanne, wokgericht, hummusteller, falafelteller, antipastigemuse, oliven und brot, fruit
      bowl, beans on toast, peanut butter and jelly, pb and j, pb j, pbj, peanut butter and jam,
      peanut butter toast, hummus toast, mushroom toast, mushrooms on toast, bean chili, three bean
      chili, black bean chili, vegetarian chili, veggie chili, chili sin carne, chilli sin carne,
      bean soup, black bean soup, white bean soup, vegetable soup, lentil stew, chickpea stew,
      vegetable stew, bean salad, three bean salad, lentil salad, quinoa bowl, rice bowl tofu,
      cowboy caviar, texas caviar, corn on cob, roasted potatoes, boiled potatoes, steamed
      vegetables, steamed broccoli, sauteed spinach, garlic spinach, sauteed mushrooms, grilled
      asparagus, side of avocado, side of beans, side of rice, seasonal greens, sauteed greens,
      green papaya, glass noodle vegetables, sorbet, sorbetto, sorbetti, sorbete, granita, granite,
      granizado, fruit ice, italian ice, water ice, shaved ice syrup, popsicle, paleta de fruta, ice
      pop, poached pear, bratapfel, rote grutze, banana fritters coconut, mango sticky rice, mango
      with sticky rice, khao niao mamuang, sticky rice mango, sweet sticky rice, pisang goreng, red
      bean soup, sesame balls, jian dui, grass jelly, almond jelly agar, che, che ba mau, fruit
      sorbet, lemon sorbet, mango sorbet, raspberry sorbet, coconut sorbet, chia parfait coconut,
      energy ball, energy bites, bliss ball, date balls, raw energy balls, nut bar raw, raw bar,
      fruit leather, marzipan, oreo, biscoff, lotus biscoff, speculoos, biscoff spread, dark
      chocolate bark`,
  },
]
