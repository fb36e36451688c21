const BYTES = 1.5 * 1024 * 1024
const STYLES = '.dish{display:grid;gap:4px}'.repeat(8000)
const DISHES = 900

/** A page of 1.5 MB such as site builders make: 900 dishes under much markup, with styles and script. */
export function largePage(): string {
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
