import { initialBoxes, WORDS } from './boxes.ts'

const SUBKEYS = 18
const [FIRST, SECOND, THIRD, FOURTH] = [18, 0x112, 0x212, 0x312] as const
const TEXT = 'OrpheanBeholderScryDoubt'
const NO_SALT = new Int32Array(4)

/** The word at `i`; callers keep `i` within the table. */
const at = (words: Int32Array, i: number): number => words[i] ?? 0

/**
 * The expensive key schedule of bcrypt (Provos and Mazières, 1999), run a few rounds at a time. `key` has at most 72 bytes
 * with its NUL, `salt` 16.
 */
export class KeySchedule {
  readonly #boxes = initialBoxes()
  readonly #key: Int32Array
  readonly #salt: Int32Array

  constructor(key: Uint8Array, salt: Uint8Array) {
    this.#key = cyclicWords(key, SUBKEYS)
    this.#salt = cyclicWords(salt, SUBKEYS)
    this.#expand(this.#key, this.#salt)
  }

  rounds(count: number): void {
    for (let i = 0; i < count; i += 1) {
      this.#expand(this.#key, NO_SALT)
      this.#expand(this.#salt, NO_SALT)
    }
  }

  /** The 23 bytes that bcrypt keeps. */
  digest(): Uint8Array {
    const text = cyclicWords(new TextEncoder().encode(TEXT), TEXT.length / 4)
    const bytes = new DataView(new ArrayBuffer(TEXT.length))
    for (let i = 0; i < text.length; i += 2) {
      const pair = text.subarray(i, i + 2)
      for (let times = 0; times < 64; times += 1) encipher(this.#boxes, pair)
    }
    for (const [i, word] of text.entries()) bytes.setInt32(4 * i, word)
    return new Uint8Array(bytes.buffer, 0, TEXT.length - 1)
  }

  #expand(key: Int32Array, salt: Int32Array): void {
    const boxes = this.#boxes
    for (let i = 0; i < SUBKEYS; i += 1) boxes[i] = at(boxes, i) ^ at(key, i)
    const text = new Int32Array(2)
    for (let i = 0; i < WORDS; i += 2) {
      text[0] = at(text, 0) ^ at(salt, i & 3)
      text[1] = at(text, 1) ^ at(salt, (i + 1) & 3)
      encipher(boxes, text)
      boxes[i] = at(text, 0)
      boxes[i + 1] = at(text, 1)
    }
  }
}

/** Enciphers two words in place. */
function encipher(boxes: Int32Array, text: Int32Array): void {
  let left = at(text, 0) ^ at(boxes, 0)
  let right = at(text, 1)
  for (let i = 1; i < SUBKEYS - 1; i += 2) {
    right ^= mix(boxes, left) ^ at(boxes, i)
    left ^= mix(boxes, right) ^ at(boxes, i + 1)
  }
  text[0] = right ^ at(boxes, SUBKEYS - 1)
  text[1] = left
}

/** Blowfish's F: one word of each box. */
function mix(boxes: Int32Array, word: number): number {
  const sum = (at(boxes, FIRST + (word >>> 24)) + at(boxes, SECOND + ((word >> 16) & 0xff))) | 0
  return ((sum ^ at(boxes, THIRD + ((word >> 8) & 0xff))) + at(boxes, FOURTH + (word & 0xff))) | 0
}

/** Bytes as words, starting over at the first byte after the last. */
function cyclicWords(bytes: Uint8Array, count: number): Int32Array {
  const byte = (i: number) => bytes[i % bytes.length] ?? 0
  return Int32Array.from(
    { length: count },
    (_, i) =>
      (byte(4 * i) << 24) | (byte(4 * i + 1) << 16) | (byte(4 * i + 2) << 8) | byte(4 * i + 3),
  )
}
