import { describe, expect, it } from 'vitest'
import { AppError } from '../errors.ts'
import { foldEmail } from './email.ts'

describe('foldEmail', () => {
  it.each([
    ['  Ada@Example.ORG\n', 'ada@example.org'],
    ['a.d.a@example.org', 'a.d.a@example.org'],
    ['ada+sprig@mail.example.co.uk', 'ada+sprig@mail.example.co.uk'],
    ["o'neil@example.org", "o'neil@example.org"],
    ['JOSE\u0301@example.org', 'jos\u00e9@example.org'],
    ['ÅSA@bücher.example', 'åsa@bücher.example'],
    [`ada@${'a'.repeat(63)}.example`, `ada@${'a'.repeat(63)}.example`],
  ])('folds %j to %j', (typed, folded) => {
    expect(foldEmail(typed)).toBe(folded)
    expect(foldEmail(folded)).toBe(folded)
  })

  it.each([
    '',
    'ada',
    '@example.org',
    'ada@',
    'ada@example',
    'ada@@example.org',
    'ada@bob@example.org',
    'ada＠example.org',
    'ada@＠example.org',
    'ada﹫example.org',
    'ａda@example.org',
    'a da@example.org',
    'ada@exa mple.org',
    'ada@example.org\r\nBcc: bob@example.org',
    'ada\0@example.org',
    'a\u200bda@example.org',
    'ada\ud800@example.org',
    'ada@exam\udc00ple.org',
    '.ada@example.org',
    'ada.@example.org',
    'a..da@example.org',
    'ada@example..org',
    'ada@-example.org',
    'ada@example.o',
    'Ada <ada@example.org>',
    'ada,bob@example.org',
    `${'a'.repeat(65)}@example.org`,
    `ada@${'a.'.repeat(130)}org`,
    `ada@${'a'.repeat(64)}.example`,
    `ada@mail.${'a'.repeat(64)}.example`,
    `ada@${'ü'.repeat(60)}.example`,
    'ada@1.2.3.999',
  ])('refuses %j', (typed) => {
    expect(() => foldEmail(typed)).toThrow(AppError)
  })
})
