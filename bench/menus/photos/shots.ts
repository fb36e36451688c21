export type Level = 'easy' | 'medium' | 'hard'

/** How one photo of a card is made: how the card is printed, and how the camera saw it. */
export interface Shot {
  card: string
  level: Level
  /** Not looked at while the reading was written: measured apart. */
  isHeldBack: boolean
  /** Of the photo, in pixels. */
  size: readonly [width: number, height: number]
  /** Class names of `sheet.css.ts`: how it is printed. */
  print: string
  /** Pixels of a line of a dish. */
  type: number
  font: string
  /** CSS transform of the card before the camera. */
  pose: string
  /** CSS backgrounds laid over it, multiplied: shadow and glare. */
  light: string
  blurPx: number
  /** 0 to 1: how much of the picture is grain. */
  grain: number
  /** 1 keeps the contrast. */
  contrast: number
  /** Degrees that the finished photo is turned: 0 or 180. */
  turned: 0 | 180
  quality: number
}

const PLAIN = {
  isHeldBack: false,
  size: [1200, 1600],
  pose: 'none',
  light: 'none',
  blurPx: 0,
  grain: 0,
  contrast: 1,
  turned: 0,
  quality: 62,
} as const

const SHADOW = 'linear-gradient(115deg, #fff 30%, #777 62%, #999 75%, #ddd)'
const VIGNETTE = 'radial-gradient(ellipse at 35% 30%, #fff 30%, #888 80%, #555)'
const HAND = 'radial-gradient(ellipse 60% 38% at 80% 88%, #5a5550 60%, #fff 100%)'

export const SHOTS: readonly Shot[] = [
  {
    ...PLAIN,
    card: 'trattoria',
    level: 'easy',
    print: 'below',
    type: 26,
    font: 'Liberation Serif',
  },
  { ...PLAIN, card: 'diner', level: 'easy', print: 'below two', type: 23, font: 'Open Sans' },
  {
    ...PLAIN,
    card: 'taqueria',
    level: 'easy',
    print: 'below dots',
    type: 25,
    font: 'DejaVu Sans',
    quality: 45,
  },
  {
    ...PLAIN,
    card: 'cafe',
    level: 'easy',
    isHeldBack: true,
    print: 'below',
    type: 25,
    font: 'URW Bookman',
    pose: 'rotate(1deg)',
  },
  {
    ...PLAIN,
    card: 'pub',
    level: 'medium',
    print: 'below',
    type: 22,
    font: 'P052',
    pose: 'rotate(-3deg)',
    light: VIGNETTE,
    grain: 0.12,
    blurPx: 0.4,
  },
  {
    ...PLAIN,
    card: 'noodle',
    level: 'medium',
    print: 'below dark',
    type: 24,
    font: 'Nimbus Sans',
    pose: 'rotate(1.5deg)',
    grain: 0.1,
    blurPx: 0.3,
  },
  {
    ...PLAIN,
    card: 'curry',
    level: 'medium',
    print: 'beside two',
    type: 21,
    font: 'Liberation Sans',
    pose: 'perspective(1800px) rotateX(14deg)',
    light: SHADOW,
    turned: 180,
  },
  {
    ...PLAIN,
    card: 'mezze',
    level: 'medium',
    isHeldBack: true,
    print: 'below two',
    type: 22,
    font: 'C059',
    pose: 'perspective(1900px) rotateY(-12deg) rotate(2deg)',
    light: VIGNETTE,
    grain: 0.1,
    blurPx: 0.3,
  },
  {
    ...PLAIN,
    card: 'pizzeria',
    level: 'hard',
    print: 'below two',
    type: 19,
    font: 'Liberation Serif',
    pose: 'perspective(1700px) rotateX(20deg) rotate(-5deg)',
    light: `${SHADOW}, ${HAND}`,
    grain: 0.2,
    blurPx: 0.7,
    contrast: 0.75,
    quality: 40,
  },
  {
    ...PLAIN,
    card: 'bbq',
    level: 'hard',
    print: 'below dark',
    type: 20,
    font: 'Liberation Sans Narrow',
    pose: 'perspective(1700px) rotateY(18deg) rotate(6deg)',
    light: VIGNETTE,
    grain: 0.22,
    blurPx: 0.7,
    quality: 40,
  },
  {
    ...PLAIN,
    card: 'brasserie',
    level: 'hard',
    isHeldBack: true,
    print: 'centred',
    type: 20,
    font: 'P052',
    pose: 'perspective(1500px) rotateX(18deg) rotateY(8deg) rotate(-4deg)',
    light: `${HAND}, ${VIGNETTE}`,
    grain: 0.2,
    blurPx: 0.7,
    contrast: 0.7,
    quality: 40,
  },
  {
    ...PLAIN,
    card: 'vegan',
    level: 'hard',
    isHeldBack: true,
    print: 'below two dark',
    type: 19,
    font: 'URW Gothic',
    pose: 'perspective(1800px) rotateX(12deg) rotate(7deg)',
    light: SHADOW,
    grain: 0.2,
    blurPx: 0.6,
    turned: 180,
    quality: 40,
  },
]
