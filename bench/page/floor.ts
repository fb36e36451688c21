import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

interface PlainServer {
  url: string
  close(): Promise<void>
}

/** The lower bound: the same document from a static server, without scripts or a map. */
export async function servePlainCopy(address: string): Promise<PlainServer> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const html = (await answer.text()).replace(
    /<script[^>]*>[\s\S]*?<\/script>|<link[^>]+modulepreload[^>]*>/g,
    '',
  )
  const body = gzipSync(html)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end()
    return response.writeHead(200, headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const place = server.address()
  const port = typeof place === 'object' && place ? place.port : 0
  return {
    url: `http://localhost:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
