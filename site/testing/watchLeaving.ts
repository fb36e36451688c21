import { vi } from 'vitest'

/** Sets the page's address and records where it navigates; `vi.unstubAllGlobals` ends it. */
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
