import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { isBoundedPdf } from './pdfSize.ts'

const MEBIBYTE = 1024 * 1024

function pdf(...parts: { dictionary?: string; bytes: Uint8Array; word?: string }[]): Uint8Array {
  const pieces = [Buffer.from('%PDF-1.7\n')]
  for (const [
    i,
    { dictionary = '/Filter /FlateDecode', bytes, word = 'stream' },
  ] of parts.entries()) {
    pieces.push(
      Buffer.from(`${i + 1} 0 obj\n<< ${dictionary} /Length ${bytes.length} >>\n${word}\n`),
      Buffer.from(bytes),
      Buffer.from('\nendstream\nendobj\n'),
    )
  }
  return new Uint8Array(Buffer.concat(pieces))
}

const zeros = (mebibytes: number) =>
  new Uint8Array(deflateSync(new Uint8Array(mebibytes * MEBIBYTE)))
const text = (content: string) => new Uint8Array(deflateSync(Buffer.from(content)))

describe('isBoundedPdf', () => {
  it('takes pages, fonts and pictures of ordinary size', () => {
    expect(isBoundedPdf(pdf({ bytes: text('BT (Soup) Tj ET') }, { bytes: zeros(10) }))).toBe(true)
    const jpeg = { dictionary: '/Filter /DCTDecode', bytes: new Uint8Array([0xff, 0xd8, 1, 2]) }
    expect(isBoundedPdf(pdf(jpeg, { dictionary: '', bytes: Buffer.from('BT (Soup) Tj ET') }))).toBe(
      true,
    )
  })

  it('refuses one part that unpacks to far more than a menu, and many that do so together', () => {
    expect(isBoundedPdf(pdf({ bytes: zeros(20) }))).toBe(false)
    expect(isBoundedPdf(pdf(...Array.from({ length: 7 }, () => ({ bytes: zeros(10) }))))).toBe(
      false,
    )
  })

  it('finds a part behind a line that other readers would not take for one', () => {
    expect(isBoundedPdf(pdf({ bytes: zeros(20), word: 'stream % nothing to see' }))).toBe(false)
  })

  it('finds a part that is packed twice', () => {
    expect(isBoundedPdf(pdf({ bytes: new Uint8Array(deflateSync(zeros(20))) }))).toBe(false)
    const thrice = deflateSync(deflateSync(text('BT (Soup) Tj ET')))
    expect(isBoundedPdf(pdf({ bytes: new Uint8Array(thrice) }))).toBe(false)
  })

  it.each([
    '/Filter /LZWDecode',
    '/Filter [/ASCII85Decode /FlateDecode]',
    '/Filter /#4cZWDecode',
    '/Filter /RL',
    '/Encrypt 9 0 R',
  ])('refuses what it cannot look into: %s', (dictionary) => {
    expect(isBoundedPdf(pdf({ dictionary, bytes: text('BT (Soup) Tj ET') }))).toBe(false)
  })

  it('refuses what saves the state of drawing without end, packed or not', () => {
    const drawn = 'q BT (Soup) Tj ET Q '.repeat(5000)
    expect(isBoundedPdf(pdf({ bytes: text(drawn) }))).toBe(true)
    expect(isBoundedPdf(pdf({ bytes: text('q '.repeat(5000)) }))).toBe(false)
    expect(isBoundedPdf(pdf({ dictionary: '', bytes: Buffer.from('q\n'.repeat(5000)) }))).toBe(
      false,
    )
  })

  it('takes for a name only what ends like one', () => {
    const bytes = Buffer.from([...Buffer.from('/RL'), 0x9c, ...Buffer.from('/LZW~ /A85\x01')])
    expect(isBoundedPdf(pdf({ dictionary: '/Subtype /Image', bytes }))).toBe(true)
  })

  it('refuses it when the name itself is packed', () => {
    expect(isBoundedPdf(pdf({ bytes: text('7 0 << /Filter /LZWDecode >>') }))).toBe(false)
  })

  it('takes a damaged part as far as it can be read', () => {
    const broken = text('BT (Soup) Tj ET '.repeat(100)).slice(0, 30)
    expect(isBoundedPdf(pdf({ bytes: broken }))).toBe(true)
  })
})
