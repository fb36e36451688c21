import { store } from '../device/storage.ts'

/** The script in the document's head reads the same key before the first paint. */
const KEY = 'language'

/** Offers the page in the visitor's language and stores their choice; without React, as every page has it. */
export function startLanguage(): void {
  const { dataset, lang } = document.documentElement
  const known = document.querySelector<HTMLAnchorElement>(`.languages [lang="${dataset.offer}"]`)
  if (known) {
    const link = known.cloneNode() as HTMLAnchorElement
    link.textContent = link.title
    link.title = ''
    document.querySelector('.language-offer')?.prepend(link)
  }
  document.addEventListener('click', ({ target }) => {
    const chosen =
      target instanceof Element && target.closest('.languages a, .language-offer :is(a, button)')
    if (!chosen) return
    store(KEY, chosen instanceof HTMLAnchorElement ? chosen.lang : lang)
    if (chosen instanceof HTMLAnchorElement) chosen.href = hereIn(chosen.lang)
    else delete dataset.offer
  })
}

/** The current address in another language; a search changes it without a new page. */
function hereIn(code: string): string {
  const { lang } = document.documentElement
  const { pathname, search, hash } = window.location
  const path = lang === 'en' ? pathname : pathname.slice(lang.length + 1)
  return (code === 'en' ? path || '/' : `/${code}${path === '/' ? '' : path}`) + search + hash
}
