import type { CDPSession } from '@playwright/test'
import { expect, test } from '../support/player.ts'

/** The limits of the first load. See docs/decisions/first-load-size.md. */
const maxBytes = { Script: 150 * 1024, Stylesheet: 15 * 1024 }

/** The transferred size of each kind of file that the page has loaded, headers and compression included. */
function weigh(devtools: CDPSession) {
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  return bytes
}

test('the first load of the dashboard is within its limits', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const bytes = weigh(devtools)
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  await expect(page.getByRole('figure')).toBeVisible()

  const sizes = Object.entries(bytes).map(([kind, size]) => `${kind} ${(size / 1024).toFixed(1)} KiB`)
  console.log(`The first load of the dashboard: ${sizes.join(', ')}`)
  test.info().annotations.push({ type: 'size', description: sizes.join(', ') })
  for (const [kind, limit] of Object.entries(maxBytes)) {
    expect(bytes[kind], `bytes of ${kind} over the wire`).toBeGreaterThan(1024)
    expect(bytes[kind], `bytes of ${kind} over the wire`).toBeLessThanOrEqual(limit)
  }
})
