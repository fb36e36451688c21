import type { Grey } from './grey.ts'

/** For each pixel the mean of the square of `2 × radius + 1` pixels around it, less what lies outside the picture. */
export function boxMean({ width, height, pixels }: Grey, radius: number): Uint8Array {
  const means = new Uint8Array(pixels.length)
  // The sum of each column over the rows that the square covers now.
  const columns = new Uint32Array(width)
  const add = (y: number, sign: 1 | -1) => {
    const row = y * width
    for (let x = 0; x < width; x += 1)
      columns[x] = (columns[x] ?? 0) + sign * (pixels[row + x] ?? 0)
  }
  for (let y = 0; y < Math.min(radius, height); y += 1) add(y, 1)
  for (let y = 0; y < height; y += 1) {
    if (y + radius < height) add(y + radius, 1)
    if (y > radius) add(y - radius - 1, -1)
    const rows = Math.min(y + radius, height - 1) - Math.max(y - radius, 0) + 1
    let sum = 0
    let count = 0
    for (let x = 0; x < Math.min(radius, width); x += 1) {
      sum += columns[x] ?? 0
      count += rows
    }
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) {
        sum += columns[x + radius] ?? 0
        count += rows
      }
      if (x > radius) {
        sum -= columns[x - radius - 1] ?? 0
        count -= rows
      }
      means[y * width + x] = sum / count
    }
  }
  return means
}
