import { it } from 'vitest'
import { expectAll, expectNoneVegan } from './testing/verdicts.ts'

it('takes three plants for no proof where a dish of that name is of meat, fish or egg', () => {
  expectNoneVegan([
    ['Tortilla', 'tomate, cebolla, pimiento'],
    ['Spaghetti Bolognese', 'Tomaten, Zwiebeln, Karotten'],
    ['Hamburger champignons', 'salade, tomate, oignon'],
    ['Pilzrahmschnitzel', 'Pommes, Salat, Zitrone'],
    ['Knusperling mit Pommes', 'Salat, Tomaten, Gurken'],
    ['Ceviche', 'onion, cilantro, lime'],
    ['Paella mixta', 'arroz, pimiento, guisantes'],
    ['Szaszłyk', 'pomidory, cebula, papryka'],
    ['Kasza gryczana z okrasą', 'pomidory, cebula, papryka'],
    ['Galletto', 'pomodoro, cipolla, peperoni'],
    ['Wild', 'Preiselbeeren, Rotkohl, Kartoffeln'],
    ['Broodje bal', 'tomaat, ui, paprika'],
    ['Salade du chef', 'tomates, oignons, concombre'],
    ['Fisherman’s plate', 'potatoes, tomato, lemon'],
    ['Moussaka', 'aubergine, chickpeas, tomato, onion'],
    ['Rougail', 'riz, lentilles, tomates'],
    ['Fricassée', 'riz, légumes, tomates'],
    ['Colombo', 'riz, bananes plantain, légumes'],
    ['Chirashi', 'rice, cucumber, avocado'],
    ['Spies', 'friet, sla'],
    ['Massada', 'tomate, coentros'],
    ['Marmitex', 'arroz, feijão, salada'],
    ['Prato feito', 'arroz, feijão, salada'],
  ])
})

it('takes a plant before a dish, or behind an “of”, for what it is made of', () => {
  expectAll([
    ['vegan', 'Lentil bolognese', 'tomato, onion, carrot'],
    ['vegan', 'Mango ceviche', 'onion, cilantro, lime'],
    ['vegan', 'Gulasz warzywny', 'pomidory, cebula, papryka'],
    ['vegan', 'Gulasz z soczewicy', 'pomidory, cebula, papryka'],
    ['vegan', 'Tartare d’avocat', 'tomate, oignon, citron'],
    ['vegan', 'Burger tofu', 'salade, tomate, oignon'],
    ['vegan', 'Tofu saté', 'rijst, komkommer, pindasaus'],
    ['vegan', 'Spies van groenten', 'friet, sla'],
    ['vegan', 'Fruitspiesje'],
    ['vegan', 'Massada de legumes', 'tomate, coentros'],
    ['vegan', 'Papas', 'cebolla picada, tomate'],
  ])
})

it('knows what a name does not say that the dish is made with', () => {
  expectNoneVegan([
    ['Gentleman’s relish on toast'],
    ["Jansson's temptation", 'potatoes, onion'],
    ['Mockturtlesuppe'],
    ['Pão com alho'],
    ['Pan al ajo'],
    ["Pane all'aglio"],
    ['Batatas bravas'],
    ['Kalafior z bułką tartą'],
    ['Fasolka po staropolsku'],
    ['Botwinka'],
    ['Côte à l’os', 'frites, salade'],
    ['Mont d’Or', 'pommes de terre, salade'],
    ['Plateau royal', 'citron, pain'],
  ])
})
