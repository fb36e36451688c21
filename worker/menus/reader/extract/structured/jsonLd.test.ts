import { expect, it } from 'vitest'
import { textAt } from './jsonLd.ts'

it.each([
  ['Portions <b 300 g, tofu', 'Portions <b 300 g, tofu'],
  ['Tofu < 300 g & rice', 'Tofu < 300 g & rice'],
  ['<strong>Tofu</strong>Rice', 'Tofu Rice'],
  ['Soup<br/>Bread<!-- of the day -->', 'Soup Bread'],
  ['<p>Cr&egrave;me &amp; tofu <b 300&nbsp;g</p>', 'Crème & tofu <b 300 g'],
])('reads %j as text', (description, text) => {
  expect(textAt({ description }, 'description')).toBe(text)
})
