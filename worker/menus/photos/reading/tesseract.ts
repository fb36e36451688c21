import { createOCREngine, layoutFlags, type OCREngine } from 'tesseract-wasm'
import { develop } from '../picture/develop.ts'
import { type Grey, toRgba, turn } from '../picture/grey.ts'
import type { Word } from './fragments.ts'
import { layOut } from './layout.ts'
import type { Recogniser } from './recogniser.ts'

export interface TesseractParts {
  /** `tesseract-core.wasm`, compiled. */
  core: WebAssembly.Module
  /** A trained model. */
  model: ArrayBuffer
}

/** A reading this sure is not doubted: the picture does not stand on its head. */
const SURE = 0.75

/** Reads with Tesseract, from a photo that was developed for it. */
export async function openTesseract({ core, model }: TesseractParts): Promise<Recogniser> {
  const engine = await startEngine(core)
  engine.loadModel(model)
  return {
    async readLines(photo) {
      const sheet = develop(photo)
      if (sheet === null) return []
      const words = readWords(engine, sheet)
      if (sureness(words) >= SURE) return layOut(words)
      const turned = readWords(engine, turn(sheet, 2))
      return layOut(worth(turned) > worth(words) ? turned : words)
    },
    free: () => engine.destroy(),
  }
}

/** Line by line. */
function readWords(engine: OCREngine, sheet: Grey): Word[][] {
  const { width, height } = sheet
  engine.loadImage({ data: toRgba(sheet), width, height })
  const lines: Word[][] = []
  for (const { text, confidence, rect, flags } of engine.getTextBoxes('word')) {
    if ((flags & layoutFlags.StartOfLine) !== 0 || lines.length === 0) lines.push([])
    lines.at(-1)?.push({ text, confidence, ...rect })
  }
  engine.clearImage()
  return lines
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
  const mark = new ArrayBuffer(8)
  const compile = WebAssembly.instantiate
  const instantiate = async (source: unknown, imports?: WebAssembly.Imports) => {
    const isMark = source instanceof Uint8Array && source.buffer === mark
    if (!isMark) return Reflect.apply(compile, WebAssembly, [source, imports])
    return { module: core, instance: await compile.call(WebAssembly, core, imports) }
  }
  Reflect.set(WebAssembly, 'instantiate', instantiate)
  try {
    return await createOCREngine({ wasmBinary: mark })
  } finally {
    Reflect.set(WebAssembly, 'instantiate', compile)
  }
}
