/** R2 requires parts of equal size, at least 5 MiB, except the last. */
const PART_BYTES = 8 * 1024 * 1024

/** Stores the whole file. When reading it fails, it stores nothing, and the previous file of that name stays. */
export function putInParts(
  bucket: R2Bucket,
  name: string,
  file: AsyncIterable<Uint8Array>,
): Promise<void> {
  return putParts(bucket, name, partsOf(file))
}

/** The same for a file in parts as R2 takes them. */
export async function putParts(
  bucket: R2Bucket,
  name: string,
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options?: R2MultipartOptions,
): Promise<void> {
  const upload = await bucket.createMultipartUpload(name, options)
  try {
    const uploaded: R2UploadedPart[] = []
    for await (const part of parts) {
      uploaded.push(await upload.uploadPart(uploaded.length + 1, part))
    }
    await upload.complete(uploaded)
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
