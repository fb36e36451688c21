import type { WordList } from '../entry.ts'

/** Fish and shellfish by species, and what is made of them. */
export const FISH: readonly WordList[] = [
  {
    role: 'animal',
    source: 'fish',
    words: `
      fish, fish fillet, fish finger, fish stick, fish cake, fishcake, fish ball, fishball, fish
      taco, fish and chips, fish n chips, fish pie, fish stock, fish broth, fish head, fish roe,
      crudo, seafood, shellfish, sea food, fruits de mer, frutti di mare, frutos del mar, surf and
      turf, salmon, smoked salmon, lox, gravlax, gravadlax, gravlaks, nova lox, kippered salmon,
      kipper, trout, steelhead, arctic char, tuna, ahi, ahi tuna, yellowfin, bluefin, albacore, tuna
      melt, tuna salad, bonito, bonito flakes, katsuobushi, skipjack, mackerel, saba, herring,
      sardine, pilchard, sprat, anchovy, boquerones, whitebait, smelt, cod, black cod, codfish, salt
      cod, saltfish, ackee and saltfish, bacalao, bacalhau, baccala, stockfish, haddock, halibut,
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
      de pescado, ackee n saltfish, escovitch, escovitch fish, stamp and go, waakye fish, crayfish
      powder, ground crayfish, dried shrimp, dried fish, stockfish soup, momone, kapenta, omena,
      fesikh, gefilte fish, gefilte, kamaboko cake, surstromming, lutefisk, rakfisk, toast skagen,
      skagen, smoked eel, smoked fish, smoked trout, brine shrimp, blini and caviar, solyanka, ukha,
      vobla`,
  },
]
