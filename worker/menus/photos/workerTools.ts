import jpegDecoder from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'
import jpegEncoder from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'
import pngDecoder from '@jsquash/png/codec/pkg/squoosh_png_bg.wasm?module'
import webpDecoder from '@jsquash/webp/codec/dec/webp_dec.wasm'
import core from '../../../node_modules/tesseract-wasm/dist/tesseract-core.wasm'
import type { Env } from '../../env.ts'
import type { PhotoTools } from './buildFromPhotos.ts'
import { encodePicture } from './codecs.ts'
import { openTesseract } from './tesseract.ts'
import { openWorkersAi } from './workersAi.ts'

/** Made by tools/build/ocrModel.ts. */
const MODEL = 'https://assets.local/ocr/eng.traineddata'

/** The Worker's tools for photos: a vision model if one is bound, else Tesseract. */
export function workerTools(env: Pick<Env, 'ASSETS' | 'AI'>): PhotoTools {
  const codecs = { jpegDecoder, jpegEncoder, pngDecoder, webpDecoder }
  const openOwn = async () => {
    const response = await env.ASSETS.fetch(MODEL)
    if (!response.ok) throw new Error(`The model for reading photos is missing: ${response.status}`)
    return openTesseract({ core, model: await response.arrayBuffer() })
  }
  const { AI: ai } = env
  const encode = (photo: Parameters<typeof encodePicture>[0]) => encodePicture(photo, codecs)
  return {
    codecs,
    openRecogniser: async () => (ai === undefined ? openOwn() : openWorkersAi(ai, encode, openOwn)),
  }
}
