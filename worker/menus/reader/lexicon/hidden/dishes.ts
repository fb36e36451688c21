import type { WordList } from '../entry.ts'

/** Dishes that are known for an animal food; "vegan" or a plant in its place lets them pass. */
export const HIDDEN_DISHES: readonly WordList[] = [
  {
    role: 'hidden',
    source: 'dairy',
    needs: 'cheese',
    holds: 'cheese',
    words: `
      pizza, pizzette, pizzetta, pinsa, pizza margherita, margherita, margarita pizza, pizza
      margarita, pizza funghi, pizza verdure, pizza vegetariana, pizza vegetariano, vegetarian
      pizza, veggie pizza, flatbread pizza, deep dish, sicilian pie, grandma pie, pizza pie,
      calzone, stromboli, tarte flambee, flammkuchen, flammekueche, pide, manakish cheese, lasagna,
      lasagne, vegetable lasagna, spinach lasagna, cannelloni, manicotti, stuffed shells, moussaka,
      mousaka, pastitsio, parmigiana, parmigiana di melanzane, melanzane alla parmigiana, eggplant
      parmigiana, eggplant parmesan, eggplant parm, aubergine parmigiana, quesadilla, gordita,
      nachos, loaded nachos, loaded fries, loaded potato skins, potato skins, loaded baked potato,
      chile relleno, chili relleno, enchilada, enmoladas, enfrijoladas, chilaquiles, pupusa,
      chimichanga, huarache, sope, baleada, poutine, jacket potato with cheese, welsh rarebit,
      rarebit, greek salad, horiatiki, village salad, choriatiki, griechischer salat, ensalada
      griega, insalata greca, salade grecque, shepherd salad, bauernsalat, caprese, caprese salad,
      insalata caprese, cobb salad, cobb, chef salad, chopped italian salad, wedge salad,
      spanakopita, tiropita, borek, boureki, burek, gozleme, khachapuri, twice baked potato,
      jalapeno popper, spinach artichoke dip, spinach dip, artichoke dip, french onion dip, pierogi,
      pierogies, pirogi, ravioli, raviolis, tortellini, tortelloni, cappelletti, agnolotti,
      mezzelune, arancini, arancino, suppli, carbonara, cacio e pepe, alfredo, fettuccine alfredo,
      mac, mac daddy, reuben, patty melt, melt, tuna less melt, panini, toastie, toasties, croque
      monsieur, croque madame, croque, cubano, philly, philly cheesesteak, cheesesteak, cheese
      steak, cheese fries, mozzarella stick, mac and cheese, macaroni and cheese, macaroni cheese,
      mac cheese, kase makkaroni, grilled cheese, fondue, gratin, au gratin, gratin dauphinois,
      dauphinoise, gnocchi alla sorrentina, penne alla vodka, alla vodka, vodka sauce, vodka pasta,
      penne vodka, tikka, navratan korma, makhani, makhni, dal makhani, daal makhani, dhal makhani,
      malai kofta, burrito supreme, crunchwrap, queso dip, supreme pizza, white pizza, pizza bianca,
      quiche, quiches, frittata, biryani raita, pizza bread, french bread pizza, cauliflower pizza,
      mushroom pizza, spinach pizza, vegetable pizza, garden pizza, pizza primavera, pizza quattro
      stagioni, pizza al taglio, pizza al trancio, pizza bianca con patate, pizza napoletana,
      neapolitan pizza, pizza tradizionale, pizza siciliana, pizzabrot mit kase, pizza spinaci,
      ortolana, pizza ortolana, quattro formaggi, four cheese pizza, quattro stagioni pizza,
      napoletana pizza, pizza napoli, pizza romana, pizza calzone, mozzarella pizza, garlic cheese
      bread, cheesy bread sticks, breadsticks cheese, tostada salad bowl cheese, tlayudas, torta
      ahogada, torta, molletes, sincronizada, choriqueso, queso fundido, quesadilla de hongos,
      burrito wet, smothered burrito, wet burrito, flautas de papa, enchiladas verdes, enchiladas
      rojas, enchiladas suizas, entomatadas, papadzules, chalupa, tetelas, taco pizza, navajo taco,
      frito pie, seven layer dip, 7 layer dip, bean dip cheese, potato casserole, funeral potatoes,
      hash brown casserole, eggplant rollatini, rollatini, eggplant napoleon, eggplant stack cheese,
      sformato, timballo, pasta al forno, baked ziti, baked pasta, baked penne, baked spaghetti,
      pasta bake, lasagnette, crespelle, crespelle ai funghi, conchiglioni ripieni, gnocchi alla
      romana, caramelle pasta, raviolo, ravioloni, panzerotti, panzerotto, tortelli, tortello,
      anolini, cappellacci, plin, culurgiones, pansotti, casoncelli, maultaschen kase, spatzle
      pfanne, kasnocken, kaspressknodel, spinatknodel, kasknodel, raclette kartoffel, rosti mit
      kase, ofenkase, gebackener camembert, gebackener schafskase, schafskase vom grill, feta aus
      dem ofen, bauernsalat mit feta, hirtensalat, griechischer bauernsalat, bulgarischer salat,
      shopska salat, sopska salata, shopska salad, bulgarian salad, karisik tost, kumru, peynirli
      pide, peynirli borek, sigara boregi, su boregi, ispanakli borek, cig borek, manakish,
      manakeesh, manousheh, man oushe, jibneh manakish, cheese manakish, fatayer, fatayer spinach,
      sambousek, sambusek, rakakat, kibbeh labanieh, fatteh, fattet hummus, fatteh hummus, knafeh
      nabulsieh, dynamite mushrooms, dakos salad, cretan salad, tomatokeftedes me feta,
      kolokithokeftedes, patatokeftedes, bouyourdi, hortopita, kolokithopita, prasopita, pita
      spanaki, strapatsada feta, croque vegetarien, tartine chevre, tarte chevre, tarte flambee
      gratinee, gratin de legumes, gratin de courgettes, gratin de chou fleur, gratinierte
      aubergine, gemuselasagne, gemusegratin, kartoffelgratin, broccoligratin, nudelauflauf,
      auflauf, gemuseauflauf, kartoffelauflauf, kasespatzle pfanne`,
  },
  {
    role: 'hidden',
    source: 'dairy',
    holds: 'milk, butter or egg',
    words: `
      cake, ladyfinger, lady fingers, savoiardi, layer cake, carrot cake, chocolate cake, lava cake,
      molten chocolate cake, sponge cake,
      pound cake, bundt cake, coffee cake, lemon cake, cupcake, funnel cake, birthday cake, torte,
      torta al cioccolato, torta caprese, torta della nonna, torten, kuchen, apfelkuchen, gateau,
      gateaux, gateau au chocolat, fondant au chocolat, moelleux, tarte, tarte tatin, tarte aux
      pommes, tarte au citron, tartelette, tart, fruit tart, lemon tart, chocolate tart, bakewell,
      bakewell tart, cheesecake, cheese cake, kasekuchen, cookie, cookies, chocolate chip cookie,
      oatmeal cookie, cookie dough, shortbread, brownie, brownies, blondie, blondies, muffin,
      english muffin, donut, doughnut, beignet, berliner, churro, waffle, waffel, waffeln, gaufre,
      pancake, hotcake, flapjack, pfannkuchen, palatschinken, crepe, galette, blini, blinis, blintz,
      eierkuchen, french toast, pain perdu, kaiserschmarrn, pudding, bread pudding, 
      milchreis, sticky toffee pudding, sticky toffee, christmas pudding, yorkshire pudding, yorkie,
      mousse, mousse au chocolat, chocolate mousse, chocolate pudding, banana pudding, pots de
      creme, panna cotta, pannacotta, creme brulee, creme caramel, flan, custard tart, egg tart,
      pastel de nata, tiramisu, zabaglione, cannoli, cannolo, sfogliatella, sfogliatelle,
      profiterole, eclair, choux, cream puff, napoleon, mille feuille, millefeuille, paris brest,
      croissant, almond croissant, pain au chocolat, brioche, brioche bun, danish, puff pastry pie,
      kouign amann, babka, rugelach, strudel, apple strudel, apfelstrudel, turnover, cobbler,
      crumble, apple crumble, fruit crumble, crisp apple, apple crisp, apple pie, pie, cherry pie,
      pecan pie, pumpkin pie, sweet potato pie, key lime pie, banoffee, banoffee pie, pot pie,
      potpie, vegetable pot pie, eton mess, trifle, pavlova, meringue, lemon meringue pie, macaron,
      macaroon, souffle, banana split, ice cream sandwich, parfait, affogato, baklava,
      baklawa, kunafa, knafeh, kanafeh, kunefe, basbousa, namoura, maamoul, revani, halva ice cream,
      muhallebi, muhalabia, sutlac, lokma, tulumba, galaktoboureko, bougatsa, loukoumades, kataifi,
      kadayif, gulab jamun, gulab jamoon, rasmalai, ras malai, rasgulla, jalebi, barfi, burfi,
      laddu, ladoo, gajar halwa, gajar ka halwa, carrot halwa, sooji halwa,
      halwa, phirni, shrikhand, falooda, brigadeiro, alfajor, alfajores, tres leches, tres leches
      cake, sopapilla, bunuelos, arroz con leche, dulce de leche, churros con chocolate, concha, pan
      dulce, pan de muerto, natilla, castella, dorayaki, taiyaki, souffle pancake, melonpan, bao
      custard, mooncake, swiss roll, roulade cake, chocolate fondant, chocolate fondue, whoopie pie,
      red velvet, red velvet cake, black forest cake, sachertorte, linzer torte, lebkuchen, stollen,
      panettone, pandoro, colomba, bunet, 
      malt shake, frappe, frappuccino,
      float, root beer float, fudge, nougat, turron, truffle chocolate, chocolate truffle, praline,
      bonbon, rocky road, caramel, salted caramel, caramel sauce, butterscotch, toffee, dessert of
      the day, cake of the day, petit four, madeleine, financier, cannele, speculoos cake, granola
      bar, protein ball, monkey bread, soda bread, irish soda bread, banana bread, zucchini bread,
      gingerbread, cinnamon roll, cinnamon bun, cinnabon, zimtschnecke, sticky bun, kanelbullar,
      challah, naan khatai, kulfi falooda, lemon bar, hazelnut spread, chocolate spread, puff puff,
      malva pudding, koeksister, lamington, anzac, tim tam, vla, pavesini, amaretti, biscotti,
      cantucci, florentine biscuit, langue de chat, shortcake, strawberry shortcake, dump cake,
      icebox cake, tres leches de coco x, opera cake, sacher, linzer, battenberg, victoria sponge,
      sponge, lemon drizzle, lemon drizzle cake, madeira cake, fruit cake, simnel cake, christmas
      cake, mince pie, bread pudding whiskey, figgy pudding, spotted dick, jam roly poly, treacle
      tart, treacle sponge, knickerbocker glory, banoffi, banoffi pie, millionaire shortbread, rice
      krispie treat, krispie treat, rice crispy treat, marshmallow treat, smore, s more, mud pie,
      mississippi mud pie, buttermilk pie, chess pie, sugar pie, shoofly pie, derby pie, silk pie,
      french silk pie, lemon icebox pie, icebox pie, fried pie, half moon pie, fruit pie, blueberry
      pie, peach cobbler, berry cobbler, blackberry cobbler, apple brown betty, brown betty, buckle,
      grunt dessert, pandowdy, apple tart, pear tart, plum tart, almond tart, frangipane, frangipane
      tart, bakewell slice, custard slice, vanilla slice, custard doughnut, cruller, kolache,
      kolaches, bear claw, cronut, malasada, zeppole, zeppola, bombolone, bomboloni, sfinge,
      struffoli, cartellate, ciambella, ciambellone, torta di mele, torta al limone, torta di
      carote, crostata di frutta, crostatina, cornetto, cornetti, maritozzo, maritozzi, bignè,
      pasticciotto, delizia al limone, baba napoletano, sbrisolona, torta barozzi, tenerina,
      tortino, tortino al cioccolato, cremoso, bavarese, bonet, budino, zuccotto, spumone, coppa
      gelato, tartufo di pizzo, tartufo bianco gelato, profiteroles al
      cioccolato, salame al cioccolato, salame di cioccolato, cheesecake ai frutti, millefoglie,
      canestrelli, krapfen, faschingskrapfen, quarkballchen, windbeutel, liebesknochen,
      schweineohren geback, streuselkuchen, pflaumenkuchen, zwetschgenkuchen, apfeltarte,
      obstkuchen, mohnkuchen, mohnstrudel, marmorkuchen, nusskuchen, nussecke, nussecken,
      karottenkuchen, mohrenkuchen, bananenbrot, schokokuchen, schokoladenkuchen, schokotarte,
      schoko souffle, schokoladensouffle, schokomousse, mousse von schokolade, donauwelle,
      frankfurter kranz, baumkuchen, gugelhupf, hefezopf, franzbrotchen, rosinenschnecke,
      nussschnecke, mohnschnecke, plunder, milchhornchen, waffeln mit kirschen, belgische waffel,
      poffertjes, stroopwafel, oliebollen, appeltaart, tompouce, kanelsnegl, kardemummabulle,
      kladdkaka, semla, prinsesstarta, æbleskiver, wienerbrod, makowiec, sernik, szarlotka,
      nalesniki, paczki, faworki, piernik, racuchy, placki, syrniki, oladi, oladyi, medovik,
      napoleon cake, ptichye moloko, zefir, pastila, dobos torte, dobos, eszterhazy, kurtoskalacs,
      kurtosh, palacsinta, gundel palacsinta, somloi, retes, trdelnik, kolac, kolacky, palacinky,
      livance, ovocne knedliky, krempita, kremsnita, tulumba dessert, cozonac, papanasi, pasteis de
      nata, pasteis de belem, bolo, bolo de cenoura, bolo de rolo, sonho, toucinho do ceu, tarta de
      santiago, tarta de queso, tarta de manzana, tarta, bizcocho, magdalena, ensaimada, napolitana
      de chocolate, palmera, churro relleno, roscon, polvoron, polvorones, mantecados, goxua,
      miguelitos, piononos, tocino de cielo, quesada, filloas, torrija, coulant, coulant de
      chocolate, brazo de gitano, torta rogel, rogel, chocotorta, balcarce, milhojas, pasta frola,
      alfajor de maicena, medialuna, factura argentina, picarones miel, suspiro limeno, crema
      volteada, leche asada, pie de limon, pie de manzana, tres leches chocolate, pastel de tres
      leches, pastel de chocolate, pastel de zanahoria, pastel de elote, pan de elote, capirotada,
      nieve de vainilla, mantecada, orejas, polvoron cookie, cuernito, galletas, gateau basque,
      gateau breton, gateau de semoule, flan patissier, flan coco, tarte au sucre, tarte aux noix,
      tarte aux fraises, tarte aux fruits, tarte fine aux pommes, tarte bourdaloue, crumble aux
      pommes, brioche perdue, moelleux au chocolat, mi cuit au chocolat, mi cuit chocolat, coulant
      chocolat, fondant chocolat, opera chocolat, fraisier, framboisier, charlotte, charlotte aux
      fraises, savarin, soupe anglaise, tropezienne, chouquette, bugnes, merveilles, palmier,
      chausson aux pommes, cafe gourmand, dessert du jour, gaufre liegeoise, crepe suzette, crepe au
      sucre, crepe nutella, tempura ice cream, fried ice cream, kakigori milk, anmitsu cream, purin,
      custard pudding, matcha
      parfait, mille crepe, mille crepe cake, japanese cheesecake, castella cake, roll cake, bingsu,
      patbingsu, injeolmi bingsu, hotteok ice cream, bungeoppang, gyeranppang, egg waffle, bubble
      waffle, pineapple bun, bolo bao, cocktail bun, coconut bun, sponge cake steamed, ma lai go,
      malay cake, dan tat, sago milk, mango pomelo sago, mango pudding, osmanthus jelly milk, almond
      tofu, annin tofu, sweet tofu ice cream, che thai, banh flan, kem flan, banh bong lan, sinh to,
      avocado smoothie condensed, sinh to bo, roti canai, roti prata, prata, roti jala, roti boy,
      martabak, murtabak, martabak manis, terang bulan, serabi, kue lapis legit, lapis legit,
      spekkoek, kaya, kaya toast, kaya jam, es campur, es teler, halo halo, leche flan, ube halaya,
      bibingka, puto bumbong, biko latik x, turon ice cream, sans rival, brazo de mercedes,
      ensaymada, pandesal, mamon, polvoron pinoy, mais con yelo, gajrela, zarda, kalakand cake,
      nankhatai, nan khatai, modak, puran poli, holige, obbattu, boondi, boondi ladoo, besan ladoo,
      motichoor ladoo, imarti, balushahi, shahi tukra, rasgolla, sweet of the day, mithai, indian
      sweets, kulfi faluda, faluda`,
  },
  {
    role: 'hidden',
    source: 'meat',
    needs: 'patty',
    holds: 'meat',
    words: `
      burger, cheeseless burger, slider, patty, classic burger, house burger, kofta`,
  },
  {
    role: 'hidden',
    source: 'meat',
    needs: 'core',
    holds: 'meat',
    words: `
      bibimbap, dolsot bibimbap, meatball, polpette, albondigas, bolognese, bolognaise, bolognaise
      sauce, bolognese sauce, spag bol, ragu, ragout, stroganoff, stroganov, goulash, gulasch,
      gulyas, chili con carne, chilli con carne, kofte, shawarma, schawarma, shwarma, doner, doner
      kebab, donair, gyro, souvlaki, satay, satay skewer, schnitzel, milanesa, cotoletta, tonkatsu,
      nuggets, chimichurri steak, carnitas, barbacoa, al pastor, tinga, picadillo, cottage pie,
      shepherds pie, meatloaf, sloppy joe, blt, club sandwich, po boy, mince, minced, mincemeat,
      wing, chili dog, mixed grill, carpaccio, tartare, tartar, tatar, jerky, cevapi, kibbeh nayeh,
      kroppkakor, sisig, larb, laab, fried rice, special fried rice, house fried
      rice, yangzhou fried rice, pineapple fried rice, thai fried rice, mandu jeongol, kroket,
      kroketten, yassa, maafe, moqueca, feijoada, adobo, rendang, vindaloo, jalfrezi, madras,
      dopiaza, dhansak, kung pao, general tso, chop suey, chow mein, lo mein,
      chowmein, moo shu, mu shu, ho fun, chow fun, singapore noodles, singapore mei fun, mei fun,
      stir fried noodles, anticucho, kebab, kebap, kabob, cutlet, wellington, cassoulet, katsu,
      burnt ends, carne asada fries, chili cheese, pastor, tacos al pastor, pastor tacos, adobada,
      discada tacos, cochinita tacos, birria tacos, consome tacos, quesabirria tacos, gyro plate,
      gyro wrap, shawarma plate, shawarma wrap, shawarma bowl, kebab plate, kabob plate, kabab
      plate, kofta plate, doner box, doner plate, yufka, doner durum, tantuni durum, pitabrot gyros,
      souvlaki plate, mixed kebab, satay sticks, yakitori sticks, kushiyaki, kushikatsu, teppanyaki,
      hibachi, hibachi dinner, mongolian bbq, teriyaki bowl, teriyaki plate, bulgogi bowl, bbq
      plate, bbq platter, bbq sandwich, smoked meat, smokehouse platter, smokehouse, meat and three,
      hash house, lunch box, party platter, pub platter, ploughman s, ploughman, ploughmans lunch,
      mixed platter grill, sunday roast, roast dinner, roast of the day, carvery, wellington beef,
      toad hole, faggots, bubble and squeak, scouse, lobby stew, irish stew, guinness stew, coddle,
      boxty, hotpot stew, lancashire hotpot, tattie, stovies, haggis neeps and tatties, cullen
      skink, clapshot, rumbledethumps, pie and mash, pie of the day, jellied eels, cornish, pasty
      cornish`,
  },
  {
    role: 'hidden',
    source: 'meat',
    needs: 'filling',
    holds: 'meat',
    words: `
      spring roll, gyoza, potsticker, pot sticker, dim sum, empanada, tamale, tamal, taquito,
      flauta, japchae, banh mi, sub, hoagie, hero, stuffed cabbage, cabbage roll,
      dumpling, momo,
      bao, bao bun, baozi, steamed bun, gua bao, springroll, summer roll, rice paper roll, fresh
      roll, imperial roll, goi cuon, samosa, sambusa, puff, croquette, croqueta, fajita, skewer`,
  },
  {
    role: 'hidden',
    source: 'fish',
    needs: 'filling',
    holds: 'fish',
    words: `
      sushi, sushi platter, sushi set, sushi combo, nigiri, maki, makis, hosomaki, uramaki,
      futomaki, temaki, hand roll, spicy roll, sushi roll, onigiri, sushi burrito, poke, poke bowl,
      ceviche, cebiche,
      tiradito, chirashi, chirashi bowl, paella mixta, cocktail de camaron,
      sushi boat, sushi dinner, sushi lunch, nigiri set, maki set, maki
      mix, maki combo, roll combo, roll of the day, crunchy roll, tokyo roll, caterpillar, green
      dragon roll, inside out roll, gunkan, temari,
      oshizushi, sushi cake, sushi sandwich, onigirazu`,
  },
]
