import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../e2e/browser.ts'

/** The port on which Lighthouse connects to the browser. */
export const DEBUGGING_PORT = 9377

/** A browser without street tiles: the measured map is the built-in one, which is the same on every machine. */
export async function startBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser()
  return chromium.launch({
    executablePath,
    args: [
      ...args,
      `--remote-debugging-port=${DEBUGGING_PORT}`,
      '--host-resolver-rules=MAP tiles.openfreemap.org ~NOTFOUND',
    ],
    env,
  })
}
