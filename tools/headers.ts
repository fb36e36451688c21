/**
 * Writes the `_headers` file of the static assets, so that they carry the same security headers as what the Worker
 * answers itself. File names under /assets hold a hash of the content: they may be kept for ever.
 */
import { writeFileSync } from 'node:fs'
import { securityHeaders } from '../worker/http/securityHeaders.ts'

const secure = Object.entries(securityHeaders({})).map(([name, value]) => `  ${name}: ${value}`)
const rules = [
  '/*',
  ...secure,
  '/assets/*',
  '  Cache-Control: public, max-age=31536000, immutable',
  ...['/basemap/*', '/film/*'].flatMap((path) => [path, '  Cache-Control: public, max-age=86400']),
  '',
]
writeFileSync('dist/site/_headers', rules.join('\n'))
