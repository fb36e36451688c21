import { describe, expect, it } from 'vitest'
import type { MenuItem } from '../../../worker/menus/reader/menu.ts'
import { readCard } from './cards.ts'
import { compare } from './compare.ts'
import { SHOTS } from './shots.ts'

const dish = (name: string, price: string): MenuItem => ({
  name,
  price,
  description: '',
  section: '',
  marks: [],
  diets: [],
})

describe('the photos of the benchmark', () => {
  it('forgive a letter in eight, count each dish once and tell what was invented', () => {
    const card = {
      title: '',
      notes: [],
      sections: [
        { title: '', items: [{ name: 'Crème Brûlée', description: '', price: '9', mark: '' }] },
      ],
    }
    const read = [dish('Creme Brulee', '9'), dish('Creme Brulec', '9'), dish('Parking', '')]
    const { found, printed, priced, invented } = compare(card, read)
    expect([found, printed, priced]).toEqual([1, 1, 1])
    expect(invented).toEqual(['Creme Brulec', 'Parking'])
  })

  it('are four of each level, a third of all held back', () => {
    expect(SHOTS).toHaveLength(12)
    expect(SHOTS.filter(({ isHeldBack }) => isHeldBack)).toHaveLength(4)
    for (const { card } of SHOTS) {
      const dishes = readCard(card).sections.flatMap(({ items }) => items)
      expect(dishes.length, card).toBeGreaterThan(10)
      expect(
        dishes.every(({ name, price }) => name !== '' && price !== ''),
        card,
      ).toBe(true)
    }
  })
})
