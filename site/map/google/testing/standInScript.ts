import { fakeMapsLibrary } from './fakeMaps.ts'

/** The script that tests serve instead of Google's: it changes the page in the same way, and shows no map. */
const { maps } = window.google as unknown as { maps: Record<string, unknown> }
Object.assign(
  maps,
  fakeMapsLibrary(true, () => undefined),
)

// Like Google's, its styles take the nonce of our first style.
const style = document.createElement('style')
const nonce = document.querySelector<HTMLElement>('style[nonce], link[nonce]')?.nonce
if (nonce) style.nonce = nonce
style.textContent = '.live-map { --google-style: here }'
document.head.append(style)

const { currentScript } = document
const address = currentScript instanceof HTMLScriptElement ? currentScript.src : location.href
const callback = maps[new URL(address).searchParams.get('callback')?.split('.').at(-1) ?? '']
if (typeof callback === 'function') callback()
