import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

function drawHeader(path = '/') {
  const { hook, searchHook } = memoryLocation({ path })
  return render(
    <Router hook={hook} searchHook={searchHook}>
      <Header logout={<button type="button">Logout</button>} />
    </Router>,
  )
}

const linksOf = (elements: readonly HTMLElement[]) =>
  elements.map((link) => [link.textContent, link.getAttribute('href')])

test('the links of visitors and of members are both there for the styles to choose from', () => {
  drawHeader()
  expect(linksOf(screen.getAllByRole('link'))).toEqual([
    ['Sprig', '/'],
    ['Explore', '/explore'],
    ['Saved', '/saved'],
    ['Consulting', '/consulting'],
    ['Login', '/login'],
    ['Sign Up', '/signup'],
    ['Create', '/create/v2/search'],
    ['Admin', '/admin'],
  ])
  const shownTo = (item: HTMLElement) => item.closest('li')?.getAttribute('class')
  const link = (name: string) => screen.getByRole('link', { name })
  expect(['Login', 'Sign Up'].map(link).map(shownTo)).toEqual(['for-visitors', 'for-visitors'])
  expect(['Create', 'Admin'].map(link).map(shownTo)).toEqual(['for-members', 'for-members'])
  expect(shownTo(screen.getByRole('button', { name: 'Logout' }))).toBe('for-members')
})

test('the menu opens without script: its button names the popover', () => {
  const { container } = drawHeader()
  const target = screen.getByRole('button', { name: 'Site menu' }).getAttribute('popovertarget')
  expect(container.querySelector(`#${target}`)?.hasAttribute('popover')).toBe(true)
})

test('the footer carries the year it is given and its links, and leads to the same page in every language', () => {
  const { hook } = memoryLocation({ path: '/explore' })
  render(
    <Router hook={hook}>
      <Footer year={2031} />
    </Router>,
  )
  expect(screen.getByText('© 2031 Sprig')).toBeDefined()
  expect(
    linksOf(within(screen.getByRole('navigation', { name: 'About Sprig' })).getAllByRole('link')),
  ).toEqual([
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Events', '/events'],
    ['Developers', '/developers'],
  ])
  const languages = within(screen.getByRole('navigation', { name: 'Languages' }))
  expect(linksOf(languages.getAllByRole('link')).slice(0, 2)).toEqual([
    ['English', '/explore'],
    ['Deutsch', '/de/explore'],
  ])
})

test.each([
  ['/explore', '/login?next=%2Fexplore'],
  [
    '/cities/massachusetts/boston?q=tofu',
    '/login?next=%2Fcities%2Fmassachusetts%2Fboston%3Fq%3Dtofu',
  ],
  ['/login?next=/about', '/login'],
])('from %s Login leads to %s, which comes back without a script', (path, login) => {
  drawHeader(path)
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(login)
})
