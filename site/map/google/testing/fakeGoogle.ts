import { Loader } from '@googlemaps/js-api-loader'
import { vi } from 'vitest'
import { type FakeMap, fakeMapsLibrary } from './fakeMaps.ts'

/** What becomes of Google's script, or of the map after it; all but the first lose the map. */
export type GoogleFate = 'works' | 'fails' | 'hangs' | 'refuses' | 'shows nothing'

/** The script's host and everything behind it. `maps` are those that were made, with those that have gone since. */
export interface FakeGoogle {
  scripts: HTMLScriptElement[]
  maps: FakeMap[]
  /** Google says, some time after its script has run, that the key may not be used here. */
  refuseKey(): void
}

/** Answers, in place of Google, whatever asks for its script. */
export function fakeGoogle(fate: GoogleFate): FakeGoogle {
  forgetGoogle()
  const fake: FakeGoogle = { scripts: [], maps: [], refuseKey: () => window.gm_authFailure?.() }
  const onMap = (map: FakeMap) => {
    fake.maps.push(map)
    if (fate === 'refuses') setTimeout(fake.refuseKey)
  }
  const append = document.head.append.bind(document.head)
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) append(node)
      else {
        fake.scripts.push(node)
        setTimeout(() => answer(node, fate, onMap))
      }
    }
  })
  return fake
}

function answer(script: HTMLScriptElement, fate: GoogleFate, onMap: (map: FakeMap) => void): void {
  if (fate === 'hangs') return
  if (fate === 'fails') return void script.onerror?.('')
  const { searchParams } = new URL(script.src)
  // The loader has left the place for Google's own, with the function that its script is to call.
  const { maps } = window.google as unknown as { maps: Record<string, unknown> }
  Object.assign(maps, fakeMapsLibrary(fate !== 'shows nothing', onMap))
  const callback = maps[searchParams.get('callback')?.split('.').at(-1) ?? '']
  if (typeof callback === 'function') callback()
}

/** Each test loads Google anew: its loader remembers for the whole document. */
function forgetGoogle(): void {
  Reflect.deleteProperty(Loader, 'instance')
  Reflect.deleteProperty(window, 'google')
}
