import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

interface Browser {
  executablePath: string
  args: string[]
  env: Record<string, string>
  ignoreDefaultArgs: string[]
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PACKAGE = path.join(ROOT, 'node_modules/@sparticuz/chromium')
const CACHE = path.join(ROOT, 'node_modules/.cache')
const PARTS = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']

/** Keeps what processes share on the disk instead of in memory. Playwright sets it, too. */
const SHARE_ON_DISK = '--disable-dev-shm-usage'
/** What the tests' browsers share at once stays far below this. A container may have 64 MB. */
const ENOUGH_TO_SHARE = 2 ** 30

/** Software rendering with WebGL2, and no background requests: tests run on machines without a screen or a network. */
const ARGS = [
  '--no-sandbox',
  '--ignore-gpu-blocklist',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Only maps need WebGL; pages are composited faster without it.
  '--disable-gpu-compositing',
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  SHARE_ON_DISK,
]

/** WebGL works but draws nothing: without a graphics card, drawing takes longer than everything else on a page with a map. */
const NO_DRAWING = '--disable-gl-drawing-for-tests'

/**
 * A Chromium to test with: CHROMIUM_PATH, else the one inside the npm package, unpacked once. Linux on x64 only; elsewhere
 * CHROMIUM_PATH must be set. `isMapDrawn: false` is for tests that do not look at the pixels of a map.
 */
export async function findBrowser({ isMapDrawn = true } = {}): Promise<Browser> {
  const env = definedOnly(process.env)
  const args = isMapDrawn ? ARGS : [...ARGS, NO_DRAWING]
  // Sharing on the disk takes a twentieth of the processor time of browser tests.
  const ignoreDefaultArgs = memoryToShare() < ENOUGH_TO_SHARE ? [] : [SHARE_ON_DISK]
  if (process.env.CHROMIUM_PATH) {
    return { executablePath: process.env.CHROMIUM_PATH, args, env, ignoreDefaultArgs }
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'Set CHROMIUM_PATH to a Chromium or Chrome: the bundled one is for Linux on x64',
    )
  }
  const folder = await unpack()
  const executablePath = path.join(folder, 'chromium')
  if (isMissingLibraries(executablePath)) {
    env.LD_LIBRARY_PATH = [path.join(folder, 'al2023/lib'), env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(':')
  }
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_FILE = writeFontsConf(folder)
  return { executablePath, args, env, ignoreDefaultArgs }
}

/** The free bytes of the memory that processes share. */
function memoryToShare(): number {
  if (!existsSync('/dev/shm')) return 0
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
}

/** Unpacks under a temporary name and renames, so that two parallel starts never see half a browser. */
async function unpack(): Promise<string> {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'))
  const folder = path.join(CACHE, `chromium-${version}`)
  if (existsSync(path.join(folder, 'chromium'))) return folder
  mkdirSync(CACHE, { recursive: true })
  const temporary = mkdtempSync(path.join(CACHE, 'unpacking-'))
  const before = process.env.TMPDIR
  // The package unpacks into the temporary folder.
  process.env.TMPDIR = temporary
  const { inflate } = await import('@sparticuz/chromium')
  await Promise.all(PARTS.map((part) => inflate(path.join(PACKAGE, 'bin', part))))
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  try {
    renameSync(temporary, folder)
  } catch {
    rmSync(temporary, { recursive: true, force: true })
  }
  return folder
}

function isMissingLibraries(executablePath: string): boolean {
  return /not found/.test(spawnSync('ldd', [executablePath], { encoding: 'utf8' }).stdout ?? '')
}

function writeFontsConf(folder: string): string {
  const file = path.join(folder, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`,
  )
  return file
}
