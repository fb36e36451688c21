import type { Diet } from '../../worker/contract/diet.ts'
import type { Theme } from './engine.ts'
import type { Paint } from './markers/parts.ts'

/**
 * The map's colours, because canvas and WebGL cannot read CSS variables. Those of the diet levels, the accent and the brand equal
 * those in styles/tokens.css.
 */
export interface Palette {
  water: string
  land: string
  coast: string
  river: string
  country: string
  state: string
  county: string
  nameOfCountry: string
  nameOfState: string
  nameOfTown: string
  /** The halo behind names on the basemap. */
  halo: string
  /** The background and text of a label. */
  bubble: string
  bubbleLine: string
  text: string
  muted: string
  diets: Record<Diet, string>
  /** The rim of a marker and the sign inside it. */
  rim: string
  sign: string
  live: string
  cluster: string
  clusterHalo: string
  clusterText: string
  here: string
}

const light: Palette = {
  water: '#cbdde4',
  land: '#f8f4ea',
  coast: '#aac4cf',
  river: '#bfd5de',
  country: '#b3a78f',
  state: '#cdc2ac',
  county: '#e3dac6',
  nameOfCountry: '#8b8168',
  nameOfState: '#a0967f',
  nameOfTown: '#4d4a40',
  halo: '#fbf8f1',
  bubble: '#ffffff',
  bubbleLine: '#ded6c5',
  text: '#1d2b22',
  muted: '#5c665d',
  diets: {
    vegan: '#1d6b40',
    vegetarian: '#58650c',
    options: '#80510a',
    unconfirmed: '#5d6360',
  },
  rim: '#ffffff',
  sign: '#ffffff',
  live: '#d4490f',
  cluster: '#1d5a3a',
  clusterHalo: '#1d5a3a',
  clusterText: '#ffffff',
  here: '#2266c4',
}

const dark: Palette = {
  water: '#0f191e',
  land: '#1e2823',
  coast: '#35474b',
  river: '#16252b',
  country: '#596355',
  state: '#3d4840',
  county: '#2b352f',
  nameOfCountry: '#8d9685',
  nameOfState: '#727c6f',
  nameOfTown: '#c3c9bb',
  halo: '#18211d',
  bubble: '#27322c',
  bubbleLine: '#465349',
  text: '#f2f1e8',
  muted: '#b3bcb0',
  diets: {
    vegan: '#86d9a3',
    vegetarian: '#cdd56d',
    options: '#efbd74',
    unconfirmed: '#b4bcb7',
  },
  rim: '#111a15',
  sign: '#10281b',
  live: '#ffa26b',
  cluster: '#8ed3a8',
  clusterHalo: '#8ed3a8',
  clusterText: '#0d2016',
  here: '#6aa8ff',
}

const palettes: Record<Theme, Palette> = { light, dark }

export const paletteOf = (theme: Theme): Palette => palettes[theme]

/** The colour of a marker's part. */
export const paintOf = (palette: Palette, paint: Paint, diet: Diet): string =>
  paint === 'level' ? palette.diets[diet] : palette[paint]
