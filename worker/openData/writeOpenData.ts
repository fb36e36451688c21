import type { Env } from '../env.ts'
import { toGeoJson } from '../restaurants/exporting/geoJson.ts'
import { readRestaurants } from '../restaurants/exporting/readRestaurants.ts'
import { putInParts } from './store.ts'

/** Writes every restaurant that was not deleted as one packed file; when it fails the one before stays. */
export async function writeOpenData(
  env: Pick<Env, 'DB' | 'OPEN_DATA'>,
  now: number,
): Promise<void> {
  const { readable, writable } = new CompressionStream('gzip')
  const texts = toGeoJson(readRestaurants(env.DB, now))
  await Promise.all([writeAll(writable, texts), putInParts(env.OPEN_DATA, readable)])
}

async function writeAll(to: WritableStream<Uint8Array>, texts: AsyncIterable<string>) {
  const encoder = new TextEncoder()
  const writer = to.getWriter()
  try {
    for await (const text of texts) await writer.write(encoder.encode(text))
    await writer.close()
  } catch (error) {
    // Whoever reads the other end hears of it too.
    await writer.abort(error)
    throw error
  }
}
