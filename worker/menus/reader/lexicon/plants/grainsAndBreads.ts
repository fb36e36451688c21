import type { WordList } from '../entry.ts'

/** Staples make no vegan dish by themselves: bread is what the beef lies on. */
export const GRAINS_AND_BREADS: readonly WordList[] = [
  {
    role: 'plant',
    words: `
      rice, white rice, brown rice, steamed rice, jasmine rice, basmati, basmati rice, wild rice,
      black rice, forbidden rice, red rice, sticky rice, sushi rice, glutinous rice, coconut rice,
      lemon rice, tamarind rice, tomato rice, cilantro rice, cilantro lime rice, jeera rice, cumin
      rice, saffron rice, turmeric rice, yellow rice, herb rice, vegetable rice, garlic rice, rice
      pilaf, pilaf, pilau, pilau rice, pilaw, bulgur pilaf, arborio, carnaroli, reis, naturreis,
      basmatireis, duftreis, jasminreis, klebreis, riz, riz basmati, riz complet, riz noir, arroz,
      arroz blanco, arroz integral, riso, riso venere, riso basmati, chawal, nasi, nasi putih,
      gohan, com trang, pilav, bulgur pilavi, puffed rice, poha, bhel, bhel puri, bhelpuri, pani
      puri, panipuri, golgappa, gol gappa, murmura, idli, idly, dosa, plain dosa, masala dosa,
      mysore masala dosa, mysore dosa, paper dosa, rava dosa, sada dosa, medu vada, vada, vadai,
      idiyappam, appam, puttu, rice noodle, rice vermicelli, vermicelli,
      vermicelli noodles, glass noodle, cellophane noodles, mung bean noodles, sweet potato noodles,
      bean thread, bean thread noodles, dangmyeon, shirataki, shirataki noodles, konjac, konjac
      noodles, konnyaku, soba, soba noodles, buckwheat noodles, udon, udon noodles, somen, kelp
      noodles, rice stick, flat rice noodles, wide rice noodles, reisnudeln, glasnudeln,
      reisbandnudeln, reisvermicelli, fideos de arroz, vermicelles de riz, nouilles de riz,
      spaghetti di riso, rice paper, reispapier, galette de riz, rice cake, rice cracker, rice
      crisps, rice ball, tteok, mochi, mochi balls, lotus leaf rice, congee plain, jook
      plain, quinoa salad, couscous, israeli couscous, pearl couscous, giant couscous, cous cous,
      cuscus, ptitim, bulgur, bulghur, bulgar, bulgur wheat, cracked wheat, freekeh, farro, spelt,
      dinkel, grunkern, barley, pearl barley, gerste, graupen, rye berries, wheat berries,
      wheatberry, kamut, millet, hirse, amaranth, amarant, buckwheat, buchweizen, sarrasin, kasha,
      sorghum, teff, fonio, oats, rolled oats, steel cut oats, haferflocken, hafer, avena, avoine,
      ancient grains, grain, whole grains, multigrain, getreide, cereales, cereali, orzotto, orge,
      orzo di farro, farro salad, ebly, petit epeautre, epeautre, wheat germ, bran, cream of wheat,
      semolina, griess, corn flour, cornflour, cornmeal, cornstarch, corn starch, masa, masa harina,
      maseca, potato starch, tapioca, tapioca pearls, boba, sago, sabudana, flour, wheat, whole
      wheat, wheat flour, rice flour, oat flour, cereal, corn flakes, cornflakes,
      puffed quinoa, polenta fries, fried polenta, grilled polenta, polenta fritta, polenta cake,
      polenta chips, mchadi, ugali, sadza, pap, nshima, fufu, banku, kenkey, eba, garri, amala,
      pounded yam, attieke, injera, matoke, gallo pinto, moros y cristianos, casamiento, rice and
      beans, beans and rice, arroz con frijoles, arroz y habichuelas, mujaddara rice, tabbouleh,
      tabouli, tabouleh, taboule, tabule, tabulah, kisir, fattoush, fatoush, fatush, spaghetti,
      penne, rigatoni, fusilli, linguine, linguini, bucatini, capellini, angel hair, macaroni, elbow
      macaroni, farfalle, bow tie pasta, orecchiette, cavatelli, cavatappi, conchiglie, casarecce,
      trofie, paccheri, ziti, ditalini, orzo, orzo pasta, gemelli, campanelle, calamarata, mezze
      maniche, mezzi rigatoni, radiatori, strozzapreti, vermicelli pasta, pasta, whole wheat pasta,
      gluten free pasta, lentil pasta, chickpea pasta, dried pasta, durum pasta, vollkornnudeln,
      nudeln, nudel, noodle, wheat noodles, rice pasta, pate complete, nouilles, tallarines,
      espagueti, espaguetis, macarrones, maccheroni, lo mein noodles, chow mein noodles, ramen
      noodles, hand pulled noodles, knife cut noodles, biang biang noodles, crispy noodles, stir fry
      noodles, noedels, knife shaved noodles, rice salad, brown rice salad, quinoa pilaf, herbed
      rice, herb quinoa, saffron couscous, herbed couscous, lemon couscous, toasted couscous,
      fregola, fregula, maftoul, semoule, semoule de ble, semoule fine, boulgour,
      boulghour, pilpil, quinoa rouge, riz saute aux legumes, riz saute, riz gluant, riz parfume,
      riz blanc, riz sauvage, riz thai, riz rond, ble, orge perle, pates au choix, spaghettis, penne
      rigate, tagliatelles de legumes, nouilles soba, nouilles udon, nouilles sautees, vermicelles,
      bulgur pilaw, couscous salat, hirsesalat, quinoa salat, perlgraupen, wildreis, langkornreis,
      gemusereis basmati, zitronenreis, kokosreis, safranreis, curryreis, sushireis, bratreis mit
      gemuse, spaghetti mit tomatensauce, penne mit tomatensauce, nudeln mit tomatensauce,
      vollkornspaghetti, vollkornreis, dinkelnudeln, dinkelreis, reis mit gemuse, udonnudeln,
      sobanudeln, ramennudeln, mienudeln, arroz basmati, arroz jazmin, arroz salvaje, arroz caldoso
      de verduras, arroz de verduras, arroz con verduras, arroz meloso de verduras, arroz blanco con
      frijoles, cuscus de verduras, trigo, trigo sarraceno, mijo, espelta, cebada, pasta integral,
      pasta al dente, riso integrale, riso nero, riso rosso, riso selvaggio, riso pilaf, riso
      saltato con verdure, farro perlato, orzo perlato, orzo mondato, grano saraceno, miglio, cous
      cous di verdure, cous cous vegetale, spaghetti integrali, spaghettoni, spaghettini, vermicelli
      al pomodoro, mezze penne, tortiglioni, sedanini, pasta corta, pasta mista, linguine al limone,
      bavette pasta, malloreddus, lorighittas, scialatielli, fregola sarda, paccheri al pomodoro,
      trenette, lumaconi, busiate, fusilloni, ditali, tubetti, stelline, farina di ceci, focaccia di
      ceci, panelle di ceci, panissa, pane e panelle, rice gruel, kanji, kanji rice, lemon sevai,
      sevai, string hoppers, pittu, hoppers, plain hopper, ragi, ragi dosa, ragi mudde, jowar roti,
      bajra roti, jowar, bajra, makki, makki roti, makki ki roti, akki roti, pathiri, puri plain,
      set dosa, neer dosa, podi dosa, onion dosa, onion rava masala dosa, onion rava dosa,
      pesarattu, adai, paniyaram, kuzhi paniyaram, mini idli, podi idli, kanchipuram idli, rava
      idli, thatte idli, masala vada, sambar vada plain, rasam vada, parippu vada, bread pakora,
      masala puri, bisi bele bath, bisibele bath, vangi bath, puliyogare, puliyodarai, pulihora,
      chitranna, veg pulao, vegetable pulao, veg pulav, vegetable pulav, tawa pulao, zeera rice,
      peas rice, matar pulao, sticky rice cake, nian gao, glutinous rice balls, tang yuan, tangyuan,
      rice dumpling, steamed rice rolls plain, ho fun noodles, kway teow noodles, bee hoon noodles,
      laksa noodles, mung bean vermicelli, konnyaku noodles, yam noodles, harusame, soumen,
      hiyamugi, kishimen, inaniwa udon, memil, memil guksu, dotori, dotorimuk, cheongpomuk,
      nurungji, ogokbap, heukmi, ssal, tteok kochi, injeolmi, songpyeon, yaksik, yakbap, banh hoi,
      banh pho, bun noodles, bun tuoi, banh trang rice, com gao lut, xoi, xoi vo, xoi dau, khao
      niew, khao neow, khao niao, khao suay, khao hom mali, sen lek, sen yai, sen mee, ketupat, nasi
      kuning, nasi uduk, nasi impit, lemang, garlic fried rice sinangag, sinangag, suman rice,
      tapai, ghugni, ghoogni, chirer pulao, luchi, luchis, radhaballavi, kochuri, koraishutir
      kochuri, aloor dom, alur dom, begun bhaja, beguni, jhal muri, jhalmuri, phuchka, momo wrapper,
      tingmo, thukpa noodles, tsampa, gundruk, sel roti, chatamari plain, bara lentil, bara,
      doubles, dhalpuri, dhal puri, buss up shut, sada roti, aloo pie, pholourie, bammy, festival
      dumpling, johnny cake jamaican, cassava bread, casabe, cou cou, coo coo, funchi, funche,
      yaniqueque, arepa de maiz, arepa plain, cachapa plain, hallaca vegana, humita vegana, tortilla
      de harina, tortillas de maiz, tlacoyo, tetela plain, sope plain, totopo, tostadas de maiz, pan
      arabe, pan pita`,
  },
  {
    role: 'staple',
    words: `
      bread, sourdough, sour dough, ciabatta, focaccia, baguette, french bread, italian bread, rye
      bread, rye, pumpernickel, whole wheat bread, wholemeal, wholemeal bread, wholegrain bread,
      multigrain bread, seeded bread, farmhouse bread, country bread, white bread, flatbread, flat
      bread, lavash, lavosh, pita, pitta, pita bread, pita chips, pitta bread, pide bread, toast,
      toasted bread, toast points, crostini, crostino, bruschetta bread, breadstick, grissini,
      cracker, crispbread, crisp bread, knackebrot, matzah, roll, bread roll, crusty roll, kaiser
      roll, bun, sesame bun, sesame seed bun, burger bun, seeded bun, toasted bun, whole wheat bun,
      gluten free bun, gluten free bread, bagel, wrap bread, tortilla, corn tortilla, flour
      tortilla, blue corn tortilla, tortilla chips, corn chips, tostada shell, taco shell, tortilla
      strips, papadum, poppadom, poppadum, papad,
      papadam, pappadum, chapati, chapatis, chapatti, phulka, tandoori roti plain, missi roti, brot,
      brotchen, semmel, bauernbrot, vollkornbrot, roggenbrot, sauerteigbrot, schwarzbrot, weissbrot,
      fladenbrot, ciabattabrot, baguettebrot, weckerl, pain, pain complet, pain de campagne, pain
      grille, tartine bread, pan, pan tostado, pan de pueblo, pan de cristal, panes, bolillo,
      telera, pane casereccio, pane tostato, pane integrale, piadina, freselle, frisella, friselle,
      taralli, schiacciata, pinsa bread, carasau, pane carasau, simit, lavas, ekmek, barbari,
      sangak, msemen, khobz, kubz, bread crumb, breadcrumb, panko, panko crumbs, pangrattato, crumb,
      semmelbrosel, chapelure, pan rallado, crust, pizza dough, dough, pizza crust, teig, hefeteig,
      pizzateig, impasto, masa madre, lievito madre, sourdough crust, gluten free crust, cauliflower
      crust, thin crust, wood fired crust, flatbread base, hot dog bun, hoagie roll, sub roll,
      ciabatta roll, sourdough toast, rye toast, wheat toast, multigrain toast, whole grain toast,
      whole grain bread, sesame toast`,
  },
]
