import { expect, it } from 'vitest'
import { readEncodedWeek } from '../../worker/restaurants/hours/readWeek.ts'
import { HoursThread } from './hoursThread.ts'

it('reads each text once, in messages of many, and is done when all are read', async () => {
  const read = new Map<string, string | null>()
  const counts: number[] = []
  const thread = new HoursThread((weeks) => {
    counts.push(weeks.length)
    for (const [text, week] of weeks) read.set(text, week)
  })
  try {
    const texts = Array.from(
      { length: 150 },
      (_, i) => `Mo-Fr ${6 + (i % 3)}:${10 + Math.floor(i / 3)}-20:00`,
    )
    for (const text of [...texts, ...texts, 'bananas']) thread.add(text)
    await thread.finish()
    expect([...read.keys()]).toEqual([...texts, 'bananas'])
    for (const [text, week] of read) expect(week).toBe(readEncodedWeek(text))
    expect(counts).toEqual([100, 51])

    thread.add('24/7')
    await thread.finish()
    expect(read.get('24/7')).toBe(readEncodedWeek('24/7'))
  } finally {
    await thread.close()
  }
})
