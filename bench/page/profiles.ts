import type { BrowserContext, CDPSession, Page } from '@playwright/test'

export interface Profile {
  name: string
  viewport: { width: number; height: number }
  isPhone: boolean
  /** The slowdown relative to this machine. */
  cpuSlowdown: number
  line: { bytesPerSecond: number; latencyMs: number } | null
}

export const PHONE: Profile = {
  name: 'phone (CPU 4× slower, 1.6 Mbit/s, 150 ms)',
  viewport: { width: 390, height: 844 },
  isPhone: true,
  cpuSlowdown: 4,
  line: { bytesPerSecond: 1_600_000 / 8, latencyMs: 150 },
}

export const DESKTOP: Profile = {
  name: 'desktop',
  viewport: { width: 1280, height: 800 },
  isPhone: false,
  cpuSlowdown: 1,
  line: null,
}

export function contextOptions({ viewport, isPhone }: Profile) {
  return { viewport, isMobile: isPhone, hasTouch: isPhone, deviceScaleFactor: isPhone ? 2 : 1 }
}

/** Throttles the browser to a profile, with an empty cache. Returns the session that does. */
export async function slowDown(
  context: BrowserContext,
  page: Page,
  profile: Profile,
): Promise<CDPSession> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: false })
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown })
  if (!profile.line) return session
  const { bytesPerSecond, latencyMs } = profile.line
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  return session
}
