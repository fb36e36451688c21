import { createOCREngine, type OCREngine } from 'tesseract-wasm'
import { type Grey, toRgba } from '../reader/photos/picture/grey.ts'
import type { Word } from '../reader/photos/reading/fragments.ts'
import { readPhoto } from '../reader/photos/reading/readPhoto.ts'
import type { Recogniser } from './recogniser.ts'

interface TesseractParts {
  /** `tesseract-core.wasm`, compiled. */
  core: WebAssembly.Module
  /** A trained model. */
  model: ArrayBuffer
}

/** The input is one line, since Tesseract's search for lines is slow and fails on photos. Loading a picture resets this. */
const ONE_LINE = ['tessedit_pageseg_mode', '7'] as const
/** Do not try light writing on dark. */
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
 * The library compiles WebAssembly from bytes, which Workers forbid. It gets a marker instead of the bytes, and
 * `WebAssembly.instantiate` is replaced to return the compiled module for that marker.
 */
async function startEngine(core: WebAssembly.Module): Promise<OCREngine> {
  // The library builds the address of a file beside it, which it never fetches; a Worker's bundle has no address.
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

/** The library keeps the console functions that it finds at its start and would log its guesses about every picture. */
function quietly<T>(start: () => T): T {
  const { warn } = console
  console.warn = () => {}
  try {
    return start()
  } finally {
    console.warn = warn
  }
}
