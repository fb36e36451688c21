import { deflateSync } from 'node:zlib'

/** A PDF of one page with these lines of text, compressed like most PDFs. */
export function makePdf(lines: readonly string[]): Uint8Array {
  const texts = lines.map((line, i) => `BT /F1 12 Tf 50 ${700 - i * 20} Td (${line}) Tj ET`)
  const content = deflateSync(Buffer.from(texts.join('\n')))
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
  ].map((object, i) => `${i + 1} 0 obj${object}endobj\n`)
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(`%PDF-1.4\n${objects.join('')}`),
      Buffer.from(`4 0 obj<</Length ${content.length}/Filter/FlateDecode>>stream\n`),
      content,
      Buffer.from(`\nendstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>\n`),
    ]),
  )
}
