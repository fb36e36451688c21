import { expect, test } from './test.ts'

test('the film is not asked for before somebody plays it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/events', { waitUntil: 'networkidle' })
  const link = page.getByRole('link', { name: 'Watch the demo' })
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toContain('/film/demo.webp')
  expect(asked).not.toContain('/film/demo.webm')
  expect(asked).not.toContain('/film/demo.vtt')

  await link.focus()
  await link.press('Enter')
  const video = page.getByLabel(/^Demo/)
  await expect(video).toBeFocused()
  const isPast = (seconds: number) =>
    expect
      .poll(() => video.evaluate((one) => (one as HTMLVideoElement).currentTime))
      .toBeGreaterThan(seconds)
  await isPast(0)
  expect(asked).toContain('/film/demo.webm')
  // Once in its place, the player has the keyboard.
  await video.press('Space')
  await expect(video).toHaveJSProperty('paused', true)
  await video.press('Space')
  // This test server does not support range requests, so the video cannot seek.
  await video.evaluate((one) => {
    ;(one as HTMLVideoElement).playbackRate = 16
  })
  await isPast(15)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the film has its player at once', async ({ page }) => {
    await page.goto('/events')
    await expect(page.getByLabel(/^Demo/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Watch the demo' })).toBeHidden()
  })
})

test('the film has captions that the policy of the site lets through', async ({ page }) => {
  await page.goto('/events')
  await page.getByRole('link', { name: 'Watch the demo' }).click()
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
