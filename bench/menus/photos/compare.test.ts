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

  it('are eight of each level, of which two or three are held back', () => {
    for (const level of ['easy', 'medium', 'hard'] as const) {
      const shots = SHOTS.filter((shot) => shot.level === level)
      expect(shots).toHaveLength(8)
      const held = shots.filter(({ isHeldBack }) => isHeldBack)
      expect([2, 3]).toContain(held.length)
    }
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
