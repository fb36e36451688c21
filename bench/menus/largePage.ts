import { judgeMenu } from '../../worker/menus/reader/judge/judgeMenu.ts'
import { readFile } from '../../worker/menus/readFile.ts'
import { median } from '../report.ts'

const BYTES = 1.5 * 1024 * 1024
const STYLES = '.dish{display:grid;gap:4px}'.repeat(8000)
const DISHES = 900

/** A page of 1.5 MB like those of site builders: 900 dishes in much markup, with styles and scripts. */
function largePage(): string {
  const parts = [`<html><head><title>Menu</title><style>${STYLES}</style></head><body><main>`]
  let size = parts[0]?.length ?? 0
  for (let number = 0; number < DISHES; number++) {
    const part = dish(number)
    parts.push(part)
    size += part.length
  }
  const state = '{"id":1,"on":true},'.repeat(Math.max(0, (BYTES - size) / 19))
  return `${parts.join('')}</main><script>window.state=[${state}0]</script></body></html>`
}

function dish(number: number): string {
  const heading = number % 25 === 0 ? `<h2 class="section-title">Section ${number / 25}</h2>` : ''
  const words = ['rice', 'tomato', 'lentil', 'pepper', 'bean', 'squash'][number % 6]
  return `${heading}<div class="c1-${number} dish grid-item"><div class="c2"><div class="c3"><a href="/dish/${number}" class="c4"><img src="/img/${number}.jpg" alt="" srcset="/img/${number}-300.jpg 300w, /img/${number}-600.jpg 600w, /img/${number}-900.jpg 900w"></a></div><div class="c5"><h3 class="c6"><span style="font-size:18px"><span>Roast ${words} number ${number} (VG)</span></span></h3><p class="c7" data-state='{"id":${number},"on":true}'>With ${words}, herbs, olive oil and a little lemon, as we cook it every day</p><div class="c8"><span>$${(number % 20) + 5}.50</span></div></div></div></div>`
}

/** The CPU time for a page of 1.5 MB, from bytes to dishes and links as in a visit, and for judging these: medians of five. */
export async function largePageMs(): Promise<{ read: number; judged: number }> {
  const url = new URL('https://large.example/menu')
  const file = { url, type: 'html' as const, charset: null, bytes: Buffer.from(largePage()) }
  const read: number[] = []
  const judged: number[] = []
  for (let round = 0; round < 6; round++) {
    const started = process.cpuUsage()
    const { menu } = await readFile(file)
    const untilRead = msSince(started)
    judgeMenu(menu)
    // The first round also compiles.
    if (round === 0) continue
    read.push(untilRead)
    judged.push(msSince(started) - untilRead)
  }
  return { read: median(read), judged: median(judged) }
}

function msSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}
