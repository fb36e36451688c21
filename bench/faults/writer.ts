import { insertUser } from '../../worker/accounts/store.ts'
import { TOKEN_HEADER } from '../../worker/contract/accounts/accountLimits.ts'
import { type Database, query } from '../../worker/db/client.ts'
import { beginSession } from '../../worker/sessions/sessions.ts'

/** What a writer knows of a restaurant of theirs. */
interface Known {
  name: string
  version: number
  menu: string | null
}

/** A change that was sent and not answered, so nobody knows whether it was made. */
type Unanswered =
  | { what: 'create'; key: string; name: string }
  | { what: 'edit'; id: string; name: string }
  | { what: 'menu'; id: string; menu: string }
  | { what: 'save'; id: string }
  | { what: 'reset' }

/** A client that writes all the time and remembers every answer. */
export interface Writer {
  email: string
  restaurants: Map<string, Known>
  saved: Set<string>
  resets: number
  unanswered: Unanswered | null
  /** The number of acknowledged changes. */
  acknowledged: number
  /** Writes until a call is not answered. */
  write(url: URL): Promise<void>
  /** Repeats an unanswered creation; resolves to the id in the answer, or null if there is none to repeat. */
  createAgain(url: URL): Promise<string | null>
}

const PLACE = { coordinates: [-71.06, 42.36] }
const KINDS = ['create', 'edit', 'menu', 'save', 'edit', 'reset'] as const

export async function makeWriter(db: Database): Promise<Writer> {
  const id = crypto.randomUUID()
  const email = `${id}@people.example`
  const { token, statements } = beginSession(db, { id, epoch: 1 }, Date.now())
  const user = { id, email, password: { hash: '', scheme: 0 } }
  await query(db).batch([insertUser(db, user, Date.now()), ...statements])
  const restaurants = new Map<string, Known>()
  let steps = 0

  const send = async (url: URL, method: string, path: string, body: unknown, key?: string) => {
    const answer = await fetch(new URL(path, url), {
      method,
      headers: {
        'content-type': 'application/json',
        [TOKEN_HEADER]: token,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} got status ${answer.status}: ${text}`)
    return JSON.parse(text)
  }
  const create = async (url: URL, { key, name }: { key: string; name: string }) => {
    const body = { name, cuisine: ['thai'], location: PLACE }
    const { _id, version } = await send(url, 'POST', '/api/restaurants', body, key)
    restaurants.set(_id, { name, version, menu: null })
    return String(_id)
  }
  const oneOfOurs = () => [...restaurants.keys()][steps % restaurants.size]

  const perform = async (url: URL, change: Unanswered): Promise<void> => {
    if (change.what === 'create') await create(url, change)
    else if (change.what === 'reset') {
      await send(url, 'PUT', `/api/users/reset-password/${encodeURIComponent(email)}`, {})
      writer.resets += 1
    } else if (change.what === 'save') {
      const places = [{ id: change.id, base: 0, value: { note: '', lists: [] } }]
      await send(url, 'PUT', '/api/saved', { places })
      writer.saved.add(change.id)
    } else {
      const { id } = change
      const known = restaurants.get(id) ?? { name: '', version: 0, menu: null }
      const [path, body] =
        change.what === 'edit'
          ? [`/api/restaurants/${id}`, { name: change.name }]
          : [`/api/restaurantDetails/${id}`, { menu: change.menu }]
      const { version } = await send(url, 'PUT', path, body)
      restaurants.set(id, { ...known, ...body, version })
    }
  }
  const next = (): Unanswered => {
    steps += 1
    const what = KINDS[steps % KINDS.length] ?? 'create'
    const target = oneOfOurs()
    if (what === 'create' || target === undefined) {
      return { what: 'create', key: crypto.randomUUID(), name: `Fork ${crypto.randomUUID()}` }
    }
    if (what === 'edit') return { what, id: target, name: `Spoon ${crypto.randomUUID()}` }
    if (what === 'menu') return { what, id: target, menu: `- **Dal ${crypto.randomUUID()}**, $9` }
    return what === 'save' ? { what, id: target } : { what: 'reset' }
  }
  const writer: Writer = {
    email,
    restaurants,
    saved: new Set(),
    resets: 0,
    unanswered: null,
    acknowledged: 0,
    write: async (url) => {
      for (;;) {
        writer.unanswered = next()
        try {
          await perform(url, writer.unanswered)
        } catch (error) {
          if (isLostConnection(error)) return
          throw error
        }
        writer.unanswered = null
        writer.acknowledged += 1
      }
    },
    createAgain: async (url) => {
      const { unanswered } = writer
      return unanswered?.what === 'create' ? create(url, unanswered) : null
    },
  }
  return writer
}

/** The error of `fetch` when the server is gone; any other error is a failure of ours. */
function isLostConnection(error: unknown): boolean {
  return error instanceof TypeError
}
