import type { WordList } from '../entry.ts'

/** Sauces, breads and basics that usually hold an animal food nobody names. */
export const HIDDEN_BASICS: readonly WordList[] = [
  {
    role: 'hidden',
    source: 'dairy',
    needs: 'milk',
    holds: 'dairy',
    words: `
      mashed potato, mash, potato mash, kartoffelpuree, kartoffelstampf, scalloped potatoes, polenta
      creamy, creamy polenta, soft polenta, grits, colcannon,
      risotto, risotti, creamy, mushroom risotto, risotto ai funghi, risotto verde, pumpkin risotto`,
  },
  {
    role: 'hidden',
    source: 'egg',
    needs: 'mayo',
    holds: 'egg',
    words: 'coleslaw, cole slaw, potato salad, macaroni salad, waldorf salad',
  },
  {
    role: 'hidden',
    source: 'dairy',
    needs: 'cheese',
    holds: 'cheese',
    words: 'elote, esquites, street corn, mexican street corn, creamy slaw',
  },
  {
    role: 'hidden',
    source: 'egg',
    holds: 'egg',
    words: `
      mayo, mayonnaise, mayonaise, japanese mayo, kewpie, kewpie mayo, chipotle mayo, spicy mayo,
      sriracha mayo, garlic mayo, lemon mayo, truffle mayo, wasabi mayo, curry mayo, mayonesa,
      maionese, maionnaise, aioli, aiolis, alioli, ali oli, garlic aioli, lemon aioli, truffle
      aioli, chipotle aioli, saffron aioli, rouille, tartar sauce, tartare sauce, remoulade,
      thousand island, 1000 island, russian dressing, burger sauce, big mac sauce, special sauce,
      secret sauce, house burger sauce, animal sauce, louie dressing, marie rose, cocktail sauce
      marie rose, fry sauce, comeback sauce, yum yum sauce, bang bang sauce, boom boom sauce,
      kartoffelsalat mit mayo, 
      russian salad, ensaladilla rusa, ensaladilla, remoulade sauce, sauce gribiche,
      gribiche, salsa rosa, sauce andalouse,
      samurai sauce, joppiesaus, fritessaus, cocktailsauce, mojo mayo, dynamite sauce, shakshuka,
      shakshouka, shakshooka`,
  },
  {
    role: 'hidden',
    source: 'dairy',
    holds: 'dairy',
    words: `
      creamy dressing, crema, avocado crema, lime crema, chipotle crema, cilantro crema,
      ranch dip, blue cheese dip, naan, nan, garlic naan, butter naan, naan bread, peshwari naan,
      kulcha, bhatura, bhature, bhatoora, chole bhature, korma, tikka masala, makhanwala, pesto,
      basil pesto, pesto sauce, pesto genovese, pesto alla genovese, pesto rosso, garlic bread,
      garlic toast, texas toast, cheesy garlic bread, garlic knots, biscuits, buttermilk biscuit,
      scone, cornbread, corn bread, hushpuppies, hush puppies, bechamelsauce, 
      puree de pommes de terre, pure de papas, pure de patatas, pure di
      patate, pommes puree, aligot, duchess potatoes, dauphine, potato gratin,
      champ mash, cheese grits, 
      bisque,
      veloute, vichyssoise, chowder corn, corn chowder, crema de calabaza, crema di zucca, milk
      bread, shokupan, milk bun, hokkaido milk bread, brioche toast, toast hawaii, cocoa hot, vienna
      coffee, einspanner, milchkaffee, cafe creme, galao, protein shake, oreo shake, pina colada ice
      cream, white russian, irish coffee, espresso martini cream, mudslide, brandy alexander,
      grasshopper cocktail, white sauce, halal white sauce, rose sauce, pink sauce, salsa rosada,
      alfredo sauce, au poivre, peppercorn sauce, diane sauce, stroganoff sauce, dhal butter, tadka
      butter, dum biryani butter, roux, white roux, pan sauce, butter chicken sauce, butter garlic,
      garlic parm, lemon garlic butter sauce, cream gravy, white gravy, sawmill gravy, queso sauce,
      nacho sauce, cheddar sauce, beer cheese, beer cheese sauce, welsh sauce, soubise, sauce
      supreme, salsa bechamel, tandoori mayo, mint yogurt, cucumber sauce, yogurt marinade, tandoori
      marinade, tikka sauce, korma sauce, makhani sauce, butter sauce gravy, malai gravy, shahi,
      shahi gravy, mughlai, moghlai, makhmali, lababdar, pasanda, rezala, afghani malai, handi
      creamy, nihari gravy x, boursin potatoes, hasselback potatoes with butter, tamarind butter,
      compound butter, whipped feta, whipped ricotta, crumpet, teacake, tea cake, welsh cake, hot
      cross bun, popover, yeast roll, brioche roll, pretzel bun, martin s bun, martin s potato roll,
      hawaiian bun, sweet roll, butter croissant, pain perdu brioche, johnny cakes, hoecake, hoe
      cake, spoonbread, spoon bread, corn pudding, corn casserole, corn cakes, cheese biscuit,
      cheddar biscuit, drop biscuit, sausage biscuit, biscuit sandwich, shrimp and grits sauce,
      anson mills grits, stone ground grits, rosettes, crostata, galette pastry, pastelitos, pastel,
      quindim, beijinho, cocada cream, pave dessert, hand pie`,
  },
  {
    role: 'hidden',
    source: 'fish',
    holds: 'anchovies or fish',
    words: `
      caesar, caesar salad, caesar dressing, cesar, kale caesar, caeser, ceasar, ceasar salad,
      ensalada cesar, salade cesar, puttanesca, tapenade nicoise, salade nicoise, nicoise, nicoise
      salad, insalata nizzarda, pissaladiere, bloody mary, caesar cocktail, michelada, steak sauce,
      gentleman s relish`,
  },
  {
    role: 'hidden',
    source: 'fish',
    holds: 'fish sauce or dashi',
    words: `
      pad thai, phad thai, pad tai, phat thai, tofu pad thai, vegetable pad thai, miso soup, miso
      shiru, tom yum, tom yam, tom yum soup, tom kha, tom kha soup, tom kha gai, som tam, som tum,
      papaya salad, green papaya salad, thai papaya salad, thai green curry, green curry, red curry,
      thai red curry, yellow curry, thai curry, panang, panang curry, penang curry, massaman,
      massaman curry, jungle curry, pad kra pao, pad krapow, pad kaprao, pad gra prow, pad ka pow,
      basil stir fry thai, nam prik, nam jim, laksa, curry laksa, sambal, agedashi, agedashi tofu,
      udon soup, kake udon, kitsune udon, tempura udon, udon noodle soup, soba soup, kake soba, zaru
      soba, soba noodle soup, nabe, nabemono, hot pot broth, tentsuyu, mentsuyu, tsuyu, ponzu,
      furikake, okonomiyaki, sundubu, soondubu, soon tofu, sundubu jjigae, doenjang jjigae,
      doenjang, kimchi jjigae, kimchi stew, kimchi soup, kimchi fried rice, kimchi bokkeumbap,
      tteokbokki, ddukbokki, topokki, rabokki, jjigae, canh chua, bun rieu, banh xeo, banh canh, mi
      quang, nuoc cham dressing, nuoc mam dressing, vietnamese dipping sauce, gado gado, nasi
      goreng, mee goreng, mie goreng, bami goreng, char kway teow, char kuey teow, kway teow, mee
      siam, lontong, sayur lodeh, rojak, lemak, nasi lemak, kari laksa, mohinga, amok, fish amok,
      yum woon sen, glass noodle salad thai, pinakbet, pancit, pancit canton, pancit bihon, red thai
      curry, green thai curry, khao soi, boat noodles, kuai tiao, curry udon, kare
      udon, hot udon, udon noodles in broth, nabeyaki udon, cold soba, hot soba, tanuki udon, tanuki
      soba`,
  },
  {
    role: 'hidden',
    source: 'meat',
    needs: 'broth',
    holds: 'meat or bone broth',
    words: `
      pho, pho noodle, pho soup, ramen, ramen noodle soup, shoyu ramen, shio ramen, miso ramen,
      tantanmen, tan tan men, tantan ramen, spicy ramen, udon in broth, french onion soup, onion
      soup, soupe a l oignon, pozole, posole, tortilla soup, sopa de tortilla, sopa azteca, caldo,
      caldo verde, birria consome, consomme, consome, wonton noodle soup, hot and sour soup, hot
      sour soup, minestrone con pancetta, italian wedding soup, wedding soup,
      gumbo, jambalaya, etouffee, dirty rice, red beans and rice, brunswick
      stew, hoppin john, dan dan noodles, dandan noodles, dan dan, dan dan mian, ants climbing a
      tree, jus, gravy, brown gravy, onion gravy, house gravy, bratensauce, bratensosse, solyanka
      soup, borscht, borsch, barszcz, harira, cock a leekie, scotch broth, jjajangmyeon,
      jajangmyeon, eggroll, pancit lomi, meat pie`,
  },
  {
    role: 'hidden',
    source: 'dairy',
    needs: 'milk',
    holds: 'milk',
    words: `
      cappuccino, latte, flat white, macchiato, cortado, mocha, mochaccino, cafe mocha, mocha latte,
      matcha latte, golden latte, golden milk, turmeric latte, chai latte, chai, chai tea, masala
      chai, dirty chai, hot chocolate, hot cocoa, shake, iced latte, vanilla latte, pumpkin spice
      latte, lavender latte, rose latte, beetroot latte, ube latte, hojicha latte, spanish latte,
      caramel latte, iced mocha, cafe latte, caffe latte, latte art, babyccino, piccolo latte,
      piccolo coffee, london fog, horchata latte`,
  },
  {
    role: 'hidden',
    source: 'meat',
    needs: 'core',
    holds: 'minced meat',
    words: `
      mapo, ma po, mapo eggplant, mapo aubergine, mapo doufu, mapo tofu, ma po tofu, mapo dofu, mabo
      dofu`,
  },
]
