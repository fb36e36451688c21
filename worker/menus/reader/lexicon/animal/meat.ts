import type { WordList } from '../entry.ts'

/** Meat, poultry and offal; English first, then German, French, Spanish, Italian and loan words. */
export const MEAT: readonly WordList[] = [
  {
    role: 'animal',
    source: 'meat',
    words: `
      beef, steak, ribeye, rib eye, sirloin, tenderloin, filet mignon, fillet steak, t bone, tbone,
      porterhouse, brisket, short rib, shortrib, spare rib, sparerib, baby back rib, prime rib, rib
      tips, rack of ribs, ribs, skirt steak, hanger steak, flank steak, flat iron, bavette, onglet,
      entrecote, wagyu, kobe, angus, aberdeen angus, hereford, tomahawk, tri tip, tritip, topside,
      silverside, oxtail, ox cheek, ox tongue, ox, beef cheek, short loin, chateaubriand, carpaccio
      di manzo, bresaola, pastrami, corned beef, salt beef, biltong, roast beef, beef stew,
      beefsteak, minute steak, salisbury steak, steak tartare, veal, osso buco, ossobuco,
      saltimbocca, sweetbread, liver, foie gras, foie, kidney, tripe, menudo, heart of beef, chicken
      heart, duck heart, giblets, gizzard, chitterlings, chitlins, tongue, lengua, cabeza, tripas,
      cow heel, cow foot, marrow, bone marrow, trotter, pigs feet, pig ear, pork, pork belly, pork
      chop, pork loin, pork shoulder, pulled pork, cochinita, cochinita pibil, chicharron,
      chicharrones, pork rind, hog, pig, piglet, suckling pig, lechon, porchetta, porky, boar, wild
      boar, ham, gammon, prosciutto, parma ham, jamon, jamon iberico, iberico, speck,
      pancetta, guanciale, bacon, lardons, lard, canadian bacon, pepperoni, salami, salame,
      soppressata, sopressata, capicola, capocollo, coppa, mortadella, nduja, chorizo, linguica,
      andouille, boudin, morcilla, black pudding, blood sausage, white pudding, haggis, sausage,
      bratwurst, wurst, wurstel, knackwurst, kielbasa, frankfurter, wiener, hot dog, hotdog, corn
      dog, corndog, banger, bangers and mash, toad in the hole, pigs in a blanket, pigs in blankets,
      chipolata, merguez, longaniza, lap cheong, lup cheong, chinese sausage, spam, charcuterie,
      cold cuts, deli meat, luncheon meat, salumi, affettati, pate, terrine of pork, rillette,
      liverwurst, scrapple, chicken, chicken breast, chicken thigh, chicken wing, hot wings, buffalo
      wings, boneless wings, drumstick, drumette, chicken tender, chicken finger, chicken nugget,
      mcnuggets, chicken strips, chicken stock, chicken broth, chicken and waffles, fried chicken,
      hen, cornish hen, poussin, capon, rooster, cockerel, poultry, fowl, guinea fowl, butter
      chicken, murgh makhani, murgh, murg, chicken tikka, chicken tikka masala, kung pao chicken,
      general tso chicken, orange chicken, sesame chicken, lemon chicken, soy chicken, turkey,
      turkey breast, duck, duck confit, confit de canard, peking duck, duckling, goose, quail,
      pheasant, partridge, pigeon, squab, grouse, woodcock, ostrich, emu, lamb, lamb chop, lamb
      shank, mutton, hogget, goat, goat curry, curry goat, birria, suadero, cabrito, kid goat,
      venison, deer, elk, moose, reindeer, bison, buffalo meat, rabbit, hare, kangaroo, crocodile,
      alligator, gator, snail, escargot, frog, frog legs, turtle, insect, cricket flour,
      grasshopper, chapulines, escamoles, mealworm, horse meat, meat, meat loaf, meaty ragu, meat
      sauce, meat lovers, meatlover, meat feast, ground meat, minced meat, mincemeat of beef, mince
      beef, hamburger, cheeseburger, bacon cheeseburger, beefburger, smashburger, smash burger,
      whopper, big mac, quarter pounder, cuban sandwich, monte cristo, french dip, italian beef,
      banh mi thit, muffuletta, ham and eggs, bacon and eggs, egg and bacon, sausage and egg, egg
      and sausage, sausage and peppers, bacon bits, biscuits and gravy, sausage roll, full english,
      full english breakfast, steak frites, steak and eggs, steak and chips, steak pie, steak and
      ale pie, beef wellington, hotpot lancashire, cornish pasty, beef stroganoff, goulash beef,
      boeuf bourguignon, beef bourguignon, bourguignon, coq au vin, pot au feu, blanquette,
      choucroute garnie, carne asada, carne, carne adovada, arrachera, asada, asado, picanha,
      churrasco, lomo saltado, lomo, bandeja paisa, ropa vieja, empanada de carne, pernil, mofongo
      con chicharron, salpicon, tinga de pollo, pibil, machaca, discada, pollo, pollo asado,
      gallina, pavo, pato, cerdo, puerco, cordero, ternera, res, chivo, conejo, higado, pechuga,
      costillas, salchicha, tocino, panceta, chuleta, solomillo, entrana, churrasquito, choripan,
      caldo de pollo, caldo de res, callos, fabada, cocido, manzo, vitello, agnello, maiale, anatra,
      coniglio, cinghiale, pancetta affumicata, salsiccia, salsicce, prosciutto cotto, prosciutto
      crudo, cotto, crudo di parma, bistecca, tagliata, scaloppine, polpettone, ragu di carne, ragu
      alla bolognese, bolognese di carne, fegato, trippa, lardo, bistecca alla fiorentina,
      spezzatino, porcini e salsiccia, carne salada, arrosto, cacciatora, cacciatore, boeuf, poulet,
      volaille, porc, agneau, veau, canard, dinde, lapin, jambon, saucisse, saucisson, lardons
      fumes, magret, magret de canard, gesier, rognon, foie de veau, andouillette, steak hache,
      bavette de boeuf, tartare de boeuf, joue de boeuf, cuisse de poulet, cuisse de canard, gigot,
      cotelette, caille, pintade, sanglier, chevreuil, ris de veau, boudin noir, viande, cochon,
      merguez frites, navarin, jarret, faux filet, onglet de boeuf, poule, coquelet, quiche
      lorraine, fleisch, rindfleisch, rinderfilet, rind, schwein, schweinefleisch, schweinebraten,
      schweinshaxe, haxe, hahnchen, huhn, huhnchen, hendl, backhendl, pute, puten, ente, gans, lamm,
      kalb, kalbfleisch, reh, hirsch, wildschwein, kaninchen, schinken, wurstchen, wurste,
      currywurst, leberkase, leberkas, leber, hackfleisch, bulette, frikadelle, frikadellen,
      fleischpflanzerl, konigsberger klopse, klopse, tafelspitz, sauerbraten, wiener schnitzel,
      jagerschnitzel, zigeunerschnitzel, cordon bleu, kassler, eisbein, mettigel, mett, maultaschen,
      leberknodel, zwiebelrostbraten, rostbraten, rinderbruhe, huhnerbruhe, fleischbruhe,
      geschnetzeltes, gulaschsuppe, fleischkase, speckknodel, speckwurfel, hahnchenbrust,
      putenbrust, grillhahnchen, chicken schnitzel, char siu, char siew, siu mai, shumai, xiao long
      bao, xiaolongbao, soup dumplings, cha siu, chashu, chasu, tonkotsu, katsudon, gyudon,
      yakiniku, karaage, yakitori, sukiyaki, shabu shabu, buta, butaniku, tsukune, negima,
      torikatsu, wagyu gyu, gyutan, butadon, oyakodon, niku, nikujaga, menchi katsu, buta kakuni,
      kakuni, bulgogi, galbi, kalbi, samgyeopsal, samgyupsal, dakgalbi, dak galbi, dakgangjeong,
      bossam, jokbal, galbitang, seolleongtang, samgyetang, yukgaejang, gamjatang, jeyuk, jeyuk
      bokkeum, soondae, sundae korean, budae jjigae, yukhoe, tteokgalbi, pho bo, pho ga, bo kho,
      thit nuong, thit, nem nuong, bun bo hue, bo luc lac, shaking beef, cha lua, ga nuong, heo
      quay, suon, bo la lot, cha gio thit, satay chicken, satay beef, chicken satay, beef satay, moo
      ping, gai yang, larb gai, nam tok, khao man gai, pad kra pao moo, khao soi gai, massaman beef,
      crying tiger, sai ua, sai oua, kua kling, rendang daging, beef rendang, ayam, ayam goreng,
      daging, babi, babi guling, bebek, sate ayam, soto ayam, bakso, nasi ayam, hainanese chicken,
      bak kut teh, lechon kawali, tapsilog, longsilog, longganisa, kare kare, kaldereta, crispy
      pata, bicol express, dinuguan, lumpia shanghai, sinigang na baboy, bistek, inasal, keema,
      kheema, qeema, gosht, rogan josh, roganjosh, lamb vindaloo, chicken vindaloo, chicken korma,
      lamb korma, nihari, haleem, seekh kebab, seekh, boti, reshmi kebab, shami kebab, galouti, laal
      maas, bhuna gosht, raan, murg malai, tandoori chicken, tangdi, kosha mangsho, mangsho,
      kolhapuri mutton, chicken 65, chettinad chicken, pathar ka gosht, paya, chapli kebab, maas,
      shish taouk, shish tawook, tawook, kibbeh, kibbe, kafta, kefta, kofta kebab, adana, adana
      kebab, iskender, iskender kebab, shish kebab, shish kabob, chelo kebab, koobideh, kubideh,
      joojeh, barg, loukaniko, soutzoukakia, keftedes, paidakia, kleftiko, arni, kotopoulo, stifado,
      lahmacun, lahmajoun, lahmajun, sujuk, sucuk, soujouk, pastirma, basturma, tavuk, sis tavuk,
      tantuni, cag kebab, beyti, inegol, kokorec, hunkar begendi, mansaf, maqluba, maqluba chicken,
      ouzi, mandi, kabsa, machboos, harees, arayes, makanek, kubbeh, merguez sausage, tagine of
      lamb, djej, lahm, lahme, dajaj, doro wat, doro wot, doro, tibs, lega tibs, kitfo, key wot, key
      wat, siga wot, zilzil, gored gored, dulet, quanta, awaze tibs, suya, jollof chicken, nyama
      choma, boerewors, biltong wors, droewors, bobotie, bunny chow lamb, braai, potjie, pepper soup
      goat, asun, isi ewu, nkwobi, kilishi, cow skin, ponmo, shaki, assorted meat, jerk chicken,
      jerk pork, oxtail stew, mannish water, brown stew chicken, jamaican beef patty, beef patty,
      griot, tasso, tassot, pastelon, pastelillo, chicharron de pollo, kebabche, cevapcici,
      pljeskavica, burek meat, bigos, zurek, kotlet schabowy, schabowy, shashlik, chebureki, beef
      stroganov, chakhokhbili, khinkali, kupati, mititei, sarmale, langos ham, szaszlyk, kotlety,
      svickova, vepro knedlo zelo, golonka, gelatin, gelatine, gelatinous bone, collagen, isinglass,
      suet, tallow, dripping, beef tallow, beef dripping, schmaltz, duck fat, goose fat, bacon fat,
      chicken fat, chicken skin, bone broth, beef broth, beef stock, beef gravy, meat stock, meat
      broth, veal stock, veal jus, demi glace, demiglace, oxo, jus de viande, au jus, jello, jell o,
      marshmallow, gummy bears, gummies, haribo, aspic, sulze, blood, blood pudding, black sausage,
      schweinsbraten, griebenschmalz, schmalz, strutto, manteca de cerdo, manteca, saindoux, mixed
      meats, chopped pork, ground beef, ground turkey, ground chicken, ground pork, minced pork,
      minced beef, minced lamb, lamb ragu, beef ragu, boar ragu, pork ragu, duck ragu, oxtail ragu,
      sausage ragu, sausage gravy, country gravy, chicken fried steak, chicken fried, country fried
      steak, chicken salad, chicken curry, chicken soup, chicken noodle soup, chicken pot pie,
      chicken parm, veal parm, turkey bacon, turkey club, turkey burger, turkey sausage, matzo ball
      soup, matzah ball soup, wonton soup, hot and sour pork, lunch meat, bockwurst, weisswurst,
      leberwurst, blutwurst, mettwurst, landjager, cabanossi, krakauer, thuringer, nurnberger,
      secreto iberico, presa iberica, pluma iberica, chuleton, rabo de toro, carrillera, morcillo,
      butifarra, sobrasada, fuet, lacon, cecina, chistorra, escudella, oreja de cerdo, manitas,
      flamenquin, cachopo, codillo, cochinillo, lechazo, cabrito asado, pinchos morunos, zorza,
      montado de lomo, lomo embuchado, salchichon, mollejas, mondongo, anticucho de corazon,
      chicharrones de cerdo, seco de cordero, aji de gallina, causa de pollo, pollo a la brasa,
      chaufa de pollo, tallarin saltado, bistec, bistek encebollado, milanesa de pollo, suadero
      tacos, lengua tacos, cecina enchilada, longaniza verde, chamorro, mixiote, chuletas de cerdo,
      culatello, finocchiona, lonza, cotechino, zampone, guancia, guancia di manzo, coda alla
      vaccinara, brasato, stracotto, bollito misto, involtini, straccetti, tagliere, tagliere di
      salumi, abbacchio, porcetta, arrosticini, lampredotto, animelle, amatriciana, matriciana,
      gricia, alla gricia, norcina, alla norcina, salsiccia e friarielli, wurstel e patatine,
      prosciutto e funghi, capricciosa, pizza capricciosa, quattro stagioni, diavola, pizza diavola,
      hawaii pizza, pizza hawaii, pizza prosciutto, pizza salami, pizza speciale, milanese di
      vitello, cotolette, tartare di manzo, battuta, battuta di fassona, fassona, chianina,
      selvaggina, lepre, capriolo, cervo, oca, faraona, quaglia, piccione, tacchino, roti de porc,
      pave de boeuf, piece du boucher, hachis parmentier, parmentier, parmentier de canard, paleron,
      queue de boeuf, tete de veau, andouille de guemene, cervelas, cervelat, os a moelle,
      cromesquis, bouchee a la reine, supreme de volaille, ballotine, blanc de poulet, aiguillettes,
      manchons, tournedos, cote de boeuf, cote de porc, cotes d agneau, carre d agneau, souris d
      agneau, epaule d agneau, filet mignon de porc, travers de porc, ribs de porc, rosbif,
      pintadeau, magret fume, rillettes d oie, mousse de canard, planche de charcuterie,
      charcuteries, planche mixte, boulette de boeuf, brochette de poulet, brochette d agneau,
      saucisse de toulouse, diots, potee, petit sale, choucroute royale, baeckeoffe, axoa, merguez
      maison, rostbratwurst, leberkas semmel, saure lungerl, zuricher geschnetzeltes, hirschgulasch,
      lammkarree, huftsteak, rumpsteak, roastbeef, jagerschnitzel wiener, paprikaschnitzel,
      rahmschnitzel, holzfallersteak, schaschlik, spiessbraten, krustenbraten, sulz, presssack,
      saumagen, pfalzer, weisswurste, debreziner, kasekrainer, backhahnchen, chicken wings bbq, ente
      suss sauer, kebapteller, donerteller, doner teller, lammacun, sucuk toast, adana kebap, kofte
      teller, rindertatar, rinder, rindergulasch, ochsenbacken, ochsenfleisch, schweinefilet,
      schweinemedaillons, kalbsleber, kalbsbackchen, kalbshaxe, lammfilet, lammkeule, putenstreifen,
      hahnchenspiess, hahnchencurry, entenkeule, entenbrust, gansekeule, gansebraten, hirschragout,
      wildgulasch, rehrucken, martinsgans, speckbohnen, zwiebelmettwurst, hausmacher,
      brotzeitplatte, vesperplatte, fleischspiess, kipfilet, rundvlees, varkensvlees, gehaktbal,
      gehakt, bitterballen, bitterbal, frikandel, kroket rundvlees, spek, ossenworst, kalfs,
      biefstuk, kotlett, kyckling, flask, kottbullar, notkott, lammkott, leverpastej, frikadeller,
      flæskesteg, medisterpolse, pølse, polser, kurczak, wolowina, wieprzowina, kaczka, kielbaski,
      boczek, szynka, smalec, kotlet, zeberka, csirke, marha, porkolt, sertes, kolbasz, szalonna,
      frango, porco, bife, bifana, francesinha, alheira, chourico, presunto, carne de vaca, leitao,
      cabrito assado, picanha na brasa, churrasqueira, coxinha, coxinha de frango, mici, ciorba de
      burta, pilav tavuklu, kuzu tandir, kuzu sis, dana eti, et doner, kiyma, kiymali, etli,
      tavuklu, sucuklu, pastirmali, ciger, arnavut cigeri, iskembe, kelle paca, ali nazik, hunkar,
      karniyarik, izgara kofte, lahm bi ajin, kabab, kubba, kibbe nayye, shawarma djej, farrouj,
      frouj, samke, kafta bi tahini, bamia bi lahme, kebab hindi, mrouzia, mechoui, rfissa, pastilla
      au poulet, bastilla pigeon, gyuniku, torikara, tebasaki, motsu, horumon, wagyu don, chicken
      karaage, chashu don, mazesoba chashu, tsukemen, butabara, negi chashu, yakibuta, tongkatsu,
      dakkochi, gopchang, makchang, dwaeji, dwaeji gukbap, gukbap, soegogi, sogogi, deungsim,
      chadolbagi, la galbi, tteok galbi, donkatsu, donkkaseu, ganjang chicken, yangnyeom chicken,
      chimaek, kalguksu chicken, galbi jjim, galbijjim, yukgejang, mul naengmyeon, bibim naengmyeon,
      naengmyeon, seollongtang, gom tang, gomtang, twigim assorted, hong shao rou, dong po rou, lu
      rou fan, lu rou, lurou fan, rou jia mo, roujiamo, gua bao pork, san bei ji, three cup chicken,
      la zi ji, kou shui ji, hui guo rou, twice cooked pork, mu shu pork, moo shu pork, sweet and
      sour pork, gu lao rou, bak kwa, bak chor mee, char siew bao, cha siu bao, lo mai gai, siu yuk,
      siu yok, roast pork bun, phoenix claws, phoenix talons, chicken feet, lion s head, lions head,
      yang rou chuan, yangrou, da pan ji, husband and wife, fuqi feipian, mao xue wang, sheng jian
      bao, xlb, guotie, kung po chicken, beggar s chicken, bang bang chicken, bon bon chicken, salt
      baked chicken, soy sauce chicken, white cut chicken, drunken chicken, mongolian beef, pepper
      steak, orange beef, beef chow fun, combo chow mein, house special lo mein, thit kho, ga xao,
      ca ri ga, bo kho banh mi, bo tai chanh, goi ga, chao ga, mi vit tiem, vit quay, heo, thit heo,
      thit bo, bo nuong, suon nuong, bi cuon, nem chua, xa xiu, dac biet, banh mi dac biet, pho dac
      biet, pho tai, tai nam, gau gan sach, kai yang, gai tod, gai pad, moo deng, moo krob, moo
      grob, muu, nua, neua, nuea, suea rong hai, khao kha moo, khao mok gai, gaeng som pla, ped
      yang, sai krok, nam prik ong, tempura chicken, rawon, sop buntut, gulai kambing, sate kambing,
      opor ayam, bebek goreng, rica rica ayam, mi ayam, mie ayam, bubur ayam, lontong ayam, babi
      kecap, dendeng, empal, tocilog, sinigang, nilaga, bulalo, kinilaw pork, pochero, menudo
      filipino, papaitan, lechon paksiw, embutido, batchoy, la paz batchoy, chicharon bulaklak,
      isaw, tokwat baboy, baboy, manok, baka, karne, torta giniling, giniling, arroz caldo, goto,
      palabok, pancit malabon, kaldereta kambing, bheja, gurda, kaleji, kapura, nalli, nalli nihari,
      lamb chaap, murgh tikka, achari gosht, dum ka murgh, kukkad, kozhi, kozhi varuval, chukka,
      mutton chukka, mutton sukka, kari dosa, beef fry, beef ularthiyathu, kothu chicken, kottu
      chicken, murghi, murgir jhol, kosha, mangsher, duck roast, sorpotel, chicken xacuti, xacuti,
      cafreal, chicken cafreal, balchao, kebab platter, galouti kebab, kakori, tunday, patthar
      gosht, nargisi kofta, keema naan, keema pav, bohri, raan biryani, hyderabadi dum biryani
      chicken, kabuli pulao, qabuli, qabili palau, mantu, aushak, bolani beef, karahi gosht, karahi
      chicken, kadhai chicken, charsi, dumba, shinwari, joojeh kabab, fesenjan, fesenjoon, gheymeh,
      khoresh, ghormeh sabzi, tahchin, ab goosht, abgoosht, dizi, kabab barg, lamb champ, chicken
      supreme, supreme of chicken, rouladen, pork crackling, escalope, escalopine, ham sandwich, ham
      hock, smoked turkey, salt pork, fatback, fat back, pork fat, streak o lean, neck bones,
      neckbone, ham bone, turkey neck, turkey leg, pinkel, mettenden, mettende, kohlwurst,
      mettwurstchen, landjager wurst`,
  },
]
