import type { WordList } from '../entry.ts'

export const SEASONINGS: readonly WordList[] = [
  {
    role: 'plant',
    words: `
      rape
      oil, avocado oil, truffle oil, chili oil, chilli oil, chile oil, herb oil,
      basil oil, argan oil, peanut oil, flaxseed oil, walnut oil, pumpkin seed oil, hazelnut oil,
      chili crisp, chilli crisp, chili crunch, lao gan ma, rayu, la yu, mala, mala
      sauce, olivenol, ol, huile, huile d olive, huile de truffe, aceite, aceite de oliva, olio,
      olio evo, olio d oliva, olio extravergine, zeytinyagi, zeytinyagli, margarine spread,
      vegetable shortening, shortening vegetable, vinegar, balsamic, balsamic vinegar, balsamico,
      aceto balsamico, aged balsamic, white balsamic, balsamic reduction, balsamic glaze, balsamic
      vinaigrette, apple cider vinegar, cider vinegar, rice vinegar, rice wine vinegar, red wine
      vinegar, white wine vinegar, sherry vinegar, malt vinegar, champagne vinegar, black vinegar,
      chinkiang vinegar, vinaigrette, lemon vinaigrette, house vinaigrette, mustard vinaigrette,
      citrus vinaigrette, champagne vinaigrette, red wine vinaigrette, sherry vinaigrette, herb
      vinaigrette, italian vinaigrette, italian dressing, lemon dressing, citrus dressing, lime
      dressing, ginger dressing, sesame dressing, sesame ginger dressing, miso dressing, miso ginger
      dressing, tamari dressing, balsamic dressing, french vinaigrette, oil and vinegar, lemon oil,
      essig, essig und ol, weinessig, vinagre, vinagreta, aceto, vinaigre, vinaigre balsamique,
      sirke, mustard, dijon, dijon mustard, whole grain mustard, wholegrain mustard, grain mustard,
      yellow mustard, mustard seed, spicy mustard, stone ground mustard, senf, moutarde, mostaza,
      senape, ketchup, catsup, tomato ketchup, banana ketchup, curry ketchup, mushroom ketchup,
      relish, pickle relish, hot sauce, tabasco, sriracha, sriracha sauce, buffalo, buffalo sauce,
      frank s, cholula, gochujang, gochujang sauce, ssamjang, doubanjiang, chili sauce, chilli
      sauce, chile sauce, sweet chili, sweet chili sauce, sweet chilli, sweet chilli sauce, chili
      garlic, chili garlic sauce, chilli garlic, harissa, harissa paste, zhug, zhoug, schug, shatta,
      skhug, peri peri, piri piri, piri piri sauce, ajvar, aivar, lutenitsa, lutenica, pebre,
      chimichurri, chimi, salsa verde, green salsa, red salsa, salsa, salsa roja, salsa ranchera,
      ranchera, ranchero sauce, fire roasted salsa, tomato salsa, corn salsa, black bean salsa,
      pineapple salsa, fruit salsa, pico, mojo, mojo verde, mojo rojo, mojo picon, sofrito,
      soffritto, romesco, romesco sauce, muhammara, muhamara, gremolata, persillade, chermoula,
      charmoula, salsa criolla, aji verde, salsa macha, bbq, bbq sauce, barbecue, barbecue sauce,
      barbeque, barbeque sauce, smoky bbq, bbq glaze, teriyaki, teriyaki sauce, teriyaki glaze,
      hoisin, hoisin sauce, plum sauce, duck sauce, sweet and sour sauce, sweet sour sauce, soy
      sauce, soya sauce, sojasauce, sojasosse, sauce soja, salsa de soja, salsa de soya, salsa di
      soia, shoyu, tamari, coconut aminos, liquid aminos, braggs, aminos, dark soy, light soy, soy
      glaze, soy ginger, soy garlic, black bean sauce, black bean garlic sauce, fermented black
      bean, douchi, chili bean paste, bean paste, red bean paste, anko, sweet bean paste, miso,
      white miso, red miso, shiro miso, miso paste, miso glaze, doenjang paste, mirin, sake, cooking
      wine, shaoxing, shaoxing wine, rice wine, wine sauce, white wine, red wine, white wine sauce,
      weisswein, rotwein, vin blanc, vin rouge, vino bianco, vino blanco, marsala, sherry, port,
      cognac, brandy, mushroom oyster sauce, vegetarian oyster sauce, stir fry sauce, garlic sauce,
      szechuan sauce, sichuan sauce, schezwan sauce, ginger sauce, sesame sauce, peanut
      butter sauce, lemon sauce, orange sauce, tamarind sauce, tamarind chutney, imli chutney, mint
      chutney, green chutney, cilantro chutney, coriander chutney, coconut chutney, chutney, tomato
      onion chutney, peanut chutney, gunpowder podi, podi, pickle indian, mango pickle, lime pickle,
      toum, garlic dip, skordalia, curry sauce, curry paste, coconut sauce, coconut milk sauce,
      coconut curry, coconut curry sauce, curry powder, currysauce, currysosse, coconut dressing,
      enchilada sauce, taco sauce, red sauce, red chile sauce, green sauce, verde, verde sauce,
      tomatillo salsa, avocado dressing, avocado cream, avocado sauce, avocado puree, chipotle
      tahini, house salsa, agrodolce, lemon juice, lime juice, lemon pepper, citrus salt, salt, sea
      salt, pepper salt, black pepper, white pepper, pink pepper, peppercorn, sichuan pepper,
      sichuan peppercorn, szechuan pepper, szechuan peppercorn, maldon, flaky salt, pink salt,
      himalayan salt, black salt, kala namak, celery salt, garlic salt, garlic powder, onion powder,
      msg, salz, pfeffer, sel, poivre, sal, pimienta, sale, pepe, pepe nero, tuz, herb, fresh herbs,
      mixed herbs, garden herbs, herb mix, soft herbs, krauter, frische krauter, krautern, herbes,
      fines herbes, herbes de provence, hierbas, erbe, erbette, aromatics, basil, thai basil leaves,
      holy basil, sweet basil, fresh basil, basilikum, basilic, albahaca, basilico, tulsi, parsley,
      petersilie, persil, perejil, prezzemolo, maydanoz, coriander, coriander seed,
      koriander, coriandre, dhania, culantro, mint, mint leaves, minze, menthe, menta, hierbabuena,
      pudina, nane, fish mint, oregano, mexican oregano, origan, origano, thyme, thymian, thym,
      tomillo, timo, rosemary, rosmarin, romarin, romero, rosmarino, sage, salbei, sauge, salvia,
      bay, bay leaf, bay leaves, lorbeer, laurel, dill, aneth, eneldo, aneto, tarragon, estragon,
      chervil, marjoram, majoran, lovage, savory, epazote, hoja santa, lemongrass, lemon grass,
      zitronengras, citronnelle, lemon verbena, lemon balm, lavender, lavendel, chamomile, rose,
      rosewater, rose water, orange blossom, orange blossom water, pandan, fenugreek, fenugreek
      leaves, methi, kasuri methi, bockshornklee, hing, asafoetida, ajwain, carom, cumin,
      kreuzkummel, kummel, comino, cumino, jeera, zeera, caraway, turmeric, kurkuma, curcuma, haldi,
      curry, curry spice, garam masala, masala spices, chaat masala, masala, spice, spice mix, spice
      blend, spiced oil, berbere, mitmita, ras el hanout, baharat, za atar, zaatar, zatar, zaater,
      sumac, sumach, allspice, pimenton, smoked paprika, hot paprika, sweet paprika, cayenne,
      cayenne pepper, aleppo pepper, urfa biber, urfa, old bay, cajun spice, cajun, cajun seasoning,
      jerk, jerk sauce, jerk seasoning, jerk spices, everything seasoning, everything spice,
      everything bagel seasoning, togarashi, shichimi, five spice, chinese five spice, cinnamon,
      zimt, cannelle, canela, cannella, clove, nutmeg, muskat, muscade, noce moscata, cardamom,
      kardamom, elaichi, star anise, anise, anis, aniseed, saffron, safran, azafran, zafferano,
      vanilla, vanille, vainilla, vaniglia, vanilla extract, vanilla bean, mace, ginger, ingwer,
      gingembre, jengibre, zenzero, adrak, pickled ginger, gari, galangal, krachai, wasabi, annatto,
      achiote, liquid smoke, dulse flakes, seasoning, seasoning salt, dry rub, spice rub, rub,
      marinade, marinated spices, sugar, brown sugar, cane sugar, palm sugar, coconut sugar,
      jaggery, gur, piloncillo, panela, powdered sugar, icing sugar, cinnamon sugar, zucker,
      zimtzucker, sucre, azucar, zucchero, maple, maple syrup, ahornsirup, sirop d erable, jarabe de
      arce, sciroppo d acero, agave, agave syrup, agave nectar, agavendicksaft, date syrup, silan,
      dattelsirup, pomegranate molasses, granatapfelsirup, molasses, treacle, golden syrup, rice
      syrup, corn syrup, syrup, sirup, simple syrup, sirop, jarabe, carob, carob molasses, pekmez,
      stevia, xylitol, erythritol, sweetener, cocoa, cocoa powder, cocoa nibs, cacao, cacao nibs,
      cacao powder, raw cacao, kakao, kakaonibs, dark chocolate, bittersweet chocolate,
      zartbitterschokolade, zartbitter, chocolat noir, cioccolato fondente, chocolate negro, raw
      chocolate, baking soda, baking powder, cream of tartar, yeast, hefe, agar, agar agar, pectin,
      xanthan, guar gum, psyllium, lecithin, soy lecithin, spirulina, chlorella, wheatgrass, barley
      grass, matcha, matcha powder, mct oil, coconut cream, kokoscreme, coconut milk broth, coconut
      curry broth, coconut broth, santan, gata, almond milk foam, milk thistle, coffee creamer oat,
      tofu cream, sunflower cream,
      cauliflower cream, sweet potato cream, bean cream, white bean cream, white bean puree, hummus
      cream, sesame cream, pea cream, pea puree, carrot puree, sweet potato puree, sweet potato
      mash, pumpkin puree, puree, pumpkin mash, tomato puree, date puree, avocado mousse, avocado
      mash, guacamole sauce, bean puree, bean dip, black bean dip, white bean dip, edamame hummus,
      beet hummus, beetroot hummus, red pepper hummus, roasted red pepper hummus, vegetable glaze,
      vegetable jus, tomato water, verjus, lemon vinegar, confit, salsify puree, aji sauce,
      krauterol, rapsol, trufelol, chiliol, knoblauchol, basilikumol, zitronenol, avocadool, leinol,
      walnussol, erdnussol, kokosol, sonnenblumenol, krautersalz, meersalz, steinsalz, essigol,
      balsamicocreme, balsamico creme, crema di balsamico, crema de balsamico, creme de balsamique,
      creme balsamique, glassa di aceto balsamico, glassa di balsamico, reduccion de balsamico,
      reduccion de modena, modena, aceto balsamico di modena, vinagre de modena, vinagre de jerez,
      vinaigrette balsamique, vinaigrette moutarde, vinaigrette maison, vinaigrette agrumes,
      vinaigrette au citron, vinagreta de mostaza, vinagreta de limon, vinaigrette de frambuesa,
      raspberry vinaigrette, lemon herb vinaigrette, lemon tahini vinaigrette, tahini vinaigrette,
      miso vinaigrette, sesame vinaigrette, soy vinaigrette, ginger vinaigrette, carrot ginger
      dressing, ginger miso, ginger miso dressing, orange ginger dressing, apple cider vinaigrette,
      apple vinaigrette, cilantro lime vinaigrette, cilantro lime dressing, cilantro vinaigrette,
      chipotle vinaigrette, strawberry vinaigrette, pomegranate vinaigrette, pomegranate dressing,
      walnut vinaigrette, maple vinaigrette, maple dijon, maple mustard, maple dijon vinaigrette,
      maple balsamic, agave mustard, agave lime, dijon vinaigrette, shallot vinaigrette, oregano
      vinaigrette, greek vinaigrette, poppyseed vinaigrette, truffle vinaigrette, tomato
      vinaigrette, basil vinaigrette, mint vinaigrette, yuzu vinaigrette, yuzu dressing, wafu
      dressing, wafu, goma dressing, onion dressing, tahin dressing, tahinsauce, tahini sosse,
      sesamsauce, sesamdressing, senfdressing, senf dressing, essig ol dressing, balsamicodressing,
      balsamico dressing, himbeerdressing, zitronendressing, krauterdressing, krauter vinaigrette,
      chilisauce, sweet chili sosse, sweet chili sauce hausgemacht, sojasosse dip, hoisinsauce,
      hoisin sosse, teriyakisauce, teriyaki sosse, barbecuesauce, bbq sosse, bbq sauce hausgemacht,
      mangochutney, mango dip, mangosauce, guacamole hausgemacht, tomatensalsa, mangosalsa,
      avocadosalsa, kokos curry sauce, kokos currysauce, erdnusssauce scharf, sauce barbecue, sauce
      tahini, sauce cacahuete, sauce curry, sauce curry coco, sauce coco, sauce aigre douce, sauce
      vierge, sauce piquante, sauce arrabiata, sauce napolitaine, sauce marinara, sauce pomodoro,
      sauce soja sucree, salsa barbacoa, salsa brava, salsa picante, salsa de chipotle, salsa de
      cacahuate, salsa de mani, salsa de aguacate, salsa de tamarindo, salsa de tomate casera, salsa
      agridulce, salsa teriyaki, salsa romesco, salsa vizcaina, salsa macha casera, salsa martajada,
      salsa taquera, salsa borracha, salsa habanera, salsa de arbol, salsa de mango, salsa de pina,
      salsa al pomodoro, salsa piccante, salsa arrabbiata, salsa marinara, salsa barbecue, salsa di
      soia dolce, salsa tahina, salsa agrodolce, sugo al pomodoro, sugo di pomodoro e basilico,
      sambar powder, milagai podi, idli podi, molaga podi, curry leaf oil, tadka oil, panch phoron,
      sambar masala, chana masala powder, chole spices, amchoor, dry mango powder, anardana,
      pomegranate seed powder, kashmiri chili, kashmiri chilli, kashmiri chilies, byadgi, gunpowder
      spices, vadouvan, ras al hanout, hawaij, advieh, shawarma spice, shawarma spiced, tandoori
      spice, tandoori spiced, jerk spiced, cajun spiced, taco spiced, taco seasoning, taco spices,
      chorizo spiced, chorizo spice, pastrami spiced, pastrami spice, bbq spiced, bbq rub, bbq
      spices, montreal spice, harissa spiced, curry spiced, kung pao sauce, general tso sauce,
      orange glaze, sesame glaze, sesame soy, sesame soy dressing, sesame garlic, garlic soy, garlic
      chili, garlic ginger, ginger garlic, ginger scallion, scallion oil, scallion ginger, ginger
      scallion sauce, chili soy, chili oil vinaigrette, chile lime, chili lime, tajin, chamoy, salsa
      negra, recado, recado rojo, recado negro, achiote paste, adobo sauce, chipotle adobo, mojo
      criollo, sazon, sofrito base, culantro sofrito, scotch bonnet sauce, pepper sauce, pikliz,
      epis, green seasoning, sorrel drink, shado beni, chadon beni, kuchela, mango kuchela, amba,
      amba sauce, shug, green tahini, tahini verde, dukka spice, garlic tahini, herb tahini, beet
      tahini, smoked tahini, black tahini, tarator sauce, tahini tarator, pomegranate glaze,
      verjuice, grape molasses, date molasses, date vinegar, silan syrup, halva crumble, sesame
      brittle, sesame snap, maple glaze, maple mustard glaze, mushroom xo, kombu oil, seaweed oil,
      koji, shio koji, shoyu koji, amazake, sansho, sansho pepper, nanami, ichimi, rayu oil, sesame
      salt, black sesame sauce, ginger soy, sweet soy, sweet soy sauce, kecap manis, ketjap, kecap,
      soy dip, soy vinegar dip, soy vinegar, soy dressing, soy dipping sauce, black vinegar sauce,
      chili vinegar, spiced vinegar, garlic vinegar, coconut vinegar, cane vinegar, palm vinegar,
      toyomansi, banana sauce, sinamak, annatto oil, atsuete, pandan leaf, pandan leaves, daun
      pandan, daun salam, lengkuas, serai, kunyit, sambal oelek, sambal olek, sambal matah, sambal
      kecap, sambal kacang, bumbu, bumbu kacang, rempah, curry rempah, lemongrass paste, lemongrass
      oil, makrut leaf, makrut lime leaf, kaffir leaf, sawtooth, sawtooth herb, rice powder, toasted
      rice powder, toasted rice, kala namak salt, truffle salt, truffle paste, truffle mushroom
      sauce, mushroom soy, mushroom powder, mushroom essence, mushroom soy sauce, porcini powder,
      tomato powder, beet powder, leek ash, onion ash, onion jam, onion marmalade, onion relish,
      onion chutney, onion puree, shallot jam, tomato marmalade, pepper jelly, pepper jam, chili
      jam, chilli jam, red pepper jelly, red pepper puree, red pepper coulis, pea and mint puree,
      pea mint puree, herb salsa, herb salad, herb puree, parsley oil, dill oil, chive oil, mint
      oil, lemon gel, lemon foam, citrus gel, citrus glaze, citrus segments, orange segments,
      grapefruit segments, orange gel, orange glaze sauce, apricot glaze, apricot jam, fig jam, fig
      spread, fig glaze, date jam, date caramel, date syrup drizzle, apple chutney, apple mustard,
      apple gel, pear chutney, rhubarb compote, rhubarb chutney, berry compote, berry coulis, berry
      sauce, mixed berry compote, strawberry sauce, strawberry compote, raspberry sauce, raspberry
      coulis, cherry compote, cherry sauce, cranberry sauce, cranberry relish, pineapple chutney,
      pineapple relish, peach jam, peach salsa, mango coulis, mango sauce, mango gel, passionfruit
      coulis, passion fruit coulis, coconut gel, coconut foam, coconut snow, coconut drizzle,
      coconut glaze, coconut icing, nut crumble, nut dukkah, nut crumb, almond crumble, almond
      crumb, hazelnut crumble, hazelnut crumb, pistachio crumble, pistachio crumb, pistachio dust,
      walnut crumble, walnut crumb, pecan crumble, seed crumble, seed crumb, seed cracker, flax
      crackers, nut crackers, chickpea crackers, rosemary crackers, oat crumble, sorghum syrup, cane
      syrup, birch syrup, yacon syrup, monkfruit, monk fruit, lucuma, maca powder, mesquite powder,
      baobab, ashwagandha, reishi, chaga, cordyceps, moringa powder, blue spirulina, butterfly pea,
      butterfly pea flower, activated charcoal, bee free honey`,
  },
]
