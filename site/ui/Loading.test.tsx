import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Loading } from './Loading.tsx'

test('what loads is said only once the status is there, or no screen reader would announce it', () => {
  const loading = <Loading words="Loading the menu…" lines={3} />
  expect(renderToString(loading)).not.toContain('Loading')
  render(loading)
  expect(screen.getByRole('status').textContent).toBe('Loading the menu…')
})
