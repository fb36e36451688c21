import { expect, it } from 'vitest'
import { expectAll, expectNoneVegan, verdictOf } from './testing/verdicts.ts'

it('knows the sauces of butter, cream and egg in each language', () => {
  expectNoneVegan([
    ['Leeks', 'sauce maltaise, hazelnuts'],
    ['Leeks', 'café de Paris, hazelnuts'],
    ['Fenouil', 'sauce normande, persil'],
    ['Puerros', 'con salsa holandesa'],
    ['Puerros', 'con mantequilla avellana'],
    ['Finocchi', 'burro nocciola, salvia'],
    ['Finocchi', 'salsa olandese'],
    ['Alho-francês', 'molho holandês'],
    ['Alho-francês', 'manteiga noisette'],
    ['Prei', 'met whiskysaus'],
    ['Pory', 'z sosem holenderskim i ziemniakami'],
    ['Pory', 'sos koperkowy, ziemniaki'],
    ['Buttered peas', 'mint'],
  ])
  expect(verdictOf('Peas', 'almond butter, mint')).toBe('vegan')
})

it('takes a gravy for one of the plant before it, and not of its wine', () => {
  expectAll([
    ['vegan', 'Okra', 'in a tomato gravy with cumin'],
    ['not-vegan', 'Chips', 'red wine gravy'],
    ['not-vegan', 'Nut roast', 'potatoes, carrots, red wine gravy'],
    ['not-vegan', 'Nut roast', 'potatoes, carrots, port gravy'],
  ])
})

it('doubts a sauce whose own name nobody knows, and one of the house behind a list without commas', () => {
  expectAll([
    ['unsure', 'Crispy tofu', 'rice, zorblat sauce'],
    ['vegan', 'Crispy tofu', 'rice, sesame sauce'],
    ['unsure', 'Garden bowl', 'quinoa avocado kale house dressing'],
    ['unsure', 'Gartenschale', 'Quinoa Avocado Grünkohl Haus Dressing'],
    ['vegan', 'Garden bowl', 'quinoa avocado kale lemon dressing'],
    ['vegan', 'Aloo gobi', 'potatoes and cauliflower in a spiced sauce'],
    ['unsure', 'Cauliflower bites', 'potatoes in a spicy sauce'],
  ])
})

it('takes creaminess for cream unless a milk of plants is named', () => {
  expectNoneVegan([
    ['Gemüse in cremiger Soße'],
    ['Gebratene Pilze', 'in cremiger Erdnusssauce mit Reis'],
    ['Pois chiches crémeux', 'tomates, oignons'],
    ['Garbanzos cremosos', 'espinacas, tomate'],
    ['Zuppa cremosa di zucca', 'olio'],
    ['Feijão cremoso', 'arroz, couve'],
    ['Kremowa soczewica', 'pomidory, czosnek'],
    ['Vegetable madras', 'creamy coconut based delicacy'],
  ])
  expectAll([
    ['vegan', 'Cremige Karottensuppe', 'mit Kokosmilch und Ingwer'],
    ['vegan', 'Curry crémeux de lentilles', 'lait de coco, épinards'],
    ['vegan', 'Romige wortelsoep', 'kokosmelk, gember'],
    ['vegan', 'Chickpea curry', 'creamy coconut milk, tomatoes'],
  ])
})

it('does not let a vegan butter sauce or cream sauce speak for what fills the pasta', () => {
  expectNoneVegan([
    ['Mushroom ravioli', 'spinach, vegan beurre blanc'],
    ['Mushroom ravioli', 'spinach, vegan hollandaise'],
    ['Mushroom ravioli', 'spinach, vegan butter sauce'],
    ['Mushroom ravioli', 'spinach, vegan cream sauce'],
  ])
  expect(verdictOf('Mushroom ravioli', 'spinach, vegan ricotta')).toBe('vegan')
})

it.each([
  ['Bowl', 'Reis, Avocado, vegetarisch oder vegan'],
  ['Bowl', 'Reis, Avocado. Ohne Dressing vegan'],
  ['Bowl', 'rice, avocado. Vegan without the sauce'],
  ['Bowl', 'rice, avocado. Vegan if no sauce'],
  ['Bol', 'arroz, aguacate. Posibilidad vegana'],
  ['Kom', 'rijst, avocado. Veganistisch te maken'],
  ['Miska', 'ryż, awokado. Możliwość wersji wegańskiej'],
  ['Miska', 'ryż, awokado. Dostępne w wersji wegańskiej'],
])('hears that a dish is vegan on request: %s | %s', (name, description) => {
  expect(verdictOf(name, description)).toBe('on-request')
})

it('believes a vegan mark without gluten, and one beside what is left out', () => {
  expectAll([
    ['vegan', 'Bowl', 'riz, avocat. Végan, sans gluten'],
    ['vegan', 'Bowl', 'Reis, Avocado. Vegan und glutenfrei'],
  ])
})

it('knows puddings, and salads and tartares that are bound with milk or egg', () => {
  expectAll([
    ['not-vegan', 'Pudin de la casa'],
    ['not-vegan', 'Budín de pan'],
    ['unsure', 'Gurkensalat'],
    ['vegan', 'Gurkensalat', 'Essig, Öl, Dill'],
    ['unsure', 'Cucumber salad'],
    ['vegan', 'Cucumber salad', 'sesame oil, chilli'],
    ['unsure', 'Avocado salad'],
    ['unsure', 'Beet tartare', 'served with our crisps'],
    ['vegan', 'Beet tartare', 'capers, shallots, horseradish, dill'],
    ['unsure', 'Linsenburger', 'Salat, Tomate'],
    ['unsure', 'Bruschette miste'],
    ['unsure', 'Frühlingsrollen'],
  ])
})

it('does not know what lies on a plate that is named for one vegetable alone', () => {
  expectAll([
    ['unsure', 'Beetroot'],
    ['unsure', 'Funghi'],
    // The sauces of a pizzeria, most of them of mayonnaise or yoghurt.
    ['unsure', 'Garlic'],
    ['unsure', 'Kräuter'],
    ['unsure', 'Czosnkowy'],
    ['unsure', 'Boczniaki'],
    ['vegan', 'Grilled aubergine'],
    ['vegan', 'Beetroot', 'walnuts, orange'],
    ['vegan', 'Olives'],
    ['not-vegan', 'Roasted squash', 'Berkswell, hazelnuts, sage'],
  ])
})

it('tells fries with their sauce from plain ones', () => {
  expectAll([
    ['vegan', 'Grote patat'],
    ['unsure', 'Patat met'],
    ['vegan', 'Patat met ketchup'],
    ['not-vegan', 'Patat oorlog'],
    ['not-vegan', 'Frietje speciaal'],
    ['vegan', 'Steakhouse-Pommes'],
    ['vegan', 'Steakhouse fries'],
  ])
})

it('knows other spellings, and words between those of food', () => {
  expectAll([
    ['vegan', 'Aloo bengon', 'potatoes and aubergine'],
    ['vegan', 'Kim (roasted seaweed)'],
    ['vegan', 'Onion bhaji', 'spiced onion fritters'],
    ['vegan', 'Tapenade de tomate', "tomates, huile d'olive. C'est celle qui pique un peu."],
    ['vegan', 'Dürüm falafel', 'falafels écrasés, houmous, salade'],
    ['not-vegan', 'Écrasé de pommes de terre'],
  ])
  expect(verdictOf('Garlic edamame', 'sea salt', { section: 'Pancakes' })).toBe('vegan')
})

it('doubts what the guest chooses of the kitchen’s meats, but not a dip or a side', () => {
  expectAll([
    ['unsure', 'Stir fried vegetables', 'broccoli, carrots, garlic and your choice of protein'],
    ['unsure', 'Gebratenes Gemüse', 'mit Ananas, Tomaten und einer Zutat deiner Wahl'],
    ['unsure', 'Bowl de légumes', 'riz, avocat, edamame, protéine au choix'],
    ['unsure', 'Insalata di pomodori', 'pomodori, cipolla, olive, ingrediente a scelta'],
    ['unsure', 'Ensalada de tomate', 'tomate, cebolla, aguacate, proteína a elegir'],
    ['vegan', 'Vegetable bowl', 'rice, avocado, edamame, one topping of your choice'],
    ['vegan', 'Salat', 'Kopfsalat, Tomaten, Gurken, Dressing nach Wahl'],
    ['unsure', 'Salat', 'Kopfsalat, Tomaten, Gurken, Dressing nach Wahl des Küchenchefs'],
    ['unsure', 'Tofu', 'sauce au choix du chef'],
  ])
})

it('does not take for food what a restaurant asks of its guests', () => {
  expectAll([
    [
      'vegan',
      'Klebreis',
      'Hunger? Bestell dir dein Lieblingsgericht direkt nach Hause. Jetzt anrufen',
    ],
    ['vegan', 'French fries', 'Order now online and save'],
    ['not-vegan', 'Fries', 'Try our fries topped with bacon and cheddar'],
    ['not-vegan', 'Frites', 'Commandez-les avec sauce au fromage'],
    ['not-vegan', 'Frytki', 'Zamów z serem i boczkiem'],
    ['not-vegan', 'Patatas', 'Pide tu ración con alioli y jamón'],
    ['not-vegan', 'Tofu bowl', 'Order now: rice, beans, chicken'],
    ['not-vegan', 'Salade verte', 'Pour accompagner, magret fumé et lardons'],
    ['not-vegan', 'Olives', 'Pairs well with wine, feta inside'],
    ['not-vegan', 'Hummus', 'Goes well with pita; topped with lamb'],
    ['not-vegan', 'Steckrübe', 'Passend zu Weihnachten mit Speck gebraten'],
  ])
})

it('doubts a dip of herbs, to choose or not', () => {
  expectAll([
    ['unsure', 'Wedges', 'choice of garlic & herb dip or bbq'],
    ['unsure', 'Wedges', 'herb dip'],
    ['vegan', 'Wedges', 'choice of dips'],
  ])
})

it('doubts a sauce that is named for its taste, and not one that is named for what it is', () => {
  expectAll([
    ['unsure', 'Fries', 'garlic sauce'],
    ['unsure', 'Fries', 'mushroom sauce'],
    ['unsure', 'Pommes', 'Dilldip'],
    ['unsure', 'Pommes', 'Schnittlauchsoße'],
    ['unsure', 'Frites', "sauce à l'échalote"],
    ['unsure', 'Patatas fritas', 'salsa de setas'],
    ['unsure', 'Patatine fritte', 'salsa ai funghi'],
    ['unsure', 'Batata frita', 'molho de ervas'],
    ['unsure', 'Friet', 'mosterddip'],
    ['unsure', 'Frytki', 'sos pietruszkowy'],
    ['unsure', 'Frytki z sosem'],
    ['unsure', 'Frytki z dipem'],
    ['unsure', 'Warzywa z dressingiem'],
    ['unsure', 'Groenten met sausje'],
    ['unsure', 'Gemüse mit Sößchen'],
    ['unsure', 'Patatas con aderezo'],
    ['unsure', 'Ryż w sosie'],
    ['vegan', 'Tofu w sosie pomidorowym'],
    ['vegan', 'Vegetables in garlic sauce'],
    ['unsure', 'Frites', 'sauce au choix: ail et fines herbes'],
    ['vegan', 'Fries', 'chilli sauce'],
    ['vegan', 'Tofu in garlic sauce'],
    ['vegan', 'Tofu', 'rice, vegan mushroom sauce'],
    ['vegan', 'Salad', 'lettuce, tomato, dressing of your choice'],
  ])
})
