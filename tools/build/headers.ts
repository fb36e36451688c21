/**
 * Writes the `_headers` file of the static assets with the security headers of the Worker's answers. File names under /assets
 * contain a hash of the content, so they may be cached for ever.
 */
import { writeFileSync } from 'node:fs'
import { securityHeaders } from '../../worker/http/headers/securityHeaders.ts'

const secure = Object.entries(securityHeaders({})).map(([name, value]) => `  ${name}: ${value}`)
const rules = [
  '/*',
  ...secure,
  '/assets/*',
  '  Cache-Control: public, max-age=31536000, immutable',
  ...['/basemap/*', '/film/*'].flatMap((path) => [path, '  Cache-Control: public, max-age=86400']),
  // A new version of it must be seen at once.
  ...['/sw.js', '  Cache-Control: no-cache'],
  '',
]
writeFileSync('dist/site/_headers', rules.join('\n'))
