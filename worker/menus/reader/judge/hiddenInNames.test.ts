import { expect, it } from 'vitest'
import { NO_CONTEXT } from './context/menuContext.ts'
import { judgeDish } from './judgeDish.ts'
import { expectAll } from './testing/verdicts.ts'

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
    'pork and portions',
    'Mandioca frita | sal grosso | Porco',
    'Mandioca frita | sal grosso | Porções',
  ],
  ['steaks of tuna and of tofu', 'Bifes de atum | cogumelos', 'Bifes de tofu | cogumelos'],
  ['a stew of fish and one of seitan', 'Caldeirada | batata', 'Caldeirada de seitan | batata'],
  ['greens in milk and in oil', 'Esparregado', 'Esparregado | espinafres, alho, azeite'],
  ['honey and that of sugar cane', 'Tapioca | banana, mel', 'Tapioca | banana, mel de cana'],
  ['a pâté and one of olives', 'Crostini con patè', 'Crostini con patè di olive'],
  ['a stew and one of seitan', 'Spezzatino | piselli', 'Spezzatino di seitan | piselli'],
  ['strips and those of soya', 'Straccetti | rucola', 'Straccetti di soia | rucola'],
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
    'Ragda pattice | aloo tikki, white beans, tamarind chutney',
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
  [
    'a bread of butter and a plain one in French',
    'Pain de mie | mie blanche, croûte dorée',
    'Pain de seigle | farine de seigle, levain, sel, eau',
  ],
  [
    'a soft cake and a soft crumb in French',
    'Moelleux | noisettes, chocolat noir',
    'Tartine | pain au cœur moelleux, houmous, radis, roquette',
  ],
  [
    'cabbages and puffs in French',
    'Choux craquelin | noisettes, vanille',
    'Choux-fleurs rôtis | noisettes, curcuma, huile d’olive',
  ],
  [
    'street food of India in ghee and in oil',
    'Puri | galette indienne',
    'Pani puri | pommes de terre, pois chiches, tamarin, menthe',
  ],
  ['a squash and a bone', 'Bone marrow | lentils', 'Stuffed marrow | lentils'],
  ['butter on a bread and none', 'Garlic ciabatta', 'Rosemary ciabatta'],
  ['a dumpling in yogurt and a bean of the desert', 'Gatte ki sabzi', 'Ker sangri'],
  ['a rice in ghee and one in lemon', 'Jeera rice', 'Lemon rice'],
  ['a pizza and a pasta of one heading', 'Veggie | basil | Pizzas', 'Veg penne | basil | Pizzas'],
  ['insects and nuts', 'Grillons grillés | citron, piment', 'Amandes grillées | citron, piment'],
  [
    'vegetables and a claim',
    'Ensalada | lechuga, vegetales y mayonesa',
    'Hamburguesa 100% vegetal',
  ],
  ['vegetables that end a text', 'Wrap | crema, vegetales', 'Wrap | de pan (100% vegetal)'],
  [
    'an allergen in Spanish',
    'Fideos con verduras | Contiene: soja y lácteos',
    'Quinoa con verduras | Contiene: soja',
  ],
  ['a bird and a leaf', 'Ensalada | naranja, blanco de ave', 'Ensalada | naranja, hojas de apio'],
  ['a mousseline and garlic', 'Alcachofas con muselina de ajo', 'Alcachofas con ajo'],
  ['balls of chickpeas', 'Croquetas de garbanzos', 'Falafel | croquetas de garbanzos'],
  ['batters', 'Calabacín rebozado', 'Pakora | verduras rebozadas en harina de garbanzo'],
  ['cheese and guacamole on chips', 'Nachos | frijoles, jalapeño', 'Nachos con guacamole'],
  ['a cut of meat and of seitan', 'Lomito con setas', 'Lomito de seitán con setas'],
  ['tiger’s milk', 'Mango | leche de tigre', 'Mango | leche de tigre vegana'],
  ['ice cream and ice', 'Copa de limón | | Helados', 'Granizado de limón | | Helados'],
  ['what is creamy by cream', 'Calabaza cremosa', 'Hummus cremoso con pan de pita'],
  [
    'a stew and a staple of Nigeria',
    'Ewedu soup | jute leaves, locust beans',
    'Poundo | pounded yam, palm oil',
  ],
  [
    'a buttered mash and greens of Kenya',
    'Mukimo | potatoes, maize',
    'Sukuma wiki | onion, tomato',
  ],
  [
    'a breakfast with spiced butter and a stew of lentils in Ethiopia',
    'Chechebsa | flatbread, berbere',
    'Misir wot | berbere, onion',
  ],
  ['a drink of milk and one of fruit', 'Peanut punch', 'Soursop juice'],
  ['a dip of cheese and one of beans', 'Pimento dip', 'White bean dip'],
  ['yam in egg and yam that is boiled', 'Golden yam', 'Boiled yam | palm oil, pepper'],
  ['a fried pickle and a pickle', 'Fried pickles', 'Sour pickles'],
  [
    'a mash with butter and one of avocado',
    'Toast | mashed potatoes',
    'Toast | mashed avocado, lime',
  ],
  [
    'a stew of Korea and tofu',
    'Soft tofu stew | zucchini, mushrooms',
    'Soft tofu | zucchini, mushrooms',
  ],
  ['a filled tofu skin and tofu skin', 'Tofu skin roll', 'Tofu skin | ginger, scallions'],
  [
    'what is fried in batter and what is fried as it is',
    'Garden rolls | carrot, cabbage, deep fried',
    'Deep fried plantains | sea salt',
  ],
  [
    'creamy dressing and creamy hummus',
    'Salad | kale, creamy avocado dressing',
    'Cucumbers | creamy hummus, parsley',
  ],
  [
    'fish and a tofu of chickpeas in Burma',
    'Balachaung | chili, garlic',
    'Shan tofu | chili, garlic',
  ],
  ['banana bread and bread with a banana', 'Chleb bananowy', 'Chleb żytni | banany'],
  ['plantain bread and plantain', 'Pan de plátano', 'Plátano frito'],
  ['a soup of fish stock and tofu in miso', 'Miso soep | tofu, zeewier', 'Tofu | miso, zeewier'],
  ['tofu with minced meat and tofu', 'Clay pot Ma-Por tofu | tofu, chili', 'Tofu | chili, garlic'],
  ['filled rice in a leaf and rice', 'Riz gluant en feuille de lotus', 'Riz gluant | mangue'],
  [
    'slices of courgette with parmesan and those whose list has none',
    'Carpaccio de courgettes',
    'Carpaccio de courgettes | roquette, citron, pignons',
  ],
  ['a cheese of hay milk and a salad', 'Hooikaas salade | peer, walnoot', 'Salade | peer, walnoot'],
  ['dough with lard and beans', 'Tamal de frijol', 'Frijol | hoja de aguacate'],
  ['patties bound with egg and mushrooms', 'Pilz Frikadellen', 'Pilze | Zwiebeln, Knoblauch'],
])('tells %s apart', (_, notVegan, vegan) => {
  expect(verdictOf(notVegan)).not.toBe('vegan')
  expect(verdictOf(vegan)).toBe('vegan')
})

it('takes a plant beside a dish for no name of it, though a list of plants follows', () => {
  expectAll([
    ['not-vegan', 'Cevapcici mit Pommes', 'dazu Djuvecreis, Ajvar und Zwiebeln'],
    ['not-vegan', 'Schnitzel & Pommes', 'Salat, Tomaten, Gurken, Zitrone'],
    ['not-vegan', 'Chips, gyros', 'onion, tomato, cucumber'],
    ['not-vegan', 'Kebab frites', 'oignon, tomate, concombre'],
    ['not-vegan', 'Friet shoarma', 'tomaat, ui, komkommer'],
    ['not-vegan', 'Döner Zwiebeln', 'Tomaten, Gurke, Kraut'],
    ['not-vegan', 'Kebab salade tomate oignon', 'oignon, tomate, concombre'],
    ['not-vegan', 'Gyros i frytki', 'cebula, pomidor, ogórek'],
    ['not-vegan', 'Polpette e patate', 'pomodoro, cipolla, carota'],
    ['not-vegan', 'Albóndigas y arroz', 'tomate, cebolla, zanahoria'],
    ['not-vegan', 'Tatar with fries', 'capers, onion, gherkin'],
    ['unsure', 'Kuttelflecke & Pommes', 'Zwiebeln, Tomaten, Gurken'],
    ['vegan', 'Beetroot tatar', 'capers, onion, gherkin'],
    ['vegan', 'Avocado-Tatar mit Pommes', 'Kapern, Zwiebel, Gurke'],
    ['vegan', 'Gyros de setas con patatas', 'cebolla, tomate, pepino'],
    ['vegan', 'Potato goulash', 'onion, paprika, tomato'],
  ])
})

it('takes a plant with a tatar for one of it where Polish says so, and not "z awokado"', () => {
  expectAll([
    ['vegan', 'Tatar z buraka', 'kapary, ogórek, szalotka'],
    ['vegan', 'Tatar z boczniaków', 'kapary, ogórek, szalotka'],
    ['unsure', 'Tatar z cukinii'],
    ['not-vegan', 'Tatar z awokado', 'kapary, szalotka, ogórek'],
  ])
})

it('takes the number of a product for no fish', () => {
  expectAll([
    ['vegan', 'Caponata cod. 1200', 'melanzane, sedano'],
    ['vegan', 'Ensalada', 'cod: 1221, lechuga, tomate'],
    ['not-vegan', 'Baked cod: 350 g', 'potatoes, peas'],
    ['not-vegan', 'Catch of the day', 'cod: 12.50, chips'],
    ['not-vegan', 'Tacos', 'tofu: 180, cod: 220'],
    ['not-vegan', 'Tacos', 'cod: 2200, tofu: 1800'],
    ['not-vegan', 'Tacos', 'tofu: 1800, cod: 2200'],
    ['not-vegan', 'Chips', 'cod: 1200 €'],
    ['not-vegan', 'Chips', 'cod: 1200,-'],
  ])
})
