const ROW = /<li class="row" id="([^"]+)"/g
/** As many as a window shows, so that nobody sees a list grow. */
const ROWS = 8

/**
 * Makes the first paint wait until the browser has read what it shows. Half a header would move when the rest is read; a list of two
 * hundred rows, with the map behind it, is three times as long as its beginning.
 */
export function firstPaint(markup: string): string {
  const row = markup
    .matchAll(ROW)
    .drop(ROWS - 1)
    .next().value
  return `<link rel="expect" href="#${row?.[1] ?? 'content'}" blocking="render">`
}
