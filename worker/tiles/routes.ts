import { Hono } from 'hono'
import { t } from '../../languages/t.ts'
import { rateLimit } from '../http/access/rateLimit.ts'
import type { AppContext } from '../http/context.ts'
import { conditionsOf, statusOfRefused } from '../http/headers/conditions.ts'
import { partOf } from './range.ts'
import { describeArchive, readArchive } from './store.ts'

/** An archive may be replaced under its name; a browser with parts of the old one then sees another ETag. */
const KEPT = 'public, max-age=86400, no-transform'

function headersOf(archive: R2Object): Record<string, string> {
  return {
    etag: archive.httpEtag,
    'last-modified': archive.uploaded.toUTCString(),
    'accept-ranges': 'bytes',
    'cache-control': KEPT,
    'content-type': 'application/vnd.pmtiles',
  }
}

/** Our own street maps. They are the same for everybody, so no session is read. */
export const tileRoutes = new Hono<AppContext>().get(
  '/:name{[a-z0-9-]{1,64}\\.pmtiles}',
  rateLimit('LIMIT_TILES'),
  async (c) => {
    const [bucket, name] = [c.env.TILE_ARCHIVES, c.req.param('name')]
    // The router also calls this for HEAD, for which a range has no meaning.
    if (c.req.raw.method === 'HEAD') {
      const archive = await describeArchive(bucket, name)
      if (archive === null) return c.text(t('There is no such map'), 404)
      return c.body(null, 200, { ...headersOf(archive), 'content-length': String(archive.size) })
    }
    const conditions = conditionsOf(c.req.raw.headers)
    const wanted = { part: partOf(c.req.header('range')), ifRange: c.req.header('if-range') }
    const found = await readArchive(bucket, name, { ...wanted, conditions })
    if (found === null) return c.text(t('There is no such map'), 404)
    if (found.kind === 'outside') {
      return c.body(null, 416, { 'content-range': `bytes */${found.size}` })
    }
    const headers = headersOf(found.archive)
    if (found.kind === 'refused') return c.body(null, statusOfRefused(conditions), headers)
    const { archive } = found
    if (found.kind === 'whole') {
      return c.body(archive.body, 200, { ...headers, 'content-length': String(archive.size) })
    }
    const { offset, length } = found
    return c.body(archive.body, 206, {
      ...headers,
      'content-length': String(length),
      'content-range': `bytes ${offset}-${offset + length - 1}/${archive.size}`,
    })
  },
)
