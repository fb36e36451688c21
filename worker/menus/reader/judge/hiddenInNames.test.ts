import { expect, it } from 'vitest'
import { NO_CONTEXT } from './context/menuContext.ts'
import { judgeDish } from './judgeDish.ts'

/** "name | description | section" */
function verdictOf(line: string): string {
  const [name = '', description = '', section = ''] = line.split('|').map((part) => part.trim())
  const item = { name, description, section, price: '', marks: [], diets: [] }
  return judgeDish(item, NO_CONTEXT).verdict
}

it.each([
  ['a flavour and a milk', 'Gelato alla mandorla', 'Gelato di soia'],
  ['a filling and a milk', 'Pomodori ripieni di riso', 'Latte di riso'],
  ['vegetables and plants in place of cheese', 'Pizza vegetal', 'Queso vegetal, pan, tomate'],
  [
    'breaded and bread',
    'Champignons panés',
    'Ribollita | cavolo nero, fagioli, pane toscano, olio',
  ],
  ['a heading of pizzas', 'Ortolana | zucchine | Pizze', 'Marinara | pomodoro, aglio | Pizze'],
  ['fries and their heading', 'Cheeseburger | | Burger', 'Süßkartoffelpommes | | Burger'],
  [
    'a sauce of the house and one that is named',
    'Impossible burger | lettuce, tomato, house sauce',
    'Impossible burger | lettuce, tomato, tahini sauce',
  ],
  [
    'what the language of the description says of the name',
    'Pasta e fagioli | beans, ditalini, sausage',
    'Pasta e fagioli | fagioli borlotti, pomodoro, rosmarino, olio',
  ],
  [
    'a pastry and a vegetable of palms',
    'Palmiers au miel',
    'Salade | laitue, maïs, cœurs de palmiers',
  ],
  [
    'peas with ham and fries, both French in Spain',
    'Guisantes a la francesa',
    'Papas a la francesa',
  ],
  ['a mortar of meat and one of sauce', 'Molcajete mixto', 'Salsa de molcajete'],
  ['a batter that may have egg and one of chickpeas', 'Cauliflower 65', 'Mirchi bhajia'],
  [
    'a sauce over a batter and one over chickpeas',
    'Baby corn Manchurian | peppers, onions, chilli',
    'Ragda pattice | potato cutlet, white beans, tamarind chutney',
  ],
  ['rolls and rolls of vegetables', 'Mini-Frühlingsrollen', 'Mini-Gemüsefrühlingsrollen'],
  [
    'rolls and rolls of vegetables in French',
    'Rouleaux de printemps',
    'Rouleaux de printemps aux légumes',
  ],
  ['a stew of fish and one of vegetables', 'Moquequinha', 'Moquequinha de legumes'],
  [
    'a ham and a tomato of saints',
    'Pizza San Daniele | pomodoro, rucola',
    'Pizza marinara | pomodoro San Marzano, aglio, origano',
  ],
  [
    'a manner of cooking and a plant bacon in French',
    'Tartare façon thaï',
    'Tofu façon thaï | riz, légumes sautés, gingembre',
  ],
  [
    'what is baked with cheese and what is not, in Brazil',
    'Berinjela à parmegiana',
    'Berinjela grelhada | vinagrete, hortelã e azeite',
  ],
  [
    'a fried rice of Spain with egg and ham, and plain rice',
    'Arroz tres delicias',
    'Arroz basmati | verduras asadas, aceite de oliva',
  ],
  ['a choice of toasts and one of tomato', 'Tris di bruschette', 'Bruschetta al pomodoro'],
  ['a squash and a bone', 'Bone marrow | lentils', 'Stuffed marrow | lentils'],
  ['butter on a bread and none', 'Garlic ciabatta', 'Rosemary ciabatta'],
  ['a dumpling in yogurt and a bean of the desert', 'Gatte ki sabzi', 'Ker sangri'],
  ['a fish and a flower of Bengal', 'Machher jhol', 'Mochar ghonto'],
  ['a rice in ghee and one in lemon', 'Jeera rice', 'Lemon rice'],
  ['a pizza and a pasta of one heading', 'Veggie | basil | Pizzas', 'Veg penne | basil | Pizzas'],
  ['insects and nuts', 'Grillons grillés | citron, piment', 'Amandes grillées | citron, piment'],
])('tells %s apart', (_, notVegan, vegan) => {
  expect(verdictOf(notVegan)).not.toBe('vegan')
  expect(verdictOf(vegan)).toBe('vegan')
})
