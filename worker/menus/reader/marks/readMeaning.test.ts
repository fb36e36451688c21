import { expect, it } from 'vitest'
import { isVeganHeading } from '../judge/veganHeading.ts'
import { LANGUAGES } from '../languages/languages.ts'
import { splitList } from '../languages/readWords.ts'
import { maySpeakOfDiet, meaningOfWords } from './readMeaning.ts'

it('looks closer at every phrase by which a language says vegan, vegetarian or of plants', () => {
  const phrases = LANGUAGES.flatMap(({ grammar }) =>
    grammar === null
      ? []
      : [
          ...[grammar.vegan, grammar.vegetarian],
          ...[grammar.talk.plantBased, grammar.talk.animalProducts],
        ].flatMap(splitList),
  )

  expect(phrases.length).toBeGreaterThan(100)
  expect(phrases.filter((phrase) => !maySpeakOfDiet(phrase))).toEqual([])
})

it('looks no closer at a dish that names no diet', () => {
  expect(maySpeakOfDiet('Roast potatoes, rosemary and garlic')).toBe(false)
})

it.each(['Vegan dishes are marked', 'Vegane Gerichte sind gekennzeichnet'])(
  'takes “%s” for words about other dishes',
  (text) => {
    expect(meaningOfWords(text)).toBeNull()
  },
)

it('calls no heading vegan that says the contrary', () => {
  expect(['Non-vegan', 'Not vegan', 'Vegan'].filter(isVeganHeading)).toEqual(['Vegan'])
})
