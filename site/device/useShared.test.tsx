import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Alerts } from '../shell/Alerts.tsx'
import { addAlert } from '../shell/alerts.ts'

const root = document.createElement('div')
afterEach(() => root.remove())

/** The alerts as the Worker draws them. */
const draw = () => root.replaceChildren(...fragmentOf(renderToString(<Alerts />)).childNodes)
const fragmentOf = (html: string) => document.createRange().createContextualFragment(html)

it('what has changed in the module is not drawn in the Worker', () => {
  addAlert({ kind: 'info', text: 'Of somebody else' })
  draw()
  expect(root.textContent).toBe('')
})

it('an island that wakes late begins as the Worker drew it, and then shows what was said meanwhile', async () => {
  draw()
  document.body.append(root)
  addAlert({ kind: 'info', text: 'Said meanwhile' })
  const differs = vi.fn()
  await act(async () => hydrateRoot(root, <Alerts />, { onRecoverableError: differs }))
  expect(differs).not.toHaveBeenCalled()
  expect(root.textContent).toBe('Said meanwhile')
})
