export type Level = 'easy' | 'medium' | 'hard'

/** How one photo of a card is made: how the card is printed, and how the camera sees it. */
export interface Shot {
  card: string
  level: Level
  /** Not used while the reader was written; measured separately. */
  isHeldBack: boolean
  /** The photo's size in pixels. */
  size: readonly [width: number, height: number]
  /** Class names of `sheet.ts` for the print. */
  print: string
  /** The font size of dishes in pixels. */
  type: number
  font: string
  /** The font of the headings, if they have their own. */
  headings?: string
  /** CSS transform of the card before the camera. */
  pose: string
  /** CSS backgrounds multiplied over it: shadow and glare. */
  light: string
  blurPx: number
  /** The strength of the grain, 0 to 1. */
  grain: number
  /** 1 keeps the contrast. */
  contrast: number
  /** The rotation of the finished photo in degrees: 0 or 180. */
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

/** What a row does not give is as in `PLAIN`. */
const ROWS: readonly (Omit<Shot, keyof typeof PLAIN> & Partial<Shot>)[] = [
  { card: 'trattoria', level: 'easy', print: 'below', type: 26, font: 'Liberation Serif' },
  { card: 'diner', level: 'easy', print: 'below two', type: 23, font: 'Open Sans' },
  {
    card: 'taqueria',
    level: 'easy',
    print: 'below dots',
    type: 25,
    font: 'DejaVu Sans',
    quality: 45,
  },
  {
    card: 'cafe',
    level: 'easy',
    isHeldBack: true,
    print: 'below',
    type: 25,
    font: 'URW Bookman',
    pose: 'rotate(1deg)',
  },
  {
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
  {
    card: 'osteria',
    level: 'easy',
    print: 'below dots',
    type: 28,
    font: 'Liberation Serif',
    size: [1240, 1754],
  },
  {
    card: 'mezzebar',
    level: 'easy',
    print: 'beside middots',
    type: 33,
    font: 'Lato',
    size: [1240, 1754],
    quality: 80,
  },
  {
    card: 'brunch',
    level: 'easy',
    print: 'below dotted lined',
    type: 30,
    font: 'Montserrat',
    size: [1240, 1754],
  },
  {
    card: 'canteen',
    level: 'easy',
    isHeldBack: true,
    print: 'below close-dots',
    type: 25,
    font: 'DejaVu Serif',
    pose: 'rotate(0.7deg)',
  },
  {
    card: 'tiffin',
    level: 'medium',
    print: 'below two dots',
    type: 16,
    font: 'Liberation Sans',
    size: [1000, 1000],
    headings: 'Dancing Script',
  },
  {
    card: 'wokhouse',
    level: 'medium',
    print: 'beside three close-dots boxed',
    type: 17,
    font: 'Roboto Condensed',
    size: [1400, 1100],
    pose: 'rotate(-1deg)',
    light: VIGNETTE,
  },
  {
    card: 'taproom',
    level: 'medium',
    print: 'below dark ruled capitals',
    type: 23,
    font: 'Oswald',
    pose: 'rotate(2deg)',
    grain: 0.08,
    blurPx: 0.4,
  },
  {
    card: 'grandcafe',
    level: 'medium',
    isHeldBack: true,
    print: 'below two dots framed',
    type: 17,
    font: 'Lato',
    size: [1300, 1000],
    headings: 'Playfair Display',
    pose: 'perspective(1900px) rotateX(8deg) rotate(-1deg)',
    light: SHADOW,
  },
  {
    card: 'bistro',
    level: 'hard',
    print: 'centred framed light-type',
    type: 27,
    font: 'Dancing Script',
    pose: 'rotate(3deg)',
    light: VIGNETTE,
    grain: 0.1,
    blurPx: 0.5,
  },
  {
    card: 'vinyl',
    level: 'hard',
    print: 'below dark',
    type: 25,
    font: 'Caveat',
    pose: 'perspective(1700px) rotateY(12deg) rotate(-3deg)',
    grain: 0.12,
    blurPx: 0.5,
  },
  {
    card: 'crete',
    level: 'hard',
    print: 'below three dots',
    type: 19,
    font: 'Cormorant Garamond',
    size: [1500, 1200],
    pose: 'perspective(1900px) rotateX(12deg) rotate(2deg)',
    light: `${SHADOW}, ${HAND}`,
    grain: 0.08,
    blurPx: 0.4,
  },
  {
    card: 'saigon',
    level: 'hard',
    isHeldBack: true,
    print: 'below two dashes',
    type: 18,
    font: 'Josefin Sans',
    headings: 'Special Elite',
    size: [1200, 1500],
    pose: 'perspective(1800px) rotateY(-14deg) rotate(4deg)',
    light: VIGNETTE,
    grain: 0.15,
    blurPx: 0.6,
    contrast: 0.8,
    quality: 50,
  },
]

export const SHOTS: readonly Shot[] = ROWS.map((row) => ({ ...PLAIN, ...row }))
