import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { showPointer } from './pointer.ts'

const FRAME_SECONDS = 1 / 25
/** After this time without a new frame the page is at rest. */
const REST_MS = 400
const FIRST_FRAME_MS = 20_000

interface Shot {
  file: string
  seconds: number
}

interface Cue {
  from: number
  text: string
}

/**
 * A film of a page from the frames of the browser's screencast. Each frame lasts as long as set here, not as long as the machine
 * took, so that the film is equally smooth and long on a slow machine.
 */
export class Film {
  readonly shots: Shot[] = []
  readonly cues: Cue[] = []
  seconds = 0
  private latest = ''
  private written = ''
  private wake: (() => void) | null = null
  private pointer = { x: 900, y: 560 }
  private readonly page: Page
  private readonly folder: string

  private constructor(page: Page, folder: string) {
    this.page = page
    this.folder = folder
  }

  /** Films the page into pictures in the folder, from now until the page closes. */
  static async start(page: Page, folder: string): Promise<Film> {
    mkdirSync(folder, { recursive: true })
    const film = new Film(page, folder)
    const session: CDPSession = await page.context().newCDPSession(page)
    session.on('Page.screencastFrame', ({ data, sessionId }) => {
      film.latest = data
      film.wake?.()
      void session.send('Page.screencastFrameAck', { sessionId })
    })
    await showPointer(page)
    const first = film.isDrawn(FIRST_FRAME_MS)
    await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
    if (!(await first)) throw new Error('The browser sends no frames')
    return film
  }

  /** Sets the caption from here on. */
  say(text: string): void {
    this.cues.push({ from: this.seconds, text })
  }

  /** Shows the page at rest for a while; frames before that are left out. */
  async hold(seconds: number): Promise<void> {
    while (await this.isDrawn(REST_MS)) {}
    this.add(seconds)
  }

  /** Calls `step` for each frame with a share that eases from 0 to 1. */
  async glide(seconds: number, step: (part: number) => Promise<unknown>): Promise<void> {
    const count = Math.round(seconds / FRAME_SECONDS)
    for (let at = 1; at <= count; at++) {
      const part = at / count
      const drawn = this.isDrawn(REST_MS)
      await step(part * part * (3 - 2 * part))
      await drawn
      this.add(FRAME_SECONDS)
    }
  }

  async moveTo(x: number, y: number, seconds = 0.7): Promise<void> {
    const from = this.pointer
    await this.glide(seconds, async (part) => {
      this.pointer = { x: from.x + (x - from.x) * part, y: from.y + (y - from.y) * part }
      await this.page.mouse.move(this.pointer.x, this.pointer.y)
    })
  }

  async press(): Promise<void> {
    await this.page.mouse.down()
    await this.hold(0.12)
    await this.page.mouse.up()
  }

  async type(text: string): Promise<void> {
    for (const letter of text) {
      const drawn = this.isDrawn(REST_MS)
      await this.page.keyboard.type(letter)
      await drawn
      this.add(0.12)
    }
  }

  /** Whether a new frame comes within the time. */
  private isDrawn(patienceMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isNew: boolean) => {
        clearTimeout(timer)
        this.wake = null
        resolve(isNew)
      }
      const timer = setTimeout(() => end(false), patienceMs)
      this.wake = () => end(true)
    })
  }

  private add(seconds: number): void {
    this.seconds += seconds
    const last = this.shots.at(-1)
    if (last && this.latest === this.written) {
      last.seconds += seconds
      return
    }
    const file = `${String(this.shots.length).padStart(5, '0')}.png`
    writeFileSync(join(this.folder, file), Buffer.from(this.latest, 'base64'))
    this.written = this.latest
    this.shots.push({ file, seconds })
  }
}
