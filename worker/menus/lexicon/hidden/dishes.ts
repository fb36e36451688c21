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
      chile relleno, chili relleno, enchilada, enmoladas, enfrijoladas, chilaquiles, arepa, pupusa,
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
      steak, cheese fries, mozzarella stick, mac and cheese, mac n cheese, macaroni and cheese,
      macaroni cheese, mac cheese, kase makkaroni, grilled cheese, fondue, gratin, au gratin, gratin
      dauphinois, dauphinoise, gnocchi alla sorrentina, penne alla vodka, alla vodka, vodka sauce,
      vodka pasta, penne vodka, tikka, navratan korma, makhani, makhni, dal makhani, daal makhani,
      dhal makhani, malai kofta, burrito supreme, crunchwrap, queso dip, supreme pizza, white pizza,
      pizza bianca, quiche, quiches, frittata, biryani raita`,
  },
  {
    role: 'hidden',
    source: 'dairy',
    holds: 'milk, butter or egg',
    words: `
      cake, layer cake, carrot cake, chocolate cake, lava cake, molten chocolate cake, sponge cake,
      pound cake, bundt cake, coffee cake, lemon cake, cupcake, funnel cake, birthday cake, torte,
      torta al cioccolato, torta caprese, torta della nonna, torta, torten, kuchen, apfelkuchen,
      gateau, gateaux, gateau au chocolat, fondant au chocolat, moelleux, tarte, tarte tatin, tarte
      aux pommes, tarte au citron, tartelette, tart, fruit tart, lemon tart, chocolate tart,
      bakewell, bakewell tart, cheesecake, cheese cake, kasekuchen, cookie, cookies, chocolate chip
      cookie, oatmeal cookie, cookie dough, shortbread, brownie, brownies, blondie, blondies,
      muffin, english muffin, donut, doughnut, beignet, berliner, churro, waffle, waffel, waffeln,
      gaufre, pancake, hotcake, flapjack, pfannkuchen, palatschinken, crepe, galette, blini, blinis,
      blintz, eierkuchen, french toast, pain perdu, kaiserschmarrn, pudding, bread pudding, rice
      pudding, milchreis, sticky toffee pudding, sticky toffee, christmas pudding, yorkshire
      pudding, yorkie, mousse, mousse au chocolat, chocolate mousse, chocolate pudding, banana
      pudding, pots de creme, panna cotta, pannacotta, creme brulee, creme caramel, flan, custard
      tart, egg tart, pastel de nata, tiramisu, zabaglione, cannoli, cannolo, sfogliatella,
      sfogliatelle, profiterole, eclair, choux, cream puff, napoleon, mille feuille, millefeuille,
      paris brest, croissant, almond croissant, pain au chocolat, brioche, brioche bun, danish, puff
      pastry pie, kouign amann, babka, rugelach, strudel, apple strudel, apfelstrudel, turnover,
      cobbler, crumble, apple crumble, fruit crumble, crisp apple, apple crisp, apple pie, pie,
      cherry pie, pecan pie, pumpkin pie, sweet potato pie, key lime pie, banoffee, banoffee pie,
      pot pie, potpie, vegetable pot pie, eton mess, trifle, pavlova, meringue, lemon meringue pie,
      macaron, macaroon, souffle, sundae, banana split, ice cream sandwich, parfait, affogato,
      baklava, baklawa, kunafa, knafeh, kanafeh, kunefe, basbousa, namoura, maamoul, revani, halva
      ice cream, muhallebi, muhalabia, sutlac, lokma, tulumba, galaktoboureko, bougatsa,
      loukoumades, kataifi, kadayif, gulab jamun, gulab jamoon, rasmalai, ras malai, rasgulla,
      jalebi, barfi, burfi, laddu, ladoo, kheer, payasam, kulfi, gajar halwa, gajar ka halwa, carrot
      halwa, sooji halwa, halwa, phirni, shrikhand, falooda, brigadeiro, alfajor, alfajores, tres
      leches, tres leches cake, sopapilla, bunuelos, arroz con leche, dulce de leche, churros con
      chocolate, concha, pan dulce, pan de muerto, natilla, castella, dorayaki, taiyaki, souffle
      pancake, melonpan, bao custard, mooncake, swiss roll, roulade cake, chocolate fondant,
      chocolate fondue, whoopie pie, red velvet, red velvet cake, black forest cake, sachertorte,
      linzer torte, lebkuchen, stollen, panettone, pandoro, colomba, bunet, semifreddo, gelato, ice
      cream, icecream, soft serve, milkshake, milk shake, malt shake, thickshake, frozen yogurt,
      froyo, frappe, frappuccino, float, root beer float, fudge, nougat, turron, truffle chocolate,
      chocolate truffle, praline, bonbon, rocky road, caramel, salted caramel, caramel sauce,
      butterscotch, toffee, dessert of the day, cake of the day, petit four, madeleine, financier,
      cannele, speculoos cake, granola bar, protein ball, monkey bread, soda bread, irish soda
      bread, banana bread, zucchini bread, gingerbread, cinnamon roll, cinnamon bun, cinnabon,
      zimtschnecke, sticky bun, kanelbullar, challah, naan khatai, kulfi falooda, lemon bar,
      hazelnut spread, chocolate spread, puff puff, malva pudding, koeksister, lamington, anzac, tim
      tam, vla, pavesini, amaretti, biscotti, cantucci, florentine biscuit, langue de chat`,
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
      meatball, polpette, albondigas, bolognese, bolognaise, bolognaise sauce, bolognese sauce, spag
      bol, ragu, ragout, stroganoff, stroganov, goulash, gulasch, gulyas, chili con carne, chilli
      con carne, kofte, shawarma, schawarma, shwarma, doner, doner kebab, donair, gyro, souvlaki,
      satay, satay skewer, schnitzel, milanesa, cotoletta, tonkatsu, nuggets, chimichurri steak,
      carnitas, barbacoa, al pastor, tinga, picadillo, cottage pie, shepherds pie, meatloaf, sloppy
      joe, blt, club sandwich, po boy, mince, minced, mincemeat, wing, chili dog, mixed grill,
      carpaccio, tartare, tartar, tatar, jerky, cevapi, kibbeh nayeh, kroppkakor, sisig,
      larb, laab, egg foo young, fried rice, special fried rice, house fried rice, yangzhou fried
      rice, pineapple fried rice, thai fried rice, sarma, golabki, manti, mandu jeongol, spring
      roll, cha gio, nem ran, samsa, kroket, kroketten, pelmeni, taquito, flauta, yassa, maafe,
      moqueca, feijoada, adobo, rendang, vindaloo, jalfrezi, madras, dopiaza, dhansak, kung pao,
      general tso, sweet and sour, chop suey, chow mein, lo mein, chowmein, moo shu, mu shu, ho fun,
      chow fun, singapore noodles, singapore mei fun, mei fun, stir fried noodles, anticucho, kebab,
      kebap, kabob, cutlet, wellington, cassoulet, katsu`,
  },
  {
    role: 'hidden',
    source: 'meat',
    needs: 'filling',
    holds: 'meat',
    words: `
      banh mi, sub, hoagie, hero, stuffed pepper, stuffed cabbage, cabbage roll, dumpling, momo,
      bao, bao bun, baozi, steamed bun, gua bao, springroll, summer roll, rice paper roll, fresh
      roll, imperial roll, goi cuon, samosa, sambusa, puff, croquette, croqueta, mole, biryani,
      biriyani, briyani, jollof, jollof rice, fajita, paella, skewer, hash, katsu curry`,
  },
  {
    role: 'hidden',
    source: 'fish',
    needs: 'filling',
    holds: 'fish',
    words: `
      sushi, sushi platter, sushi set, sushi combo, nigiri, maki, makis, hosomaki, uramaki,
      futomaki, temaki, hand roll, california roll, rainbow roll, dragon roll, spicy roll, volcano
      roll, caterpillar roll, sushi roll, onigiri, sushi burrito, poke, poke bowl, ceviche, cebiche,
      tiradito, tempura roll, chirashi, chirashi bowl, paella mixta, cocktail de camaron, acarajé,
      vatapa, callaloo, pepperpot`,
  },
]
