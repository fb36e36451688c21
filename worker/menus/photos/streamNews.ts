import { ERROR_STATUS } from '../../contract/errors.ts'
import type { BuilderAnswer, PhotoNews } from '../../contract/restaurants/builder.ts'
import { toAppError } from '../../http/errorAnswer.ts'
import type { TellProgress } from './buildFromPhotos.ts'

/** What is heard of a reading, a line each as it comes. Who goes away meanwhile ends the reading. */
export function streamNews(
  read: (tell: TellProgress) => Promise<BuilderAnswer>,
  requestId: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isWanted = true
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = async (news: PhotoNews) => {
        if (!isWanted) throw new Error('Whoever asked has gone')
        controller.enqueue(encoder.encode(`${JSON.stringify(news)}\n`))
        // A line leaves only when nothing is at work, and the reader is for seconds.
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
