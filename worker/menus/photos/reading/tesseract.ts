import { createOCREngine, type OCREngine } from 'tesseract-wasm'
import { type Grey, toRgba, turn } from '../picture/grey.ts'
import { findLetters } from '../picture/letters.ts'
import { level } from '../picture/level.ts'
import { toPicture, toSheets } from '../picture/sheets.ts'
import { findStrips, type Strip } from '../picture/strips.ts'
import type { Word } from './fragments.ts'
import { layOut } from './layout.ts'
import type { Recogniser, TellLines } from './recogniser.ts'

export interface TesseractParts {
  /** `tesseract-core.wasm`, compiled. */
  core: WebAssembly.Module
  /** A trained model. */
  model: ArrayBuffer
}

/** A reading this sure is not doubted; below `UNSURE` the picture may lie on its side, and below `LOST` nothing is right. */
const [SURE, UNSURE, LOST] = [0.75, 0.65, 0.4]

/** First all together, then what was passed over in smaller company. */
const STRIPS_A_SHEET = [Number.POSITIVE_INFINITY, 8, 1]
const MOST_AGAIN = 60

/** Reads with Tesseract: strip by strip of what was found to be writing, for its own idea of a page fails on photos. */
export async function openTesseract({ core, model }: TesseractParts): Promise<Recogniser> {
  const engine = await startEngine(core)
  engine.loadModel(model)
  return {
    async readLines(photo, tell = async () => {}) {
      let best = await readBothWays(engine, photo, tell)
      if (sureness(best) < UNSURE) {
        const onItsSide = await readBothWays(engine, turn(photo, 1), tell)
        if (worth(onItsSide) > worth(best)) best = onItsSide
      }
      return layOut(best)
    },
    free: () => engine.destroy(),
  }
}

/** As it stands; and on its head, when that is doubtful. */
async function readBothWays(engine: OCREngine, photo: Grey, tell: TellLines): Promise<Word[][]> {
  const picture = level(photo)
  if (picture === null) return []
  const upright = await readWords(engine, picture, tell)
  if (sureness(upright) >= SURE) return upright
  const turned = await readWords(engine, turn(picture, 2), tell)
  return worth(turned) > worth(upright) ? turned : upright
}

/** The words of each strip. Tesseract passes over some of a sheet that it reads well on another: those come again. */
async function readWords(engine: OCREngine, picture: Grey, tell: TellLines): Promise<Word[][]> {
  const lines: Word[][] = []
  const strips = findStrips(findLetters(picture))
  let unread = strips
  await tell(0, strips.length)
  for (const most of STRIPS_A_SHEET) {
    const before = lines.length
    const read = await readStrips(engine, picture, unread, most, (more) =>
      tell(before + more, strips.length),
    )
    lines.push(...read.values())
    // On its head or side little is read at all, and trying again only takes time.
    if (sureness(lines) < LOST) break
    unread = unread.filter((strip) => !read.has(strip)).slice(0, MOST_AGAIN)
  }
  return lines
}

async function readStrips(
  engine: OCREngine,
  picture: Grey,
  strips: readonly Strip[],
  most: number,
  tell: (read: number) => Promise<void>,
): Promise<Map<Strip, Word[]>> {
  const words = new Map<Strip, Word[]>()
  for (const { grey, places } of toSheets(picture, strips, most)) {
    const { width, height } = grey
    engine.loadImage({ data: toRgba(grey), width, height })
    for (const { text, confidence, rect } of engine.getTextBoxes('word')) {
      const middle = (rect.top + rect.bottom) / 2
      const place = places.find(({ top, bottom }) => middle >= top && middle <= bottom)
      if (place === undefined) continue
      const from = toPicture(place, picture, rect.left, rect.top)
      const to = toPicture(place, picture, rect.right, rect.bottom)
      const word = { text, confidence, left: from.x, top: from.y, right: to.x, bottom: to.y }
      words.set(place.strip, [...(words.get(place.strip) ?? []), word])
    }
    engine.clearImage()
    await tell(words.size)
  }
  return words
}

/** How sure the reader is of the letters that it read, 0 to 1. */
function sureness(lines: readonly (readonly Word[])[]): number {
  const letters = lines.flat().reduce((sum, { text }) => sum + text.length, 0)
  return worth(lines) / Math.max(1, letters)
}

function worth(lines: readonly (readonly Word[])[]): number {
  return lines.flat().reduce((sum, { text, confidence }) => sum + text.length * confidence ** 2, 0)
}

/**
 * The library compiles WebAssembly from bytes, which Workers refuse; it is handed a mark instead of the bytes, and the
 * mark is answered with the compiled module.
 */
async function startEngine(core: WebAssembly.Module): Promise<OCREngine> {
  // The library makes an address of a file beside it that is never fetched; a Worker's bundle is at no address.
  if (!URL.canParse('core', import.meta.url))
    Reflect.set(import.meta, 'url', 'https://worker.local')
  const mark = new ArrayBuffer(8)
  const compile = WebAssembly.instantiate
  const instantiate = async (source: unknown, imports?: WebAssembly.Imports) => {
    const isMark = source instanceof Uint8Array && source.buffer === mark
    if (!isMark) return Reflect.apply(compile, WebAssembly, [source, imports])
    return { module: core, instance: await compile.call(WebAssembly, core, imports) }
  }
  Reflect.set(WebAssembly, 'instantiate', instantiate)
  try {
    return await quietly(() => createOCREngine({ wasmBinary: mark }))
  } finally {
    Reflect.set(WebAssembly, 'instantiate', compile)
  }
}

/** The library keeps the console that it finds as it starts, and tells it of every sheet what it guesses. */
function quietly<T>(start: () => T): T {
  const { warn } = console
  console.warn = () => {}
  try {
    return start()
  } finally {
    console.warn = warn
  }
}
