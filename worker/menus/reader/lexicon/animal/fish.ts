import type { WordList } from '../entry.ts'

/** Fish and shellfish by species, and what is made of them. */
export const FISH: readonly WordList[] = [
  {
    role: 'animal',
    source: 'fish',
    words: `
      tonnata, salsa tonnata, fish, fish fillet, fish finger, fish stick, fish cake, fishcake, fish
      ball, fishball, fish
      taco, fish and chips, fish pie, fish stock, fish broth, fish head, fish roe, crudo, seafood,
      shellfish, sea food, fruits de mer, frutti di mare, frutos del mar, surf and turf, salmon,
      smoked salmon, lox, gravlax, gravadlax, gravlaks, nova lox, kippered salmon, kipper, trout,
      steelhead, arctic char, tuna, ahi, ahi tuna, yellowfin, bluefin, albacore, tuna melt, tuna
      salad, bonito, bonito flakes, katsuobushi, skipjack, mackerel, saba, herring, sardine,
      pilchard, sprat, anchovy, boquerones, whitebait, smelt, cod, black cod, codfish, salt cod,
      saltfish, ackee and saltfish, bacalao, bacalhau, baccala, stockfish, haddock, halibut,
      pollock, pollack, hake, sole, lemon sole, dover sole, plaice, flounder, fluke, turbot, brill,
      monkfish, skate wing, sea bass, seabass, bass, branzino, bronzino, chilean sea bass,
      barramundi, bream, sea bream, dorade, dorada, orata, snapper, red snapper, grouper, mahi, mahi
      mahi, swordfish, marlin, wahoo, opah, cobia, catfish, tilapia, basa, swai, pike, walleye,
      whitefish, carp, eel, unagi, anago, conger, sturgeon, shark, stingray, skate, john dory,
      orange roughy, sablefish, butterfish, escolar, hamachi, kanpachi, yellowtail, hiramasa,
      kampachi, buri, suzuki, kingfish, amberjack, escabeche de pescado, rockfish, lingcod, mullet,
      red mullet, rouget, gurnard, coley, wolffish, redfish, trevally, pomfret, rohu, hilsa, ilish,
      bhetki, surmai, rawas, bangda, vanjaram, nethili, sheer fish, seer fish, meen, meen moilee,
      macher jhol, machli, machi, macchi, bombil, bombay duck, milkfish, bangus, tilapya,
      galunggong, bombay fish, shrimp, prawn, scampi, langoustine, langostino, crab, crab cake,
      crabcake, crabmeat, crab meat, crab stick, crab rangoon, imitation crab, krab, surimi, kani,
      kanikama, soft shell crab, king crab, snow crab, dungeness, lobster, lobster roll, lobster
      bisque, crayfish, crawfish, mudbug, oyster, oyster sauce, oysters rockefeller, clam, clam
      chowder, clam juice, clamato, chowder, new england clam chowder, mussel, moules, moules
      frites, cockle, whelk, periwinkle, scallop, abalone, geoduck, razor clam, conch, conch
      fritters, squid, calamari, calamares, calamar, cuttlefish, octopus, pulpo, sepia, sea urchin,
      uni, sea cucumber, jellyfish, barnacle, krill, caviar, roe, tobiko, masago, ikura, salmon roe,
      bottarga, taramasalata, taramosalata, tarama, squid ink, cuttlefish ink, nero di seppia,
      krupuk, prawn cracker, shrimp cracker, shrimp chips, shrimp paste, belacan, belachan, sambal
      belacan, terasi, bagoong, kapi, fish sauce, nam pla, nuoc mam, nuoc cham, nampla, patis,
      colatura, garum, fish paste, fish flakes, dashi, hondashi, dashi stock, dashi broth, bonito
      stock, worcestershire, worcester sauce, worchestershire, lea and perrins, xo sauce, sashimi,
      spicy tuna roll, philadelphia roll, unagi roll, tekka maki, negitoro, hamachi kama, tataki,
      poisson, thon, saumon, saumon fume, truite, cabillaud, morue, lieu noir, merlu, daurade, bar
      grille, filet de bar, loup de mer, sandre, brochet, maquereau, hareng, anchois, crevette,
      gambas, homard, langouste, ecrevisse, crabe, huitre, palourde, bulots, coquille saint jacques,
      saint jacques, st jacques, noix de saint jacques, encornet, seiche, poulpe, bouillabaisse,
      brandade, lotte, quenelle de brochet, sole meuniere, oursin, fisch, lachs, raucherlachs,
      thunfisch, forelle, zander, kabeljau, seelachs, dorsch, scholle, seezunge, hering, matjes,
      rollmops, makrele, aal, raucheraal, karpfen, barsch, steinbutt, heilbutt, rotbarsch, wels,
      saibling, garnele, garnelen, krabben, hummer, muscheln, jakobsmuscheln, miesmuscheln,
      tintenfisch, calamaris, meeresfruchte, sardellen, fischstabchen, backfisch, fischbrotchen,
      krebs, flusskrebs, sprotten, dorade vom grill, lachsforelle, pangasius, pescado, pescadito,
      atun, salmon ahumado, merluza, lubina, dorado, lenguado, rodaballo, trucha, sardinas,
      boqueron, anchoa, camaron, camarones, langosta, cangrejo, jaiba, almejas, mejillones, ostras,
      ostiones, vieiras, chipirones, chopitos, mariscos, aguachile, leche de tigre, bacalao a la
      vizcaina, huachinango, pargo, mojarra, tilapia frita, corvina, pez espada, percebes, gambones,
      cazon, angulas, coctel de camaron, vuelve a la vida, parihuela, jalea mixta, encocado, pesce,
      tonno, salmone, merluzzo, branzino al sale, spigola, sogliola, rombo, triglia, acciuga,
      acciughe, alici, sarde, sgombro, pesce spada, gamberi, gamberetti, gambero, gamberoni, scampi
      alla griglia, aragosta, astice, granchio, vongole, cozze, ostriche, capesante, polpo, polipo,
      seppia, seppie, calamaro, totani, moscardini, baccala mantecato, cacciucco, cioppino, fritto
      misto, insalata di mare, spaghetti alle vongole, vitello tonnato, tonnato, bagna cauda, ricci
      di mare, bacalhau a bras, camarao, peixe, polvo, lulas, ameijoas, balik, hamsi, karides,
      midye, midye dolma, levrek, cipura, kalamar, samak, htapodi, oktapodi, garides, psari,
      saganaki shrimp, balik ekmek, sayadieh, sushi moriawase, ebi, ebi fry, amaebi, hotate, tako,
      ika, kaki fry, sake nigiri, maguro, chutoro, otoro, shirasu, niboshi, iwashi, aji fry, hirame,
      kamaboko, narutomaki, naruto, chikuwa, oden, odeng, eomuk, ojingeo, haemul, haemul pajeon,
      nakji, maeuntang, jjamppong, jjambbong, saeu, myeolchi, jeotgal, saeujeot, ca kho, ca kho to,
      cha ca, goi tom, chao tom, pla muek, goong, tom yum goong, tom yum kung, hoi tod, hoi jor,
      ikan, ikan bakar, udang, sotong, cumi, otak otak, kerapu, har gow, ha gow, hakao, shrimp
      dumpling, prawn toast, salt and pepper squid, honey walnut shrimp, gambas al ajillo, po boy
      shrimp, gumbo ya ya, shrimp and grits, shrimp scampi, shrimp cocktail, prawn cocktail, ceviche
      de pescado, escovitch, escovitch fish, stamp and go, waakye fish, crayfish powder, ground
      crayfish, dried shrimp, dried fish, stockfish soup, momone, kapenta, omena, fesikh, gefilte
      fish, gefilte, kamaboko cake, surstromming, lutefisk, rakfisk, toast skagen, skagen, smoked
      eel, smoked fish, smoked trout, brine shrimp, blini and caviar, solyanka, ukha, vobla,
      zamburinas, berberechos, puntillitas, rabas, ventresca, bonito del norte, mojama, esgarraet,
      fideua de marisco, arroz negro, arroz a banda, arroz del senyoret, arroz con bogavante,
      bogavante, carabineros, cigalas, centollo, buey de mar, necoras, pulpo a feira, pulpo a la
      gallega, pavias de bacalao, brandada, esqueixada, xato, suquet, caldereta de langosta,
      caldeirada, sardinas asadas, espetos, jurel, palometa, besugo, salmonete, pez mantequilla,
      tataki de atun, atun rojo, chicharo pescado, camarones al ajillo, coctel de camarones, camaron
      empanizado, tacos de pescado, tacos gobernador, marlin ahumado, chupe de camarones, leche de
      tigre clasica, jalea de mariscos, choros, choritos, reineta, congrio, salmon a la plancha,
      pescaito, pescaito frito, calamares a la romana, ricciola, pescespada, rana pescatrice,
      pescatrice, coda di rospo, allo scoglio, scoglio, alla pescatora, pescatora, pescatore, frutti
      del mare, mazzancolle, canocchie, cicale, gamberi rossi, gambero rosso, carabineri, riso
      venere con gamberi, baccala alla vicentina, stoccafisso, sarde in saor, alici marinate,
      colatura di alici, bottarga di muggine, polpo e patate, zuppa di pesce, brodetto di pesce,
      cozze alla tarantina, pepata di cozze, impepata, tonno e cipolla, pizza tonno, acqua pazza,
      dentice, cernia, rombo chiodato, ombrina, palamita, lampuga, trota, luccio, anguilla,
      storione, salmone affumicato, calamari fritti, seppioline, moscardini affogati, totano,
      fasolari, telline, lupini di mare, capasanta, scampo, granseola, astice alla catalana,
      spaghetti ai frutti di mare, nero di seppie, bigorneaux, couteaux, chipirons, supions, lieu
      jaune, dos de cabillaud, pave de saumon, filet de sole, acras, acras de morue, accras de
      morue, accras, tarama maison, rillettes de thon, rillettes de saumon, fish n chips maison,
      gambas flambees, noix de st jacques, plateau de fruits de mer, assiette de la mer, marmite de
      la mer, choucroute de la mer, soupe de poisson, bisque de homard, cassolette de la mer,
      anguille, perche, filets de perche, fera, omble, omble chevalier, eglefin, haddock fume,
      espadon, dorade royale, bar en croute de sel, etrilles, tourteau, araignee de mer, langoustine
      rotie, oeufs de saumon, oeufs de lompe, lompe, poutargue, thon rouge, tataki de thon, ceviche
      de dorade, bismarckhering, labskaus, finkenwerder, pannfisch, krabbencocktail, nordseekrabben,
      busumer krabben, brathering, heringssalat, heringsstipp, kieler sprotten, steckerlfisch,
      fischfilet, fischsuppe, fischplatte, kabeljaufilet, seeteufel, wolfsbarsch, doradenfilet,
      thunfischsteak, thunfischsalat, raucherfisch, lachsfilet, lachstatar, krustentiere,
      riesengarnelen, scampi vom grill, tintenfischringe, oktopus, pulpo gegrillt, venusmuscheln,
      austern, kaviar, hecht, zanderfilet, forelle mullerin, waller, renke, felchen, egli,
      eglifilet, schillerlocke, rogen, zalm, gerookte zalm, garnalen, garnaal, garnalenkroket,
      kibbeling, haring, tonijn, mosselen, kabeljauw, paling, laks, gravad lax, stromming, rakor,
      raksallad, rejer, torsk, fiskefilet, fiskesuppe, sild, rodspaette, losos, sledz, sledzie,
      pstrag, dorsz, tunczyk, ryba, ryby, halaszle, salmao, atum, sardinhas, arroz de marisco, polvo
      a lagareiro, gambas a guilho, bolinhos de bacalhau, pasteis de bacalhau, pataniscas, choco
      frito, robalo, dourada, pescada, camaroes, moqueca de peixe, moqueca de camarao, bobo de
      camarao, vatapa de camarao, somon, ton baligi, palamut, lufer, barbun, kalkan, ahtapot,
      kalamar tava, karides guvec, deniz mahsulleri, psarosoupa, gavros, sardeles, xifias, tsipoura,
      lavraki, bakaliaros, midia, kalamarakia, thrapsala, barbounia, samkeh, samak mashwi, jambari,
      gambari, hamour, safi fish, zubaidi, kingklip, snoek, hoki, blue cod, whitebait fritters,
      yabby, moreton bay bug, balmain bug, marron crayfish, pipis, toothfish, blue eye, gemfish,
      flathead, dory, ling fish, hapuka, tarakihi, sake sashimi, katsuo, katsuo tataki, sanma,
      hokke, ankimo, shishamo, mentaiko, tarako, ikura don, uni don, kaisen, kaisendon, kaisen don,
      unaju, unadon, tekkadon, negitoro don, hamaguri, asari, kani miso, kaibashira, ebi tempura,
      ebi katsu, ebi mayo, ebi chili, tako wasa, takowasa, ika geso, geso, ikayaki, saba shioyaki,
      shioyaki, gindara, saikyo yaki, miso cod, awabi, sazae, kazunoko, chirimen, okaka, umami fish,
      hwe, hoedeopbap, hwedeopbap, godeungeo, galchi, jogae, honghap, kkotge, ganjang gejang,
      gejang, saeujang, haemultang, haemul tang, albap, al tang, nakji bokkeum, ojingeo bokkeum,
      ojinguh, golbaengi, myulchi, bugeo, bukeo, dongtae, agujjim, agu jjim, xia jiao, xiehuang,
      crab roe, dragon shrimp, xiao long xia, hai xian, you yu, yu tou, suan cai yu, shui zhu yu,
      song shu yu, squirrel fish, fish maw, shark fin, bird s nest, birds nest soup, conpoy, dried
      scallop, dried oyster, hairy crab, chao xia, ha cheung, ha cheong fun, cuttlefish balls,
      lobster balls, ca chien, ca loc, ca tim fish, tom rim, tom chien, muc chien, chao tom roll,
      bun tom, mi hoan thanh tom, banh tom, cha tom, hu tieu hai san, hai san, nghieu, so huyet, goi
      cuon tom, plaa, pla rad prik, pla nueng, pla tod, pla kapong, pla ra, pla muk, hoi lai, hoi
      kraeng, poo pad pong karee, gaeng som, sator goong, choo chee, chu chee, goong ob, ikan asin,
      ikan bilis, sambal udang, petai udang, sotong goreng, ketam, kepiting, cumi cumi, sambal teri,
      pempek, siomay, kerupuk udang, kerupuk, udang balado, tokwa hipon, hipon, alimango, alimasag,
      tahong, pusit, sugpo, tuyo, tinapa, daing, daing na bangus, kinilaw, kilawin, inihaw na
      bangus, paksiw na isda, isda, halabos, ginataang hipon, alamang, jhinga, chingri, chingri
      malai, malai chingri, shorshe ilish, sorshe ilish, bhapa ilish, doi maach, maach, macher,
      katla, koi mach, pabda, shutki, karimeen, karimeen pollichathu, pollichathu, konju, chemmeen,
      nandu, kanava, fish amritsari, amritsari machi, amritsari macchi, ajwaini machli, tawa fish,
      goan fish curry, fish moilee, prawn balchao, kolambi, bombil fry, surmai fry, tisrya, mandeli,
      pomfret fry, meen kuzhambu, meen curry, royyala, chepala pulusu, chapala pulusu, maldive fish,
      ambul thiyal, isso vadai, cuttlefish curry, takoyaki, perch, walleye pike, raie, aile de raie,
      caballa, zarzuela, toro tuna`,
  },
]
