import type { Page } from '@playwright/test'

type Color = readonly [red: number, green: number, blue: number]

/** Every colour in a square on the screen, from a screenshot: styles cannot tell what a marker of SVG looks like. */
export async function colorsOf(
  page: Page,
  { x, y, reach }: { x: number; y: number; reach: number },
): Promise<Color[]> {
  const clip = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
  const picture = (await page.screenshot({ clip })).toString('base64')
  // An empty page has no policy that forbids to read the picture.
  const reader = await page.context().newPage()
  const colors = await reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data = [] } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {}
    return Array.from({ length: data.length / 4 }, (_, index): [number, number, number] => [
      data[4 * index] ?? 0,
      data[4 * index + 1] ?? 0,
      data[4 * index + 2] ?? 0,
    ])
  }, picture)
  await reader.close()
  return colors
}

/** How far the nearest of the colours is from `hex` ('#1d6b40') in the channel that differs most. */
export function distanceTo(hex: string, colors: readonly Color[]): number {
  const wanted = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  const distances = colors.map((color) =>
    Math.max(...color.map((value, channel) => Math.abs(value - (wanted[channel] ?? 0)))),
  )
  return Math.min(...distances)
}
