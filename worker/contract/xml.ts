const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** XML 1.0 has no way to write most control characters, halves of pairs, and two numbers that are no characters. */
function isWritable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d
  return (code < 0xd800 || code > 0xdfff) && code !== 0xfffe && code !== 0xffff
}

/** A text as it stands in XML, in an element or in an attribute. */
export function xmlText(text: string): string {
  const written = Array.from(text).filter(isWritable).join('')
  return written.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one)
}
