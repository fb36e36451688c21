import decodeJpeg, { init as initJpegDecoder } from '@jsquash/jpeg/decode.js'
import encodeJpeg, { init as initJpegEncoder } from '@jsquash/jpeg/encode.js'
import decodePng, { init as initPngDecoder } from '@jsquash/png/decode.js'
import decodeWebp, { init as initWebpDecoder } from '@jsquash/webp/decode.js'
import { fromRgba, type Grey, toRgba } from '../reader/photos/picture/grey.ts'
import { BrokenPicture } from './file/brokenPicture.ts'
import type { PictureHeader } from './file/pictureHeader.ts'

/** WebAssembly modules, which Workers get compiled and Node compiles from files. */
export interface CodecParts {
  jpegDecoder: WebAssembly.Module
  jpegEncoder: WebAssembly.Module
  pngDecoder: WebAssembly.Module
  webpDecoder: WebAssembly.Module
}

const STORED_QUALITY = 75

/** For the packages' `init`. It makes a new instance each time, since an instance never frees the memory of a picture. */
const withModule = (module: WebAssembly.Module) => ({
  instantiateWasm(imports: WebAssembly.Imports, use: (made: WebAssembly.Instance) => void) {
    const instance = new WebAssembly.Instance(module, imports)
    use(instance)
    return instance.exports
  },
})

/**
 * The lightness of a picture on white paper; a JPEG is turned upright by its EXIF.
 * @throws BrokenPicture
 */
export async function decodePicture(
  file: Uint8Array,
  { type, width, height }: PictureHeader,
  codecs: CodecParts,
): Promise<Grey> {
  const bytes = Uint8Array.from(file).buffer
  try {
    const picture = await DECODERS[type](bytes, codecs)
    if (picture.width * picture.height !== width * height) {
      throw new Error("The picture's size differs from its header")
    }
    return fromRgba(picture.data, picture.width, picture.height)
  } catch (cause) {
    throw new BrokenPicture('The picture cannot be decoded', { cause })
  }
}

interface Rgba {
  data: ArrayLike<number>
  width: number
  height: number
}

type Decode = (file: ArrayBuffer, codecs: CodecParts) => Promise<Rgba>

const DECODERS: Record<PictureHeader['type'], Decode> = {
  async jpeg(file, { jpegDecoder }) {
    await initJpegDecoder(withModule(jpegDecoder))
    return decodeJpeg(file, { preserveOrientation: true })
  },
  async png(file, { pngDecoder }) {
    await initPngDecoder(pngDecoder)
    return decodePng(file)
  },
  async webp(file, { webpDecoder }) {
    await initWebpDecoder(withModule(webpDecoder))
    return decodeWebp(file)
  },
}

/** A JPEG of only the pixels. */
export async function encodePicture(grey: Grey, { jpegEncoder }: CodecParts): Promise<Uint8Array> {
  await initJpegEncoder(withModule(jpegEncoder))
  const { width, height } = grey
  const image = { data: toRgba(grey), width, height, colorSpace: 'srgb' as const }
  return new Uint8Array(await encodeJpeg(image, { quality: STORED_QUALITY }))
}
