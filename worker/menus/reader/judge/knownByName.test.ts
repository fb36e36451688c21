import { describe, expect, it } from 'vitest'
import type { Verdict } from '../menu.ts'
import { NO_CONTEXT } from './context/menuContext.ts'
import { judgeDish } from './judgeDish.ts'

type Row = [verdict: Verdict, name: string, description?: string]

function expectAll(rows: readonly Row[]): void {
  const wrong = rows
    .map(([verdict, name, description = '']) => {
      const item = { name, description, section: '', price: '', marks: [], diets: [] }
      return { verdict, name, got: judgeDish(item, NO_CONTEXT).verdict }
    })
    .filter(({ verdict, got }) => verdict !== got)
  expect(wrong).toEqual([])
}

describe('the name of a dish', () => {
  it('leaves a dish in doubt when nobody knows it, unless the house thought it up', () => {
    expectAll([
      ['unsure', 'Zorblat', 'potato, carrot, leek'],
      ['unsure', 'Zorblat soup', 'potato, carrot, leek'],
      ['unsure', 'Pasta alla Zorblat', 'tomato, basil'],
      ['vegan', 'Zorblat', 'seitan, potato, leek'],
      ['vegan', 'The Zorblat', 'potato, carrot, leek'],
      ['unsure', 'Potato Zorblat', 'potatoes, onions'],
      ['vegan', 'Tofu Zorblat', 'tofu, onions'],
      ['unsure', 'Vegetable Zorblat', 'peas, carrots'],
      ['vegan', 'Zorblat bowl', 'rice, black beans, corn'],
      ['vegan', 'TLT', 'tomato, lettuce, toast'],
      ['vegan', 'Temptation', 'kale, quinoa, beets'],
      ['vegan', 'Sommernachtstraum', 'Tomaten, Knoblauch'],
      ['unsure', 'Jägerglück', 'Kartoffeln, Pilze'],
      ['unsure', 'Meeresfreude', 'Tomaten, Knoblauch'],
    ])
  })

  it('knows names from other scripts in each spelling and number', () => {
    const names = ['Pappadam', 'Poppadoms', 'Idlis', 'Dosas', 'Tabboula', 'Taboulé', 'Daal', 'Dhal']
    expectAll(names.map((name) => ['vegan', name]))
  })

  it('knows plants and breads that are called after animals or milk', () => {
    expectAll([
      ['vegan', 'Lady fingers'],
      ['vegan', 'Bread-and-butter pickles'],
      ['vegan', 'Ox-heart tomatoes', 'olive oil, basil'],
      ['vegan', 'Oyster crackers', 'wheat flour, salt, oil'],
    ])
  })

  it('tells the salads of Thailand from the root of the same name', () => {
    expectAll([
      ['not-vegan', 'Yam Woon Sen'],
      ['not-vegan', 'Yam Talay', 'lime, chili, celery'],
      ['unsure', 'Yam Mamuang', 'green mango, lime'],
      ['vegan', 'Yam fries'],
      ['vegan', 'Roasted yam', 'thyme, olive oil'],
    ])
  })

  it('doubts a dip of garlic and herbs, but not what is seasoned with them', () => {
    expectAll([
      ['unsure', 'Garlic & herb'],
      ['unsure', 'Knoblauch-Kräuter'],
      ['unsure', 'Ail et fines herbes'],
      ['not-vegan', 'Sour cream & chives'],
      ['vegan', 'Garlic & herb olives'],
      ['vegan', 'Roasted peppers', 'garlic and herbs, olive oil'],
    ])
  })

  it('knows dishes and words of more kitchens', () => {
    expectAll([
      ['unsure', 'Pozole de hongos', 'maíz, setas, chile guajillo'],
      ['not-vegan', 'Pozole rojo', 'maíz, rábano, lechuga'],
      ['vegan', 'Kibbet Yaktine', 'pumpkin, bulgur, chickpeas'],
      ['vegan', 'Goma Dofu'],
      ['not-vegan', 'Mapo Dofu'],
      ['vegan', 'Kluay Buat Chi'],
      ['vegan', 'Revithada', 'chickpeas, onion, olive oil'],
      ['unsure', 'Tatar z buraka'],
      ['not-vegan', 'Tatar'],
      ['not-vegan', 'Shkmeruli'],
      ['not-vegan', 'Mongetes amb pernil'],
      ['not-vegan', 'Carxofes', 'formatge, pinyons'],
      ['vegan', 'Carxofes', 'oli d’oliva, julivert'],
      ['not-vegan', 'Laugencroissant'],
      ['not-vegan', 'Holodets'],
      ['not-vegan', 'Ajvar sa sirom'],
      ['not-vegan', 'Smažený sýr'],
      ['not-vegan', 'Janssons frestelse'],
      ['vegan', 'Zuckerwatte'],
    ])
  })

  it('knows the animal foods that stand beside plants on a Catalan menu', () => {
    expectAll([
      ['not-vegan', 'Enciam, tomàquet, ceba, ou dur'],
      ['not-vegan', 'Mongetes i ou'],
      ['not-vegan', 'Cigrons', 'espinacs, ceba, llard'],
      ['not-vegan', 'Patates', 'ceba, llom'],
      ['not-vegan', 'Patates amb seitons'],
      ['not-vegan', 'Truita', 'patates, ceba'],
      ['unsure', 'Patates braves'],
      ['vegan', 'Patates', 'ceba, llet de coco'],
      ['vegan', 'Riz ou frites'],
    ])
  })

  it('tells a stew or a stinking tofu from plain “dofu”', () => {
    expectAll([
      ['not-vegan', 'Soondofu'],
      ['unsure', 'Chou dofu'],
    ])
  })

  it('frees a dish of the world whose words are plants alone', () => {
    expectAll([
      ['vegan', 'Pisto', 'zucchini, peppers, tomato, onion'],
      ['vegan', 'Mapo Tofu with Shiitake', 'tofu, shiitake, chili bean paste'],
      ['vegan', 'Kenchinjiru', 'daikon, carrot, burdock, tofu, kombu'],
      ['vegan', 'Kimbap', 'tofu, carrot, spinach, pickled radish'],
      ['vegan', 'Zeytinyağlı Lahana Sarma', 'cabbage, rice, olive oil'],
      ['vegan', 'Focaccia alla Genovese', 'olive oil, salt'],
      ['vegan', 'Fried Mushrooms', 'garlic, olive oil'],
      ['vegan', 'Gin Fizz', 'gin, lemon, sugar, soda'],
      ['vegan', 'Hennessy XO', 'cognac'],
      ['vegan', 'Acai Jelly Bowl', 'acai, banana, granola'],
      ['unsure', 'Mahshi', 'zucchini stuffed with rice, tomato and herbs'],
      ['unsure', 'Loobia Polo', 'rice, green beans, tomato'],
    ])
  })

  it('is a doubt when meat stands behind a name of the house', () => {
    expectAll([
      ['unsure', 'The Elvis', 'peanut butter, banana'],
      ['unsure', 'The Cuban', 'pickles, mustard, bread'],
      ['unsure', 'TBLT', 'lettuce, tomato, sourdough'],
      ['unsure', 'Santa Fe Salad', 'romaine, corn, black beans'],
      ['not-vegan', 'Cowgirl Beans', 'pinto beans, peppers, onion'],
      ['not-vegan', 'Ensalada Rusa', 'potato, peas, carrot'],
    ])
  })

  it('tells skewers of meat from those of vegetables, whatever stands beside them', () => {
    expectAll([
      ['not-vegan', 'Skewers', 'with chips and salad'],
      ['not-vegan', 'Brochettes', 'servies avec frites et salade'],
      ['not-vegan', 'Anticuchos', 'con papas y ají'],
      ['vegan', 'Grilled vegetable skewers'],
      ['vegan', 'Brochettes de légumes'],
      ['vegan', 'Anticuchos de champiñón', 'in panca chile, with potato and corn'],
    ])
  })

  it('tells dishes of the world', () => {
    expectAll([
      ['not-vegan', 'Plov', 'rice, carrots, chickpeas'],
      ['not-vegan', 'Olivier Salad', 'potato, carrot, peas'],
      ['not-vegan', 'Cowboy Beans'],
      ['not-vegan', 'Mapo Tofu', 'soft tofu, chili bean paste'],
      ['vegan', 'Mushroom Mapo Tofu', 'chili bean paste'],
      ['unsure', 'Tofu Larb'],
      ['unsure', 'Larb Tofu'],
      ['vegan', 'Tofu Larb', 'no fish sauce'],
      ['unsure', 'Croquetas de Setas'],
      ['unsure', 'Kimbap'],
      ['vegan', 'Vegetable Kimbap', 'carrot, cucumber'],
      ['unsure', 'Dolma'],
      ['unsure', 'Dolma', 'rice, herbs, lemon'],
      ['vegan', 'Dolma', 'rice, herbs, olive oil'],
      ['unsure', 'Leek soup'],
      ['unsure', 'Leek soup', 'leeks, potatoes'],
      ['vegan', 'Leek soup', 'leeks, potatoes, thyme'],
      ['vegan', 'Leek soup', 'leeks, potatoes, olive oil'],
      ['unsure', 'Raspberry Zorblat'],
      ['unsure', 'Gemista', 'tomatoes, rice, herbs'],
      ['vegan', 'Gemista', 'tomatoes, rice, herbs, olive oil'],
      ['unsure', 'Vegetable Lo Mein'],
      ['vegan', 'Vegetable Lo Mein', 'wheat noodles, cabbage'],
      ['unsure', 'Wontons'],
      ['not-vegan', 'Wonton soup'],
      ['unsure', 'Black Daal'],
      ['unsure', 'Japanese curry', 'potato, carrot'],
      ['unsure', 'Scallion-oil noodles'],
      ['unsure', 'Cong You Ban Mian', 'scallion oil noodles'],
      ['unsure', 'Strawberry Jelly'],
      ['vegan', 'Vegetable stir fry'],
      ['vegan', 'Hummus'],
    ])
  })
})

it('knows dishes by the names that other languages write them by', () => {
  expectAll([
    ['vegan', 'Boeboer ketan hitam', 'zwarte kleefrijst, kokosmelk'],
    ['vegan', 'Ketimun', 'komkommer in azijn'],
    ['vegan', 'Badridżani nigwzit', 'pasta orzechowa, granat'],
    ['vegan', 'Satarasch', 'geschmorte Paprika, Tomaten, Zwiebeln'],
    ['unsure', 'Satarasch'],
    ['not-vegan', 'Satarasch', 'Paprika, Tomaten, Ei'],
    ['vegan', 'Azeitona galega', 'laranja, orégãos'],
    ['vegan', 'Cebollitas cambray', 'a la parrilla, sal y limón'],
    ['vegan', 'Guacamole & nachos', 'avocado, lime'],
    ['not-vegan', 'Nachos & guacamole'],
    ['not-vegan', 'Guacamole & nachos', 'avocado, lime, melted cheese'],
    ['unsure', 'Frühlingsrollen', 'mit Gemüsefüllung'],
    ['vegan', 'Zucchini fritters', 'bound with gram flour'],
    ['unsure', 'Zucchini fritters', 'courgette, mint'],
    ['vegan', 'Tempeh z papryką i makaronem soba'],
    ['vegan', 'Coconut rice', 'coconut-flavoured rice'],
    ['vegan', 'Spicy bean jelly', 'mung bean starch jelly, chilli'],
    ['unsure', 'Raspberry jelly'],
    ['unsure', 'Jelly beans'],
    ['vegan', 'Papadum', 'oblea crujiente de lentejas'],
    ['vegan', 'Macedonia', 'frutta tagliata al momento'],
    ['not-vegan', 'Tagliata', 'rucola'],
    ['vegan', 'Fattoush', 'tomato, cucumber, flatbread shards'],
    ['vegan', 'Dolmeh barg', 'foglie di vite ripiene di riso, erbe'],
    ['unsure', 'Dolmeh barg', 'foglie di vite'],
  ])
})
