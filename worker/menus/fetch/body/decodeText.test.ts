import { describe, expect, it } from 'vitest'
import { decodeText } from './decodeText.ts'

const TEXT = 'Crème brûlée – Käsespätzle “no” €9 jalapeño'
const utf8 = (text: string) => new TextEncoder().encode(text)

function windows1252(text: string): Uint8Array {
  const special: Record<string, number> = { '€': 0x80, '“': 0x93, '”': 0x94, '–': 0x96 }
  return Uint8Array.from(text, (character) => special[character] ?? character.charCodeAt(0))
}

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < text.length; i += 1) view.setUint16(i * 2, text.charCodeAt(i), isLittle)
  return bytes
}

describe('decodeText', () => {
  it.each([
    ['UTF-8 without a word', utf8(TEXT), null],
    ['UTF-8 that is called Latin-1', utf8(TEXT), 'iso-8859-1'],
    ['UTF-8 after a byte order mark', utf8(`\ufeff${TEXT}`), 'iso-8859-1'],
    ['windows-1252 without a word', windows1252(TEXT), null],
    ['windows-1252 that is called Latin-1', windows1252(TEXT), 'ISO-8859-1'],
    ['windows-1252 that is called UTF-8', windows1252(TEXT), 'utf-8'],
    ['windows-1252 under an unknown name', windows1252(TEXT), 'x-klingon'],
    ['UTF-16 after a byte order mark', utf16(`\ufeff${TEXT}`, true), null],
    ['big-endian UTF-16', utf16(`\ufeff${TEXT}`, false), null],
    ['UTF-16 by its label', utf16(TEXT, true), 'utf-16le'],
  ])('reads %s', (_, bytes, charset) => {
    expect(decodeText(bytes, charset)).toBe(TEXT)
  })

  it.each(['<meta charset="shift_jis">', "<META content='text/html; charset=Shift_JIS'>"])(
    'looks for the charset in the page: %s',
    (meta) => {
      const menu = Uint8Array.from([0x83, 0x81, 0x83, 0x6a, 0x83, 0x85, 0x81, 0x5b])
      const bytes = new Uint8Array([...utf8(meta), ...menu])
      expect(decodeText(bytes, null)).toBe(`${meta}メニュー`)
    },
  )

  it('reads a page of UTF-8 with one broken byte as UTF-8', () => {
    const bytes = new Uint8Array([...utf8(TEXT), 0xe9, ...utf8(' soufflé')])
    expect(decodeText(bytes, 'utf-8')).toBe(`${TEXT}\ufffd soufflé`)
    expect(decodeText(bytes, null)).toBe(`${TEXT}\ufffd soufflé`)
  })

  it('repairs text that was encoded twice', () => {
    const twice = new TextDecoder('windows-1252').decode(utf8(TEXT))
    expect(twice).toContain('CrÃ¨me')
    expect(decodeText(utf8(twice), 'utf-8')).toBe(TEXT)
  })

  it('leaves text alone that only looks a little like it', () => {
    const portuguese = 'MAÇÃ, PÃO, MAMÃO, ROMÃ e AVELÃ “ao natural”'
    expect(decodeText(utf8(portuguese), 'utf-8')).toBe(portuguese)
  })
})
