import { describe, expect, it } from 'vitest'
import { extractLines } from './extractLines.ts'
import type { PlacedText } from './layout/placedText.ts'

const line = (text: string, x0: number, x1: number, y: number, height = 20): PlacedText => ({
  text,
  x0,
  x1,
  y,
  height,
})
const read = (lines: PlacedText[]) =>
  extractLines(lines).items.map(({ section, name, description, price }) => [
    section,
    name,
    description,
    price,
  ])

describe('extractLines', () => {
  it('reads dishes with the lines below them, under larger headings', () => {
    expect(
      read([
        line('Starters', 0, 120, 0, 36),
        line('Tomato Soup', 20, 160, 60),
        line('6.50', 560, 600, 60),
        line('basil oil, croutons', 20, 200, 84, 15),
        line('Green Salad', 20, 150, 130),
        line('7.00', 560, 600, 130),
        line('Mains', 0, 90, 180, 36),
        line('Lentil Curry', 20, 170, 240),
        line('12.00', 550, 600, 240),
      ]),
    ).toEqual([
      ['Starters', 'Tomato Soup', 'basil oil, croutons', '6.50'],
      ['Starters', 'Green Salad', '', '7.00'],
      ['Mains', 'Lentil Curry', '', '12.00'],
    ])
  })

  it('reads column after column', () => {
    const column = (x: number, dishes: string[]) =>
      dishes.map((text, at) => line(text, x, x + 200, at * 40))
    const left = column(0, [
      'Tomato Soup 5.00',
      'Leek Soup 5.50',
      'Bean Soup 6.00',
      'Pea Soup 5.00',
    ])
    const right = column(300, [
      'Rice Bowl 9.00',
      'Tofu Bowl 9.50',
      'Bean Bowl 9.00',
      'Kale Bowl 8.00',
    ])
    const names = read([...right, ...left]).map(([, name]) => name)
    expect(names.slice(0, 5)).toEqual([
      'Tomato Soup',
      'Leek Soup',
      'Bean Soup',
      'Pea Soup',
      'Rice Bowl',
    ])
  })

  it('takes numbers at one edge for prices whose point was lost', () => {
    const dishes = ['Pulled Pork 1500', 'Baby Back Ribs 1900', 'Hot Links 1300', 'Bean Stew 900']
    const found = read(dishes.map((text, at) => line(text, 10, 500 + (at % 2), at * 30)))
    expect(found.map(([, name]) => name)).toEqual([
      'Pulled Pork',
      'Baby Back Ribs',
      'Hot Links',
      'Bean Stew',
    ])
  })

  it('finds no dishes on a sheet of something else', () => {
    expect(read([line('Invoice 2291', 0, 200, 0), line('Total 19.00', 0, 200, 30)])).toEqual([])
  })
})
