import { describe, expect, it } from 'vitest'
import { type Day, decodeWeek, encodeWeek, MAX_WEEK_LENGTH, type Week } from './week.ts'

/** Random numbers from 0 to 1, the same in every run (Park and Miller). */
function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function randomWeek(random: () => number): Week {
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const day = (): Day =>
    Array.from({ length: whole(0, 3) }, () => {
      const from = whole(0, 1439)
      return { from, to: whole(from + 1, 2880), isSure: random() < 0.8 }
    })
  // Restaurants have the same hours on most days.
  const kinds = Array.from({ length: whole(1, 3) }, day)
  const pick = () => kinds[whole(0, kinds.length - 1)] ?? []
  return { days: Array.from({ length: 7 }, pick), holidays: random() < 0.5 ? null : pick() }
}

describe('a week as text', () => {
  it('is read as it was written', () => {
    const random = makeRandom(1)
    for (let round = 0; round < 5000; round += 1) {
      const week = randomWeek(random)
      const text = encodeWeek(week)
      if (text === null) continue
      expect(text.length).toBeLessThanOrEqual(MAX_WEEK_LENGTH)
      expect(decodeWeek(text)).toEqual(week)
    }
  })

  it('keeps closed holidays and unknown holidays apart', () => {
    const closed: Week = { days: Array.from({ length: 7 }, () => []), holidays: [] }
    expect(decodeWeek(encodeWeek(closed))).toEqual(closed)
    const unsaid = { ...closed, holidays: null }
    expect(encodeWeek(unsaid)).toBe('')
    expect(decodeWeek('')).toEqual(unsaid)
  })

  it('is null when it gets too long', () => {
    const day = (at: number): Day => [
      { from: at, to: at + 100, isSure: true },
      { from: at + 200, to: at + 300, isSure: true },
      { from: at + 400, to: at + 500, isSure: true },
    ]
    const days = Array.from({ length: 7 }, (_, at) => day(at))
    expect(encodeWeek({ days, holidays: null })).toBeNull()
  })

  it.each([
    null,
    undefined,
    'week',
    'B',
    'ABB',
    'BAAB',
    'ABBKALA',
    'ABBXgLA',
    'ABBKALA!',
    'ABBuAuA',
  ])('is nothing where it reads %s', (text) => {
    const week = decodeWeek(text)
    const spans = week?.days.flat() ?? []
    expect(spans.every(({ from, to }) => from < 1440 && from < to && to <= 2880)).toBe(true)
    if (text !== 'ABBKALA') expect(week).toBeNull()
  })

  it('never throws on nonsense', () => {
    const random = makeRandom(2)
    for (let round = 0; round < 5000; round += 1) {
      const bytes = Array.from({ length: 12 }, () => 32 + Math.floor(random() * 95))
      const week = decodeWeek(String.fromCharCode(...bytes))
      expect(week === null || week.days.length === 7).toBe(true)
    }
  })
})
