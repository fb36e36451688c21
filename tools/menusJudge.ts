import { createReadStream } from 'node:fs'
import { sayReason } from '../worker/contract/restaurants/reasons.ts'
import { NO_CONTEXT } from '../worker/menus/reader/judge/context/menuContext.ts'
import { judgeDish } from '../worker/menus/reader/judge/judgeDish.ts'
import { readCommandLine, refuse } from './commandLine.ts'
import { fail } from './fail.ts'
import { readDishLine } from './menus/readDishLine.ts'
import { readLines } from './readLines.ts'

const USAGE = `npm run -s menus:judge -- FILE.jsonl

Judges each line {"id", "name", "description", "section"?} and prints a line {"id", "verdict", "vegan", "reason"} for each at
once. The number of an invalid line goes to stderr; the others are judged, and the exit code is 1.`

const { positionals } = readCommandLine(USAGE, {
  allowPositionals: true,
})
const [file, ...others] = positionals
if (file === undefined || others.length > 0) refuse(USAGE)

// The reader of a pipe may stop early ("| head").
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})
try {
  await judgeFile(file)
} catch (error) {
  fail(error, `${file}: `)
}

async function judgeFile(path: string): Promise<void> {
  let number = 0
  for await (const line of readLines(createReadStream(path, 'utf8'))) {
    number += 1
    if (line.trim() === '') continue
    const dish = readDishLine(line)
    if ('problem' in dish) {
      console.error(`${path}:${number}: ${dish.problem}`)
      process.exitCode = 1
      continue
    }
    const { verdict, reason } = judgeDish(dish.item, NO_CONTEXT)
    const answer = `${JSON.stringify({ id: dish.id, verdict, vegan: verdict === 'vegan', reason: sayReason(reason) })}\n`
    if (!process.stdout.write(answer))
      await new Promise((done) => process.stdout.once('drain', done))
  }
}
