import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Line {
  /** For a browser: sends all its requests through this proxy. */
  proxy: { server: string }
  /** Blocks everything from now on. Playwright's offline mode does not affect service workers. */
  cut(): void
  /** From now on accepts requests and answers none. */
  hold(): void
}

export async function openLine(): Promise<Line> {
  let isHeld = false
  const server = createServer((asked, answer) => {
    if (isHeld) return
    const { url = '', method = 'GET', headers } = asked
    const passedOn = request(url, { method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    passedOn.on('error', () => answer.destroy())
    asked.pipe(passedOn)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    proxy: { server: `http://127.0.0.1:${port}` },
    hold: () => {
      isHeld = true
    },
    cut: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
