import { describe, expect, it } from 'vitest'
import { type RawRecord, splitRecords, UnreadableError } from './splitRecords.ts'

/** The text in chunks of `size` characters, to test every boundary. */
async function* chunksOf(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

async function listOf(chunks: AsyncIterable<string>): Promise<RawRecord[]> {
  const records: RawRecord[] = []
  for await (const record of splitRecords(chunks)) records.push(record)
  return records
}

function split(text: string, size = text.length || 1): Promise<RawRecord[]> {
  return listOf(chunksOf(text, size))
}

const texts = async (text: string, size?: number) =>
  (await split(text, size)).map((one) => one.text)

describe('splitRecords', () => {
  it.each([1, 2, 3, 7, 1000])('cuts a list in chunks of %i characters', async (size) => {
    const text = `{"type":"FeatureCollection","note":"features [","meta":{"features":[9]},
      "features":[{"a":"]},{\\"\\\\"} , {"b":[[1],{}]},\n3 ] ,"after":[{"c":1}]}`
    expect(await split(text, size)).toEqual([
      { number: 1, text: '{"a":"]},{\\"\\\\"} ' },
      { number: 2, text: '{"b":[[1],{}]}' },
      { number: 3, text: '3 ' },
    ])
  })

  it('reads the elements of Overpass and a bare list', async () => {
    expect(await texts('{"version":0.6,"elements":[{"id":1},{"id":2}]}')).toHaveLength(2)
    expect(await texts('[{"id":1},{"id":2}]')).toHaveLength(2)
  })

  it('reads an empty list', async () => {
    expect(await split('{"features":[ ]}')).toEqual([])
  })

  it('marks the record in which the file ends', async () => {
    expect(await split('{"features":[{"id":1},{"id":2,"na')).toEqual([
      { number: 1, text: '{"id":1}' },
      { number: 2, text: '{"id":2,"na', isCut: true },
    ])
  })

  it.each(['{"elements":[{"id":1}],"remark":R}', '{"remark":R,"elements":[{"id":1}]}'])(
    'reports a list that Overpass could not complete as cut: %s',
    async (file) => {
      const reason = 'runtime error: Query timed out in "query" at line 3'
      const found = await split(file.replace('R', JSON.stringify(reason)), 5)
      expect(found.at(-1)).toEqual({ number: 2, text: '', isCut: true, reason })
      expect(await split(file.replace('R', '"All is well"'))).toHaveLength(1)
    },
  )

  it.each([
    ['{"features":[', 1],
    ['{"features":[{"id":1}', 2],
    ['{"features":[{"id":1}, ', 2],
    ['{"features":[{"id":1}]', 2],
    ['{"features":[{"id":1}],"bbox":[1,', 2],
  ])('reports a file ending in %s as cut', async (text, number) => {
    expect((await split(text)).at(-1)).toEqual({ number, text: '', isCut: true })
  })

  it('goes on after a record with a missing or extra bracket', async () => {
    const found = await texts('{"features":[{"g":{"c":[1,2},"p":3},{"q":[1]]},{"r":1}},{"id":4}]}')
    expect(found).toEqual(['{"g":{"c":[1,2},"p":3}', '{"q":[1]]}', '{"r":1}}', '{"id":4}'])
  })

  it.each(['', '{}', '{"features":{}}', 'hello', '<osm version="0.6">'])(
    'refuses %s',
    async (text) => {
      await expect(split(text)).rejects.toThrow(UnreadableError)
    },
  )

  it('refuses a record that does not end, without reading all of it', async () => {
    let given = 0
    async function* endless() {
      yield '{"features":[{"name":"'
      for (; given < 1000; given++) yield 'x'.repeat(100_000)
    }
    await expect(listOf(endless())).rejects.toThrow('Record 1 does not end')
    expect(given).toBeLessThan(100)
  })
})
