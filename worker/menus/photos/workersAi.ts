import { trimEnd, trimStart } from '../../contract/trim.ts'
import type { PlacedText } from '../reader/extract/layout/placedText.ts'
import type { Grey } from '../reader/photos/picture/grey.ts'
import { scaleTo } from '../reader/photos/picture/scale.ts'
import type { Recogniser } from './recogniser.ts'

const MODEL = '@cf/meta/llama-3.2-11b-vision-instruct'
const PROMPT =
  'Copy every line of text on this menu, in reading order, one column after the other. A dish, its codes and its price ' +
  'stand on one line. Copy exactly, add nothing, leave nothing out, and write only the text.'
const MAX_TOKENS = 3000
/** The model sees no more than this. */
const SEEN_PIXELS = 1_500_000
const LINE_HEIGHT = 20

/** Reads with a vision model of Workers AI; when that fails, `standIn` reads. */
export function openWorkersAi(
  ai: Pick<Ai, 'run'>,
  encode: (photo: Grey) => Promise<Uint8Array>,
  standIn: () => Promise<Recogniser>,
): Recogniser {
  let opened: Promise<Recogniser> | null = null
  return {
    async readLines(photo, tell) {
      try {
        const image = [...(await encode(scaleTo(photo, SEEN_PIXELS, 1)))]
        const answer = await ai.run(MODEL, { prompt: PROMPT, image, max_tokens: MAX_TOKENS })
        const lines = toLines(answer.response ?? '')
        if (lines.length > 0) return lines
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown'
        console.warn(JSON.stringify({ event: 'photo_model_failed', error: reason }))
      }
      opened ??= standIn()
      return (await opened).readLines(photo, tell)
    },
    free: () => void opened?.then((recogniser) => recogniser.free()).catch(() => {}),
  }
}

/** The model gives text without positions, so each line is placed below the previous one. */
function toLines(text: string): PlacedText[] {
  return text
    .split('\n')
    .map((line) => trimEnd(trimStart(line, '*#>-'), '*'))
    .filter((line) => line !== '')
    .map((line, i) => ({
      text: line,
      x0: 0,
      x1: line.length * (LINE_HEIGHT / 2),
      y: i * LINE_HEIGHT * 1.5,
      height: LINE_HEIGHT,
    }))
}
