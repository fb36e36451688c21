/**
 * Stands before the development server at `PORT`, as the edge stands before the deployed one: a file that never changes, or not for
 * a week, is asked of the server (`SERVER_PORT`) once. Each test's browser begins without a cache, so most requests are for such
 * files.
 */
import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingHttpHeaders,
  request,
} from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Stored {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A week is the life of a still map's picture. */
const LASTING = /immutable|s-maxage=604800/

const server = { host: '127.0.0.1', port: Number(process.env.SERVER_PORT) }
const agent = new Agent({ keepAlive: true })
const stored = new Map<string, Stored>()

const edge = createServer((asked, answer) => {
  const { url = '/', method = 'GET', headers } = asked
  const isWhole = method === 'GET' && !headers.range && !headers['if-none-match']
  const key = `${headers['accept-encoding']} ${url}`
  const known = isWhole ? stored.get(key) : undefined
  if (known) {
    answer.writeHead(200, known.headers).end(known.body)
    return
  }
  const passOn = (hasFailed: boolean): ClientRequest => {
    // The agent may hold another connection that has ended.
    const via = hasFailed ? false : agent
    const onward = request({ ...server, agent: via, path: url, method, headers }, (got) => {
      const isLasting = LASTING.test(got.headers['cache-control'] ?? '')
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
      if (!isWhole || got.statusCode !== 200 || !isLasting) return
      buffer(got).then(
        (body) => stored.set(key, { headers: got.headers, body }),
        () => undefined,
      )
    })
    onward.on('error', () => {
      // The server ends an idle connection after 15 s, perhaps just as it is used again. A browser would then ask once more.
      const mayRepeat = method === 'GET' && onward.reusedSocket && !hasFailed
      if (mayRepeat && !answer.headersSent && !answer.destroyed) passOn(true).end()
      else answer.destroy()
    })
    answer.on('close', () => onward.destroy())
    return onward
  }
  asked.pipe(passOn(false))
})

/** A WebSocket is passed on byte by byte. */
edge.on('upgrade', ({ url, rawHeaders }, socket, head) => {
  const lines = Array.from(
    { length: rawHeaders.length / 2 },
    (_, at) => `${rawHeaders[2 * at]}: ${rawHeaders[2 * at + 1]}\r\n`,
  )
  const onward = connect(server, () => {
    onward.write(`GET ${url} HTTP/1.1\r\n${lines.join('')}\r\n`)
    onward.write(head)
    socket.pipe(onward).pipe(socket)
  })
  onward.on('error', () => socket.destroy())
  socket.on('error', () => onward.destroy())
})

edge.listen(Number(process.env.PORT), '127.0.0.1')
