import { ERROR_STATUS } from '../../contract/errors.ts'
import type { BuilderAnswer, PhotoNews } from '../../contract/restaurants/builder.ts'
import { toAppError } from '../../http/errorAnswer.ts'
import type { OnProgress } from './buildFromPhotos.ts'

/** Streams the news of a reading, one per line. When the caller disconnects, the reading ends. */
export function streamNews(
  read: (onProgress: OnProgress) => Promise<BuilderAnswer>,
  requestId: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isWanted = true
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = async (news: PhotoNews) => {
        if (!isWanted) throw new Error('The caller has disconnected')
        controller.enqueue(encoder.encode(`${JSON.stringify(news)}\n`))
        // The line is sent only when the thread is free, and the reader would block it for seconds.
        await scheduler.wait(1)
      }
      try {
        await send({ answer: await read((progress) => send({ progress })) })
      } catch (error) {
        if (!isWanted) return
        const { code, items } = toAppError(error, requestId)
        await send({ failed: { status: ERROR_STATUS[code], errors: [...items] } })
      }
      controller.close()
    },
    cancel() {
      isWanted = false
    },
  })
}
