import type { Grammar } from '../grammar.ts'

export const GERMAN: Grammar = {
  and: 'und, sowie',
  or: 'oder, noch',
  with: `
    mit, im, auf, an, dazu, auf einem bett von, serviert mit, gefüllt mit, an einer, in, belegt
    mit, verfeinert mit`,
  no: 'ohne, frei von, kein, keine, keinen, statt, anstatt, anstelle von',
  free: 'frei',
  vegan: `
    vegan, vegane, veganer, veganem, veganen, veganes, rein pflanzlich, pflanzlich, pflanzliche,
    pflanzlicher, pflanzliches, pflanzlichem, pflanzlichen, 100 pflanzlich`,
  vegetarian: 'vegetarisch, vegetarische, vegetarischer, vegetarisches, fleischlos',
  mock: 'pflanzenbasiert, pflanzenbasierte',
  common: `
    der, die, das, dem, den, des, ein, eine, einem, einer, vom, von, zum, zur, aus, nach, art,
    unser, unsere, wahlweise, hausgemacht, hausgemachte, hausgemachter, hausgemachtes, gebraten,
    gebratene, gebratener, gebackene, gegrillt, gegrillte, gefüllte, frisch, frische, frischer,
    frischem, frischen, kleiner, kleine, gemischter, bunter, salat, suppe, soße, auch, dazu`,
  headings: `
    vorspeisen, vorspeise, kalte vorspeisen, warme vorspeisen, suppen, salate, hauptgerichte,
    hauptspeisen, hauptgange, beilagen, nachspeisen, nachtisch, desserts, dessert, getranke, warme
    getranke, kalte getranke, heissgetranke, alkoholfreie getranke, weine, biere, offene weine,
    fruhstuck, mittagstisch, mittagskarte, mittagsmenu, tageskarte, tagesgerichte, kleine
    gerichte, kleinigkeiten, snacks, brotzeit, fisch, fleisch, fleischgerichte, fischgerichte,
    vegetarisch, vegetarische gerichte, vegan, vegane gerichte, aus dem ofen, vom grill, pasta,
    nudelgerichte, reisgerichte, kuchen, eis, kindergerichte, fur kinder, spezialitaten,
    flammkuchen, burger, kaffee, tee, safte, spirituosen, vegane karte, vegane speisen, vegane
    vorspeisen, beilage, aus der küche, frühstückskarte, bowls, sandwiches, dauerbrenner,
    klassiker`,
  page: {
    menus: `
      menü, menüs, menükarte, menüplan, mittagsmenü, speisekarte, speisekarten, speisen, speiseplan,
      speisenplan, tagesspeiseplan, getränkekarte, mittagskarte, wochenkarte, tageskarte,
      mittagstisch, abendkarte`,
    menusAlone: 'karte, küche, essen',
    days: `
      mo, di, mi, do, fr, sa, so, montag, dienstag, mittwoch, donnerstag, freitag, samstag,
      sonnabend, sonntag, montags, dienstags, mittwochs, donnerstags, freitags, samstags, sonntags,
      täglich, werktags, feiertage, feiertags, wochenende`,
    months: `
      januar, februar, märz, marz, april, mai, juni, juli, august, september, oktober, okt,
      november, dezember, dez`,
    closed: 'geschlossen, ruhetag',
    navigation: `
      startseite, über uns, kontakt, speisekarte, karte, galerie, reservieren, reservierung, tisch
      reservieren, gutscheine, öffnungszeiten, anfahrt, aktuelles, veranstaltungen, feiern bei uns,
      impressum, datenschutz, agb, deutsch, unser team, jobs, karriere, stellenangebote, warenkorb,
      gästestimmen, bewertungen, mensen`,
    elsewhere: `
      gutschein, gutscheine, geschenkgutscheine, veranstaltung, veranstaltungen, events, termine,
      feiern bei uns, feiern, hochzeiten, zimmer, unsere zimmer, zimmerpreise, übernachten,
      übernachtung, jobs, karriere, stellenangebote, stellenanzeigen, wir suchen, wir suchen dich,
      wir suchen sie, unser team, team gesucht, verstärkung gesucht, ausbildung, öffnungszeiten,
      bewertungen, gästestimmen, das sagen unsere gäste, kundenstimmen, anfahrt, so finden sie uns,
      kontakt, newsletter, aktuelles, neuigkeiten, kochkurse, kochkurs, workshops, lieferzeiten,
      liefergebiet, liefergebiete, zahlungsarten, impressum, datenschutz, über uns, geschenkideen,
      hofladen`,
    goods: `
      gutschein, gutscheine, geschenkgutschein, einzelzimmer, doppelzimmer, zimmer, ferienwohnung,
      suite, eintritt, kochkurs, zone`,
    controls: `
      in den warenkorb, hinzufügen, bestellen, jetzt bestellen, mehr, mehr erfahren, weiterlesen,
      neu, produktinfo, preis, gericht, tag, beschreibung, oder, und, gesamt, zwischensumme,
      ausverkauft, akzeptieren, beliebt, empfehlung, alle akzeptieren, alle ablehnen, ablehnen,
      einstellungen, cookie einstellungen, auswahl speichern, notwendig, statistik`,
    charges: `
      kartenzahlung, lieferkosten, liefergebühr, lieferung, anfahrt, mindestbestellwert,
      mindestumsatz, bestellwert, aufpreis, zuschlag, abzug, beilagenänderung, umbestellung, pfand,
      verpackung, gedeck, korkgeld, tellergeld, gänge, servicepauschale, zutat, servicegebühr,
      trinkgeld, kleine bestellung`,
    added: 'zusätzlich, extra, jede weitere, jede zusätzliche, wahlweise, plus, auswahl',
    payers: `
      studierende, studenten, schüler, bedienstete, mitarbeiter, mitarbeitende, beschäftigte, gast,
      gäste, externe, erwachsene, kinder, kind, jahre, bis, pro, person, personen`,
    ages: 'erwachsene, erwachsener, kinder, kind',
    sizes: `
      ab, ca, oder, und, pro, klein, kl, kleine, groß, gr, große, mittel, normal, portion, glas,
      flasche, fl, tasse, kännchen, becher, familie, family, party, jede, je, halbe, ganze, inkl`,
    courses: `
      suppe, vorspeise, hauptgericht, hauptgang, nachtisch, dessert, beilage, gericht, tagesgericht,
      tagessuppe, stammessen, essen, tag, tages, des, der, heute, vegetarisches, vegetarisch,
      angebot, wok, theke, linie, wochengericht`,
    formulas: 'menü, menu, gang, gänge, mittagsmenü, tagesmenü, komplett',
    wines: 'weine, wein, weinkarte, offene weine, flaschenweine, schoppen',
    colours: `
      rot, rotwein, rotweine, weiß, weißwein, weißweine, rosé, rosewein, sekt, schaumwein, perlwein`,
  },
  milkSources: `
    hafer, soja, mandel, mandeln, kokos, kokosnuss, cashew, cashewkerne, reis, dinkel, hanf,
    erbse, erbsen, lupine, lupinen, haselnuss, hasel, sonnenblumen, pflanzen, nuss, erdnuss, kakao, apfel, tofu`,
  compounds: {
    heads: `
      fleisch, wurst, wurste, wurstchen, kase, sahne, milch, butter, fisch, lachs, schinken,
      speck, quark, joghurt, braten, schnitzel, steak, rahm, filet, gulasch, burger, roulade,
      rouladen, keule, brust, spatzle, knodel, omelett, omelette, honig`,
    parts: `
      fleisch, kase, schinken, lachs, thunfisch, hahnchen, garnelen, joghurt, sahne, speck,
      rinder, schweine`,
    starts: `
      hahnchen, huhner, hendl, rinder, rinds, rind, schweine, schweins, kalbs, lamm, puten, enten,
      ganse, wildschwein, wildgulasch, wildragout, hirsch, rehrucken, rehragout, fisch, lachs,
      thunfisch, forellen, garnelen, krabben, herings, kase, milch, sahne, rahm, joghurt, eier,
      speck, schinken, wurst, leber, hackfleisch, fleisch, honig, quark, topfen, butter, schmalz,
      huhn`,
    plantHeads: `
      spinat, kohl, kartoffel, kartoffeln, gemuse, pilz, pilze, pilzen, bohne, bohnen, linse,
      linsen, reis, nudel, nudeln, beere, beeren, nuss, nusse, nussen, kern, kerne, kernen, kraut,
      krauter, krautern, tomate, tomaten, gurke, gurken, zwiebel, zwiebeln, kurbis, mais, erbse,
      erbsen, saft, apfel, birne, birnen, kirsche, kirschen, olive, oliven, chutney, vinaigrette,
      essig, spargel, paprika, karotte, karotten, mohre, mohren, sprossen, samen, flocken, sirup,
      patty, bratling, bratlinge, mus, kompott, schorle, limonade, tee, mehl, keime, blatter,
      wurzeln, ruben, salz, pfeffer, ol, hefe, senf, melone, orange, traube, trauben, feige,
      feigen, dattel, datteln, aubergine, auberginen, zucchini, lauch`,
    bodies: `
      tofu, seitan, tempeh, soja, sellerie, kohlrabi, gemuse, linse, linsen, pilz, pilze,
      kichererbse, kichererbsen, bohne, bohnen, falafel, aubergine, auberginen, zucchini, kurbis,
      blumenkohl, karotte, karotten, mohre, mohren, lupine, lupinen, erbse, erbsen, hafer, dinkel,
      grunkern, quinoa, hirse, bulgur, jackfruit, avocado, kokos, rube, rote bete, austernpilz,
      seitling, weizen, pflanzen, polenta, spinat, brokkoli, susskartoffel, nuss`,
    joiners: 's, n, en, es, e, er',
  },
  pairs: [
    {
      class: 'hearty',
      first: 'tatar von, tatar aus',
      second: `
        aubergine, soja, tofu, seitan, rote bete, roter bete, mango, jackfruit`,
    },
  ],
  talk: {
    plantBased: 'pflanzenbasiert, pflanzenbasierte, pflanzenbasiertes, pflanzenbasierten',
    animalProducts: `
      tierische Produkte, tierischen Produkten, tierischen Produkte, jegliche tierische Produkte,
      jeglichen tierischen Produkten, tierische Zutaten, tierischen Zutaten, tierische
      Inhaltsstoffe, tierischen Inhaltsstoffen, tierische Erzeugnisse, tierischen Erzeugnissen,
      tierische Bestandteile, tierischen Bestandteilen, Tierprodukte, Tierprodukten, tierisches,
      Tierisches, Tierleid`,
    not: 'nicht, kein, keine',
    onRequest: `
      Option, Variante, optional, auf Wunsch, auf Wunsch auch, auf Anfrage, auf Nachfrage, möglich,
      erhältlich, auch, wahlweise, bestellbar, bestellt werden, zubereitet werden, kann, gerne,
      Alternative, Aufpreis`,
    diets: `
      glutenfrei, laktosefrei, lactosefrei, nussfrei, weizenfrei, sojafrei,
      zuckerfrei, scharf, sehr scharf, leicht scharf, mild, Bio, hausgemacht, roh, halal, koscher,
      Gluten, Nüsse, Rind, Rindfleisch, Geflügel, Schwein, Schweinefleisch, Fisch, Lamm, Wild,
      Alkohol, mit Alkohol, neu, regional`,
    legend: `
      mit, steht, stehen, für, bedeutet, bedeuten, ist, sind, gekennzeichnet, gekennzeichnete,
      gekennzeichneten, markiert, markierte, markierten, Gericht, Gerichte, Gerichten, Speise,
      Speisen, Produkt, Produkte, Symbol, Zeichen, Kürzel, Buchstabe, Buchstaben, dem, den, der,
      die, das, alle, alles, unsere, unser, enthält, enthalten, Legende, Kennzeichnung, geeignet,
      Veganer, Zusatzstoffe, Allergene, und`,
    fully: `
      100, 100 Prozent, rein, zu, komplett, vollständig, ausschließlich, immer, durchgehend,
      vollkommen, garantiert, hundertprozentig, durchweg, natürlich, selbstverständlich`,
    is: 'ist, sind, sei, kochen wir, wird, werden',
    weAre: `
      wir sind, wir sind ein, wir sind eine, wir kochen, wir kochen und backen, bei uns ist, bei uns
      wird`,
    places: `
      Restaurant, Küche, Café, Lokal, Imbiss, Bistro, Gastronomie, Wirtshaus, Bäckerei, Bar,
      Kantine, Konditorei, Eisdiele, Pizzeria`,
    all: `
      alle, alles, sämtliche, jedes, jede, die gesamte, die ganze, unsere gesamte, unsere ganze, das
      gesamte, gesamte, ganze, komplette`,
    subject: `
      unsere, unser, unserer, unserem, die, der, das, Gericht, Gerichte, Speise, Speisen,
      Speisekarte, Karte, Küche, Essen, Produkt, Produkte, was, wir, servieren, anbieten, kochen,
      hier, bei, uns, Angebot, auf, und, Menü, Menüs, Rezepte, Zutaten, in, es, gibt,
      dieser, diesem, Restaurant, Sortiment`,
    articles: 'ein, eine, einem, einer, euer, Ihr',
    doubts: `
      Optionen, freundlich, vegetarisch, vegetarische, vegetarischen, auf Wunsch, außer, ausser,
      fast, manche, einige, viele, meisten, Auswahl, Alternative, Alternativen, möglich, erhältlich,
      nicht, auch, gekennzeichnet, gekennzeichnete, gekennzeichneten, markiert, markierten, Symbol,
      Blatt, Stern, Montag, Montags, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag, Sonntag,
      Woche, Käse, ausgenommen, teilweise, überwiegend, größtenteils, hauptsächlich, Tag, Tage, ohne
      Stern, Mittagsmenü, Nachbar, nebenan, inspiriert, wenn, falls, bis auf`,
    but: 'aber, jedoch, bis auf',
    parts: `
      Soße, Soßen, Sauce, Saucen, Dressing, Dressings, Brot, Brote, Brötchen, Teig, Teige, Nudeln,
      Dip, Dips, Beilage, Beilagen, Kuchen, Desserts, Weine, Biere, Mayonnaise, Pommes, Patty,
      Patties, Öl, Toppings, Getränke, Säfte`,
  },
}
