/// <reference lib="dom" />
import { expect, test } from '../support/visitor.ts'

test.use({ serviceWorkers: 'allow' })

const secret = 'a-secret-that-only-the-mailbox-knows'

const pages = [
  `/reset-password?token=${secret}`,
  `/activate-account?token=${secret}`,
  `/group-sign-up?token=${secret}`,
  `/verify-group-email-invitation?token=${secret}`,
  `/confirm-email?token=${secret}`,
  `/not-me?token=${secret}`,
  `/hand-over?token=${secret}`,
  `/login?redirect=${encodeURIComponent(`/verify-group-email-invitation?token=${secret}`)}`,
]

test('the secret of a link is in no cache of the service worker', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  for (const address of pages) {
    await page.goto(address)
    await expect(page.locator('main')).toBeVisible()
  }
  // Cached after the response: it is there when the path of the last page is.
  const keptPaths = () =>
    page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname))
  await expect.poll(keptPaths).toEqual(expect.arrayContaining(['/reset-password', '/activate-account', '/login']))
  const addresses = await page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        found.push(request.url, response?.url ?? '', (await response?.clone().text()) ?? '')
      }
    }
    return found
  })
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.filter((text) => text.includes(secret))).toEqual([])
})
