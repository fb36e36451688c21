import { putInParts } from './putInParts.ts'

/** Writes texts to R2 as one gzip file while they arrive; when reading them fails, the previous file stays. */
export async function putPacked(
  bucket: R2Bucket,
  name: string,
  texts: AsyncIterable<string>,
): Promise<void> {
  const { readable, writable } = new CompressionStream('gzip')
  await Promise.all([writeAll(writable, texts), putInParts(bucket, name, readable)])
}

async function writeAll(to: WritableStream<Uint8Array>, texts: AsyncIterable<string>) {
  const encoder = new TextEncoder()
  const writer = to.getWriter()
  try {
    for await (const text of texts) await writer.write(encoder.encode(text))
    await writer.close()
  } catch (error) {
    // Make the reading end fail too.
    await writer.abort(error)
    throw error
  }
}
