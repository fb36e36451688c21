import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../e2e/browser.ts'

/** Where Lighthouse reaches the browser. */
export const DEBUGGING_PORT = 9377

/**
 * A browser that finds no street tiles: the built-in map is what is measured, and the same on every machine.
 */
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
