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
export function toRgba({ width, height, pixels }: Grey): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(width * height * 4)
  const words = new Uint32Array(rgba.buffer)
  for (let i = 0; i < pixels.length; i += 1) {
    words[i] = 0xff000000 | ((pixels[i] ?? 0) * 0x010101)
  }
  return rgba
}

/** Rotates clockwise by quarter turns. */
export function turn(grey: Grey, quarters: number): Grey {
  const { width, height, pixels } = grey
  const times = ((quarters % 4) + 4) % 4
  if (times === 0) return grey
  if (times === 2) return { width, height, pixels: pixels.slice().reverse() }
  const turned = emptyGrey(height, width)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = times === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y
      turned.pixels[to] = pixels[y * width + x] ?? 0
    }
  }
  return turned
}
