import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { Effort } from './effort.ts'
import { isBoundedPdf } from './isBoundedPdf.ts'

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
  it('accepts pages, fonts and pictures of ordinary size', () => {
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

  it('finds a part after a line that other readers would not recognise', () => {
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

  it('refuses content that saves the graphics state without end, packed or not', () => {
    const drawn = 'q BT (Soup) Tj ET Q '.repeat(5000)
    expect(isBoundedPdf(pdf({ bytes: text(drawn) }))).toBe(true)
    expect(isBoundedPdf(pdf({ bytes: text('q '.repeat(5000)) }))).toBe(false)
    expect(isBoundedPdf(pdf({ dictionary: '', bytes: Buffer.from('q\n'.repeat(5000)) }))).toBe(
      false,
    )
  })

  it('recognises only complete names', () => {
    const bytes = Buffer.from([...Buffer.from('/RL'), 0x9c, ...Buffer.from('/LZW~ /A85\x01')])
    expect(isBoundedPdf(pdf({ dictionary: '/Subtype /Image', bytes }))).toBe(true)
  })

  it('refuses such a name within a packed part too', () => {
    expect(isBoundedPdf(pdf({ bytes: text('7 0 << /Filter /LZWDecode >>') }))).toBe(false)
  })

  it('refuses a truncated part, since the parser reads what comes before the end', () => {
    const begun = deflateSync(Buffer.from('q '.repeat(5000)), { finishFlush: 2 })
    const broken = Buffer.concat([begun, Buffer.alloc(20, 0xff)])
    expect(isBoundedPdf(pdf({ bytes: broken }))).toBe(false)
  })

  it('does not let a wrong checksum hide what is packed', () => {
    const flipped = (bytes: Uint8Array) => bytes.with(-1, (bytes.at(-1) ?? 0) ^ 1)
    const tens = Array.from({ length: 7 }, () => ({ bytes: flipped(zeros(10)) }))
    expect(isBoundedPdf(pdf(...tens))).toBe(false)
    expect(isBoundedPdf(pdf({ bytes: flipped(text('q '.repeat(5000))) }))).toBe(false)
    expect(isBoundedPdf(pdf({ bytes: flipped(text('BT (Soup) Tj ET')) }))).toBe(true)
  })
})

/** A page that draws form 2, which draws form 3 and so on, each `times` times. */
function nested(depth: number, times: number, last = 'BT (Soup) Tj ET'): Uint8Array {
  const page = { dictionary: '/Contents 1 0 R /XObject << /X 2 0 R >>', bytes: draw(times) }
  const forms = Array.from({ length: depth }, (_, i) => ({
    dictionary: `/Subtype /Form /Resources << /XObject << /X ${i + 3} 0 R >> >>`,
    bytes: i < depth - 1 ? draw(times) : Buffer.from(last),
  }))
  return pdf(page, ...forms)
}

const draw = (times: number) => Buffer.from('/X Do '.repeat(times))

describe('isBoundedPdf, with drawings', () => {
  it('accepts nested drawings as design programs make them', () => {
    expect(isBoundedPdf(nested(6, 2))).toBe(true)
    expect(isBoundedPdf(nested(1, 300))).toBe(true)
  })

  it('refuses drawings that become thousands or draw themselves', () => {
    expect(isBoundedPdf(nested(9, 4))).toBe(false)
    expect(isBoundedPdf(nested(2, 60, 'n '.repeat(50_000)))).toBe(false)
    const itself = { dictionary: '/Subtype /Form /Resources << /X 2 0 R >>', bytes: draw(1) }
    const page = { dictionary: '/Contents 1 0 R', bytes: draw(1) }
    expect(isBoundedPdf(pdf(page, itself))).toBe(false)
  })

  it('counts the same content for each page that shows it', () => {
    const content = { dictionary: '', bytes: Buffer.from('n '.repeat(500_000)) }
    const pages = (count: number) => ({
      dictionary: '',
      bytes: Buffer.from(`${'9 0 obj << /Contents [1 0 R] >> endobj '.repeat(count)}`),
    })
    expect(isBoundedPdf(pdf(content, pages(3)))).toBe(true)
    expect(isBoundedPdf(pdf(content, pages(24)))).toBe(false)
  })

  it('finds the pages within a packed part, and a name written with escapes', () => {
    const form = { dictionary: '/Subtype /Form', bytes: Buffer.from('n '.repeat(500_000)) }
    const page = { dictionary: '', bytes: Buffer.from('/#58 Do '.repeat(30)) }
    const inner = '7 0 8 30 << /Contents 1 0 R /R 8 0 R >> << /XObject << /X 2 0 R >> >>'
    const packed = { dictionary: '/Type /ObjStm /N 2 /First 9', bytes: text(inner) }
    expect(isBoundedPdf(pdf(page, form, packed))).toBe(false)
    expect(isBoundedPdf(pdf({ ...page, bytes: draw(2) }, form, packed))).toBe(true)
  })
})

describe('isBoundedPdf, with character maps', () => {
  const map = (ranges: string) =>
    pdf({ dictionary: '', bytes: Buffer.from(`begincmap beginbfrange ${ranges} endbfrange`) })

  it('accepts a font with all characters of a plane', () => {
    expect(isBoundedPdf(map('<0000> <FFFF> <0000>'))).toBe(true)
    expect(isBoundedPdf(map('<0001> <005f> <0020> <0060><00ff>[<0041> <00420043>]'))).toBe(true)
  })

  it.each([
    '<000000> <061a80> <0041>',
    '<0000> <FFFF> <0000> '.repeat(5),
    '(\\000\\000\\000) (\\377\\377\\377) <0041>',
  ])('refuses ranges of millions: %s', (ranges) => {
    expect(isBoundedPdf(map(ranges))).toBe(false)
  })

  it('counts a map for each font that uses it', () => {
    const fonts = (count: number) => Buffer.from('9 0 obj << /ToUnicode 1 0 R >> '.repeat(count))
    const range = Buffer.from('begincmap beginbfrange <0000> <3fff> <0041> endbfrange')
    const file = (count: number) =>
      pdf({ dictionary: '', bytes: range }, { dictionary: '', bytes: fonts(count) })
    expect(isBoundedPdf(file(3))).toBe(true)
    expect(isBoundedPdf(file(30))).toBe(false)
  })
})

describe('isBoundedPdf, with content that makes a search slow', () => {
  const object = (content: string) => pdf({ dictionary: '', bytes: Buffer.from(content) })
  const plain = { dictionary: '/Length 900000', bytes: Buffer.from('n') }
  it.each([
    ['names before one long comment', pdf({ bytes: text('/a%'.repeat(3_000_000)) })],
    ['names in comments that follow each other', pdf({ bytes: text('%/a\n'.repeat(1_000_000)) })],
    ['numbers in comments that follow each other', object(`1\n${'%1\n'.repeat(500_000)}`)],
    ['parts that overlap by their length', pdf(...Array.from({ length: 4000 }, () => plain))],
    ['parts that nothing ends', Buffer.from('stream\n'.repeat(4900).padEnd(1_900_000, 'n'))],
    [
      'streams of one number and many references to it',
      Buffer.from(
        '7 0 obj <<>> stream\nn\nendstream endobj '.repeat(4000) +
          `8 0 obj [${'7 0 R '.repeat(200_000)}] endobj 9 0 obj <</Contents 8 0 R>>`,
      ),
    ],
    [
      'the same within a page',
      Buffer.from(
        '7 0 obj <<>> stream\nn\nendstream endobj '.repeat(4000) +
          `9 0 obj <</Contents [${'7 0 R '.repeat(200_000)}]>> endobj`,
      ),
    ],
  ])('gives up early: %s', (_, bytes) => {
    const effort = new Effort()
    expect(isBoundedPdf(bytes, effort)).toBe(false)
    expect(effort.spent).toBeLessThan(80 * MEBIBYTE)
  })

  it('takes few steps for a menu', () => {
    const effort = new Effort()
    const page = { bytes: text('% a page\nBT /F1 9 Tf (Soup) Tj ET /X Do '.repeat(1000)) }
    const form = { dictionary: '/Subtype /Form /Filter /FlateDecode', bytes: text('BT ET') }
    expect(isBoundedPdf(pdf(page, form), effort)).toBe(true)
    expect(effort.spent).toBeLessThan(20_000)
  })

  it('reads an operator after a comment of any length', () => {
    const page = {
      dictionary: '/Contents 1 0 R',
      bytes: Buffer.from(`/X %${'n'.repeat(999)}\n Do`),
    }
    const itself = { dictionary: '/Subtype /Form /Resources << /X 2 0 R >>', bytes: draw(1) }
    expect(isBoundedPdf(pdf(page, itself))).toBe(false)
  })
})
