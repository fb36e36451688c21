import { describe, expect, it } from 'vitest'
import type { MenuItem, ReadMenu } from '../menu.ts'
import { extractMarkdown } from './extractMarkdown.ts'
import { writeMarkdown } from './writeMarkdown.ts'

const dish = (name: string, more: Partial<MenuItem> = {}): MenuItem => ({
  name,
  description: '',
  price: '',
  section: '',
  marks: [],
  diets: [],
  ...more,
})

describe('writeMarkdown', () => {
  it('writes what extractMarkdown reads back', () => {
    const menu: ReadMenu = {
      items: [
        dish('House Bread', { price: '$4' }),
        dish('Pad *Thai* Deluxe', {
          description: 'rice noodles, tofu – 100% good',
          price: 'S 8 / L 12',
          section: 'Mains',
          marks: ['VG', 'GF'],
        }),
        dish('Soup', { section: 'Mains' }),
      ],
      notes: [
        { text: 'VG = vegan', section: '' },
        { text: 'Served with rice', section: 'Mains' },
      ],
    }
    const { items, notes } = extractMarkdown(writeMarkdown(menu))
    expect(items).toEqual(menu.items)
    expect(notes).toEqual(menu.notes)
  })

  it('is empty for a menu without dishes', () => {
    expect(writeMarkdown({ items: [], notes: [{ text: 'VG = vegan', section: '' }] })).toBe('')
  })

  it('stays within 32 KiB', () => {
    const items = Array.from({ length: 3000 }, (_, i) =>
      dish(`Crème ${i}`, { description: 'x'.repeat(90) }),
    )
    const text = writeMarkdown({ items, notes: [] })
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(32 * 1024)
    expect(extractMarkdown(text).items.length).toBeGreaterThan(1000)
  })
})
