import { afterEach, expect, test, vi } from 'vitest'
import { alerts } from '../shell/alerts.ts'
import * as offering from './offerVersion.ts'
import { begin } from './registerWorker.ts'

vi.mock('./networkIdle.ts', () => ({ networkIdle: async () => {} }))

const controlled = new EventTarget()
const showAlerts = vi.fn()
const load = async () => ({ ...offering })
const waiting = { postMessage: vi.fn() }

function useWorkers(registration: object, controller: object | null) {
  const register = vi.fn(async () => Object.assign(new EventTarget(), registration))
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(controlled, { controller, register }),
  })
  return register
}

afterEach(() => {
  alerts.items = []
  document.body.replaceChildren()
  delete document.documentElement.dataset.savesData
})

test('a new version is offered, and loaded when somebody asks for it', async () => {
  useWorkers({ waiting }, {})
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  await begin(showAlerts, load)
  await vi.waitFor(() => expect(alerts.items).toHaveLength(1))
  expect(showAlerts).toHaveBeenCalledOnce()
  expect(waiting.postMessage).not.toHaveBeenCalled()
  const action = alerts.items[0]?.action
  if (!action || !('run' in action)) throw new Error('Nothing to press')
  action.run()
  expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
  expect(reload).not.toHaveBeenCalled()
  controlled.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

test('the first version of a browser offers nothing', async () => {
  useWorkers({ waiting: null }, null)
  await begin(showAlerts, load)
  useWorkers({ waiting }, null)
  await begin(showAlerts, load)
  expect(alerts.items).toEqual([])
})

test('the first one is told of the pages that were left before it came', async () => {
  const urls = ['https://sprig.test/about', 'https://sprig.test/explore']
  vi.stubGlobal('navigation', { entries: () => [null, ...urls].map((url) => ({ url })) })
  const installing = Object.assign(new EventTarget(), { postMessage: vi.fn() })
  useWorkers({ waiting: null, active: null, installing }, null)
  await begin(showAlerts, load)
  expect(installing.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'KEEP', urls })
  useWorkers({ waiting: null, active: {}, installing }, {})
  await begin(showAlerts, load)
  expect(installing.postMessage).toHaveBeenCalledOnce()
})

test('a browser that has no service workers, or refuses, is left alone', async () => {
  vi.stubGlobal('navigator', {})
  await begin(showAlerts, load)
  const register = async () => Promise.reject(new DOMException('No', 'SecurityError'))
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  await begin(showAlerts, load)
  expect(alerts.items).toEqual([])
})

test('with data saving it is registered only on pages for offline use', async () => {
  const register = useWorkers({}, null)
  document.documentElement.dataset.savesData = ''
  await begin(showAlerts, load)
  expect(register).not.toHaveBeenCalled()
  document.body.innerHTML = '<page-island of="OfflinePage"></page-island>'
  await begin(showAlerts, load)
  expect(register).toHaveBeenCalledOnce()
})
