import { expect, test } from 'vitest'
import { MAX_MENU_BYTES } from '../../../worker/contract/limits.ts'
import { tameMarkdown } from './tameMarkdown.ts'

test('leaves an ordinary menu as it is', () => {
  const menu =
    '# Mains\n\n> Ask us.\n\n- **Curry** *hot* [more](https://a.example)\n  1. red\n  2. green\n\n***\n\n- - -\n'
  expect(tameMarkdown(menu)).toBe(menu)
})

test('cuts nested quotes and lists at eight marks', () => {
  expect(tameMarkdown(`${'>'.repeat(5000)} soup`)).toBe('>>>>>>>> soup')
  expect(tameMarkdown(`a\r${'>'.repeat(5000)} soup`)).toBe('a\n>>>>>>>> soup')
  expect(tameMarkdown(`${'> - '.repeat(3000)}soup`)).toBe('> - > - > - > - soup')
})

test('quotes forty lines, and leaves the others as text', () => {
  const lines = tameMarkdown('> soup\n'.repeat(200)).split('\n')
  expect(lines[39]).toBe('> soup')
  expect(lines[40]).toBe('\\> soup')
})

test('reads no more than a menu may hold', () => {
  expect(tameMarkdown('a'.repeat(MAX_MENU_BYTES + 1))).toHaveLength(MAX_MENU_BYTES)
})
