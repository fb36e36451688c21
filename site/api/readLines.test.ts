import { expect, test, vi } from 'vitest'
import { readLines } from './readLines.ts'

async function linesOf(...pieces: readonly Uint8Array[]): Promise<unknown[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  const values: unknown[] = []
  for await (const value of readLines(body)) values.push(value)
  return values
}

test('values come whole, wherever the pieces of the body end', async () => {
  const bytes = new TextEncoder().encode('{"dish":"Crème"}\n{"n":1}\n\n[2]')
  const at = bytes.indexOf(0xc3) + 1
  expect(await linesOf(bytes.slice(0, at), bytes.slice(at, 25), bytes.slice(25))).toEqual([
    { dish: 'Crème' },
    { n: 1 },
    [2],
  ])
})

test('a body that breaks off within a line is a failure', async () => {
  await expect(linesOf(new TextEncoder().encode('{"n":1}\n{"n":'))).rejects.toThrow()
})

test('an answer of which nobody reads the rest is cancelled', async () => {
  const cancel = vi.fn()
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) =>
    controller.enqueue(new TextEncoder().encode('1\n2\n'))
  for await (const value of readLines(new ReadableStream({ start, cancel }))) {
    expect(value).toBe(1)
    break
  }
  expect(cancel).toHaveBeenCalledOnce()
})
