import { expect, test } from 'vitest'
import { isWebsite } from './websitePattern.ts'

test.each([
  'example.com',
  'http://a.b',
  'HTTPS://www.example.co.uk/menu?x=1#y',
  ' a.b/c ',
  'müller.de',
])('%j is like a website', (text) => expect(isWebsite(text)).toBe(true))

test.each(['', 'example', 'http://', 'ftp://a', 'a b.c', 'a..b', '.com', 'https://localhost'])(
  '%j is not',
  (text) => expect(isWebsite(text)).toBe(false),
)
