import { expect, test } from 'vitest'
import { MAX_MENU_BYTES } from '../../worker/contract/limits.ts'
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

test.each(['*', '_', '[', '!['])('takes the meaning from thousands of %s in one block', (mark) => {
  const tame = tameMarkdown(`a${mark.repeat(2000)}b\n\nand **this** one`)
  expect(tame).toContain('\\')
  expect(tame).toContain('and **this** one')
})

test('reads no more than a menu may hold', () => {
  expect(tameMarkdown('a'.repeat(MAX_MENU_BYTES + 1))).toHaveLength(MAX_MENU_BYTES)
})
