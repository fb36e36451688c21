import { describe, expect, it } from 'vitest'
import { factSchemas } from './facts.ts'
import { FIELDS } from './fields.ts'

/** The stored value, or the sentence of the refusal. */
function read(name: keyof typeof factSchemas, typed: unknown) {
  const result = factSchemas[name].safeParse(typed)
  return result.success ? result.data : { refused: result.error.issues[0]?.message }
}

describe('an email address', () => {
  it.each([
    [' Hello@Fork.Example ', 'hello@fork.example'],
    ['büro@münchen.example', 'büro@münchen.example'],
    ['', null],
    [null, null],
  ])('%j is kept as %j', (typed, kept) => {
    expect(read('email', typed)).toBe(kept)
  })

  it.each([
    'hello',
    'hello@fork',
    'hello @fork.example',
    'a@fork.example, b@fork.example',
    'a@fork.example?bcc=b@fork.example',
    'mailto:a@fork.example',
    '<a@fork.example>',
    'a@fork.example%0abcc:b@fork.example',
  ])('%j is refused', (typed) => {
    const refused = 'must be an address like hello@example.com'
    expect(read('email', typed)).toEqual({ refused })
  })

  it.each([`${'a'.repeat(250)}@b.example`, 'a'.repeat(1_000_000), 5])('%j is refused', (typed) => {
    expect(read('email', typed)).toHaveProperty('refused')
  })

  it('has a mailto link to only this address', () => {
    const { toHref } = FIELDS.email
    expect(toHref('hello@fork.example')).toBe('mailto:hello@fork.example')
    expect(toHref('a&b?cc=x@fork.example')).toBe('mailto:a%26b%3Fcc%3Dx@fork.example')
  })
})

describe('an account of Instagram', () => {
  it.each([
    ['@Green.Fork_1', 'green.fork_1'],
    ['greenfork', 'greenfork'],
    ['https://www.instagram.com/greenfork/?hl=en#x', 'greenfork'],
    ['http://instagram.com/GreenFork', 'greenfork'],
    ['instagram.com/@greenfork', 'greenfork'],
    ['//m.instagram.com/greenfork', 'greenfork'],
    ['mylia.de', 'mylia.de'],
    ['a'.repeat(30), 'a'.repeat(30)],
    ['', null],
    [null, null],
  ])('%j is kept as %j', (typed, kept) => {
    expect(read('instagram', typed)).toBe(kept)
  })

  it.each([
    '@',
    'green fork',
    'a'.repeat(31),
    'grün',
    '.fork',
    'fork.',
    'green..fork',
    'https://instagram.com/',
    'https://instagram.com.evil.example/fork',
    'https://evil.example/instagram.com/fork',
    'https://fork@evil.example/fork',
    'https://instagram.com/p/Cxyz',
    'https://instagram.com/explore',
    'javascript://instagram.com/fork',
    '../fork',
    'fork?x=1',
  ])('%j is refused', (typed) => {
    expect(read('instagram', typed)).toEqual({ refused: 'must be a name like @greenfork' })
  })

  it.each(['a'.repeat(201), 'a.'.repeat(1_000_000), 5])('%j is refused', (typed) => {
    expect(read('instagram', typed)).toHaveProperty('refused')
  })

  it('links to its page on Instagram, whatever an import holds', () => {
    const { toHref } = FIELDS.instagram
    expect(toHref('green.fork')).toBe('https://www.instagram.com/green.fork/')
    expect(toHref('../p?x')).toBe('https://www.instagram.com/..%2Fp%3Fx/')
  })
})

describe('wheelchair access', () => {
  it.each(['yes', 'limited', 'no', null])('can be %j', (value) => {
    expect(read('wheelchair', value)).toBe(value)
  })

  it.each(['', 'Yes', 'designated', 'constructor', 5, ['yes']])('cannot be %j', (value) => {
    expect(read('wheelchair', value)).toHaveProperty('refused')
  })
})

describe('a phone number', () => {
  it.each([
    ['+49 7151 6041488', '+49 7151 6041488'],
    ['  (617)   555-0123 ', '(617) 555-0123'],
    ['01/208.63.68', '01/208.63.68'],
    ['+7 (831) 262‒27‒00', '+7 (831) 262-27-00'],
    ['\u202d+43 6434 30020\u202c', '+43 6434 30020'],
    ['+49 561 49972010\u200b', '+49 561 49972010'],
    ['+３５８ 40 717', '+358 40 717'],
    ['tel:+41791530606', '+41791530606'],
    ['+356 21 441 717;+356 79 441 717', '+356 21 441 717'],
    ['+40254-744 877, +40765-337 970', '+40254-744 877'],
    ['+1-613-725-2253x2', '+1-613-725-2253 ext. 2'],
    ['+886 7 656 1921#4018', '+886 7 656 1921 ext. 4018'],
    ['+7 495 2218381 ext. 6065', '+7 495 2218381 ext. 6065'],
    ['(+49) 30 12345', '(+49) 30 12345'],
    ['12345', '12345'],
    ['', null],
    ['   ', null],
    [null, null],
  ])('%j is kept as %j', (typed, kept) => {
    expect(read('phone', typed)).toBe(kept)
  })

  const refused = { refused: 'must be a number like +1 617 555 0123' }
  it.each([
    '1234',
    '*9969',
    'call us',
    'info@fork.example',
    '+1 555 0123 movieline',
    '49+30 12345',
    '++49 30 12345',
    '555-0123 x',
    '555-0123 x1 x2',
    '555-0123 ext. 1234567',
    'javascript:12345',
    '12345"onload',
    ';12345',
  ])('%j is refused', (typed) => {
    expect(read('phone', typed)).toEqual(refused)
  })

  it.each(['1'.repeat(61), '1'.repeat(1_000_000), 12345, {}, true])('%j is refused', (typed) => {
    expect(read('phone', typed)).toHaveProperty('refused')
  })

  it.each([
    ['+49 (0)30 123-45', 'tel:+493012345'],
    ['(0)30 12345', 'tel:03012345'],
    ['+7 495 2218381 ext. 6065', 'tel:+74952218381;ext=6065'],
  ])('%j is dialled as %s', (phone, href) => {
    expect(FIELDS.phone.toHref(phone)).toBe(href)
  })
})
