import { sendLogLine } from '../../api/log.ts'

/** Tells the server of a city code that nobody knows; the Worker has redirected the known ones. */
export function reportLocCode(): void {
  const loc = new URLSearchParams(window.location.search).get('loc')
  if (loc === null) return
  import('./cityAt.ts')
    .then(({ isLocCode }) => {
      if (!isLocCode(loc)) sendLogLine(`Unknown loc code: ${loc}`)
    })
    .catch(() => undefined)
}
