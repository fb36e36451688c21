import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export interface HostileServer {
  port: number
  /** The requests since the last call, as "host/path". */
  takeRequests(): { target: string; headers: IncomingMessage['headers'] }[]
  /** Resolves when the client has closed a connection that we would have kept open. */
  closedByPeer(): Promise<void>
  close(): Promise<void>
}

const HTML = { 'content-type': 'text/html' }
const CHUNK = Buffer.alloc(64 * 1024, 'x')
const ZEROS = Buffer.alloc(100 * 1024 * 1024)

/** A server for every host, with all that a hostile site can do to its readers. */
export async function startHostileServer(): Promise<HostileServer> {
  let requests: ReturnType<HostileServer['takeRequests']> = []
  let toldClosed = () => {}
  let closed = Promise.resolve()
  const server = createServer((request, response) => {
    const { headers, url = '/' } = request
    requests.push({ target: `${headers['x-meant-for']}${url}`, headers })
    const answer = ANSWERS[url]
    if (answer === undefined) response.writeHead(404).end()
    else answer(response)
    response.on('close', () => {
      if (!response.writableFinished) toldClosed()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    takeRequests() {
      const taken = requests
      requests = []
      closed = new Promise((done) => {
        toldClosed = done
      })
      return taken
    },
    closedByPeer: () => closed,
    close: () => close(server),
  }
}

const packed = (encoding: string, body: Buffer) => (response: ServerResponse) => {
  response.writeHead(200, { ...HTML, 'content-encoding': encoding }).end(body)
}

const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  '/': (response) => response.writeHead(200, HTML).end('<h1>Menu</h1>'),
  '/gzip': packed('gzip', gzipSync('<h1>Unpacked</h1>')),
  '/brotli': packed('br', brotliCompressSync('<h1>Unpacked</h1>')),
  '/gzip-bomb': packed('gzip', gzipSync(ZEROS)),
  '/brotli-bomb': packed('br', brotliCompressSync(ZEROS)),
  '/cookie': (response) => {
    response.writeHead(302, { location: '/gzip', 'set-cookie': 'id=1; Path=/' }).end()
  },
  '/private': (response) => response.writeHead(302, { location: 'https://private.com/' }).end(),
  '/silent': () => {},
  '/broken': (response) => response.destroy(),
  '/drip': (response) => {
    response.writeHead(200, HTML)
    const timer = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(timer))
  },
  '/endless': (response) => {
    response.writeHead(200, HTML)
    const pour = () => {
      while (response.write(CHUNK));
    }
    response.on('drain', pour)
    pour()
  },
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}
