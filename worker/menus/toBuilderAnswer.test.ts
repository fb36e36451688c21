import { expect, it } from 'vitest'
import { toBuilderAnswer } from './toBuilderAnswer.ts'

const BARE = { price: '', section: '', marks: [], diets: [] }

it('puts only vegan dishes into the second list, each dish with its reason', () => {
  const { predictedOptions } = toBuilderAnswer({
    items: [
      { ...BARE, name: 'Hummus', description: 'chickpeas, tahini' },
      { ...BARE, name: 'Pad thai', description: 'can be made vegan' },
      { ...BARE, name: 'Burger', description: 'beef' },
    ],
    notes: [],
    name: null,
    address: null,
    geoJson: null,
    source: 'photos',
  })
  const [others, vegan] = predictedOptions
  expect(vegan.map(({ option }) => option)).toEqual(['Hummus'])
  expect(others.map(({ reason }) => reason)).toEqual(['can be made vegan', 'beef'])
})
