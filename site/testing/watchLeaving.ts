import { vi } from 'vitest'

/** Stands at an address, and notes where the page is left for; `vi.unstubAllGlobals` ends it. */
export function watchLeaving(address: string): string[] {
  const left: string[] = []
  const { pathname, search, hash } = new URL(address, 'https://sprig.test')
  vi.stubGlobal('location', {
    ...{ pathname, search, hash },
    assign: (path: string) => left.push(path),
    replace: (path: string) => left.push(`instead ${path}`),
  })
  return left
}
