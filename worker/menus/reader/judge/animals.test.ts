import { expect, it } from 'vitest'
import { lexicon, type Term } from '../languages/lexicon.ts'
import { NO_CONTEXT } from './context/menuContext.ts'
import { judgeDish } from './judgeDish.ts'
import { judgeMenu } from './judgeMenu.ts'
import { verdictOf } from './testing/verdicts.ts'

/** What means an animal food in every language that has the word. */
const ANIMALS = [...lexicon().terms].filter(([, term]) => isAnimal(term)).map(([words]) => words)

function isAnimal({ entry, next }: Term): boolean {
  return entry.role === 'animal' && (next === null || isAnimal(next))
}

const DISHES: readonly (readonly [name: string, description: string])[] = [
  ['@', ''],
  ['Tofu with @', 'tofu, kale'],
  ['@ salad', 'lettuce, tomato'],
  ['Vegan burger', 'lentil patty, @, tomato'],
  ['Burger with vegan mayo and @', 'lentil patty'],
  ['Bowl', 'Quinoa, kale, topped with @. Vegan cheese.'],
  ['@ (VE)', 'tofu'],
  ['Bean chili', 'No dairy. Served with @'],
  ['THE GARDEN', 'KALE, @, QUINOA'],
]

it('never predicts as vegan a dish that names an animal food', () => {
  const items = ANIMALS.flatMap((animal) =>
    DISHES.map(([name, description]) => ({
      name: name.replace('@', animal),
      description: description.replace('@', animal),
      price: '',
      section: '',
      marks: [],
      diets: [],
    })),
  )
  expect(ANIMALS.length).toBeGreaterThan(2000)
  const vegan = items.filter((item) => judgeDish(item, NO_CONTEXT).verdict === 'vegan')
  expect(vegan).toEqual([])
})

it('not even where the mark or the whole menu says vegan', () => {
  const items = ANIMALS.map((name) => ({
    name,
    description: '',
    price: '',
    section: 'Vegan',
    marks: ['VE'],
    diets: ['VeganDiet'],
  }))
  const notes = [
    { text: 'VE = vegan', section: '' },
    { text: '100% vegan', section: '' },
  ]
  const judged = judgeMenu({ items, notes })
  expect(judged.filter(({ verdict }) => verdict === 'vegan')).toEqual([])
  expect(judged).toHaveLength(ANIMALS.length)
})

it('knows cuts, small fish and dishes of meat by their names alone', () => {
  const names = [
    ...['Geflügel', 'Perlhuhn', 'Schäufele', 'Rippchen', 'Flusskrebse', 'Pommes rot-weiß'],
    ...['Paupiettes', 'Jambonneau', 'Gibier', 'Merlan', 'Praires', 'Brochettes', 'Galette jambon'],
    ...['Costata', 'Stinco', 'Braciole', 'Scorfano', 'Frittura mista', 'Spaghetti con i lupini'],
    ...[
      'Alitas',
      'Pecho',
      'Muslitos',
      'Matambre',
      'Coquinas',
      'Chaufa',
      'Tequeños',
      'Hamburguesas',
    ],
    ...['Febras', 'Entremeada', 'Chanfana', 'Filé', 'Santola', 'Caracoletas'],
    ...['Karbonade', 'Hazenpeper', 'Bamischijf', 'Sliptong', 'Snoekbaars', 'Vidée', 'Friet met'],
    ...['Udka', 'Sznycel', 'Zimne nóżki', 'Flądra', 'Śledzik', 'Galaretka'],
    ...['Huss', 'Greek fries', 'Veggie gyro', 'Mac n cheez', 'BBQ'],
  ]
  const verdicts = names.map((name) => [name, verdictOf(name)])
  expect(verdicts.filter(([, verdict]) => verdict === 'vegan')).toEqual([])
  expect(verdictOf('BBQ', '', { section: 'ALITAS' })).toBe('not-vegan')
  expect(verdictOf('Spaghetti al filetto di pomodoro')).toBe('vegan')
  expect(verdictOf('Hummus di lupini')).toBe('vegan')
  expect(verdictOf('Heinz baked beans')).toBe('vegan')
})
