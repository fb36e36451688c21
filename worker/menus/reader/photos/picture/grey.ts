/** A picture in shades of grey, row by row from the top left; 0 is black. */
export interface Grey {
  width: number
  height: number
  pixels: Uint8Array
}

export function emptyGrey(width: number, height: number): Grey {
  return { width, height, pixels: new Uint8Array(width * height) }
}

/** The luma (Rec. 601) of RGBA pixels that are blended onto white. */
export function fromRgba(rgba: ArrayLike<number>, width: number, height: number): Grey {
  const grey = emptyGrey(width, height)
  for (let i = 0, at = 0; i < grey.pixels.length; i += 1, at += 4) {
    const light =
      (rgba[at] ?? 0) * 0.299 + (rgba[at + 1] ?? 0) * 0.587 + (rgba[at + 2] ?? 0) * 0.114
    const alpha = (rgba[at + 3] ?? 255) / 255
    grey.pixels[i] = light * alpha + 255 * (1 - alpha)
  }
  return grey
}

/** For encoders and OCR, which take four bytes per pixel. */
export function toRgba({ pixels }: Grey): Uint8ClampedArray<ArrayBuffer> {
  const opaque = new Uint32Array(pixels.length)
  for (let i = 0; i < pixels.length; i += 1) opaque[i] = 0xff000000 | ((pixels[i] ?? 0) * 0x010101)
  return new Uint8ClampedArray(opaque.buffer)
}

export function turnUpsideDown(grey: Grey): Grey {
  return { ...grey, pixels: grey.pixels.toReversed() }
}

/** Rotates clockwise by a quarter turn. */
export function turnOnSide({ width, height, pixels }: Grey): Grey {
  const turned = emptyGrey(height, width)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      turned.pixels[x * height + (height - 1 - y)] = pixels[y * width + x] ?? 0
    }
  }
  return turned
}
