import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

export interface OpenText {
  chunks: AsyncIterable<string>
  /** Bytes of the file (packed ones, if it is packed). */
  size: number
  /** Bytes of the file read so far. */
  readBytes(): number
  /** Set when the file is broken or cut; the chunks end there. */
  failure(): string | null
}

const READ_BYTES = 256 * 1024

/**
 * A file's text in chunks; gzip is recognised by its first bytes. A cut gzip file gives its readable part.
 * @throws the file system's error when there is no such file
 */
export async function openText(path: string): Promise<OpenText> {
  const handle = await open(path)
  const start = Buffer.alloc(2)
  await handle.read(start, 0, 2, 0)
  const { size } = await handle.stat()
  await handle.close()

  const isPacked = start[0] === 0x1f && start[1] === 0x8b
  const file = createReadStream(path, { highWaterMark: READ_BYTES })
  const bytes = isPacked ? pipeline(file, createGunzip({ chunkSize: READ_BYTES }), () => {}) : file
  let failure: string | null = null

  async function* chunks() {
    const decoder = new TextDecoder()
    try {
      for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true })
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error)
    }
    yield decoder.decode()
  }
  return { chunks: chunks(), size, readBytes: () => file.bytesRead, failure: () => failure }
}
