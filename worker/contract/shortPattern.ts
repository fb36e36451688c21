/**
 * A pattern for short texts: longer than `mostLetters`, a text does not match. For patterns that may take the square of
 * a text's length or worse, which no length that comes from outside may decide.
 */
class ShortPattern extends RegExp {
  readonly mostLetters: number

  /** The second way is that of `matchAll` and `split`, which copy a pattern. */
  constructor(pattern: RegExp | string, flags: string | undefined, mostLetters?: number) {
    super(pattern, flags)
    this.mostLetters = mostLetters ?? (pattern instanceof ShortPattern ? pattern.mostLetters : 0)
  }

  override exec(text: string): RegExpExecArray | null {
    if (text.length <= this.mostLetters) return super.exec(text)
    this.lastIndex = 0
    return null
  }
}

export function shortPattern(
  mostLetters: number,
  pattern: RegExp | string,
  flags?: string,
): RegExp {
  return new ShortPattern(pattern, flags, mostLetters)
}
