import jpegEncoder from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'
import webpDecoder from '@jsquash/webp/codec/dec/webp_dec.wasm'
import core from '../../../node_modules/tesseract-wasm/dist/tesseract-core.wasm'
import type { Env } from '../../env.ts'
import type { PhotoTools } from './buildFromPhotos.ts'
import { encodePicture } from './codecs.ts'
import { openTesseract } from './reading/tesseract.ts'
import { openWorkersAi } from './reading/workersAi.ts'

/** Made by tools/ocrModel.ts. */
const MODEL = 'https://assets.local/ocr/eng.traineddata'

/** What reads photos in the Worker: a vision model where one is bound, else Tesseract. */
export function workerTools(env: Pick<Env, 'ASSETS' | 'AI'>): PhotoTools {
  const codecs = { jpegEncoder, webpDecoder }
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
