import type { MarkerLabel } from '../../labels.ts'

export const LABEL_FONT_PX = 13.5
export const CAPTION_SCALE = 0.84
export const LINE_HEIGHT = 1.25
/** The padding between the text and the bubble's edge. */
export const LABEL_PADDING = { x: 11, y: 6 }
const FAMILY = 'system-ui, "Segoe UI", Roboto, sans-serif'
export const LABEL_FONTS = {
  name: `700 ${LABEL_FONT_PX}px ${FAMILY}`,
  caption: `400 ${LABEL_FONT_PX * CAPTION_SCALE}px ${FAMILY}`,
}

export interface LabelSize {
  width: number
  height: number
}

export type MeasureText = (text: string, font: string) => number

export const linesOf = (caption: string): string[] => (caption === '' ? [] : caption.split('\n'))

/** In CSS pixels, including the bubble. */
export function labelSize({ name, caption }: MarkerLabel, measure: MeasureText): LabelSize {
  const lines = linesOf(caption)
  const widths = [
    measure(name, LABEL_FONTS.name),
    ...lines.map((line) => measure(line, LABEL_FONTS.caption)),
  ]
  const text = LABEL_FONT_PX * LINE_HEIGHT * (1 + CAPTION_SCALE * lines.length)
  return {
    width: Math.max(...widths) + 2 * LABEL_PADDING.x,
    height: text + 2 * LABEL_PADDING.y,
  }
}

/** Assumes 0.6 em a letter. */
export const roughMeasure: MeasureText = (text) => text.length * LABEL_FONT_PX * 0.6

/** Measures with a canvas, and roughly where there is none. */
export function textMeasure(): MeasureText {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return roughMeasure
  return (text, font) => {
    context.font = font
    return context.measureText(text).width
  }
}
