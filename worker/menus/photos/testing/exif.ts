/** The EXIF of a phone: the orientation, and the place in plain text. */
export function exifBlock(orientation: number, place: string): Uint8Array {
  const text = new TextEncoder().encode(place)
  const tiff = new Uint8Array(8 + 2 + 12 + 4 + text.length)
  const view = new DataView(tiff.buffer)
  tiff.set([0x4d, 0x4d, 0, 42])
  view.setUint32(4, 8)
  view.setUint16(8, 1)
  view.setUint16(10, 0x0112)
  view.setUint16(12, 3)
  view.setUint32(14, 1)
  view.setUint16(18, orientation)
  tiff.set(text, 26)
  return tiff
}

/** A JPEG with an EXIF segment after its first marker. */
export function withExif(jpeg: Uint8Array, orientation: number, place: string): Uint8Array {
  const tiff = exifBlock(orientation, place)
  const head = new Uint8Array(10)
  const view = new DataView(head.buffer)
  view.setUint16(0, 0xffe1)
  view.setUint16(2, 8 + tiff.length)
  head.set(new TextEncoder().encode('Exif\0\0'), 4)
  return Uint8Array.from([...jpeg.subarray(0, 2), ...head, ...tiff, ...jpeg.subarray(2)])
}
