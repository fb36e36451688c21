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
      dhokla, khaman dhokla, idiyappam, appam, puttu, rice noodle, rice vermicelli, vermicelli,
      vermicelli noodles, glass noodle, cellophane noodles, mung bean noodles, sweet potato noodles,
      bean thread, bean thread noodles, dangmyeon, shirataki, shirataki noodles, konjac, konjac
      noodles, konnyaku, soba, soba noodles, buckwheat noodles, udon, udon noodles, somen, kelp
      noodles, rice stick, flat rice noodles, wide rice noodles, reisnudeln, glasnudeln,
      reisbandnudeln, reisvermicelli, fideos de arroz, vermicelles de riz, nouilles de riz,
      spaghetti di riso, rice paper, reispapier, galette de riz, rice cake, rice cracker, rice
      crisps, rice ball, tteok, mochi, mochi balls, zongzi, lotus leaf rice, congee plain, jook
      plain, quinoa salad, couscous, israeli couscous, pearl couscous, giant couscous, cous cous,
      cuscus, ptitim, bulgur, bulghur, bulgar, bulgur wheat, cracked wheat, freekeh, farro, spelt,
      dinkel, grunkern, barley, pearl barley, gerste, graupen, rye berries, wheat berries,
      wheatberry, kamut, millet, hirse, amaranth, amarant, buckwheat, buchweizen, sarrasin, kasha,
      sorghum, teff, fonio, oats, rolled oats, steel cut oats, haferflocken, hafer, avena, avoine,
      ancient grains, grain, whole grains, multigrain, getreide, cereales, cereali, orzotto, orge,
      orzo di farro, farro salad, ebly, petit epeautre, epeautre, wheat germ, bran, cream of wheat,
      semolina, griess, corn flour, cornflour, cornmeal, cornstarch, corn starch, masa, masa harina,
      maseca, potato starch, tapioca, tapioca pearls, boba, sago, sabudana, flour, wheat, whole
      wheat, wheat flour, rice flour, oat flour, chickpea batter, tempura flakes vegan, cereal, corn
      flakes, cornflakes, puffed quinoa, polenta fries, fried polenta, grilled polenta, polenta
      fritta, polenta cake, polenta chips, mchadi, ugali, sadza, pap, nshima, fufu, banku, kenkey,
      eba, garri, amala, pounded yam, attieke, injera, matoke, gallo pinto, moros y cristianos,
      casamiento, rice and beans, rice and peas, beans and rice, arroz con frijoles, arroz y
      habichuelas, mujaddara rice, tabbouleh, tabouli, tabouleh, taboule, tabule, tabulah, kisir,
      fattoush, fatoush, fatush, spaghetti, penne, rigatoni, fusilli, linguine, linguini, bucatini,
      capellini, angel hair, macaroni, elbow macaroni, farfalle, bow tie pasta, orecchiette,
      cavatelli, cavatappi, conchiglie, casarecce, trofie, paccheri, ziti, ditalini, orzo, orzo
      pasta, gemelli, campanelle, calamarata, mezze maniche, mezzi rigatoni, radiatori,
      strozzapreti, vermicelli pasta, pasta, whole wheat pasta, gluten free pasta, lentil pasta,
      chickpea pasta, dried pasta, durum pasta, vollkornnudeln, nudeln, nudel, noodle, wheat
      noodles, rice pasta, pate complete, nouilles, fideos, tallarines, espagueti, espaguetis,
      macarrones, maccheroni, lo mein noodles, chow mein noodles, ramen noodles, hand pulled
      noodles, knife cut noodles, biang biang noodles, crispy noodles, stir fry noodles, noedels,
      knife shaved noodles`,
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
      roll, bun, sesame bun, sesame seed bun, pretzel bun vegan, burger bun, seeded bun, toasted
      bun, whole wheat bun, gluten free bun, gluten free bread, bagel, wrap bread, tortilla, corn
      tortilla, flour tortilla, blue corn tortilla, tortilla chips, corn chips, totopos, tostada
      shell, taco shell, tortilla strips, wonton strips, wonton crisps, wonton chips, papadum,
      poppadom, poppadum, papad, papadam, pappadum, chapati, chapatis, chapatti, phulka, tandoori
      roti plain, missi roti, brot, brotchen, semmel, bauernbrot, vollkornbrot, roggenbrot,
      sauerteigbrot, schwarzbrot, weissbrot, fladenbrot, ciabattabrot, baguettebrot, weckerl, pain,
      pain complet, pain de campagne, pain grille, tartine bread, pan, pan tostado, pan de pueblo,
      pan de cristal, panes, bolillo, telera, pane casereccio, pane tostato, pane integrale,
      piadina, freselle, frisella, friselle, taralli, schiacciata, pinsa bread, carasau, pane
      carasau, simit, lavas, ekmek, barbari, sangak, msemen, khobz, kubz, bread crumb, breadcrumb,
      panko, panko crumbs, pangrattato, crumb, semmelbrosel, chapelure, pan rallado, crust, pizza
      dough, dough, pizza crust, teig, hefeteig, pizzateig, impasto, masa madre, lievito madre,
      sourdough crust, gluten free crust, cauliflower crust, thin crust, wood fired crust, flatbread
      base, hot dog bun, hoagie roll, sub roll, ciabatta roll, sourdough toast, rye toast, wheat
      toast, multigrain toast, whole grain toast, whole grain bread, sesame toast`,
  },
]
