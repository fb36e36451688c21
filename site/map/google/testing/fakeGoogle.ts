import { Loader } from '@googlemaps/js-api-loader'
import { vi } from 'vitest'
import { type FakeMap, fakeMapsLibrary } from './fakeMaps.ts'

/** What happens to Google's script or map; all cases but the first lose the map. */
export type GoogleFate = 'works' | 'fails' | 'hangs' | 'refuses' | 'shows nothing'

/** Stands in for Google's host. `maps` are all maps created, including removed ones. */
export interface FakeGoogle {
  scripts: HTMLScriptElement[]
  maps: FakeMap[]
  /** Google refuses the key, some time after its script has run. */
  refuseKey(): void
}

/** Answers requests for Google's script. */
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
  // The loader has created the global object with the callback that Google's script calls.
  const { maps } = window.google as unknown as { maps: Record<string, unknown> }
  Object.assign(maps, fakeMapsLibrary(fate !== 'shows nothing', onMap))
  const callback = maps[searchParams.get('callback')?.split('.').at(-1) ?? '']
  if (typeof callback === 'function') callback()
}

/** Each test loads Google again, though its loader keeps state per document. */
function forgetGoogle(): void {
  Reflect.deleteProperty(Loader, 'instance')
  Reflect.deleteProperty(window, 'google')
}
