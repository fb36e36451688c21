import { describe, expect, it } from 'vitest'
import { splitMarks } from './splitMarks.ts'

describe('splitMarks', () => {
  it.each([
    ['Tomato Soup (V)', 'Tomato Soup', ['V']],
    ['Chana Masala [VE, GF]', 'Chana Masala', ['VE', 'GF']],
    ['Pad Thai 🌱', 'Pad Thai', ['🌱']],
    ['Ⓥ Lentil Pie', 'Lentil Pie', ['Ⓥ']],
    ['Garlic Bread VG', 'Garlic Bread', ['VG']],
    ['Tofu Bowl VE GF', 'Tofu Bowl', ['VE', 'GF']],
    ['Brownie - vegan', 'Brownie', ['vegan']],
    ['Feldsalat (1,2,a)', 'Feldsalat', ['1', '2', 'a']],
    ['Soup (v) of the day', 'Soup of the day', ['v']],
    ['vegan', '', ['vegan']],
    ['A,C,G · 1,19*', '', ['A', 'C', 'G', '1', '19']],
    ['G · 2', '', ['G', '2']],
    ['Vegan, GF, kosher, halal', '', ['Vegan', 'GF', 'kosher', 'halal']],
    ['1, 3, 7', '', ['1', '3', '7']],
    // One offer, and not the mark of a vegan dish beside another.
    ['Quiche (vegan & gluten free options)', 'Quiche', ['vegan & gluten free options']],
    ['Curry (v/ve, gf)', 'Curry', ['v/ve', 'gf']],
    ['Curry VE/GF', 'Curry', ['VE', 'GF']],
    ['Zupa wegetariańska/wegańska', 'Zupa', ['wegetariańska/wegańska']],
  ])('takes the marks off "%s"', (text, name, marks) => {
    expect(splitMarks(text)).toEqual({ text: name, marks })
  })

  it.each([
    'Egg Roll (2)',
    'Taco(s)',
    'Vegetarian Burger',
    'MIXED VEG',
    'Vegan Cheese Toast',
    'Curry (chickpeas, rice)',
    '1, 2',
    'M / L',
  ])('leaves "%s" as it is', (text) => {
    expect(splitMarks(text)).toEqual({ text, marks: [] })
  })
})
