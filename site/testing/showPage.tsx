import { render } from '@testing-library/react'
import { createElement, Fragment } from 'react'
import type { DetailsContent, PageInput } from '../../worker/contract/page/page.ts'
import { details } from '../listing/details.page.tsx'
import type { Loaded, PageOf } from '../page.ts'
import { PAGES } from '../pages.ts'
import { renderPage } from '../server.tsx'
import { makeInput } from './renderVisit.tsx'

/** Shows a page without data as the Worker renders it, before any script runs. */
export function showPage(name: string) {
  const page = PAGES.find((row) => row.name === name)
  if (page?.loads !== 'nothing') throw new Error(`${name} is no page without data`)
  return show(page, { page: 'plain' })
}

/** Shows a restaurant's page as the Worker renders it, before any script runs. */
export function showDetails(content: DetailsContent) {
  if (details.loads !== 'details') throw new Error('The page of a restaurant loads something else')
  return show(details, content)
}

async function show<Loads extends keyof Loaded>(
  page: PageOf<Loads>,
  content: Loaded[Loads] & PageInput['content'],
) {
  const { name, paths, isGuarded = false } = page
  const input = makeInput({ url: paths[0] ?? '/', page: { name, paths, isGuarded }, content })
  const { markup, islands } = await renderPage(page, content, input)
  const { container } = render(createElement(Fragment))
  container.append(...new DOMParser().parseFromString(markup, 'text/html').body.children)
  return { container, islands }
}
