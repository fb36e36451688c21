import type { WordList } from '../entry.ts'

/** Dishes of the world's kitchens that are known by name alone; the menu lists their garnish and not their meat. */
export const WORLD_DISHES: readonly WordList[] = [
  {
    role: 'hidden',
    source: 'meat',
    needs: 'core',
    holds: 'meat',
    words: `
      kay wot, sega wot, sega wat, cha gio, nem ran, lumpia, manti, pelmeni, golabki,
      samsa, mandu, pepian, soto, plov, beshbarmak, besbarmak, lagman, laghman, shurpa,
      dimlama, ostri, kharcho, chakapuli, chanakhi, kubdari, zigni, tsebhi, fahsa, saltah,
      zurbian, tanjia, tangia, koofteh, gheimeh, khoresht, molokhia,
      mulukhiyah, molokheya, mloukhieh, mulukhiyya, mlokhia, maqlouba, maqlooba, makloubeh,
      majboos, thareed, sfeeha, sfiha, pastilla, bastilla,
      couscous royal, kokoretsi, giouvetsi, youvetsi, papoutsakia, punjene paprike, punjena
      paprika, pasulj, grah, podvarak, djuvec, toltott kaposzta, toltott paprika, ardei
      umpluti, paprikas krumpli, halusky, bryndzove halusky, strapacky, kapustnica, grochowka,
      grochowka soup, krupnik, kapusniak, rassolnik, okroshka, okroschka, shchi, schi,
      mulligatawny, cawl, lapskaus, lobscouse, farikal, kjotsupa, potjevleesch, waterzooi,
      hutspot, stamppot, garbure, daube, daube provencale, chou farci, tomates farcies,
      courgettes farcies, aubergines farcies, petits farcis, poivrons farcis, gefullte
      paprika, gefullte paprikaschoten, gefullte zucchini, gefullte aubergine, gefullte
      tomaten, kohlrouladen, kohlroulade, krautrouladen, krautroulade, krautwickel, grostl,
      tiroler grostl, himmel und erde, specklinsen, pasta alla genovese, paccheri alla genovese,
      ziti
      alla genovese, rigatoni alla genovese, penne alla genovese, spaghetti alla genovese, alla
      cacciatora, alla pizzaiola, alla zozzona, pimientos rellenos, berenjenas rellenas,
      calabacines rellenos, fabada asturiana, trinxat, patatas a la riojana, patatas
      meneadas, patatas revolconas, chilorio, campechano, buche, vaca frita, pabellon,
      pabellon criollo, sancocho, ajiaco, carapulcra, chairo, locro, arroz chaufa, arroz
      tapado, seco de, papa rellena, pastel de choclo, pastel de papa, alcapurria,
      pastelon de platano, feijao tropeiro, tutu de feijao, tutu a mineira, baiao de dois,
      bunny chow, bredie, tomato bredie, sosatie, edikang ikong, ofe nsala, tinola, lugaw,
      gulai, gudeg, opor, nasi campur, nasi padang, nasi liwet, tangsuyuk, jjajang, tteokguk,
      mandu guk, hayashi, hayashi rice, hayashi raisu, kare raisu, zhajiang, zha jiang,
      zhajiangmian, zongzi, joong, bak chang, bakcang, nuo mi ji, bun bo, bun cha, bun thit
      nuong, burgoo, kentucky burgoo, hotdish, cowboy beans, cowboy baked beans, ranch beans,
      calico beans, beanie weenies, frisee aux lardons, salade lyonnaise,
      salade landaise, senate bean soup, chili mac, animal style, animal
      style fries, dublin coddle, cowgirl beans, campfire
      beans, homesteader beans, pepperpot, haejangguk, hangover soup`,
  },
  // In a list of what is in the dish it is the cabbage or the seed alone.
  {
    role: 'hidden',
    source: 'meat',
    needs: 'core',
    holds: 'meat or stockfish',
    inDescription: 'plant',
    words: `
      choucroute, egusi, ogbono, kontomire, saka saka, pondu, moghrabieh, moghrabiyeh`,
  },
  {
    role: 'hidden',
    source: 'fish',
    holds: 'fish, shrimp or dashi',
    words: `
      acaraje, vatapa, efo riro, egusi soup, ogbono soup, egusi stew, banga, banga soup, palava
      sauce,
      ndole, thieboudienne, thiebou djeun, thiebou jen, thieb, thiebou, ceebu jen, ceebu,
      tiep, plokkfiskur, tam taeng, tam thai, tam mamuang, tam khao pod, ohn no khao swe, khao
      swe, nan gyi thoke, nimono, ohitashi, hiyayakko, chikuzenni, nibitashi, agebitashi,
      takikomi gohan, tonjiru, kalguksu, sujebi, bibim guksu, bibimguksu, janchi
      guksu, caruru, miang kham, pla goong, goi du du, goi xoai, rundown, pasembur, sayur
      bening, tinorangsak`,
  },
  {
    role: 'hidden',
    source: 'dairy',
    needs: 'milk',
    holds: 'milk, butter or cheese',
    words: `
      dal bukhara, daal bukhara, ash reshteh, aash reshteh, ashe reshteh, halim bademjan,
      ashak, borani, borani banjan, alla nerano, alla boscaiola, chile en nogada, rajas con
      crema, tamales de rajas, llapingacho, papas chorreadas, papa a la huancaina, ocopa,
      humita, queso relleno, frico, canederli, gatto di patate, torta pasqualina, erbazzone,
      pizzoccheri, casunziei, fiori di zucca ripieni, pommes fondant, pommes fondantes,
      fondant potatoes, peach melba, pear helene, cherries jubilee, bananas foster, cold beet
      soup, cold borscht, cold borsch, saltibarsciai, svekolnik, chlodnik, fiori di zucchina,
      flor de calabaza rellena, stuffed squash blossom, sherbet, sherbert, fozelek, langos,
      banitsa, gibanica, pommes anna, potatoes anna, lyonnaise potatoes, pommes lyonnaise,
      pommes boulangere, potatoes romanoff, flamiche, tarte aux poireaux, tarte a l oignon,
      zwiebelkuchen, zwetschkenknodel, powidltascherl, buchteln, kasnudeln, schlutzkrapfen,
      schwammerlgulasch, green beans almondine, green beans amandine, haricots verts amandine,
      maque choux, loaded potato soup, baked potato soup, loaded baked potato soup, loaded
      cauliflower, creamed onions, creamed peas, malai chaap, dal baati, baati churma, litti
      chokha, shukto`,
  },
  {
    role: 'hidden',
    source: 'egg',
    needs: 'mayo',
    holds: 'egg or mayonnaise',
    words: `
      asparagus mimosa, leeks mimosa, knish, potato knish, kugel, potato kugel, noodle kugel,
      olivier, olivier salad, salat olivier, salad olivieh, olivieh, insalata russa, ensalada rusa,
      salade
      russe, salade piemontaise, kuku, kookoo sabzi, mirza ghasemi, mirza ghassemi, mucver,
      brik, kafteji, ojja, chakchouka, piperade, khao pad, arroz a la
      cubana, causa, causa limena, fried pickles`,
  },
  {
    role: 'hidden',
    source: 'fish',
    holds: 'tuna or egg',
    words: 'ensalada murciana, mojete, mojete murciano',
  },
  {
    role: 'hidden',
    source: 'honey',
    holds: 'honey',
    words: `
      bee's knees, gold rush, penicillin cocktail, brown derby, hot toddy, airmail cocktail,
      kutia`,
  },
  {
    role: 'hidden',
    source: 'egg',
    holds: 'egg white',
    words: 'clover club, pisco sour, silver fizz, ramos gin fizz, white lady, pink lady',
  },
]
