import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { checkPhoto } from '../../worker/menus/photos/checkPhoto.ts'
import { decodePicture } from '../../worker/menus/photos/codecs.ts'
import type { MenuLine } from '../../worker/menus/photos/reading/recogniser.ts'
import { openTesseract } from '../../worker/menus/photos/reading/tesseract.ts'
import { extractLines } from '../../worker/menus/reader/extract/extractLines.ts'
import type { ReadMenu } from '../../worker/menus/reader/menu.ts'

const fromPackages = (path: string) =>
  readFileSync(new URL(`../../node_modules/${path}`, import.meta.url))
const compile = (path: string) => new WebAssembly.Module(fromPackages(path))

/** What the Worker reads from a photo, in Node. @throws AppError; BrokenPicture */
export async function readPhotoFile(bytes: Uint8Array): Promise<ReadMenu> {
  return extractLines(await readPhotoLines(bytes))
}

/** The lines on a photo, before anybody looks for dishes in them. */
export async function readPhotoLines(bytes: Uint8Array): Promise<MenuLine[]> {
  const codecs = {
    jpegEncoder: compile('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'),
    webpDecoder: compile('@jsquash/webp/codec/dec/webp_dec.wasm'),
  }
  const packed = fromPackages('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz')
  const recogniser = await openTesseract({
    core: compile('tesseract-wasm/dist/tesseract-core.wasm'),
    model: Uint8Array.from(gunzipSync(packed)).buffer,
  })
  try {
    return await recogniser.readLines(await decodePicture(bytes, checkPhoto(bytes), codecs))
  } finally {
    recogniser.free()
  }
}
