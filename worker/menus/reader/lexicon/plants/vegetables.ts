import type { WordList } from '../entry.ts'

export const VEGETABLES: readonly WordList[] = [
  {
    role: 'plant',
    gives: ['filling'],
    words: `
      potato, sweet potato, yam, purple yam, ube, taro, cassava, yuca, yucca, manioc, malanga,
      plantain, tostones, maduros, patacones, platanos, fingerling, new potatoes, baby potatoes,
      russet, yukon gold, roast potatoes, home fries, french fries, fries, chips, potato chips,
      crisps, hand cut fries, shoestring fries, curly fries, waffle fries, sweet potato fries, steak
      fries, steak cut fries, wedges, potato wedges, hash brown, hashbrown, pommes, pommes frites,
      frites, pommes de terre, kartoffel, kartoffeln, bratkartoffel, salzkartoffeln, susskartoffel,
      susskartoffeln, papas, papas fritas, patata, patatas fritas, patatas bravas, batata, camote,
      boniato, patate, patatine, patatine fritte, aloo, alu, aloo gobi, aloo matar, aloo mutter,
      jeera aloo, bombay aloo, bombay potatoes, aloo tikki, batata vada, batata harra, kumpir no,
      imo, kartoffelecken, kartoffelspalten, carrot, karotte, karotten, mohre, mohren, mohrchen,
      carotte, zanahoria, carota, carote, gajar, parsnip, pastinake, pastinaken, turnip, swede,
      rutabaga, kohlrabi, radish, daikon, mooli, horseradish, horse radish, meerrettich, kren,
      radieschen, rettich, beet, beetroot, golden beet, rote bete, rote beete, rande, randen,
      remolacha, barbabietola, barbabietole, betterave, salsify, schwarzwurzel, schwarzwurzeln,
      sunchoke, jerusalem artichoke, topinambur, jicama, lotus root, lotus, renkon, burdock, gobo,
      kinpira, ginger root, bamboo, bamboo shoot, menma, water chestnut, arrowroot, maca, cabbage,
      red cabbage, white cabbage, napa, napa cabbage, savoy, savoy cabbage, hispi, hispi cabbage,
      pointed cabbage, chinese cabbage, bok choy, bok choi, pak choi, pak choy, pakchoi, choy sum,
      choi sum, yu choy, gai lan, kai lan, chinese broccoli, tatsoi, mizuna, mustard greens, turnip
      greens, beet greens, kohl, kraut, sauerkraut, weisskohl, weisskraut, rotkohl salat, spitzkohl,
      chinakohl, wirsing, chou, chou rouge, choux de bruxelles, col, lombarda, repollo,
      cavolo, cavolo nero, verza, brussels sprout, sprouts, brussels, rosenkohl, kale, lacinato,
      tuscan kale, dinosaur kale, dino kale, curly kale, grunkohl, kale chips, collard green salad,
      chard, swiss chard, rainbow chard, mangold, blette, acelga, bietola, bietole, spinach, baby
      spinach, spinat, epinard, espinaca, spinaci, water spinach, morning glory, kangkung, kangkong,
      ong choy, rau muong, amaranth greens, callaloo greens, dandelion, dandelion greens, nettle,
      brennnessel, brennnesseln, sorrel, purslane, watercress, cress, microgreen, micro greens,
      micro herbs, shoots, pea shoots, pea tendrils, sunflower sprouts, sunflower shoots, alfalfa,
      alfalfa sprouts, bean sprout, beansprout, sprossen, sojasprossen, pousses de soja, germogli,
      brotes, cilantro sprouts, lettuce, romaine, romaine hearts, cos, cos lettuce, iceberg, butter
      lettuce, butterhead, bibb, bibb lettuce, little gem, gem lettuce, baby gem, boston lettuce,
      lollo rosso, oak leaf, frisee, escarole, endive, belgian endive, chicory, radicchio, treviso,
      arugula, rocket, rucola, roquette, ruccola, wild rocket, rughetta, mesclun, mache, lamb
      lettuce, corn salad, feldsalat, vogerlsalat, rapunzel, mixed greens, spring mix, field greens,
      baby greens, greens, leafy greens, salad greens, salad leaves, mixed leaves, mixed leaf,
      leaves, leaf, baby leaves, blattsalat, blattsalate, kopfsalat, eisbergsalat, gemischter salat,
      pflucksalat, laitue, salade verte, mache salade, lechuga, cogollos, lattuga, valeriana,
      songino, insalatina, insalata mista, insalata verde, misticanza, rucula, berros, canonigos,
      green leaves, buttercup lettuce, curly endive, perilla, shiso, perilla leaf, perilla leaves,
      sesame leaf, grape leaf, grape leaves, vine leaf, vine leaves, weinblatter, banana leaf, betel
      leaf, curry leaf, curry leaves, kari leaves, nori, seaweed, wakame, kombu, kelp, hijiki,
      dulse, arame, sea lettuce, samphire, sea beans, sea vegetables, algen, algue, alga, nori
      sheet, seaweed salad, wakame salad, goma wakame, gim, tomato, cherry tomato, grape tomatoes,
      heirloom tomato, plum tomato, roma tomato, beefsteak tomato, beef tomato, sun dried tomato,
      sundried tomato, semi dried tomatoes, sunblush tomatoes, san marzano, san marzano tomatoes,
      pomodoro, pomodori, pomodorini, pomodorino, datterini, ciliegini, pomodori secchi, tomate,
      tomaten, kirschtomate, kirschtomaten, fleischtomate, ochsenherztomate, coeur de boeuf, tomates
      cerises, tomates sechees, jitomate, green tomato, domates,
      tamatar, pico de gallo, passata, passierte tomaten, tomatensauce, tomatensosse, sauce tomate,
      tomato sauce, salsa di pomodoro, salsa de tomate, tomato paste, tomato relish, tomato jam,
      tomato chutney, tomato concasse, sugo, sugo di pomodoro, napoletana, napolitana, napoli sauce,
      napoli, arrabbiata, arrabiata, arrabbiatta, arabiata, marinara, marinara sauce, pizza
      marinara, marinara pizza, pomodoro sauce, tomato basil sauce, pepper, bell pepper, red pepper,
      sweet pepper, capsicum, roasted red pepper, piquillo, piquillo pepper, romano pepper,
      shishito, shishito pepper, padron, padron pepper, pimientos de padron, pimiento, pimento,
      paprika peppers, peperoni, peperone, peperoni pepper, peperoni gialli, paprika, paprikaschote,
      paprikaschoten, poivron, piment, pimentos padron, morron, peperonata, jalapeno,
      jalepeno, serrano pepper, serrano chili, serrano chile, poblano, poblano pepper, habanero,
      scotch bonnet, goat pepper, birds eye chili, bird chili, thai chili, thai chilies, chili,
      chilis, chilies, chile, chilli, chillies, chillis, chili pepper, chili flakes, chilli flakes,
      red pepper flakes, chile de arbol, ancho, guajillo, pasilla, chipotle, chipotle pepper, adobo
      pepper, banana pepper, pepperoncini, peperoncino, peperoncini, pepperoncino, calabrian chili,
      calabrian chilies, espelette, hatch chile, green chile, green chili, green chilies, rajas, aji
      amarillo, aji, aji verde pepper, gochugaru, capsico, cherry pepper, peppadew, mirch, biber,
      cucumber, persian cucumber, gurke, gurken, salatgurke, gewurzgurke, gewurzgurken, concombre,
      pepino, cetriolo, cetrioli, kheera, cornichon, gherkin, pickle, dill pickle, pickled
      vegetables, pickled veggies, pickled veg, pickled onion, giardiniera, escabeche, achar,
      achaar, torshi, tursu, tsukemono, takuan, oshinko, kappa, kappa maki, oshinko maki, avocado
      maki, avocado roll, cucumber roll, cucumber maki, vegetable maki, veggie maki, veggie roll,
      vegetable roll, sweet potato roll, asparagus roll, zucchini, zucchinis, courgette, courgetti,
      zoodles, zucchini noodles, zucchine, zucchina, calabacin, calabacines, calabacita, kolokithi,
      kolokithakia, kabak, squash, summer squash, winter squash, yellow squash, butternut, butternut
      squash, butternut pumpkin, butternusskurbis, butternutkurbis, buttercup squash, buttercup,
      acorn squash, delicata, delicata squash, kabocha, kabocha squash, spaghetti squash, hokkaido,
      hokkaido pumpkin, hokkaidokurbis, red kuri, red kuri squash, crown prince squash, crown
      prince, pumpkin, kurbis, potiron, potimarron, courge, citrouille, calabaza, zapallo, auyama,
      zucca, abobora, bottle gourd, lauki, dudhi, bitter melon, bitter gourd, karela, ampalaya,
      ridge gourd, winter melon, chayote, ivy gourd, tindora, snake gourd, loofah, opo, okra,
      bhindi, bamia, bamya, ladyfinger okra, lady finger okra, gombo, quiabo, moringa, drumstick
      leaves, cactus, nopal, nopales, nopalitos, squash blossom, zucchini flowers, courgette flower,
      flor de calabaza, banana flower, edible flowers, flower petals, rose petals,
      viola, nasturtium, marigold, onion, red onion, white onion, sweet onion, vidalia, vidalia
      onion, spring onion, green onion, scallion, pearl onion, cipollini, cipollini onions, shallot,
      fried onions, crispy onions, crispy shallots, fried shallots, frizzled onions, onion strings,
      caramelized onion, caramelised onion, pickled red onion, leek, chive, garlic chives, ramp,
      wild garlic, ramson, barlauch, zwiebel, zwiebeln, rostzwiebel, rostzwiebeln, lauchzwiebeln,
      lauchzwiebel, fruhlingszwiebel, fruhlingszwiebeln, schalotte, schalotten, lauch, porree,
      schnittlauch, oignon, echalote, poireau, poireaux, ciboulette, cebolla, cebolleta, cebollino,
      puerro, cipolla, cipolle, cipollotto, cipollotti, porro, porri, scalogno, pyaz, sogan, garlic,
      black garlic, roasted garlic, garlic confit, confit garlic, garlic oil, garlic chips, garlic
      scape, elephant garlic, knoblauch, ail, ajo, aglio, lehsun, aglio e olio, aglio olio, olio e
      aglio, ajillo, sarimsak, fennel, fennel bulb, shaved fennel, fenchel, fenouil, hinojo,
      finocchio, finocchi, celery, celery heart, celery stalk, staudensellerie, celeri, celeri rave,
      celeri branche, apio, sedano, asparagus, white asparagus, green asparagus, spargel, asperge,
      esparrago, asparagi, artichoke, artichoke hearts, globe artichoke, artischocke, artischocken,
      artichaut, alcachofa, carciofo, carciofi, enginar, broccoli, broccolini, tenderstem,
      tenderstem broccoli, purple sprouting broccoli, broccoli rabe, broccoli raab, rapini, cime di
      rapa, friarielli, broccolo, brokkoli, broccolis, brocoli, brocolis, brecol, romanesco,
      sprouting broccoli, pea, green pea, garden peas, mushy peas, snow pea, snap pea, sugar snap,
      sugar snap peas, mangetout, mange tout, sugar peas, erbse, erbsen, zuckerschote,
      zuckerschoten, kaiserschoten, petits pois, pois, pois gourmands, pois casses, guisante,
      chicharo, arvejas, piselli, pisello, matar, mutter, mattar, bezelye, pigeon pea, gandules,
      toor, green bean, string bean, french bean, runner bean, long bean, snake bean, yard long
      beans, haricot vert, haricot, haricots beurre, wax beans, grune bohnen, fisolen, keniabohnen,
      stangenbohnen, brechbohnen, judia verde, judias, ejotes, vainitas, fagiolini, fagiolino, taze
      fasulye, barbunya, corn, sweetcorn, sweet corn, baby corn, corn on the cob, corn cob, cob
      corn, corn ribs, roasted corn, charred corn, creamless corn, mais, maiskolben, zuckermais,
      maiz, choclo, cancha, granturco, maiskorner, makai, bhutta, hominy, mote, avocado, avo, avo
      smash, smashed avo, smashed avocado, guacamol, aguacate, palta, palta rellena
      no, avocat, avocadocreme, avocado toast, avo toast, avocado salsa, olive, kalamata, kalamata
      olive, black olives, green olives, castelvetrano, castelvetrano olives, nicoise olives,
      oliven, aceituna, oliva, olive taggiasche, taggiasche, azeytin, zeytin, caper, caperberry,
      kapern, capres, alcaparra, capperi, cappero, olive tapenade, tapenade, olivada, gemuseplatte,
      suppengemuse, wurzelgemuse, pfannengemuse, ofengemuse, grillgemuse, sommergemuse,
      wintergemuse, wokgemuse, gemusebeilage, legumes grilles, legumes rotis, legumes de saison,
      verdure grigliate, verdure di stagione, verdure miste, verdure alla griglia, verduras asadas,
      verduras a la plancha, verduras de temporada, parrillada de verduras, escalivada, ratatouille,
      caponata, samfaina, tumbet, ciambotta, briam, tourlou, confit tomato,
      tian, sorghum leaf, hawthorn, chayote squash, cho cho, christophene, dasheen,
      eddoe, provision, ground provisions, celtuce, fiddlehead, cardoon, puntarelle, agretti, barba
      di frate, monk s beard, tardivo, castelfranco, sucrine, batavia, batavia lettuce, endivie,
      endiviensalat, frise, radicchio trevisano, romanasalat, romana salat, wildkrauter,
      wildkrautersalat, rauke, brunnenkresse, kresse, portulak, sauerampfer, petersilienwurzel,
      petersilienwurzeln, steckrube, steckruben, kurbisspalten, susskartoffelpommes, susskartoffel
      pommes, pommes aus susskartoffel, kohlrabisticks, navet, panais, topinambours, salsifis,
      crosnes, radis, radis noir, chou kale, chou pointu, chou chinois, chou vert, mais grille,
      courge butternut, butternut rotie, patate douce, poivrons grilles, poivrons rouges, tomates
      confites, tomates anciennes, tomates du jardin, oignons frits, oignons rouges, oignons
      nouveaux, oignons caramelises, petits legumes, legumes croquants, legumes du moment, legumes
      verts, pousses, jeunes pousses, pousses d epinard, mesclun de salade, roquette sauvage, feve,
      haricots plats, haricots coco, cocos de paimpol, mogette, lingots, pousse de bambou, germes de
      soja, feuilles de vigne, champignons de paris, champignons des bois, champignons bruns,
      pleurote, cebes, calcots, cebolla morada, cebolla caramelizada, cebolla frita, tomate seco,
      tomate cherry, pimiento rojo, pimiento verde, piquillos asados, chile serrano, chile poblano,
      hoja de parra, brotes tiernos, mezclum, mezcla de lechugas, lechugas variadas, rucula fresca,
      col lombarda, col rizada, coles de bruselas, colirrabano, nabos, rabano, esparragos verdes,
      esparragos trigueros, trigueros, habas, habitas, alubias blancas, alubias rojas, alubias
      negras, garrofo, tirabeques, boletus, niscalos, trompetas, trufa, trufa negra, quelites,
      huauzontle, huazontles, verdolagas, romeritos, epazote leaves, elote tierno, granos de elote,
      papa criolla, ocumo, arracacha, mashua, olluco, ulluco, huacatay, rocoto, camote frito, camote
      naranja, ensalada de hojas, cipolla rossa, cipolla di tropea, cipolle caramellate, cipolle
      rosse, pomodori confit, pomodoro secco, pomodoro fresco, pomodorini gialli, peperone crusco,
      peperoni cruschi, zucchine grigliate, melanzane grigliate, melanzane fritte, verdure fresche,
      verdure croccanti, verdure saltate, verdure al forno, radicchio rosso, indivia, scarola,
      bieta, biete, erbe di campo, catalogna, cavolo cappuccio, cavoletti, cavoletti di bruxelles,
      cime, broccoletti, asparagi verdi, fave, fava beans italian, taccole, fagioli borlotti,
      fagioli cannellini, porcini freschi, finferli, galletti, cardoncelli, champignon crudi, patate
      novelle, patate arrosto, patate viola, patata dolce, patata americana, olive nere, olive
      verdi, capperi di pantelleria, crauti, germogli di soia, alghe, edamame italian, witlof,
      andijvie, spruitjes, prei, uien, wortel, aardappel, aardappelen, friet, frites zoete
      aardappel, paddenstoel, paddenstoelen, champignonnen, rucola sla, groente, groenten,
      bloemkool, courgette dutch, komkommer, tomaten sla, potatis, pommes strips, morot, svamp,
      grønt, grontsager, grontsaker, groenkaal, kartofler, gulrot, ziemniaki, ziemniak, frytki,
      kapusta, grzyby, grzybami, pieczarki, buraki, marchew, ogorek, ogorki, pomidor, pomidory,
      fasola, ciecierzyca, soczewica, kasza, batatas fritas, batata doce, cenoura, cebola, couve,
      couve flor, feijao preto, feijao verde, grao, grao de bico, mandioca, aipim, macaxeira,
      abobrinha, beringela, berinjela, pimentao, tomate seco brasileiro, palmito assado, cogumelo
      shimeji, alho, alho poro, espinafre, rucula brasileira, alface, pepino salad, milho, ervilha,
      legumes grelhados, legumes assados, domates biber, kozlenmis biber, kozlenmis patlican,
      patlican kizartma, biber kizartma, kizartma, semizotu, roka, marul, havuc, pancar, bakla,
      fasulye pilaki, nohut, nohutlu, ispanak, pazi, lahana, lahana tursusu, yesillik, mevsim
      salata, mantar sote, sebze guvec, patates kizartmasi, piperies, piperia, skordo, kremmydi,
      patates tiganites, tiganites patates, lachano, maroulosalata, marouli, pantzaria,
      pantzarosalata, rokka, angouri, kolokithakia tiganita, melitzanes tiganites, bamies, horta
      vrasta, vlita, agginares, manitaria, renkon chips, takenoko, shungiku, mitsuba, myoga, negi,
      naga negi, moyashi, nira, satsumaimo, yaki imo, nagaimo, yamaimo, satoimo,
      gobo chips, kaiware, tomorokoshi, kinoko, eryngii, eringi, nameko, kikurage, hakusai,
      komatsuna, horenso, edamame mame, sansai, kampyo, kanpyo, shibazuke, nukazuke, beni shoga,
      benishoga, konbu, aonori, ao nori, tororo, wakame seaweed, minari, ssukgat, kkaennip, sangchu,
      oi muchim, mu saengchae, danmuji, ueong, yeongeun, gosari, hobak, aehobak, gamja, goguma,
      pyogo, beoseot, paengi, songi, kongnamul beans, sukju, sigeumchi, buchu chives, xiao bai cai,
      qing cai, you choy, a choy, tung choy, kang kong, dou miao, snow pea leaves, pea leaves, si
      gua, ku gua, dong gua, lian ou, mu er, muer, xiang gu, jin zhen gu, yin er, snow fungus, white
      fungus, lily bulb, lily flower, day lily, ya cai, mei cai, preserved mustard, preserved
      mustard greens, pickled mustard greens, zha cai, xue cai, suan cai, pickled cabbage, wo sun,
      celtuce stems, jiu cai, chinese chive, garlic sprouts, garlic shoots, chinese celery, chinese
      eggplant, japanese eggplant, thai eggplant, pea eggplant, winged bean, sator beans, banana
      heart, young jackfruit, green jackfruit, rau song, rau thom, rau xao, rau cu, dau hu, dau phu,
      dau hu chien, ca rot, do chua, nam huong, nam rom, khoai, khoai lang, bap cai, cai xanh, bong
      cai, ca tim, ngo sen, la lot leaves, pak boong, pak bung, kalampli, makhuea, mamuang, malakor,
      tao hu, taohu, wun sen, woon sen, sayur, sayuran, kacang, kacang panjang, tauge, terung, tahu
      isi, tempe mendoan, tempe bacem, tahu bacem, daun singkong, daun pepaya, jagung, kentang,
      singkong, gulay, sitaw, kalabasa, kangkong adobo, malunggay, sigarilyas, labanos, sayote,
      kamote, puso ng saging, langka, arbi, suran, kaddu, petha, tinda, turai, parwal, lotus stem,
      kamal kakdi, nadru, beans poriyal, cabbage poriyal, beetroot poriyal, carrot poriyal,
      vazhakkai, vazhaipoo, kathirikai, ennai kathirikai, vendakkai, murungakkai, drumstick sambar,
      keerai, kadala, kadala curry, cherupayar, green gram, horse gram, urad, moong, moth beans,
      moong sprouts, sprouted moong, sprouted beans, mixed sprouts, sarson, sarson da saag, methi
      leaves, palak leaves, kathal, amla, kachri, singhara, nabos asados, braised witlof`,
  },
]
