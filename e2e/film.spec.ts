import { expect, test } from './test.ts'

/** `HTMLMediaElement.NETWORK_IDLE`: a source is chosen, and nothing is being loaded. */
const NETWORK_IDLE = 1

test('the film is not asked for before somebody plays it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/events', { waitUntil: 'networkidle' })
  const video = page.getByLabel(/^Demo/)
  await video.scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toContain('/film/demo.webp')
  expect(asked).not.toContain('/film/demo.webm')
  expect(asked).not.toContain('/film/demo.vtt')

  // A lazy video chooses its source once it is in view; before that, Space scrolls the page.
  await expect
    .poll(() => video.evaluate((one) => (one as HTMLVideoElement).networkState))
    .toBe(NETWORK_IDLE)
  await video.focus()
  await video.press('Space')
  const isPast = (seconds: number) =>
    expect
      .poll(() => video.evaluate((one) => (one as HTMLVideoElement).currentTime))
      .toBeGreaterThan(seconds)
  await isPast(0)
  expect(asked).toContain('/film/demo.webm')
  // This test server does not support range requests, so the video cannot seek.
  await video.evaluate((one) => {
    ;(one as HTMLVideoElement).playbackRate = 16
  })
  await isPast(15)
})

test('the film has captions that the policy of the site lets through', async ({ page }) => {
  await page.goto('/events')
  const count = await page.getByLabel(/^Demo/).evaluate(async (one) => {
    const [track] = (one as HTMLVideoElement).textTracks
    const loaded = new Promise((resolve) =>
      one.querySelector('track')?.addEventListener('load', resolve),
    )
    if (track) track.mode = 'showing'
    await loaded
    return track?.cues?.length
  })
  expect(count).toBeGreaterThan(5)
})
