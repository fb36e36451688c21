import { timingSafeEqual } from 'node:crypto'
import { KeySchedule } from './blowfish.ts'

const MAX_KEY_BYTES = 72
const FORM = /^\$2b\$(?<cost>\d\d)\$(?<salt>.{22})(?<digest>.{31})$/
/** About a millisecond, which delays no other request noticeably. */
const ROUNDS_PER_SLICE = 16
/** The pause after each slice, for each running hash: all of them together take a sixth of the thread. */
const PAUSE_MS = 6
/** One isolate runs this many at once (`http/load`); where nothing bounds them, the pause grows no longer. */
const MAX_PAUSES = 4

let inWork = 0

/** bcrypt in slices, so that other requests of the isolate run between them. */
export const bcrypt = {
  async hash(text: string, cost: number): Promise<string> {
    return hashWith(text, cost, crypto.getRandomValues(new Uint8Array(16)))
  },
  async compare(text: string, known: string): Promise<boolean> {
    const { cost, salt } = FORM.exec(known)?.groups ?? {}
    if (cost === undefined || salt === undefined) return false
    const hashed = await hashWith(text, Number(cost), fromBase64(salt))
    return timingSafeEqual(bytesOf(hashed), bytesOf(known))
  },
}

async function hashWith(text: string, cost: number, salt: Uint8Array): Promise<string> {
  const key = bytesOf(`${text}\0`).subarray(0, MAX_KEY_BYTES)
  inWork += 1
  try {
    const schedule = new KeySchedule(key, salt)
    for (let left = 2 ** cost; left > 0; left -= ROUNDS_PER_SLICE) {
      schedule.rounds(Math.min(left, ROUNDS_PER_SLICE))
      const pauseMs = PAUSE_MS * Math.min(inWork, MAX_PAUSES)
      if (left > ROUNDS_PER_SLICE) await new Promise((done) => setTimeout(done, pauseMs))
    }
    const digest = toBase64(schedule.digest())
    return `$2b$${String(cost).padStart(2, '0')}$${toBase64(salt)}${digest}`
  } finally {
    inWork -= 1
  }
}

const STANDARD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const OWN = './ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

function toBase64(bytes: Uint8Array): string {
  const standard = btoa(String.fromCharCode(...bytes)).replaceAll('=', '')
  return standard.replace(/./g, (letter) => OWN[STANDARD.indexOf(letter)] ?? '')
}

function fromBase64(text: string): Uint8Array {
  const standard = text.replace(/./g, (letter) => STANDARD[OWN.indexOf(letter)] ?? '')
  return Uint8Array.from(atob(standard), (letter) => letter.charCodeAt(0))
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
