/**
 * A pattern that matches no text longer than `mostLetters`. For patterns whose time grows with the square of the length or
 * worse, so that no outside text can make them slow.
 * A copy of the contract's: the reader imports nothing outside its room.
 */
class ShortPattern extends RegExp {
  readonly mostLetters: number

  /** `matchAll` and `split` copy a pattern with this constructor, without `mostLetters`. */
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
