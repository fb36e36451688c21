import { describe, expect, it } from 'vitest'
import { nameLikeness } from './nameLikeness.ts'

describe('nameLikeness', () => {
  it.each([
    ['The Green Fork', 'green fork'],
    ['Café Fleuri', 'CAFE FLEURI'],
    ["Joe's", 'Joes'],
    ['Joe’s', 'Joe`s'],
    ["O'Neill", 'ONeill'],
    ['Salt & Pepper', 'Salt and Pepper'],
    ['Rock n Bowl', "Rock 'n' Bowl"],
    ['Greenfork', 'Green Fork'],
    ['Smørrebrød', 'smorrebrod'],
    ['豆腐屋', '豆腐屋'],
  ])('says that %s and %s are the same', (one, other) => {
    expect(nameLikeness(one, other)).toBe(3)
  })

  it.each([
    ['Wagamama', 'Wagamamma'],
    ['Veggie Galaxy', 'Vegie Galxy'],
    ['Chipotle', 'Chipolte'],
  ])('says that %s may be %s misspelled', (one, other) => {
    expect(nameLikeness(one, other)).toBe(2)
    expect(nameLikeness(other, one)).toBe(2)
  })

  it.each([
    ['Veggie Galaxy', 'Veggie Galaxy Cambridge'],
    ["Joe's Pizza", 'Joes'],
  ])('says that %s may be %s in other words', (one, other) => {
    expect(nameLikeness(one, other)).toBe(1)
    expect(nameLikeness(other, one)).toBe(1)
  })

  it.each([
    ['Cafe', 'Green Cafe'],
    ['Vegan Kitchen', 'Vegan Kitchen Lotus'],
    ['Thai Basil', 'Thai Garden'],
    ['Bali', 'Mali'],
    ['Pho 1', 'Pho 2'],
    ['', 'Cafe'],
    ['!!!', '???'],
    ['Lotus', 'Locust'],
  ])('does not take %s for %s', (one, other) => {
    expect(nameLikeness(one, other)).toBe(0)
  })
})
