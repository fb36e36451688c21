import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { MAX_PHOTO_PIXELS } from '../../worker/contract/restaurants/builder.ts'
import { decodePicture } from '../../worker/menus/photos/codecs.ts'
import { readHeader } from '../../worker/menus/photos/file/header.ts'
import { openTesseract } from '../../worker/menus/photos/tesseract.ts'
import { extractLines } from '../../worker/menus/reader/extract/extractLines.ts'
import type { PlacedText } from '../../worker/menus/reader/extract/layout/placedText.ts'
import type { ReadMenu } from '../../worker/menus/reader/menu.ts'
import { scaleTo } from '../../worker/menus/reader/photos/picture/scale.ts'

const fromPackages = (path: string) =>
  readFileSync(new URL(`../../node_modules/${path}`, import.meta.url))
const compile = (path: string) => new WebAssembly.Module(fromPackages(path))

/** Reads a photo like the Worker, in Node. @throws BrokenPicture */
export async function readPhotoFile(bytes: Uint8Array): Promise<ReadMenu> {
  return extractLines(await readPhotoLines(bytes))
}

/** The lines on a photo, without dishes. A large photo is scaled down, as in the browser. */
async function readPhotoLines(bytes: Uint8Array): Promise<PlacedText[]> {
  const header = readHeader(bytes)
  if (header === null) throw new Error('This is not a JPEG, PNG or WebP picture')
  const picture = await decodePicture(bytes, header, {
    jpegDecoder: compile('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'),
    jpegEncoder: compile('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'),
    pngDecoder: compile('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'),
    webpDecoder: compile('@jsquash/webp/codec/dec/webp_dec.wasm'),
  })
  const packed = fromPackages('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz')
  const recogniser = await openTesseract({
    core: compile('tesseract-wasm/dist/tesseract-core.wasm'),
    model: Uint8Array.from(gunzipSync(packed)).buffer,
  })
  try {
    return await recogniser.readLines(scaleTo(picture, MAX_PHOTO_PIXELS, 1))
  } finally {
    recogniser.free()
  }
}
