import type { WordList } from '../entry.ts'

export const FRUITS_AND_NUTS: readonly WordList[] = [
  {
    role: 'plant',
    gives: [],
    words: `
      fruit, fresh fruit, seasonal fruit, mixed fruit, fruit salad, fruit cup, fruit plate, fruit
      platter, fruit cocktail, obst, obstsalat, salade de fruits, macedonia, macedonia de frutas,
      macedonia di frutta, fruta, ensalada de frutas, frutta, frutta fresca, fruchte, frucht, meyve,
      apple, green apple, granny smith, fuji apple, apple sauce, applesauce, apple compote, apple
      slices, baked apple, apfel, apfelmus, apfelkompott, pommes caramelisees, manzana, mela, mele,
      pear, asian pear, nashi, birne, birnen, poire, pera, pere, quince, quince paste, quince jam,
      membrillo, quitte, cotogna, peach, pfirsich, pesca, pesche, peche, melocoton, durazno,
      nectarine, apricot, aprikose, aprikosen, marille, marillen, abricot, albaricoque, albicocca,
      albicocche, plum, pflaume, pflaumen, zwetschge, zwetschgen, prune, ciruela, prugna, prugne,
      susina, umeboshi, ume, umeshu, damson, greengage, mirabelle, cherry, kirsche, kirschen,
      sauerkirschen, cerise, cereza, ciliegia, ciliegie, maraschino cherry, amarena, amarena
      cherries, berry, mixed berries, strawberry, raspberry, blueberry, blackberry, cranberry,
      craisins, gooseberry, currant, blackcurrant, redcurrant, elderberry, mulberry, goji, goji
      berry, acai, acai berry, acai puree, lingonberry, boysenberry, huckleberry, cloudberry,
      physalis, barberry, beere, beeren, erdbeere, erdbeeren, himbeere, himbeeren, heidelbeere,
      heidelbeeren, blaubeere, blaubeeren, brombeere, brombeeren, johannisbeere, johannisbeeren,
      preiselbeere, preiselbeeren, waldbeeren, waldfruchte, fraise, framboise, myrtille, mure,
      cassis, groseille, fruits rouges, fruits des bois, fresa, frutilla, frambuesa, arandano, mora,
      zarzamora, frutos rojos, frutos del bosque, fragola, fragole, lampone, lamponi, mirtillo,
      mirtilli, more, frutti di bosco, ribes, lemon, lime, key lime, orange, blood orange,
      clementine, mandarin, mandarin orange, tangerine, satsuma, grapefruit, pomelo, yuzu, kumquat,
      bergamot, calamansi, kaffir lime, makrut lime, lime leaf, lime leaves, kaffir lime leaves,
      makrut, citrus, citrus fruit, lemon zest, lemon peel, lemon rind, orange rind, lime zest,
      orange zest, watermelon rind, preserved lemon, zitrone, zitronen, limette, limetten,
      apfelsine, orangen, mandarine, mandarinen, citron, citron vert, citron confit, pamplemousse,
      limon, limones, lima, naranja, toronja, pomelo rosado, limoni, arancia, arance, mandarino,
      cedro, agrumi, agrumes, citricos, nimbu, jeruk, banana, banane, bananen, platano dulce,
      pisang, saba banana, banana chips, mango, green mango, mango puree, mangue, alphonso, alphonso
      mango, mango chutney, mango salsa, amchur, aamras, papaya, pineapple, ananas, pina, coconut,
      toasted coconut, coconut flakes, coconut chips, shredded coconut, desiccated coconut, coconut
      meat, young coconut, coconut water, coconut oil, coconut flesh, kokos, kokosraspel,
      kokosflocken, kokosnuss, noix de coco, coco, coco rape, cocco, kelapa, nariyal, passion fruit,
      passionfruit, maracuja, maracuya, fruit de la passion, frutto della passione, guava, guayaba,
      goyave, dragon fruit, dragonfruit, pitaya, lychee, litchi, longan, rambutan, mangosteen,
      durian, soursop, guanabana, sapote, cherimoya, starfruit, star fruit, carambola, persimmon,
      kaki, sharon fruit, pomegranate, pomegranate seeds, pomegranate arils, granatapfel,
      granatapfelkerne, grenade, granada, melograno, nar, anar, fig, feige, feigen, figue, higo,
      fico, fichi, date, medjool, medjool dates, dattel, datteln, datte, datil, datiles, dattero,
      datteri, hurma, khajoor, raisin, golden raisins, sultana, rosine, rosinen, pasas, uvetta,
      raisins secs, grape, traube, trauben, uva, raisin frais, melon, watermelon, cantaloupe,
      honeydew, honeydew melon, honey dew, wassermelone, honigmelone, melone, meloni, pasteque,
      sandia, anguria, cocomero, kiwi, kiwis, kiwi fruit, rhubarb, rhabarber, rhubarbe, ruibarbo,
      rabarbaro, tamarind, tamarindo, tamarinde, imli, jujube, loquat, crab apple, crabapple, dried
      fruit, trockenfruchte, candied fruit, candied orange, candied ginger, jackfruit fresh,
      breadfruit, ackee, noni, elderflower, holunder, holunderblute, hibiscus, rosehip, sea
      buckthorn, sanddorn, juniper, wacholder, nut, mixed nuts, toasted nuts, candied nuts, spiced
      nuts, almond, slivered almonds, flaked almonds, marcona, marcona almonds, mandel, mandeln,
      mandelblattchen, amande, almendra, mandorla, mandorle, badam, badem, almond flour, almond
      meal, walnut, candied walnuts, walnuss, walnusse, baumnuss, baumnusse, noix, nuez, nueces,
      noce, noci, akhrot, ceviz, pecan, candied pecans, pekannuss, pacana, hazelnut, haselnuss,
      haselnusse, noisette, avellana, nocciola, nocciole, findik, cashew, cashew nut, cashewnuss,
      cashewkerne, cashewkern, noix de cajou, cajou, anacardo, anacardi, maranon, kaju, pistachio,
      pistazie, pistazien, pistache, pistaches, pistacho, pistacchio, pistacchi, pista, fistik,
      peanut, crushed peanuts, groundnut, erdnuss, erdnusse, cacahuete, cacahuate, mani, arachide,
      arachidi, peanut sauce, peanut dressing, satay sauce, peanut satay sauce, erdnusssauce,
      erdnusssosse, saus kacang, peanut brittle, macadamia, macadamia nuts, brazil nut, pine nut,
      pignoli, pinoli, pinienkerne, pinienkernen, pinones, pignons, pignons de pin, pinoles,
      chestnut, marone, maronen, marron, castana, castagna, castagne, chataigne, trail mix, nusse,
      nuss, frutos secos, frutta secca, fruits secs, seed, toasted seeds, mixed seeds, sesame,
      sesame seed, black sesame, toasted sesame, sesam, sesame oil, sesamol, sesamo, ajonjoli, til,
      susam, gomasio, sunflower seed, sonnenblumenkerne, sonnenblumenkernen, graines de tournesol,
      pipas, semi di girasole, pumpkin seed, pepita, kurbiskerne, kurbiskernen, kurbiskernol,
      graines de courge, semi di zucca, pipas de calabaza, chia, chia seed, chiasamen, hemp seed,
      hemp hearts, hanfsamen, hanf, hemp, flax, flax seed, flaxseed, linseed, leinsamen, lin,
      linaza, semi di lino, poppy seed, poppyseed, mohn, pavot, papavero, amapola, nigella, nigella
      seeds, kalonji, dukkah, duqqa, dukka, lotus seeds, makhana, watermelon seeds, samen,
      kerne, kernen, kernemix, graines, semi, semillas, tohum, tahini, tahina, tahin, tehina, tahini
      sauce, tahini dressing, lemon tahini, sesame paste, sesampaste, tahine, halva, halvah, halawa,
      helva, turkish delight, lokum, jam, strawberry jam, marmalade, preserve, fruit spread,
      compote, coulis, konfiture, marmelade, confiture, mermelada, marmellata, confettura, compota,
      composta di frutta, kompott, apple butter, nussen, nussmix, gerosteten nussen, walnussen,
      haselnussen, erdnussen, mandelstifte, mandelsplitter, kokoschips, kokosblutenzucker,
      beerenmix, beerenkompott, waldbeer, apfelspalten, apfelringe, birnenspalten, orangenfilets,
      orangenscheiben, zitronenzeste, zitronensaft, limettensaft, granatapfelkerne gerostet,
      feigensenf, trockenpflaumen, dorrpflaumen, datteltomaten, obst der saison, frisches obst,
      fruchtspiegel, fruchtspiess, melonenspiess, pomme verte, pomme granny, zeste de citron, jus de
      citron, citron caviar, fruits frais, fruits de saison, fruits secs grilles, graines de courge
      grillees, graines de sesame, graines de chia, graines torrefiees, eclats de noisettes, eclats
      de pistache, eclats d amandes, poudre d amande, raisins blonds, abricots secs, figues
      fraiches, figues roties, dattes medjool, poires pochees, ananas roti, coulis de framboise,
      coulis de fruits rouges, coulis de mangue, confiture d abricots, confit d oignon, chutney de
      mangue, frutas de temporada, frutas frescas, frutas tropicales, fruta del dia, pina asada,
      pina natural, mango verde, jicama con chile, coco rallado, coco fresco, agua de coco, jugo de
      limon, jugo de lima, zumo de limon, ralladura de limon, semillas de calabaza, semillas de
      sesamo, semillas de chia, nuez de la india, nueces caramelizadas, almendras tostadas, almendra
      laminada, pasas y pinones, datiles medjool, higos frescos, frutta di stagione, frutta esotica,
      frutta mista, ananas al naturale, macedonia di frutta fresca, succo di limone, scorza di
      limone, scorze d arancia, semi di sesamo, semi di chia, semi misti, granella di pistacchio,
      granella di nocciole, granella di mandorle, mandorle tostate, noci pecan, pinoli tostati, uva
      passa, uvette, fichi secchi, fichi caramellati, datteri medjool, cocco rapa, cocco
      grattugiato, chufas, tigernuts, kukui, candlenut, kemiri, ginkgo, gingko, gingko nuts, ginkgo
      nuts, red dates, goji berries dried, wolfberry, hawthorn berries, sea grapes, umi budo, ume
      paste, yuzu kosho, yuzu zest, yuzu juice, sudachi, kabosu, dekopon, mikan, nashi pear, korean
      pear, omija, yuja, maesil, kinako, kuromitsu, warabi, warabi mochi, daifuku, dango, mitarashi
      dango, manju, yokan, zenzai, red beans sweetened, azuki beans, taro balls, sweet potato balls,
      aiyu, ai yu, aiyu jelly, herbal jelly, guilinggao, coconut jelly, lychee jelly, fruit jelly
      agar, konjac jelly, cendol, cincau, tadgola, nungu, palm fruit, palm seeds, gula melaka, gula
      jawa, pandan jelly, sweet corn pudding coconut, biko, suman, palitaw, puto, kutsinta,
      ginataang bilo bilo, turon, banana cue, camote cue, bananacue, sago gulaman, gulaman,
      samalamig, calamansi juice, buko, buko juice, latik, kithul, kithul treacle, coconut treacle,
      jaggery syrup, nolen gur, chikki, til ladoo, gajak, peanut chikki, imli candy, aam papad, aam
      panna, jaljeera, nimbu pani, shikanji, kokum, sol kadhi, sugarcane, sugarcane juice, ganne ka
      ras, mosambi, chikoo, sapota, sitaphal, custard apple, jamun, phalsa, litchis, bael`,
  },
]
