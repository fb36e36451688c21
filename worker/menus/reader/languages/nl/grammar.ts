import type { Grammar } from '../grammar.ts'

export const DUTCH: Grammar = {
  and: 'en, alsmede',
  or: 'of, noch',
  with: `
    met, op, in, geserveerd met, gevuld met, belegd met, gegarneerd met, overgoten met, daarbij,
    bijgerecht`,
  no: 'zonder, in plaats van, geen, vrij van',
  free: 'vrij',
  vegan: `
    vegan, veganistisch, veganistische, plantaardig, plantaardige, 100 plantaardig, 100
    plantaardige, volledig plantaardig`,
  vegetarian: 'vegetarisch, vegetarische, vega, veggie, vleesloos',
  mock: 'plantaardig, plantaardige',
  common: `
    de, het, een, van, onze, uit, voor, huisgemaakt, huisgemaakte, vers, verse, gebakken,
    gegrilde, gegrild, geroosterde, geroosterd, gestoofde, gefrituurde, krokante, warme, koude,
    kleine, grote, salade, soep, saus, naar, keuze, bij, ook, wij, geserveerd, gemengde`,
  headings: `
    voorgerechten, hoofdgerechten, nagerechten, bijgerechten, lunchgerechten, soepen, dranken,
    voorgerecht, hoofdgerecht, nagerecht, bijgerecht, soep, salades, salade, borrel, borrelhapjes,
    borrelkaart, hapjes, lunch, lunchkaart, diner, dinerkaart, ontbijt, broodjes, warme broodjes,
    koude broodjes, tostis, pannenkoeken, burgers, pizza, pasta, vis, vlees, visgerechten,
    vleesgerechten, vegetarisch, vegetarische gerechten, vegan, vegan gerechten, veganistisch,
    desserts, dessert, kinderen, kindermenu, voor de kinderen, kindergerechten, warme dranken,
    koude dranken, frisdranken, koffie, thee, koffie en thee, bier, bieren, wijn, wijnen, sappen,
    snacks, friet, sauzen, om te delen, om mee te beginnen, van de grill, uit de oven, bowls,
    wraps, dagmenu, specialiteiten`,
  page: {
    menus: 'menukaart, menu, lunchkaart, dinerkaart, spijskaart, weekmenu',
    menusAlone: 'kaart, eten',
    days: `
      ma, wo, za, zo, maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, dagelijks,
      feestdagen`,
    months: `
      januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november,
      december`,
    closed: 'gesloten',
    navigation: `
      over ons, contact, kaart, menukaart, reserveren, vacatures, openingstijden, galerij, fotos,
      nederlands, cadeaubon, winkelmandje, route, nieuws, agenda, feesten`,
    elsewhere: `
      agenda, evenementen, cadeaubon, cadeaubonnen, workshops, feesten en partijen, bruiloften,
      kamers, vacatures, vacature, werken bij, kom werken, kom werken bij, kom je bij ons werken,
      openingstijden, beoordelingen, wat gasten zeggen, route, over ons, ons team, ons verhaal,
      nieuws, bezorggebied, nieuwsbrief`,
    goods: 'cadeaubon, cadeaukaart, kaartje, entree, tweepersoonskamer, per nacht, workshop',
    controls: `
      toevoegen, bestellen, bestel nu, lees meer, bekijk, nieuw, prijs, gerecht, of, en,
      uitverkocht, totaal, subtotaal, alles accepteren, accepteren, weigeren, instellingen,
      voorkeuren`,
    charges: `
      bezorgkosten, bezorging, minimum bestelbedrag, min bestelbedrag, bestelbedrag, toeslag,
      meerprijs, statiegeld, verpakking, servicekosten, fooi`,
    added: 'extra, supplement, toevoegen, plus, keuze uit, naar keuze',
    payers: `
      student, studenten, medewerkers, gasten, volwassene, volwassenen, kind, kinderen, jaar,
      persoon, personen, per, tot`,
    ages: 'volwassene, volwassenen, kind, kinderen',
    sizes: `
      vanaf, of, en, klein, kleine, groot, grote, middel, half, halve, hele, glas, fles, karaf,
      portie, kop`,
    courses: `
      soep, voorgerecht, hoofdgerecht, nagerecht, bijgerecht, dag, dagschotel, dagsoep, van, de,
      het, week, weekmenu, vega, vegetarisch, gerecht, lunch, diner, chef`,
    formulas: 'menu, gangen, gangenmenu, keuzemenu, kindermenu, compleet',
    wines: 'wijn, wijnen, wijnkaart, open wijnen, per glas',
    colours: 'rood, rode, rode wijn, wit, witte, witte wijn, rosé, bubbels, mousserend',
  },
  milkSources: `
    amandel, amandelen, cashew, cashewnoten, soja, haver, rijst, kokos, hazelnoot, sesam, tofu,
    pinda, noten, noot, spelt, hennep`,
  compounds: {
    heads: `
      vlees, worst, kaas, room, boter, vis, zalm, ham, spek, yoghurt, kwark, schnitzel, steak,
      filet, gehakt, bal, ballen, ei, eieren, kip, omelet, honing, kroket, kroketten, garnalen,
      haas, bout`,
    parts: `
      vlees, kaas, kippen, zalm, tonijn, garnalen, yoghurt, slagroom, spek, rund`,
    starts: `
      kip, kippen, rund, runder, varkens, kalfs, lams, eenden, kalkoen, vis, zalm, tonijn,
      garnalen, haring, kaas, melk, room, yoghurt, eier, spek, ham, worst, lever, gehakt, vlees,
      honing, kwark, boter, roomboter, karnemelk`,
    plantHeads: `
      spinazie, kool, aardappel, aardappelen, aardappeltjes, groente, groenten, paddenstoelen,
      champignons, boon, bonen, linzen, rijst, bessen, noten, pitten, kruiden, tomaat, tomaten,
      tomaatjes, ui, uien, uitjes, pompoen, erwten, sap, appel, peer, olijven, azijn, asperges,
      paprika, wortel, wortels, worteltjes, siroop, stroop, moes, compote, thee, limonade, meel,
      zaad, olie, zout, sla, blad, blaadjes, biet, bieten, knoflook, biertje, bier, wijn, brood`,
    bodies: `
      tofu, seitan, tempeh, soja, groente, groenten, boon, bonen, linze, linzen, kikkererwt,
      kikkererwten, biet, bieten, bloemkool, knolselderij, selderij, pompoen, aubergine,
      courgette, wortel, paddenstoel, paddenstoelen, oesterzwam, quinoa, noten, spinazie, zoete
      aardappel, jackfruit, lupine, erwt, erwten`,
    joiners: 's, n, en, e, er, eren',
  },
  pairs: [],
  talk: {
    plantBased: 'plantaardig, plantaardige',
    animalProducts: `
      dierlijke producten, dierlijk product, dierlijke ingrediënten, dierlijke bestanddelen,
      producten van dierlijke oorsprong, ingrediënten van dierlijke oorsprong, dierlijks`,
    not: 'niet, geen',
    onRequest: `
      optie, opties, optioneel, op verzoek, op aanvraag, beschikbaar, verkrijgbaar, mogelijk, ook,
      variant, versie, alternatief, kan, kunnen, te bestellen, leverbaar, meerprijs, vraag`,
    diets: `
      glutenvrij, lactosevrij, notenvrij, suikervrij, zuivelvrij, gluten, pittig,
      scherp, heet, biologisch, bio, huisgemaakt, rauw, halal, koosjer, nieuw, noten, zuivel`,
    legend: `
      met, is, zijn, betekent, staat, staan, voor, gemarkeerd, gemarkeerde, aangeduid, aangegeven,
      gerecht, gerechten, product, producten, symbool, letter, icoon, de, het, een, alle, onze,
      bevat, bevatten, legenda, geschikt, deze, dit, allergenen, veganisten, vegetariërs`,
    fully: `
      100, honderd procent, volledig, helemaal, geheel, uitsluitend, altijd, puur, compleet,
      volkomen, bereid`,
    is: 'is, zijn',
    weAre: 'wij zijn, we zijn, wij zijn een, we zijn een, wij koken, we koken',
    places: `
      restaurant, keuken, café, eetcafé, bistro, bar, bakkerij, lunchroom, zaak, eten,
      eetgelegenheid, patisserie, pizzeria`,
    all: `
      alles, alle, al, elk, elke, ieder, ieder gerecht, de hele, de gehele, onze hele, onze
      volledige, al onze, hele, gehele`,
    subject: `
      onze, ons, de, het, gerecht, gerechten, kaart, menukaart, menu, keuken, eten, wat, we, wij,
      serveren, koken, maken, aanbieden, hier, bij, op, van, deze, dit, in, dat, en, producten, assortiment, restaurant, je, ziet`,
    articles: 'een, je, jouw',
    doubts: `
      opties, vegetarisch, vegetarische, behalve, uitgezonderd, bijna, sommige, veel, meeste, keuze,
      beschikbaar, verkrijgbaar, mogelijk, op verzoek, ook, kan, kunnen, niet, gemarkeerd,
      gemarkeerde, aangegeven, symbool, blaadje, maandag, dinsdag, woensdag, donderdag, vrijdag,
      zaterdag, zondag, week, dag, kaas, deels, grotendeels, voornamelijk, alternatieven, als,
      vriendelijk`,
    but: 'maar, behalve',
    parts: `
      saus, sauzen, brood, deeg, pasta, dressing, dip, bijgerechten, taart, taarten, wijnen, bieren,
      ijs, frieten, friet, bouillon, mayonaise, dranken`,
  },
}
