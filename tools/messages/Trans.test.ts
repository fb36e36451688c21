import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Trans } from '../../languages/Trans.tsx'

const components = { a: createElement('a', { href: '/' }), strong: createElement('strong') }

test.each([
  ['no element', 'no element'],
  ['<a>home</a>', '<a href="/">home</a>'],
  [
    'Go <a>to <strong>{place}</strong></a> now.',
    'Go <a href="/">to <strong>Boston</strong></a> now.',
  ],
  ['<a>one</a><a>two</a>', '<a href="/">one</a><a href="/">two</a>'],
  ['an <em>unknown</em> one', 'an unknown one'],
])('"%s" is drawn as %s', (id, html) => {
  const values = { place: 'Boston' }
  expect(renderToStaticMarkup(createElement(Trans, { id, values, components }))).toBe(html)
})
