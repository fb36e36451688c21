/** The unparsed text of one record. */
export interface RawRecord {
  /** 1 for the first. */
  number: number
  text: string
  /** Whether the file ended within the record; the text is empty when it ended between records or after the last. */
  isCut?: true
  /** Why Overpass ended the list there. */
  reason?: string
}

/** The keys of the lists in GeoJSON and Overpass JSON. */
const LIST_KEYS = new Set(['features', 'elements'])
/** How the `remark` of Overpass begins when it gave up, after it had sent a part or nothing. */
const GAVE_UP = 'runtime error'
/** The longest record; without it, a missing bracket would read the rest of the file into memory. */
const MAX_RECORD_CHARACTERS = 4 * 1024 * 1024

/** The file is not, or not throughout, JSON with a list of records. */
export class UnreadableError extends Error {}

/**
 * Splits the text of a JSON file into the records of its list, with one record in memory and without parsing, so that a bad
 * record does not affect others.
 * @throws UnreadableError when there is no list, or when a record does not end
 */
export async function* splitRecords(chunks: AsyncIterable<string>): AsyncGenerator<RawRecord> {
  const splitter = new RecordSplitter()
  for await (const chunk of chunks) yield* splitter.push(chunk)
  yield* splitter.finish()
}

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const SPACE = 0x20

class RecordSplitter {
  private buffer = ''
  /** The open brackets. */
  private open: number[] = []
  private isInString = false
  private isEscaped = false
  private stringStart = -1
  /** The last complete string in the outermost object: a key when a bracket follows. */
  private lastString = ''
  /** Why Overpass gave up. */
  private reason: string | null = null
  /** The number of open brackets around a record; 0 before the list, -1 after it. */
  private listDepth = 0
  private recordStart = -1
  private number = 0

  private readString(code: number, at: number) {
    if (this.isEscaped) this.isEscaped = false
    else if (code === BACKSLASH) this.isEscaped = true
    else if (code === QUOTE) {
      this.isInString = false
      if (this.open.length === 1 && this.listDepth < 1) this.readText(at)
    }
  }

  /** A string of the outermost object, which ends at `at`. */
  private readText(at: number) {
    const text = this.buffer.slice(this.stringStart, at)
    if (this.lastString === 'remark' && text.startsWith(GAVE_UP))
      this.reason = text.replaceAll('\\"', '"')
    this.lastString = text
  }

  *push(chunk: string): Generator<RawRecord> {
    const from = this.buffer.length
    this.buffer += chunk
    for (let at = from; at < this.buffer.length; at++) {
      const code = this.buffer.charCodeAt(at)
      if (this.isInString) this.readString(code, at)
      else if (code > SPACE) yield* this.readStructure(code, at)
    }
    this.forget()
  }

  *finish(): Generator<RawRecord> {
    if (this.listDepth === 0) throw new UnreadableError('There is no list of places in this file')
    if (this.listDepth === -1 && this.open.length === 0) {
      if (this.reason !== null)
        yield { number: this.number + 1, text: '', isCut: true, reason: this.reason }
      return
    }
    const isBetween = this.open.length === this.listDepth && !this.isInString
    if (isBetween) yield* this.takeRecord(this.buffer.length)
    const text = this.recordStart < 0 ? '' : this.buffer.slice(this.recordStart)
    yield { number: this.number + 1, text, isCut: true }
  }

  private *readStructure(code: number, at: number): Generator<RawRecord> {
    const isBetween = this.listDepth > 0 && this.open.length === this.listDepth
    if (isBetween && code === COMMA) yield* this.takeRecord(at)
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) yield* this.close(code, at)
    else {
      if (isBetween && this.recordStart < 0) this.recordStart = at
      if (code === QUOTE) {
        this.isInString = true
        this.stringStart = at + 1
      } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
        this.open.push(code)
        if (code === OPEN_LIST && this.listDepth === 0 && this.isListStart())
          this.listDepth = this.open.length
      }
    }
  }

  /** Within a record, an outer closing bracket also closes inner ones, and an unmatched closing bracket is ignored. */
  private *close(code: number, at: number): Generator<RawRecord> {
    const opening = this.open.lastIndexOf(code === CLOSE_LIST ? OPEN_LIST : OPEN_OBJECT)
    const isBetween = this.listDepth > 0 && this.open.length === this.listDepth
    if (opening < 0 || (opening < this.listDepth && !isBetween)) return
    if (isBetween) {
      if (opening < this.listDepth - 1) return
      yield* this.takeRecord(at)
      this.listDepth = -1
    }
    this.open.length = opening
  }

  /** `[` at the top of the file, or right within its one object under a known key. */
  private isListStart(): boolean {
    return this.open.length === 1 || (this.open.length === 2 && LIST_KEYS.has(this.lastString))
  }

  private *takeRecord(end: number): Generator<RawRecord> {
    if (this.recordStart < 0) return
    const text = this.buffer.slice(this.recordStart, end)
    this.recordStart = -1
    this.number++
    yield { number: this.number, text }
  }

  /** Drops the text before an unfinished record or key. */
  private forget() {
    const start =
      this.recordStart >= 0 ? this.recordStart : this.isInString ? this.stringStart : null
    if (this.buffer.length - (start ?? this.buffer.length) > MAX_RECORD_CHARACTERS)
      throw new UnreadableError(`Record ${this.number + 1} does not end`)
    const kept = start ?? this.buffer.length
    this.buffer = this.buffer.slice(kept)
    if (this.recordStart >= 0) this.recordStart -= kept
    this.stringStart -= kept
  }
}
