import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

export interface PlainServer {
  url: string
  close(): Promise<void>
}

/**
 * The floor to compare with: the same document and styles as plain files from a server that only sends them, with
 * nothing to run and no map.
 */
export async function servePlainCopy(address: string): Promise<PlainServer> {
  const html = (await textOf(address)).replace(
    /<script[^>]*>[\s\S]*?<\/script>|<link[^>]+modulepreload[^>]*>/g,
    '',
  )
  const files = new Map([['/', { type: 'text/html; charset=utf-8', body: gzipSync(html) }]])
  for (const [, path] of html.matchAll(/rel="stylesheet" href="([^"]+)"/g)) {
    if (path === undefined) continue
    const css = await textOf(new URL(path, address).href)
    files.set(path, { type: 'text/css', body: gzipSync(css) })
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '/')
    if (!file) return response.writeHead(404).end()
    return response
      .writeHead(200, { 'content-type': file.type, 'content-encoding': 'gzip' })
      .end(file.body)
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

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}
