import encodeJpeg, { init as initEncoder } from '@jsquash/jpeg/encode.js'
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js'
import { BrokenPicture } from './file/brokenPicture.ts'
import type { PictureHeader } from './file/pictureHeader.ts'
import { decodeJpeg } from './jpeg/decodeJpeg.ts'
import { fromRgba, type Grey, mirror, toRgba, turn } from './picture/grey.ts'
import { decodePng } from './png/decodePng.ts'

/** WebAssembly that Workers compile beforehand and Node from a file. */
export interface CodecParts {
  jpegEncoder: WebAssembly.Module
  webpDecoder: WebAssembly.Module
}

const STORED_QUALITY = 75

/** For the packages' `init`. Makes each instance anew: memory that one picture took is not given back otherwise. */
export const withModule = (module: WebAssembly.Module) => ({
  instantiateWasm(imports: WebAssembly.Imports, use: (made: WebAssembly.Instance) => void) {
    const instance = new WebAssembly.Instance(module, imports)
    use(instance)
    return instance.exports
  },
})

/**
 * The lightness of a picture, upright.
 * @throws BrokenPicture
 */
export async function decodePicture(
  file: Uint8Array,
  { type, width, height, orientation }: PictureHeader,
  { webpDecoder }: CodecParts,
): Promise<Grey> {
  const grey =
    type === 'jpeg'
      ? decodeJpeg(file)
      : type === 'png'
        ? await decodePng(file)
        : await webpGrey(file, webpDecoder)
  if (grey.width !== width || grey.height !== height) {
    throw new BrokenPicture('The picture has another size than it says')
  }
  return turn(orientation.isMirrored ? mirror(grey) : grey, orientation.quarters)
}

async function webpGrey(file: Uint8Array, module: WebAssembly.Module): Promise<Grey> {
  await initWebp(withModule(module))
  try {
    const { data, width, height } = await decodeWebp(Uint8Array.from(file).buffer)
    return fromRgba(data, width, height)
  } catch (cause) {
    throw new BrokenPicture('The picture cannot be decoded', { cause })
  } finally {
    await initWebp(withModule(module))
  }
}

/** A JPEG of the pixels and nothing else. */
export async function encodePicture(grey: Grey, { jpegEncoder }: CodecParts): Promise<Uint8Array> {
  await initEncoder(withModule(jpegEncoder))
  const image = {
    data: toRgba(grey),
    width: grey.width,
    height: grey.height,
    colorSpace: 'srgb' as const,
  }
  const encoded = await encodeJpeg(image, { quality: STORED_QUALITY })
  await initEncoder(withModule(jpegEncoder))
  return new Uint8Array(encoded)
}
