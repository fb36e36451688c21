/** R2 requires parts of equal size, at least 5 MiB, except the last. */
const PART_BYTES = 8 * 1024 * 1024

/** Stores the whole file. When reading it fails, it stores nothing, and the previous file of that name stays. */
export async function putInParts(
  bucket: R2Bucket,
  name: string,
  file: AsyncIterable<Uint8Array>,
): Promise<void> {
  const upload = await bucket.createMultipartUpload(name)
  try {
    const parts: R2UploadedPart[] = []
    for await (const part of partsOf(file)) {
      parts.push(await upload.uploadPart(parts.length + 1, part))
    }
    await upload.complete(parts)
  } catch (error) {
    // Why the upload failed says more than why it does not end; R2 ends it after a week.
    await upload.abort().catch(() => undefined)
    throw error
  }
}

async function* partsOf(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part = new Uint8Array(PART_BYTES)
  let filled = 0
  for await (const chunk of file) {
    for (let from = 0; from < chunk.length; ) {
      const piece = chunk.subarray(from, from + PART_BYTES - filled)
      part.set(piece, filled)
      filled += piece.length
      from += piece.length
      if (filled < PART_BYTES) continue
      yield part
      part = new Uint8Array(PART_BYTES)
      filled = 0
    }
  }
  if (filled > 0) yield part.subarray(0, filled)
}
