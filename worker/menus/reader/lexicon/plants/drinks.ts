import type { WordList } from '../entry.ts'

export const DRINKS: readonly WordList[] = [
  {
    role: 'plant',
    words: `
      coffee, espresso, espressi, doppio, ristretto, lungo, americano, long black, cold brew, nitro
      cold brew, drip coffee, filter coffee, pour over, french press, black coffee, iced coffee,
      iced americano, turkish coffee, greek coffee, ethiopian coffee, cafe, cafe noir, cafe solo,
      caffe, kaffee, filterkaffee, kahve, decaf, espresso tonic, tea, black tea, green tea, white
      tea, oolong, jasmine tea, herbal tea, iced tea, ice tea, sweet tea, hot tea, pot of tea, earl
      grey, english breakfast tea, peppermint tea, mint tea fresh, chamomile tea, ginger tea, lemon
      tea, lemon ginger tea, fruit tea, rooibos, hibiscus tea, yerba mate, mate, sencha, genmaicha,
      hojicha, pu erh, darjeeling, assam, tea bag, the vert, the noir, the glace, te, te verde, te
      freddo, te negro, infusion, tisane, tee, schwarztee, gruntee, krautertee, fruchtetee, eistee,
      pfefferminztee, cay, kombucha, water kefir, water, still water, sparkling water, mineral
      water, tap water, soda water, tonic, tonic water, club soda, seltzer, soda, cola, coke, diet
      coke, coke zero, coca cola, coca cola zero, pepsi, sprite, fanta, root beer, ginger ale,
      ginger beer, dr pepper, mountain dew, lemonade, pink lemonade, limeade, agua fresca, jamaica,
      agua de jamaica, horchata, tamarindo agua, limonada, limonade, limonata, zitronenlimonade,
      apfelschorle, schorle, mineralwasser, wasser, sprudel, saft, safte, apfelsaft, orangensaft,
      traubensaft, eau, eau gazeuse, agua, acqua, acqua naturale, acqua frizzante, juice, orange
      juice, apple juice, cranberry juice, grapefruit juice, pineapple juice, tomato juice, carrot
      juice, beet juice, green juice, celery juice, fresh juice, fresh pressed juice, cold pressed
      juice, wheatgrass shot, ginger shot, jus d orange, jus de fruits, jus de pomme, jus de tomate,
      zumo, zumo de naranja, jugo, succo, succhi, spremuta, spremuta d arancia, succo d arancia,
      shrub, switchel, cordial, beer, draft beer, lager, ale, pale ale, ipa, stout, porter, pilsner,
      pils, hefeweizen, weizen, weissbier, helles, bier, biere, cerveza, birra, cider, apple cider,
      hot cider, hard cider, sidra, cidre, wine, red wine glass, rose wine, prosecco, cava,
      champagne, sekt, wein, vin, vino, vini, sangria, tinto de verano, spritz, aperol, aperol
      spritz, hugo, hugo spritz, bellini, mimosa, cocktail, mocktail, margarita, mojito, caipirinha,
      daiquiri, martini, negroni, old fashioned, manhattan, cosmopolitan, mai tai, mule, moscow
      mule, tom collins, gin and tonic, gin tonic, gin, vodka, rum, whiskey, whisky, bourbon,
      tequila, mezcal, scotch, absinthe, campari, vermouth, soju, makgeolli, baijiu, arak, ouzo,
      raki, grappa, limoncello, amaro, paloma, pisco, liqueur, amaretto, kahlua, triple sec,
      cointreau, bitters, aquavit, schnaps, coconut smoothie, tonic espresso, kaffee schwarz, tasse
      kaffee, kannchen kaffee, cafe creme schwarz, cafe allonge, the a la menthe, the a la menthe
      fraiche, limonade maison, jus frais, jus presse, jus d ananas, jus de mangue, jus de
      gingembre, sirop a l eau, diabolo, menthe a l eau, perrier, san pellegrino, pellegrino, evian,
      badoit, volvic, fritz kola, fritz limo, club mate, bionade, almdudler, red bull, monster,
      gatorade, powerade, vitamin water, snapple, arizona, jarritos, topo chico, mexican coke,
      sidral, shirley temple, arnold palmer, roy rogers, virgin mojito, virgin pina colada, agua de
      horchata, agua de tamarindo, agua de sandia, agua de pina, agua de pepino, chicha morada,
      chicha, mazamorra morada, emoliente, inca kola, guarana, guarana antarctica, caldo de cana,
      agua de coco verde, cafe de olla, atole less, tejate, pulque, sotol, raicilla, ti punch,
      planteur, rhum, rhum arrange, pastis, ricard, kir, kir royal, calvados, armagnac, chartreuse,
      eau de vie, mirabelle schnaps, obstler, radler, alster, weizenbier, pilsener, kolsch, altbier,
      schwarzbier, bockbier, alkoholfreies bier, weinschorle, gluhwein, mulled wine, mulled cider,
      aperol sprizz, crodino, chinotto, cedrata, gazzosa, acqua tonica, succo di frutta, succo d
      ananas, succo ace, spremuta di arancia, caffe americano, caffe shakerato, caffe d orzo, orzo
      coffee, te caldo, tisana, camomilla, vino rosso, vino bianco della casa, vino della casa,
      birra media, birra alla spina, tinto, blanco, vino tinto, vino rosado, clara, clara con limon,
      cana, cerveza artesanal, vermut, kalimotxo, sangria de la casa, zumo natural, mosto, cafe
      americano, manzanilla, poleo menta, sahlab vegan, salgam, salgam suyu, turkish tea, elma cayi,
      apple tea, gazoz, serbet, greek mountain tea, tsipouro, retsina, arak lebanese, jallab, tamar
      hindi, limonana, mint lemonade, karkade, sahlep less, moroccan mint tea, atay, bissap, baobab
      juice, zobo, chapman, malta, mauby, ting, ting grapefruit, rum punch, dark and stormy, nimbu
      soda, fresh lime soda, masala soda, thums up, limca, jal jeera, kokum sherbet, rose sherbet,
      sugar cane juice, tender coconut, tender coconut water, sulaimani, kahwa, kashmiri kahwa,
      butter tea less, sake bottle, hot sake, cold sake, junmai, shochu, umeshu soda, chuhai,
      highball, whisky highball, ramune, mugicha, barley tea, oolong tea, sencha tea, soba cha,
      sobacha, boricha, oksusu cha, corn tea, yuja cha, yuzu tea, citron tea, ginseng tea, sikhye,
      sujeonggwa, bokbunja, cheongju, maekju, somaek, tsingtao, asahi, sapporo, kirin, hite, cass,
      singha, chang, leo beer, tiger beer, bintang, san miguel, kingfisher, cobra beer, heineken,
      corona, modelo, pacifico, dos equis, guinness, budweiser, bud light, coors, miller, stella
      artois, peroni, moretti, estrella, chrysanthemum tea, winter melon tea, grass jelly drink, soy
      milk drink, soybean milk, soy bean milk, sweet soy milk, fresh soy milk, hot soy milk,
      sugarcane water, passion fruit tea, lychee tea, peach tea, mango tea, fruit green tea, thai
      lemon tea, cha manao, o liang, nam manao, da chanh, nuoc mia, nuoc dua, tra da, tra sen, tra
      dao, ca phe den, ca phe da, black vietnamese coffee, kopi o, teh o, teh o ais, limau ais, kopi
      tubruk, wedang jahe, es jeruk, es teh, salabat, sago at gulaman`,
  },
]
