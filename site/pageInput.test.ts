import { afterEach, expect, it } from 'vitest'
import { pageInput, pageSettings } from './pageInput.ts'

afterEach(() => document.body.replaceChildren())

/** A document that carries this. */
function carry(input: object): void {
  const script = document.createElement('script')
  Object.assign(script, { id: 'page-input', type: 'application/json' })
  script.textContent = JSON.stringify(input)
  document.body.replaceChildren(script)
}

it('is what the document carries, read once', () => {
  carry({
    url: '/about',
    content: { page: 'plain' },
    map: { googleKey: 'key' },
    turnstileSiteKey: '',
  })
  expect(pageInput()).toMatchObject({ url: '/about' })
  expect(pageInput()).toBe(pageInput())
  expect(pageSettings().map.googleKey).toBe('key')
})

it('is nothing where the document carries nothing', () => {
  expect(pageInput()).toBeNull()
  expect(pageSettings()).toMatchObject({
    map: { googleKey: '', tiles: 'none' },
    turnstileSiteKey: '',
  })
})
