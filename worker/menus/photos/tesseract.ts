import { createOCREngine, type OCREngine } from 'tesseract-wasm'
import { type Grey, toRgba } from '../reader/photos/picture/grey.ts'
import type { Word } from '../reader/photos/reading/fragments.ts'
import { readPhoto } from '../reader/photos/reading/readPhoto.ts'
import type { Recogniser } from './recogniser.ts'

export interface TesseractParts {
  /** `tesseract-core.wasm`, compiled. */
  core: WebAssembly.Module
  /** A trained model. */
  model: ArrayBuffer
}

/** What it is given is one line: to look for lines takes time and fails on photos. Each picture that is loaded sets it back. */
const ONE_LINE = ['tessedit_pageseg_mode', '7'] as const
/** Nor need it try whether the writing is light on dark. */
const NEVER_INVERTED = ['tessedit_do_invert', '0'] as const

/** Reads with Tesseract, line by line. */
export async function openTesseract({ core, model }: TesseractParts): Promise<Recogniser> {
  const engine = await startEngine(core)
  engine.loadModel(model)
  engine.setVariable(...NEVER_INVERTED)
  const readLine = (line: Grey): Word[] => {
    const { width, height } = line
    engine.loadImage({ data: toRgba(line), width, height })
    engine.setVariable(...ONE_LINE)
    try {
      return engine
        .getTextBoxes('word')
        .map(({ text, confidence, rect }) => ({ text, confidence, ...rect }))
    } finally {
      engine.clearImage()
    }
  }
  return {
    readLines: (photo, tell) => readPhoto(photo, readLine, tell),
    free: () => engine.destroy(),
  }
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
