/** RFC 5545 allows 75 octets per line, without the line break. */
const MAX_OCTETS = 75

/** One content line with its line break, folded between characters. */
export function contentLine(name: string, value: string): string {
  const folded: string[] = []
  let part = ''
  let octets = 0
  for (const character of `${name}:${value}`) {
    const length = octetsOf(character)
    if (octets + length > MAX_OCTETS) {
      folded.push(part)
      // A leading space continues the previous line; it counts too.
      part = ' '
      octets = 1
    }
    part += character
    octets += length
  }
  return `${[...folded, part].join('\r\n')}\r\n`
}

/** The length in UTF-8. Encoding each character takes twenty times as long. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** A text as the value of a line, without control characters except line breaks. */
export function icsText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** "20261125T160000Z", for milliseconds since 1970. */
export function utcTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}
