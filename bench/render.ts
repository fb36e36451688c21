import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { readCommandLine } from '../tools/commandLine.ts'
import { type HardMenu, hardestMenus } from './render/hardest.ts'
import { atMost, percentile, report, told } from './report.ts'

const USAGE = `npm run bench:render -- [--json FILE] [--quick]

Measures the CPU time to turn the hardest menus of 32 KiB into HTML: some 4,500 that repeat pieces of markdown, alone and in
pairs. With --quick, one in ten of them.`

const MAX_MS = 100
/** How many of the slowest are measured again, so that a pause of the machine does not count. */
const AGAIN = 20
const TIMES = 5

const { values } = readCommandLine(USAGE, {
  options: {
    json: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
})

interface Product {
  renderMenu: (markdown: string) => string
}

/** The product's menu renderer, built as in the Worker. */
async function buildMenu(): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'sprig-render-'))
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: { ssr: 'bench/render/menu.tsx', outDir: folder, target: 'es2024' },
    })
    return (await import(pathToFileURL(join(folder, 'menu.js')).href)) as Product
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The CPU time of this thread in milliseconds. */
function cpuOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const { renderMenu } = await buildMenu()
const menus = [...hardestMenus()].filter((_, at) => !values.quick || at % 10 === 0)
for (const { markdown } of menus.slice(0, 30)) renderMenu(markdown)

const once = menus.map((menu) => ({ menu, ms: cpuOf(() => renderMenu(menu.markdown)) }))
const slowest = once.toSorted((a, b) => b.ms - a.ms).slice(0, AGAIN)
const again = slowest.map(({ menu }) => ({ menu, ms: leastOf(menu) }))
const [worst] = again.toSorted((a, b) => b.ms - a.ms)

function leastOf({ markdown }: HardMenu): number {
  return Math.min(...Array.from({ length: TIMES }, () => cpuOf(() => renderMenu(markdown))))
}

const all = once.map(({ ms }) => ms)
report(
  'Menus of 32 KiB, rendered',
  [
    told('menus tried', menus.length, ''),
    told('median', percentile(all, 0.5), 'ms of CPU'),
    told('99 of 100 within', percentile(all, 0.99), 'ms of CPU'),
    atMost(`the worst: ${worst?.menu.name}`, worst?.ms ?? Number.NaN, 'ms of CPU', MAX_MS),
  ],
  values.json,
)
