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
      cointreau, bitters, aquavit, schnaps, coconut smoothie`,
  },
]
