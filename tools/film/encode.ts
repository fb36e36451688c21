import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Film } from './film.ts'

/** Debian's ffmpeg: the film as VP9 in WebM, which every browser of today plays. */
export function encodeFilm(film: Film, folder: string, target: string): void {
  const list = film.shots.flatMap(({ file, seconds }) => [
    `file '${file}'`,
    `duration ${seconds.toFixed(3)}`,
  ])
  // ffmpeg applies the last duration of a list only if a file follows.
  const last = film.shots.at(-1)
  writeFileSync(join(folder, 'list.txt'), [...list, `file '${last?.file}'`, ''].join('\n'))
  const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '33', '-b:v', '0', '-cpu-used', '3', '-row-mt', '1']
  runFfmpeg([
    ...['-f', 'concat', '-safe', '0', '-i', join(folder, 'list.txt')],
    ...['-vf', 'fps=25,format=yuv420p', ...vp9, '-g', '125', '-an', target],
  ])
}

/** A frame of the film as a small WebP. */
export function encodePoster(film: Film, folder: string, seconds: number, target: string): void {
  let begins = 0
  const shot = film.shots.find((one) => {
    begins += one.seconds
    return begins > seconds
  })
  const picture = join(folder, shot?.file ?? '00000.png')
  runFfmpeg(['-i', picture, '-vf', 'scale=960:-1', '-quality', '72', target])
}

/** WebVTT: each sentence stands until the next. */
export function captionsOf(film: Film): string {
  const cues = film.cues.map(({ from, text }, at) => {
    const until = film.cues[at + 1]?.from ?? film.seconds
    return `${clock(from)} --> ${clock(until)}\n${text}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

const clock = (seconds: number): string =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`

function runFfmpeg(options: readonly string[]): void {
  const made = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...options], { stdio: 'inherit' })
  if (made.error) throw new Error('ffmpeg is not installed here')
  if (made.status !== 0) throw new Error('ffmpeg failed')
}
