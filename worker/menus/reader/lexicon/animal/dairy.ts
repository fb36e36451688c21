import type { WordList } from '../entry.ts'

/** Milk and what is made of it, cheeses by name. */
export const DAIRY: readonly WordList[] = [
  {
    role: 'animal',
    source: 'dairy',
    words: `
      milk, whole milk, skim milk, skimmed milk, condensed milk, sweetened condensed milk,
      evaporated milk, powdered milk, milk powder, dry milk, buttermilk, butter milk, malted milk,
      chocolate milk, milk chocolate, milk tea with milk, goat milk, sheep milk, cow milk, lactose,
      whey, whey protein, casein, caseinate, dairy, milk solids, milk foam, steamed milk, frothed
      milk, milky, kefir, ayran, ayraan, doogh, lassi, mango lassi, chaas, chaach, mattha, leche,
      cajeta, arequipe, manjar, lait, latte macchiato, cafe au lait, cafe con leche, latte intero,
      milch, vollmilch, buttermilch, milchschaum, kondensmilch, latte di mucca, butter, garlic
      butter, herb butter, brown butter, browned butter, clarified butter, drawn butter, beurre,
      beurre blanc, beurre noisette, beurre maitre d hotel, butter sauce, lemon butter, sage butter,
      chili butter, miso butter, truffle butter, maple butter, whipped butter, honey butter, cafe de
      paris butter, kerrygold, buttery, buttered, butterfinger, butter cream, buttercream, butter
      cake, burro e salvia, burro, mantequilla, mantequilla de ajo, krauterbutter, knoblauchbutter,
      ghee, desi ghee, smen, samneh, niter kibbeh, nitter kibbeh, kibe, buttergemuse, buttermasala,
      butter masala, tereyagi, tereyagli, cream, creamed, creamed spinach, creamed corn, creamed
      kale, double cream, single cream, heavy cream, whipping cream, whipped cream, whip cream,
      clotted cream, sour cream, soured cream, sweet cream, light cream, cream sauce, cream cheese,
      cream of mushroom, cream of tomato, cream of chicken, cream of broccoli, cream of celery,
      cream soup, cream of, creme, creme fraiche, creme anglaise, creme patissiere, creme chantilly,
      chantilly, creme legere, pastry cream, custard, vanilla custard, creme diplomat, panna, panna
      acida, nata, nata montada, crema agria, crema mexicana, mexican crema, crema fresca, sahne,
      schlagsahne, schlagobers, obers, schmand, sauerrahm, rahm, rahmsauce, sahnesauce, creme
      double, kaymak, kajmak, malai, rabri, rabdi, khoya, khoa, mawa, smetana, smietana, crema di
      latte, crema pasticcera, mascarpone, gelati, glace vanille, boule de glace, vanilleeis,
      helado, fior di latte, frozen custard, ice cream float, affogato al caffe, eggnog, baileys,
      irish cream, amarula, cheese, cheesy, cheesey, cheesier, cheeseboard, cheese board, cheese
      plate, cheese platter, cheese sauce, cheese curd, cheese dip, mac daddy cheese, cheese toast,
      cheese toastie, cheesy bread, cheese bread, pao de queijo, three cheese, four cheese, cheese
      straws, cheese stick, nacho cheese, goat cheese, sheep cheese, blue cheese, bleu cheese, bleu,
      american cheese, swiss cheese, swiss, cottage cheese, farmer cheese, string cheese, curds,
      cheese fondue, raclette, halloumi fries, cheddar, mozzarella, mozz, mozarella, mozzerella,
      mozzarela, buffalo mozzarella, bufala, burrata, burratina, stracciatella, bocconcini,
      scamorza, provolone, provola, parmesan, parm, parmigiano, parmigiano reggiano, parmesean,
      reggiano, grana, grana padano, pecorino, pecorino romano, romano, asiago, fontina, taleggio,
      gorgonzola, ricotta, ricotta salata, caciocavallo, montasio, robiola, caprino, stracchino,
      crescenza, feta, halloumi, haloumi, hellim, grilled halloumi, kefalotyri, graviera, saganaki,
      manouri, mizithra, kasseri, tirokafteri, tyrokafteri, tyropita, labneh, labne, labaneh,
      lebneh, nabulsi, akkawi, ackawi, jibneh, shanklish, kashk, queso, queso fresco, queso blanco,
      queso oaxaca, oaxaca cheese, cotija, manchego, mahon, idiazabal, cabrales, tetilla, torta del
      casar, quesillo, quesabirria, requeson, panela cheese, monterey jack, jack cheese, pepper
      jack, pepperjack, colby, colby jack, muenster, munster, havarti, gouda, edam, emmental,
      emmentaler, emmenthal, gruyere, comte, reblochon, tartiflette, brie, camembert, roquefort,
      chevre, boursin, neufchatel, cantal, morbier, livarot, pont l eveque, saint nectaire, st
      marcellin, fourme d ambert, epoisses, mimolette, tomme, tete de moine, appenzeller, tilsit,
      limburger, stilton, wensleydale, red leicester, double gloucester, caerphilly, lancashire
      cheese, cheshire cheese, quark, topfen, frischkase, schafskase, feta kase, ziegenkase,
      ziegenfrischkase, kase, bergkase, obatzda, obatzter, kasespatzle, kasespatzen, kaese, fromage,
      fromage blanc, fromage frais, petit suisse, faisselle, raclette suisse, fondue savoyarde,
      formaggio, formaggi, cacio, bufalina, queijo, peynir, beyaz peynir, kasar, kashkaval, sirene,
      shopska, sulguni, bryndza, twarog, tvorog, oscypek, paneer, panir, saag paneer, palak paneer,
      matar paneer, mutter paneer, shahi paneer, paneer tikka, kadai paneer, chilli paneer,
      velveeta, cheez whiz, cheese whiz, kraft singles, yogurt, yoghurt, yogurt sauce, greek yogurt,
      yaourt, joghurt, jogurt, jogurtsauce, yogur, curd rice, dahi, dahi vada, dahi puri, dahi
      bhalla, dahi papdi, raita, boondi raita, tzatziki, tsatsiki, zaziki, cacik, haydari, mast o
      khiar, skyr, kefir lime dressing, burhani, kadhi, kadi pakora, karhi, moru, mor kuzhambu,
      paneer makhani, shahi korma, methi malai, gulab jaman, peda, pedha, sandesh, basundi,
      kalakand, firni, shahi tukda, bechamel, besciamella, mornay, hollandaise, bearnaise, bernaise,
      gratinated, uberbacken, gratine, gratinee, alla panna, aux fromages, a la creme, queso
      flameado, florentine cream, ranch, ranch dressing, buttermilk ranch, blue cheese dressing,
      tricolore, vareniki, risotto alla milanese, risotto milanese, chilaquiles con crema,
      fettuccine al burro, zabaione, zuppa inglese, cassata, gelato al limone, tartufo gelato,
      religieuse, saint honore, clafoutis, far breton, chocolatine, pain aux raisins, kringle,
      kouglof, kugelhopf, viennoiserie, topfenstrudel, germknodel, dampfnudel, bienenstich,
      schwarzwalder kirschtorte, white chocolate, chocolate ganache, ganache, hot fudge, bread and
      butter pudding, bread and butter, cornbread and butter, toast and butter, syllabub, posset,
      blancmange, junket, quesitos, cream pie, boston cream, banana cream pie, coconut cream pie,
      cream cheese frosting, cinnamon roll with icing, kunafeh, sholeh, ashta, kashta, qashta,
      dondurma, pao de mel, suspiro, torta tres leches, crema catalana, leche frita, chongos, thai
      iced tea, vietnamese iced coffee, ca phe sua da, kopi susu, teh tarik, karak, karak chai,
      bubble milk tea, milk tea, onion dip, pimento cheese, pimiento cheese, cheddar jack, ghee
      rice, ghee roast, makhan, white butter, nutella, ferrero, kinder, oreo milkshake, kitkat,
      snickers, twix, m and m, reese, toblerone, dairy milk, milo, ovaltine, horlicks, squacquerone,
      primo sale, tomino, caciotta, bagoss, bitto, puzzone, castelmagno, raschera, ragusano,
      casatella, giuncata, panna montata, panna fresca, burro fuso, latticini, latticino,
      mozzarelline, bocconcino, ricotta di bufala, stracciata, formaggella, formaggio di capra,
      pecorini, provolone del monaco, provola affumicata, crema al mascarpone, crema chantilly, al
      gorgonzola, ai formaggi, ai quattro formaggi, alla sorrentina, gelato alla crema, fiordilatte,
      stracciatella gelato, alla norma, pasta alla norma, cremino, gianduja, gianduia, bacio gelato,
      cancoillotte, saint felicien, saint marcellin, brillat savarin, ossau iraty, laguiole,
      beaufort, abondance fromage, brebis, fromage de chevre, fromage de brebis, chaource, langres,
      maroilles, mont d or, vacherin, tete de moine suisse, sbrinz, fondue moitie moitie, rosti au
      fromage, croute au fromage, malakoff, creme double de gruyere, meringue creme double, sauce
      roquefort, sauce gorgonzola, sauce au bleu, sauce au poivre, sauce bearnaise, sauce creme,
      creme de champignons, creme de potiron, creme de lentilles, creme d asperges, creme de chou
      fleur, creme de parmesan, emulsion parmesan, espuma parmesan, beurre blanc nantais, beurre
      citronne, beurre sale, caramel beurre sale, caramel au beurre sale, ile flottante, oeufs a la
      neige, riz au lait, semoule au lait, faiselle, petit suisses, truffade, ficelle picarde,
      mornay sauce, veloute de champignons, cremeux, cremeuse, sable breton, far aux pruneaux, baba
      au rhum, canele, gaufre de liege, cafe liegeois, chocolat liegeois, dame blanche, peche melba,
      poire belle helene, nougat glace, vacherin glace, parfait glace, creme glacee, boule vanille,
      glace a la vanille, coupe glacee, milk shake maison, allgauer kase, handkase, handkas, obazda,
      obatzda brezn, kochkase, harzer, hirtenkase, weichkase, camembert gebacken, backcamembert,
      raclettekase, gouda jung, krauterquark, quarkdip, sour cream dip, joghurt dip,
      joghurtdressing, sahnedressing, krautercreme, meerrettichsahne, sahnemeerrettich, rahmsosse,
      rahmschwammerl, rahmchampignons, rahmspinat, rahmgemuse, rahmsuppe, schwammerlrahm,
      pfifferlingsrahm, champignonrahm, champignon rahm, pilzrahmsauce, pilzrahm, kasesauce,
      kasespiess, kasesahne, kasesosse, vanillesauce, vanillesosse, vanillepudding, sahnehaube,
      schlagrahm, eisbecher, spaghettieis, eiskaffee, eisschokolade, grießbrei, grießpudding,
      griessnockerl, griessnockerlsuppe, topfenknodel, topfenpalatschinken, quarkkeulchen,
      quarkspeise, buttermilch dessert, kasekuchen mit sahne, marillenknodel, mohnnudeln,
      butterbrosel, butternudeln, butterkartoffeln, in butter geschwenkt, butterbrezel, buttersauce,
      zitronenbutter, nussbutter, kaas, geitenkaas, roomkaas, roomboter, boter, slagroom, karnemelk,
      vla vanille, graddost, gradde, smør, fløde, flodesovs, brunost, mysost, vasterbotten,
      vasterbottensost, prastost, kvarg, ser zolty, serek, serem, twarozek, maslo, maslem,
      smietanie, feta ser, tejfol, tejszin, turos, sajt, sajtos, trappista, brinza, branza,
      cascaval, smantana, telemea, sirenje, kashkawal, kiselo mlyako, tarator, snezhanka, kajmakom,
      mlad sir, mladi sir, kiselo vrhnje, queijo coalho, queijo minas, queijo da serra, requeijao,
      catupiry, manteiga, natas do ceu, leite, leite condensado, doce de leite, romeu e julieta,
      iogurte, pudim, pudim de leite, arroz doce, peynirli, kasarli, kasarli tost, lor peyniri,
      tulum peyniri, ezine, hellim izgara, yogurtlu, suzme yogurt, sutlu, kaymakli, kunefe peynirli,
      manouri saganaki, anthotyro, xinomyzithra, ladotyri, tyri, feta psiti, feta saganaki, dakos,
      bouyiourdi, tirosalata, yiaourti, kefalograviera, kefalotiri, kopanisti, galaktompoureko,
      rizogalo, jibne, jibneh arabieh, labnah, laban immo, shish barak, arayes jibneh, sambousek
      cheese, halloum, khoresh mast, kashke bademjan, kashk e bademjan, kashk bademjan, borani
      esfenaj, mast o musir, doogh drink, qurut, quroot, suzma, katyk, kymyk, paneer pakora, paneer
      butter masala, paneer bhurji, paneer makhanwala, paneer lababdar, kadhai paneer, methi malai
      matar, malai methi, navrattan, dahi bhalle, dahi kebab, dahi wada, thayir sadam, thayir,
      perugu, majjiga, kadhi pakora, gujarati kadhi, punjabi kadhi, sweet lassi, salted lassi, salt
      lassi, rose lassi, thandai, rabdi jalebi, kesar milk, badam milk, rose milk, doodh, doodh
      soda, ghevar, malpua, mysore pak, soan papdi, rajbhog, cham cham, chamcham, mishti doi, misti
      doi, sondesh, sandesh sweet, ledikeni, pantua, kalojam, khoya burfi, gulkand barfi, kaju
      katli, milk cake, milk sweet, halva sooji ghee, sooji sheera, kesari bath, ghee podi dosa,
      ghee masala dosa, butter dosa, cheese dosa, palada, palada payasam, semiya payasam milk,
      ambalapuzha, double ka meetha, qubani ka meetha, sheer khurma, seviyan`,
  },
]
