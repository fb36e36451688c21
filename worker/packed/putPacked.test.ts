import { expect, it } from 'vitest'
import { putPacked } from './putPacked.ts'

/** Fails like R2 when it cannot be reached, also when the upload is given up. */
function brokenBucket(): R2Bucket {
  const fail = async () => {
    throw new Error('R2 is down')
  }
  const abort = async () => {
    throw new Error('There is no such upload')
  }
  const upload = { uploadPart: fail, complete: fail, abort }
  return { createMultipartUpload: async () => upload } as unknown as R2Bucket
}

/** Text that does not get smaller than `mebibytes`. */
async function* noise(mebibytes: number) {
  for (let n = 0; n < 16 * mebibytes; n += 1) {
    yield String.fromCharCode(...crypto.getRandomValues(new Uint16Array(32 * 1024)))
  }
}

it.each([1, 12])('says why a file of %i MiB could not be stored', async (mebibytes) => {
  await expect(putPacked(brokenBucket(), 'file', noise(mebibytes))).rejects.toThrow('R2 is down')
})
