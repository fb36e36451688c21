import { describe, it } from 'vitest'
import { expectAll, expectNoneVegan } from './testing/verdicts.ts'

describe('the words of a dish', () => {
  it('tell all of a dough where they name its flour and its water', () => {
    expectAll([
      ['vegan', 'Churros', 'Harina, agua y sal, fritos en aceite de girasol'],
      ['vegan', 'Sourdough loaf', 'flour, water, salt'],
      ['unsure', 'Sourdough loaf', 'flour, salt'],
    ])
    expectNoneVegan([
      ['Churros', 'Harina, agua, huevos y sal, fritos en aceite de girasol'],
      ['Churros', 'Azúcar, canela, fritos en aceite de girasol'],
      ['Churros', 'Harina, azúcar y canela, fritos en aceite de girasol'],
      ['Almond tart', 'almond flour, rose water, pistachio, olive oil'],
      ['Almond cake', 'almond flour, coconut water, lime, olive oil'],
    ])
  })

  it('are an animal food where a misspelt one is named', () => {
    expectNoneVegan([
      ['Chiken Rice', 'rice, carrots, peas'],
      ['Brussels sprouts with bacoon', 'maple, almonds'],
      ['Rucola salad', 'tomato, olives, parmasan'],
      ['Kasza z bekonem', 'cebula, ogórek'],
      ['Sum z pieca', 'ziemniaki, koperek'],
    ])
  })

  it('say nothing of food where they count, praise or tell an origin', () => {
    expectAll([
      ['vegan', 'Zwei Scheiben Bauernbrot', 'mit getrockneten Tomaten, Avocado und Knoblauch'],
      ['vegan', 'Hollandse spruitjes', 'langzaam gegaard, met huisbereide amandelen en olijfolie'],
      ['vegan', 'Kasza z rusztu', 'drobno krojone warzywa, świeże zioła, olej lniany'],
      ['vegan', 'Frytki stekowe', 'z solą morską'],
      ['vegan', 'Kickstart', 'beetroot, apple, ginger'],
      ['vegan', 'Maui Runner', 'pineapple, spinach, coconut water'],
      ['vegan', 'Downright Addictive Plantain', 'a hug of Naija flavors, sweet and caramelized'],
    ])
  })

  it('leave a dish in doubt where a region or a way to cook tells of meat, butter or cheese', () => {
    expectNoneVegan([
      ['Kartoffeln Müllerin Art'],
      ['Blumenkohl in Nusskruste'],
      ['Ziemniaki po góralsku'],
      ['Patatas gratén'],
      ['Zucchine alla paesana'],
      ['Poireaux fondus'],
      ['Bieten met schuim'],
      ['Couve à minhota'],
      ['Knob potatoes'],
      ['Yasai itame'],
      ['Cuore fondente'],
      ['Patate', 'Paesana'],
      ['Müllerin Art', 'Kartoffeln, Zwiebeln, Petersilie'],
      ['Po góralsku', 'ziemniaki, cebula, pomidor'],
      ['Papryka nadziewana'],
    ])
    expectAll([
      ['not-vegan', 'Manta'],
      ['not-vegan', 'Batida de chocolate'],
      ['not-vegan', 'Ensalada de burgos'],
      ['vegan', 'Cioccolato fondente'],
      ['vegan', 'Champignons à la grecque'],
    ])
  })

  it('mean something in pairs only with those of the same list', () => {
    expectAll([['vegan', 'Tartare di zucchine', 'menta, limone, olio']])
    expectNoneVegan([['Tartare di ice cream'], ['Cappuccino', 'tartare di zucchine']])
  })

  it('do not take the taste of a plant for its milk', () => {
    expectAll([
      ['vegan', 'Latte di mandorla'],
      ['vegan', "Crème d'amande"],
      ['vegan', 'Oat milk latte'],
      ['vegan', 'Soy custard'],
      ['vegan', 'Cashew cheesecake'],
      ['vegan', 'Yuca frita', 'cassava with a huancaína of cashew'],
    ])
    expectNoneVegan([
      ['Panna cotta coco'],
      ['Crème brûlée coco'],
      ['Crema catalana de coco'],
      ['Natillas de almendra'],
      ['Milkshake coco'],
      ['Batido de almendra'],
      ['Yaourt coco'],
      ['Sernik kokosowy'],
      ['Budyń kokosowy'],
      ['Flan de soja'],
      ['Coconut cheesecake'],
      ['Almond cheesecake'],
      ['Coconut milk custard'],
      ['Custard of coconut'],
      ['Coconut caramel'],
      ['Coconut ganache'],
      ['Coconut hot chocolate'],
      ['Banana milk shake'],
      ['Quinoa pancakes'],
      ['Rice flour waffles'],
      ['Taro doughnut'],
      ['Dark chocolate truffle'],
    ])
  })

  it('know cheese, meat and egg by names of their own', () => {
    expectNoneVegan([
      ['Injera platter', 'lentils, greens, ayib'],
      ['Bagel', 'tomato, Philadelphia'],
      ['Garden bowl', 'rice, beans, kavurma'],
      ['Plato de verduras', 'arroz, alubias, mahonesa'],
      ['Pâtes fraîches', 'tomate, basilic'],
    ])
  })

  it('know that ackee is scrambled, and makes no omelette', () => {
    expectAll([['vegan', 'Ackee scramble', 'ackee, peppers, onion, tomato, thyme, no saltfish']])
    expectNoneVegan([
      ['Omelette', 'ackee, peppers, onion, thyme'],
      ['Frittata', 'ackee, peppers, onion, thyme'],
      ['Scrambled eggs', 'ackee, peppers, onion'],
      ['Ackee omelette', 'peppers, tomato, thyme'],
      ['Ackee scramble', 'saltfish, peppers, onion'],
    ])
  })

  it('call plants vegan, whatever the dish is called', () => {
    expectAll([
      ['vegan', 'The Wanderer', 'Charred cauliflower, lentils, pomegranate, tahini'],
      ['vegan', 'Grandma’s Bowl', 'Quinoa, roasted squash, kale, pepitas'],
      ['vegan', 'Bruschetta al pomodoro', 'Pane casereccio, pomodoro, basilico'],
      ['vegan', 'Gemüsecurry', 'Kokosmilch, Basmatireis'],
    ])
  })

  it('hide nothing behind the name of a place or a star, nor in a house’s own praise', () => {
    expectAll([
      ['vegan', 'Saturn’s belt', 'blackened tofu with hummus, lettuce, tomato and onion'],
      ['vegan', 'Bagdad', 'Reis, Linsen, geröstete Zwiebeln, Tomaten'],
      ['vegan', 'Reis', 'Reis braucht sicher keine Beschreibung.'],
      ['vegan', 'Guacamole', 'Haas avocados, lime, coriander'],
      ['vegan', 'Sommernachtstraum', 'gebackene Aubergine, Hummus, Granatapfel, Minze'],
      ['vegan', 'Auberginenröllchen', 'gefüllt mit Reis und Pinienkernen, dazu Tomatensugo'],
      ['vegan', 'Noedels met tofu', 'rijstnoedels, paksoi, sojasaus, sesam'],
      ['unsure', 'Noedels met tofu', 'paksoi, sojasaus, sesam'],
      ['vegan', 'Pad thaï au tofu', 'nouilles de riz, soja, sauce tamarin, sans nuoc-mâm'],
      ['vegan', 'Capricciosa', 'insalata verde, carote, mais, carciofi'],
      ['vegan', 'Pain à l’huile d’olive', 'Peut accompagner les saucisses'],
      ['vegan', 'Ofengemüse', 'Karotten, Olivenöl, Thymian. Passt gut zu Fleisch'],
      ['not-vegan', 'Ofengemüse', 'Karotten, Olivenöl, Thymian. Dazu passt Speck'],
      ['not-vegan', 'Capricciosa'],
      ['not-vegan', 'Coquilles', 'épinards, tomates, ail'],
      ['not-vegan', 'Bagdad', 'Reis, Lamm, geröstete Zwiebeln'],
    ])
  })

  it('are not enough when they do not say what is in it, or nobody knows them', () => {
    expectAll([
      ['unsure', 'Buddha Bowl'],
      ['unsure', 'House salad'],
      ['unsure', 'Zorblat'],
      ['unsure', 'Salad', 'lettuce, zorblat, quuxel'],
    ])
  })

  it('know plants that are named after animals', () => {
    expectAll([
      ['vegan', 'Eggplant caponata', 'olives, capers'],
      ['vegan', 'Butternut squash', 'butter beans, oyster mushrooms'],
      ['vegan', 'Beefsteak tomato salad', 'honeydew, lamb’s lettuce'],
      ['vegan', 'Cream of wheat', 'peanut butter, coconut cream'],
      ['vegan', 'Chicken of the woods', 'garlic, white beans'],
    ])
  })

  it('know animal foods that nobody names', () => {
    expectAll([
      ['not-vegan', 'Caesar salad', 'romaine, croutons'],
      ['not-vegan', 'Fries', 'with aioli'],
      ['not-vegan', 'Chana masala', 'with naan'],
      ['not-vegan', 'Pad thai', 'tofu, peanuts'],
      ['not-vegan', 'Veggie pizza', 'mushrooms, olives'],
      ['unsure', 'Tofu bowl', 'rice, kimchi'],
      ['not-vegan', 'Garden scramble', 'spinach, tomato, potatoes'],
      ['vegan', 'Garden scramble', 'organic tofu, spinach, tomato'],
      ['not-vegan', 'Boston roll', 'cucumber, lettuce'],
      ['unsure', 'Mushroom flatbread', 'arugula, truffle oil'],
      ['vegan', 'Mushroom flatbread', 'arugula, cashew ricotta'],
    ])
  })

  it('say of a plain salad how it is dressed', () => {
    expectAll([
      ['vegan', 'Green salad', 'lemon vinaigrette'],
      ['unsure', 'Green salad'],
      ['unsure', 'Green salad', 'house dressing'],
    ])
  })

  it('tell Dutch and Polish plants from foods that have an egg, milk or cheese unsaid', () => {
    expectAll([
      ['vegan', 'Romige hummus', 'geroosterde paprika, olijfolie en zeezout'],
      ['vegan', 'Gebakken jackfruit', 'in gyroskruiden, met rijst, rauwkost en tahinsaus'],
      ['vegan', 'Ontbijtbowl', 'havermout, amandelmelk, banaan en notenboter'],
      ['vegan', 'Havermout', 'amandelmelk, banaan'],
      ['vegan', 'Appelcrumble', 'appel, havermout, kokosolie, vegan'],
      ['vegan', 'Gulasz z soczewicy', 'papryka, pomidory, ziemniaki, natka pietruszki'],
      ['vegan', 'Owsianka', 'na mleku owsianym, banan, masło orzechowe'],
      ['vegan', 'Pieczony burak', 'orzechy włoskie, z oliwą, pieprzem i solą'],
    ])
    expectNoneVegan([
      ['Romige soep', 'pompoen, olijfolie'],
      ['Broodje van het huis', 'rucola, tomaat'],
      ['Zapiekanka', 'pieczarki, cebula, ketchup'],
      ['Jaglanka', 'jabłko, cynamon'],
      ['Ryżanka', 'truskawki, cynamon'],
      ['Kotlety sojowe', 'ziemniaki, buraczki'],
      ['Chlebek czosnkowy', 'oliwa, zioła'],
      ['Budyń z krokantem orzechowym'],
      ['Sola z patelni', 'ziemniaki, koperek'],
      ['Lasagne groenten', 'courgette, aubergine, tomaat'],
      ['Kroketten van jackfruit', 'mosterd'],
      ['Club sandwich met seitan', 'sla, tomaat'],
      ['Nasi goreng met tempeh'],
      ['Havermout', 'banaan, kaneel'],
      ['Stroganow z boczniaka', 'pieczarki, papryka'],
      ['Żurek z tofu'],
      ['Kanapka wegetariańska', 'pomidor, ogórek'],
      ['Wrap wegetariański', 'grillowane warzywa'],
      ['Vegetarische wrap', 'gegrilde groenten'],
      ['Kotlet z tofu', 'ziemniaki, buraczki'],
    ])
  })

  it('know animal foods in whichever case Polish puts them, and by their Dutch names', () => {
    const meals = ['w miodzie', 'w śmietanie', 'w jogurcie', 'z rybami', 'na maślance']
    const others = ['z piersią', 'z omletem', 'z gzikiem', 'z matiasem', 'w smalcu', 'z udkiem']
    const dutch = ['Old Amsterdam', 'klapstuk', 'suddervlees', 'ossentong', 'bonitovlokken']
    expectNoneVegan([
      ...[...meals, ...others].map((how): [string, string] => ['Tofu', `${how}, sezam, kapusta`]),
      ...dutch.map((what): [string, string] => ['Tofu', `kool, ${what}, sesam`]),
    ])
  })

  it('say that beans are cooked in water', () => {
    expectAll([
      ['vegan', 'Frijoles de la olla', 'black beans simmered with onion in water'],
      ['unsure', 'Frijoles de la olla', 'black beans simmered with onion'],
    ])
  })

  it('take a leaf that is a sign for no food', () => {
    expectAll([
      ['unsure', 'Leek soup', 'Vegan dishes are marked with a leaf'],
      ['unsure', 'Leek soup', 'our vegan dishes have a green leaf'],
      ['vegan', 'Mixed leaf salad', 'tomato, cucumber, olive oil'],
    ])
  })

  it('find animal foods inside German compounds', () => {
    expectAll([
      ['not-vegan', 'Rinderfilet', 'mit Kartoffeln'],
      ['not-vegan', 'Salat', 'mit gratinierten Ziegenkäsetalern'],
      ['vegan', 'Porridge', 'Hafermilch, Beeren, Mandeln'],
    ])
  })

  it('know what canteens and snack bars with German menus write', () => {
    expectAll([
      ['vegan', 'Djuvecreis'],
      ['vegan', 'Vegetarische Frühlingsrollen'],
      ['vegan', 'Gemüsepfanne mit Tofu'],
      ['unsure', 'Gemüsepfanne'],
      ['vegan', 'Spaghetti mit Linsenbolognese'],
      ['vegan', 'Kartoffelsalat mit Olivenöl'],
      ['unsure', 'Kartoffelsalat'],
      ['vegan', 'Manakish Zatar'],
      ['vegan', 'Eine Kugel Sorbet'],
      ['not-vegan', 'Eine Kugel Eis'],
      ['vegan', 'Fladenbrot'],
      ['vegan', 'Gebr. Gemüse mit Tofu'],
    ])
  })

  it('make milk and cream of plants that give some alone', () => {
    expectAll([
      ['vegan', 'Porridge mit Quinoamilch'],
      ['vegan', 'Salat mit Avocado-Creme'],
      ['not-vegan', 'Nudeln mit Karottenrahm'],
      ['not-vegan', 'Salat mit Nuss-Creme'],
    ])
  })

  it('leave in doubt what other kitchens call a drink, a shape or a marinade', () => {
    expectAll([
      ['not-vegan', 'Seared Sake'],
      ['not-vegan', 'Sticky fingers', 'bbq sauce'],
      ['not-vegan', '4 Tenders W/ Chips'],
      ['vegan', 'Tender greens', 'sesame oil'],
      ['unsure', 'Tandoori Aloo', 'baby potatoes'],
      ['unsure', 'Krążki cukinii'],
    ])
  })

  it('name what stands in for an animal food', () => {
    expectAll([
      ['vegan', 'Stulle', 'Sauerteigbrot, Frischkäse-Alternative, Gurke'],
      ['not-vegan', 'Stulle', 'Sauerteigbrot, Frischkäse, Gurke'],
      ['not-vegan', 'Salad', 'cheese substitute available, lettuce'],
    ])
  })
})

it('know a plain bread that is described as bread', () => {
  expectAll([
    ['vegan', 'Pita-Brot', 'traditionelles Fladenbrot'],
    ['vegan', 'Lavash', 'thin Turkish flatbread'],
    ['not-vegan', 'Fladenbrot', 'weiches Milchbrot'],
    ['not-vegan', 'Baguette', 'buttered bread'],
    ['unsure', 'Pain', 'pain de mie'],
    ['unsure', 'Pita', 'filled bread'],
    ['unsure', 'Pita', 'belegtes Brot'],
    ['unsure', 'Lavash', 'zorbel, flatbread'],
    ['unsure', 'House bread', 'thin Turkish flatbread'],
  ])
})
