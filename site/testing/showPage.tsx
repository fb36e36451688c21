import { render } from '@testing-library/react'
import { createElement, Fragment } from 'react'
import { PAGES } from '../pages.ts'
import { renderPage } from '../server.tsx'
import { makeInput } from './renderVisit.tsx'

/** Puts a page that needs no data into the document, as the Worker renders it and before any script runs. */
export async function showPage(name: string) {
  const page = PAGES.find((row) => row.name === name)
  if (page?.loads !== 'nothing') throw new Error(`${name} is no page without data`)
  const { paths, isGuarded = false } = page
  const input = makeInput({ url: paths[0] ?? '/', page: { name, paths, isGuarded } })
  const { markup, islands } = await renderPage(page, { page: 'plain' }, input)
  const { container } = render(createElement(Fragment))
  container.append(...new DOMParser().parseFromString(markup, 'text/html').body.children)
  return { container, islands }
}
