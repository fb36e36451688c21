import { describe, expect, it } from 'vitest'
import type { Word } from './fragments.ts'
import { layOut } from './layout.ts'

/** Words of a line, each ten pixels a letter, from x on; `y` is the middle. */
function line(text: string, x: number, y: number): Word[] {
  let left = x
  return text.split(' ').map((word) => {
    const from = left
    left += word.length * 10 + 8
    return { text: word, confidence: 0.9, left: from, right: left - 8, top: y - 10, bottom: y + 10 }
  })
}

const texts = (words: Word[][]) => layOut(words).map(({ text }) => text)

describe('the layout of a photo', () => {
  it('puts a price that stands far off into the line of its name', () => {
    expect(texts([line('9.50', 700, 103), line('Lentil Stew', 0, 100)])).toEqual([
      'Lentil Stew 9.50',
    ])
  })

  it('reads one column after the other, and titles across before both', () => {
    const words = [line('The Green Fork has a long name', 150, 20)]
    for (let i = 0; i < 5; i += 1) {
      const y = 100 + i * 40
      words.push(line(`Left dish${i}`, 0, y), line('5.00', 250, y))
      words.push(line(`Right dish${i}`, 400, y), line('6.00', 650, y))
    }
    expect(texts(words)).toEqual([
      'The Green Fork has a long name',
      ...[0, 1, 2, 3, 4].map((i) => `Left dish${i} 5.00`),
      ...[0, 1, 2, 3, 4].map((i) => `Right dish${i} 6.00`),
    ])
  })

  it('finds columns that lean', () => {
    const words: Word[][] = []
    for (let i = 0; i < 8; i += 1) {
      const y = i * 60
      words.push(line(`Left leaning${i}`, y * 0.1, y), line(`Right leaning${i}`, 180 + y * 0.1, y))
    }
    expect(texts(words)[1]).toBe('Left leaning1')
    expect(texts(words)[8]).toBe('Right leaning0')
  })

  it('leaves out dots that lead to a price, and dirt', () => {
    const dirt = line('xq', 300, 100).map((word) => ({ ...word, confidence: 0.1 }))
    const words = [...line('Soup ........ 4.00', 0, 100), ...dirt]
    expect(texts([words])).toEqual(['Soup 4.00'])
  })

  it('reads a doubled code as one letter', () => {
    expect(texts([line('Tofu Pho (Vv)', 0, 0)])).toEqual(['Tofu Pho (V)'])
  })

  it('is empty for nothing', () => {
    expect(layOut([])).toEqual([])
  })
})
