import { closeSync, openSync } from 'node:fs'
import { putParts } from '../../worker/packed/putInParts.ts'
import { openPlatform, type PlatformChoice } from '../database/platform.ts'
import { type Archive, readAt } from './checkArchive.ts'

/** R2 accepts up to 10,000 parts of one size, each at least 5 MiB but the last; a Worker accepts 100 MB per request. */
const PART_BYTES = 32 * 1024 * 1024
const LARGE_PART_BYTES = 90 * 1024 * 1024
const MANY_PARTS = 2000

/** Uploads a file to R2 in parts: it becomes visible as a whole with the last part, and not before. */
export async function uploadArchive(
  { file, name, bytes }: Archive,
  choice: PlatformChoice,
  onProgress: (sent: number) => void = () => undefined,
): Promise<void> {
  const { server, close } = await openPlatform('r2_buckets', choice)
  const opened = openSync(file, 'r')
  try {
    const { TILE_ARCHIVES: bucket } = await server.getBindings<{ TILE_ARCHIVES: R2Bucket }>()
    const size = bytes > MANY_PARTS * PART_BYTES ? LARGE_PART_BYTES : PART_BYTES
    function* parts() {
      for (let offset = 0; offset < bytes; offset += size) {
        yield new Uint8Array(readAt(opened, offset, size))
        onProgress(Math.min(bytes, offset + size))
      }
    }
    await putParts(bucket, `${name}.pmtiles`, parts(), {
      httpMetadata: { contentType: 'application/vnd.pmtiles' },
    })
  } finally {
    closeSync(opened)
    await close()
  }
}
