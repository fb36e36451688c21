import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { SCENES } from '../site/pages/events/scenes.ts'

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../site/public/film/${name}`, import.meta.url))

it('the film and its still picture are small', () => {
  expect(statSync(fileOf('demo.webm')).size).toBeLessThan(2_000_000)
  expect(statSync(fileOf('demo.webp')).size).toBeLessThan(60_000)
})

it('the captions are the scenes, one after the other, for twenty to forty seconds', () => {
  const [head, ...cues] = readFileSync(fileOf('demo.vtt'), 'utf8').trimEnd().split('\n\n')
  expect(head).toBe('WEBVTT')
  const read = cues.map((cue) => {
    const [, from, until, text] = /^00:(\S+) --> 00:(\S+)\n(.*)$/.exec(cue) ?? []
    return { from: secondsOf(from), until: secondsOf(until), text }
  })
  expect(read.map(({ text }) => text)).toEqual(Object.values(SCENES))
  expect(read.map(({ from }) => from)).toEqual([0, ...read.slice(0, -1).map(({ until }) => until)])
  expect(read.at(-1)?.until).toBeGreaterThan(20)
  expect(read.at(-1)?.until).toBeLessThan(40)
})

function secondsOf(clock = ''): number {
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number)
  return minutes * 60 + seconds
}
