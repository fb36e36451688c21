const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** XML 1.0 cannot represent most control characters, lone surrogates, U+FFFE and U+FFFF. */
function isWritable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d
  return (code < 0xd800 || code > 0xdfff) && code !== 0xfffe && code !== 0xffff
}

/** A text escaped for XML, for an element or an attribute. */
export function xmlText(text: string): string {
  const written = Array.from(text).filter(isWritable).join('')
  return written.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one)
}
