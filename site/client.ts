import { showSavedHearts } from './device/showSavedHearts.ts'
import { readStored } from './device/storage.ts'
import { startLanguage } from './shell/language.ts'
import { leadBack } from './shell/leadBack.ts'
import { CARRIED_ALERTS } from './shell/storedKeys.ts'
import { startTheme } from './shell/theme.ts'
import { hasScript, loadScript } from './wake/loadScript.ts'
import { wakeAllOf, wakeAlong, wakeIslands, whenIdle } from './wake/wakeIslands.ts'

startTheme()
startLanguage()
leadBack()
showSavedHearts()
wakeIslands()

interface Begins {
  begin(showAlerts: () => void, load: typeof loadScript): void
}
const begin = (name: string) => {
  loadScript(name).then(
    (module) => (module as unknown as Begins).begin(wakeAlong, loadScript),
    () => undefined,
  )
}
// Where it does not come, the islands do so when they wake.
if (hasScript('begin')) begin('begin')
// What the page itself needs comes first.
window.addEventListener('load', () => whenIdle(() => begin('registerWorker')))

/**
 * Who is signed in is asked for again, and whoever signs in or out in another tab does so here. The login page leads a member
 * on to where they wanted to be.
 */
const keepSession = () => {
  loadScript('beginDocument').then(
    (module) => (module as typeof import('./wake/beginDocument.ts')).beginDocument(),
    () => undefined,
  )
  wakeAllOf('LoginForm')
}
if (readStored('token') !== null) whenIdle(keepSession)
window.addEventListener('storage', ({ key }) => {
  if (key === 'token' || key === null) keepSession()
})
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) keepSession()
})
// The page before this one had something to say.
if (readStored(CARRIED_ALERTS, 'sessionStorage') !== null) wakeAlong()
