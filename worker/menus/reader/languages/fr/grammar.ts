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
    végane, végan, végétalien, végétalienne, 100 végétal, 100 végétale, 100 végane`,
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
    nos burgers, burgers, bowls, petites assiettes, formule du midi, specialites, nos specialites,
    menu du jour`,
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
}
