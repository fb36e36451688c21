import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { type Asked, clock, type Heard } from './client.ts'

const PATIENCE_MS = 10_000
/** The number of visitors, each with an address of their own, so that the rate limits see a crowd. */
const VISITORS = 200_000

const { url, most }: { url: string; most: number } = workerData
const { hostname: host, port } = new URL(url)
const agent = new Agent({ keepAlive: true, maxSockets: most, scheduling: 'lifo' })

/** Resolves when the answer has arrived whole. */
function ask({ kind, method, path, body, headers }: Asked, dueAt: number): Promise<Heard> {
  const all = { 'cf-connecting-ip': randomVisitor(), ...headers }
  const to = { host, port, agent, method, path, headers: all, timeout: PATIENCE_MS }
  return new Promise((resolve) => {
    const end = (status: number, hasRetryAfter: boolean) =>
      resolve({ kind, status, ms: clock() - dueAt, hasRetryAfter })
    const sent = request(to, (answer) => {
      answer.resume()
      answer.once('end', () =>
        end(answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined),
      )
      answer.once('error', () => end(0, false))
    })
    sent.once('timeout', () => sent.destroy())
    sent.once('error', () => end(0, false))
    sent.end(body)
  })
}

function randomVisitor(): string {
  const n = Math.floor(Math.random() * VISITORS)
  return `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
}

parentPort?.on('message', async (sent: { id: number; asked: Asked; dueAt: number }) => {
  const heard = await ask(sent.asked, sent.dueAt)
  parentPort?.postMessage({ id: sent.id, heard })
})
