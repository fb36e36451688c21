import { expect, test } from 'vitest'
import css from './tokens.css?raw'

/** A theme's colours by name; the first value of light-dark() is for the light theme. */
function coloursOf(theme: 'light' | 'dark'): Map<string, string> {
  const pairs = css.matchAll(/(--[\w-]+): light-dark\((#\w+), (#\w+)\);/g)
  return new Map(
    [...pairs].map(([, name = '', light = '', dark = '']) => [
      name,
      theme === 'light' ? light : dark,
    ]),
  )
}

function channel(value: number): number {
  const part = value / 255
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** WCAG 2's relative luminance of #rrggbb. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (bright + 0.05) / (dim + 0.05)
}

const TEXTS = ['text', 'muted', 'brand-text', 'live', 'danger'].map((name) => `--color-${name}`)
const DIETS = ['vegan', 'vegetarian', 'options', 'unconfirmed'].map((name) => `--diet-${name}`)
const GROUNDS = ['--color-bg', '--color-surface', '--color-raised']
const PAIRS: [string, string, number][] = [
  ...[...TEXTS, ...DIETS].flatMap((text) =>
    GROUNDS.map((ground): [string, string, number] => [text, ground, 4.5]),
  ),
  ['--color-on-brand', '--color-brand', 4.5],
  ['--color-on-brand', '--color-brand-strong', 4.5],
  ['--color-brand-text', '--color-brand-soft', 4.5],
  ['--color-text', '--color-brand-soft', 4.5],
  ['--color-live', '--color-live-soft', 4.5],
  ...GROUNDS.flatMap((ground): [string, string, number][] => [
    ['--color-focus', ground, 3],
    ['--color-control-line', ground, 3],
    ['--color-star', ground, 3],
  ]),
]

test.each(['light', 'dark'] as const)(
  'every text and every ring of the %s theme stands out from its ground',
  (theme) => {
    const colours = coloursOf(theme)
    expect(colours.size).toBeGreaterThan(20)
    const faint = PAIRS.filter(
      ([text, ground, least]) =>
        contrast(colours.get(text) ?? '#000000', colours.get(ground) ?? '#000000') < least,
    )
    expect(faint).toEqual([])
  },
)
