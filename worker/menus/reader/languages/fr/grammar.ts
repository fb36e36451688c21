import type { Grammar } from '../grammar.ts'

export const FRENCH: Grammar = {
  and: 'et, ainsi que, avec et',
  or: 'ou, ni',
  with: `
    avec, aux, au, à la, sur, dans, en, servi avec, accompagné de, accompagnée de, garni de, nappé
    de, sur lit de`,
  no: 'sans, au lieu de, à la place de',
  free: '',
  vegan: `
    végane, véganes, végan, végans, végétalien, végétaliens, végétalienne, végétaliennes, 100
    végétal, 100 végétale, 100 végétales, 100 végétaux, 100 végane, 100 vegan, entièrement
    végétal, entièrement végétale, totalement végétal`,
  vegetarian: 'végétarien, végétarienne, végé, sans viande',
  mock: 'végétal, végétale, à base de plantes, simili',
  common: `
    le, la, les, un, une, du, de, des, et, nos, notre, maison, sauce, frais, fraîche, fraîches,
    rôti, rôtie, rôtis, rôties, grillé, grillée, grillés, grillées, poêlé, poêlée, farci, farcie,
    petits, petite, salade, soupe, légumes, fait, servi, choix`,
  headings: `
    entrees, entree, les entrees, nos entrees, plats, les plats, nos plats, plat, plats
    principaux, plat principal, viandes, les viandes, poissons, les poissons, salades, les
    salades, nos salades, soupes, desserts, les desserts, nos desserts, fromages, les fromages,
    accompagnements, garnitures, boissons, les boissons, boissons chaudes, vins, les vins, vins
    rouges, vins blancs, bieres, aperitifs, formules, formule, formule midi, menu enfant, menus, a
    partager, planches, tartines, crepes, galettes, pizzas, pates, petit dejeuner, dejeuner,
    diner, suggestions, plats vegetariens, vegetarien, plats du jour, plat du jour, les pizzas,
    nos burgers, burgers, bowls, petites assiettes, pour commencer, pour suivre, pour finir, formule du midi, specialites, nos specialites,
    menu du jour`,
  page: {
    menus: 'menu, menus, la carte, carte des mets',
    menusAlone: 'carte, cuisine, plats',
    days: `
      lun, mar, mer, jeu, ven, sam, dim, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche,
      semaine`,
    months: `
      janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre,
      décembre`,
    closed: 'fermé, fermée, fermeture',
    navigation: `
      accueil, à propos, carte, la carte, galerie, réserver, réservation, réservations, horaires,
      adresse, privatisation, français, avis, nous trouver, actualités, contact`,
    elsewhere: `
      bons cadeaux, bon cadeau, cartes cadeaux, chèques cadeaux, événement, événements, évènements,
      agenda, nos ateliers, ateliers, atelier, cours de cuisine, privatisation, séminaires,
      mariages, chambres, nos chambres, recrutement, on recrute, nous recrutons, rejoignez nous,
      nous rejoindre, horaires, avis, avis clients, ils parlent de nous, nous trouver, actualités,
      notre histoire, notre équipe, à propos, zones de livraison, moyens de paiement, épicerie,
      boutique`,
    goods: `
      bon cadeau, bons cadeaux, carte cadeau, chèque cadeau, chambre double, atelier, atelier
      enfants, par nuit`,
    controls: `
      ajouter, ajouter au panier, commander, lire la suite, voir plus, nouveau, prix, plat, ou, et,
      au choix, sous total, épuisé, tout accepter, tout refuser, accepter, refuser, paramètres,
      personnaliser`,
    charges: `
      supplément, supplémentaire, supplémentaires, livraison, frais de livraison, minimum de
      commande, emballage, consigne, couvert, droit de bouchon, au pichet, pourboire, frais de
      service`,
    added: 'supplément, ajoutez, ajouter, en supplément, extra, option',
    payers: `
      étudiant, étudiants, personnel, personnels, adulte, adultes, enfant, enfants, ans, personne,
      par, pers, extérieurs`,
    ages: 'adulte, adultes, enfant, enfants',
    sizes: `
      de, à, au, la, le, ou, et, petit, petite, grand, grande, moyen, moyenne, verre, bouteille,
      pichet, demi, entier, part, portion, boule, boules, bolée, dès`,
    courses: `
      entrée, entrées, plat, plats, dessert, desserts, fromage, soupe, potage, accompagnement,
      garniture, jour, du, de, la, le, les, semaine, chef, midi, soir, végétarien, végé, café,
      verre, boisson`,
    formulas: 'menu, formule, complet, seul, express, enfant, enfants',
    wines: 'vin, vins, carte des vins, au verre, au pichet, à la bouteille, cave',
    colours: 'rouge, rouges, blanc, blancs, rosé, rosés, bulles, champagne, champagnes, pétillants',
  },
  milkSources: `
    amande, amandes, cajou, noix de cajou, soja, avoine, riz, coco, noix de coco, noisette,
    noisettes, sésame, tournesol, chanvre, épeautre, tofu, cacahuète, cacahuètes, arachide, noix,
    pistache, châtaigne`,
  pairs: [
    {
      class: 'hearty',
      first: `
        tartare de, carpaccio de, tartar de, ceviche de, steak de, bolognese de, bolognaise de,
        boulettes de, albondigas de, burger de, hamburguesa de, tacos de, ragu de, tinga de,
        paella de, samosas de, falafel de, nuggets de, chili de, kebab de, milanesa de`,
      second: `
        betterave, betteraves, courgette, courgettes, tomate, tomates, concombre, champignons,
        pleurotes, chou fleur, celeri, celeri rave, aubergine, lentilles, pois chiches, legumes,
        soja, tofu, seitan, mango, palmito, jackfruit, haricots rouges, quinoa`,
    },
    {
      class: 'maybe dairy unless milk',
      meaning: 'milk or butter',
      first: `
        croquetas de, hachis de, hachis parmentier de, parmentier de, veloute de`,
      second: `
        betterave, betteraves, courgette, courgettes, tomate, tomates, concombre, champignons,
        pleurotes, chou fleur, celeri, celeri rave, aubergine, lentilles, pois chiches, legumes,
        soja, tofu, seitan, mango, palmito, jackfruit, haricots rouges, quinoa`,
    },
  ],
  talk: {
    plantBased: 'végétal, végétale, végétales, végétaux, à base de plantes',
    animalProducts: `
      produit animal, produits animaux, produit d origine animale, produits d origine animale, aucun
      produit animal, aucun produit d origine animale, ingrédient d origine animale, ingrédients d
      origine animale, ingrédient animal, ingrédients animaux, protéine animale, protéines animales,
      matière animale`,
    not: 'pas, non, jamais',
    onRequest: `
      option, sur demande, à la demande, disponible, possible, existe, également, aussi, version, en
      version, alternative, variante, peut être, peuvent être, se décline, déclinable, adaptable, au
      choix, supplément`,
    diets: `
      sans gluten, sans lactose, sans noix, sans sucre, gluten, épicé, piquant, relevé,
      très épicé, bio, fait maison, maison, halal, casher, cru, nouveau, local, fruits à coque`,
    legend: `
      plat, plats, signifie, désigne, indique, indiquent, marqué, marqués, signalé, signalés,
      identifié, identifiés, avec, par, sont, est, pour, convient, aux, les, le, la, l, des, de, d,
      un, une, nos, ce, symbole, pictogramme, logo, lettre, recette, recettes, produits, contient,
      légende, personnes, contenant, végétaliens, véganes, suivi, suivis`,
    fully: `
      100, cent pour cent, entièrement, totalement, exclusivement, toujours, uniquement,
      intégralement, complètement, strictement, purement, tout à fait, préparés, préparé, cuisinés,
      élaborés`,
    is: 'est, sont, c est',
    weAre: 'nous sommes, nous sommes un, on est, nous cuisinons, notre cuisine est',
    places: `
      restaurant, cuisine, café, cantine, bistrot, bistro, brasserie, boulangerie, pâtisserie,
      crêperie, table, adresse, traiteur, bar`,
    all: `
      tout, toute, tous, toutes, l ensemble, l intégralité, chaque, toute la, toute notre, tous nos,
      toutes nos, absolument tout`,
    subject: `
      nos, notre, les, la, le, l, plat, plats, carte, menu, menus, ce, que, qui, nous, servons,
      proposons, cuisinons, recettes, recette, ici, cuisine, restaurant, de, des, du, d, à, et, chez, est servi, assiettes, produits, offre,
      ensemble, intégralité, y`,
    articles: 'un, une, votre, des',
    doubts: `
      options, végétarien, végétarienne, végétariens, végétariennes, sauf, hormis, presque,
      certains, certaines, plusieurs, la plupart, majorité, sur demande, disponible, disponibles,
      possible, aussi, également, peut être, alternatives, choix, pas, signalés, indiqués, marqués,
      symbole, feuille, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, semaine, jour,
      fromage, excepté, majoritairement, principalement, essentiellement, partie, voisin, élu, si,
      brunch`,
    but: 'mais, sauf, hormis',
    parts: `
      sauce, sauces, pain, pains, pâte, pâtes, vinaigrette, dessert, desserts, gâteaux, glaces,
      frites, garnitures, vins, bières, bouillon, bouillons, crêpe`,
  },
}
