import type { Grey } from './grey.ts'

/** The mean around each pixel, in a square of `2 × radius + 1`, cut at the edges. */
export function boxMean({ width, height, pixels }: Grey, radius: number): Uint8Array {
  const across = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    runMean(pixels, across, { start: y * width, step: 1, count: width, radius })
  }
  const means = new Uint8Array(width * height)
  for (let x = 0; x < width; x += 1) {
    runMean(across, means, { start: x, step: width, count: height, radius })
  }
  return means
}

function runMean(
  from: Uint8Array | Float32Array,
  to: Uint8Array | Float32Array,
  { start, step, count, radius }: { start: number; step: number; count: number; radius: number },
): void {
  let sum = 0
  let held = 0
  for (let i = 0; i < Math.min(radius, count); i += 1) {
    sum += from[start + i * step] ?? 0
    held += 1
  }
  for (let i = 0; i < count; i += 1) {
    if (i + radius < count) {
      sum += from[start + (i + radius) * step] ?? 0
      held += 1
    }
    if (i - radius > 0) {
      sum -= from[start + (i - radius - 1) * step] ?? 0
      held -= 1
    }
    to[start + i * step] = sum / held
  }
}
