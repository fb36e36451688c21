import { showSavedHearts } from './device/showSavedHearts.ts'
import { readStored } from './device/storage.ts'
import { startLanguage } from './shell/language.ts'
import { leadBack } from './shell/leadBack.ts'
import { CARRIED_ALERTS } from './shell/storedKeys.ts'
import { startTheme } from './shell/theme.ts'
import { hasScript, loadScript, runScript } from './wake/loadScript.ts'
import { wakeAll, wakeAlong, wakeIslands } from './wake/wakeIslands.ts'
import { whenIdle } from './wake/whenIdle.ts'

startTheme()
startLanguage()
leadBack()
showSavedHearts()
wakeIslands()

interface Begins {
  begin(showAlerts: () => void, load: typeof loadScript): void
}
const begin = (name: string) =>
  runScript(name, (module) => (module as unknown as Begins).begin(wakeAlong, loadScript))
// If this script fails to load, the islands do its work when they wake.
if (hasScript('begin')) begin('begin')
// The page's own scripts come first.
window.addEventListener('load', () => whenIdle(() => begin('registerWorker')))

/**
 * Checks the session again, also after a login or logout in another tab. The login page then sends a signed-in member on to the
 * page they wanted.
 */
const keepSession = () => {
  runScript('beginDocument', (module) =>
    (module as typeof import('./wake/beginDocument.ts')).beginDocument(),
  )
  wakeAll('of=LoginForm')
}
if (readStored('token') !== null) whenIdle(keepSession)
window.addEventListener('storage', ({ key }) => {
  if (key === 'token' || key === null) keepSession()
})
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) keepSession()
})
// The previous page left an alert to show.
if (readStored(CARRIED_ALERTS, 'sessionStorage') !== null) wakeAlong()
