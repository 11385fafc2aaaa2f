/// <reference lib="dom" />
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/visitor.ts'

const pages = ['/', '/login', '/sign-up', '/password-recovery', '/about', '/terms-and-conditions', '/privacy-policy']

for (const [scheme, lang] of [
  ['light', 'en'],
  ['dark', 'bg'],
] as const) {
  test(`every public page is accessible, ${scheme} in ${lang}`, { tag: '@phone' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    for (const path of pages) {
      await page.goto(`${path}?lang=${lang}`, { waitUntil: 'networkidle' })
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(
        page.getByRole('banner').getByRole('link', { name: lang === 'bg' ? 'Вход' : 'Sign in' }),
      ).toBeVisible()
      await expectToFit(page)
      await expectAccessible(page)
    }
  })
}

test.describe('with a Bulgarian browser that runs no scripts', () => {
  test.use({ locale: 'bg-BG', javaScriptEnabled: false })

  test('the landing page is readable, in Bulgarian', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Списъкът ти със задачи е настолна игра')
    await expect(page.getByRole('link', { name: 'Да започваме' })).toHaveAttribute('href', '/sign-up')
    await page.getByRole('link', { name: 'Вход' }).click()
    await expect(page.getByLabel('Имейл')).toBeVisible()
  })
})

test('search engines and link previews get titles and descriptions in both languages', async ({ request, address }) => {
  const titles = new Set<string>()
  for (const path of pages) {
    for (const lang of ['en', 'bg']) {
      const answer = await request.get(`${path}?lang=${lang}`)
      const html = await answer.text()
      const metadata = [
        `<html lang="${lang}"`,
        `<link rel="canonical" href="${address}${path}" />`,
        `<link rel="alternate" hreflang="bg" href="${address}${path}?lang=bg" />`,
        `<meta property="og:image" content="${address}/landing/share-${lang}.jpg" />`,
      ]
      expect(
        metadata.filter((part) => !html.includes(part)),
        `metadata missing from ${path} in ${lang}`,
      ).toEqual([])
      expect(html.includes('%ORIGIN%')).toBe(false)
      titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
    }
  }
  expect(titles.size).toBe(2 * pages.length)
  expect((await request.get('/landing/share-bg.jpg')).headers()['content-type']).toBe('image/jpeg')
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${address}/sitemap.xml`)
  const map = await (await request.get('/sitemap.xml')).text()
  for (const path of pages) expect(map).toContain(`<loc>${address}${path}</loc>`)
})

test('an unchanged page is not sent twice, and is compressed as the browser accepts', async ({ request }) => {
  const first = await request.get('/', { headers: { 'accept-encoding': 'br' } })
  const { etag = '', vary, 'content-encoding': encoding } = first.headers()
  expect([vary, encoding]).toEqual(['accept-language, accept-encoding', 'br'])
  const again = await request.get('/', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
  expect(again.status()).toBe(304)
  const plain = await request.get('/', { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers()['content-encoding']).toBeUndefined()
  expect(await plain.text()).toBe(await first.text())
})

test('input before the app has loaded is kept, and nothing moves when it loads', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) Object.assign(window, { moved: Reflect.get(window, 'moved') + entry.value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const email = page.getByLabel('E-mail')
  await email.fill('ani@example.org')
  const drawn = await email.elementHandle()
  release()
  // The app's field replaces the prerendered one.
  await expect.poll(() => drawn?.evaluate((field) => field.isConnected)).toBe(false)
  await expect(email).toHaveValue('ani@example.org')
  await page.evaluate(() => document.fonts.ready)
  // The display font may be a little wider than its fallback.
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.005)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAccessibleDescription('Enter your password.')
  await expect(email).toHaveValue('ani@example.org')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
})

test('a click before the app has loaded takes effect when it has', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('E-mail').fill('nobody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  release()
  await expect(page.getByRole('alert')).toContainText('The e-mail or password isn’t right.')
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.org')
})

test('public pages load the app only on interaction', async ({ page }) => {
  const run: string[] = []
  const { promise: fetched, resolve } = Promise.withResolvers<void>()
  page.on(
    'requestfinished',
    (request) => request.resourceType() === 'other' && /assets.*js$/.test(request.url()) && resolve(),
  )
  page.on('request', (request) => request.resourceType() === 'script' && run.push(new URL(request.url()).pathname))
  await page.goto('/login')
  await fetched
  expect(run).toEqual(['/first-paint.js', '/first-visit.js'])
  await page.getByLabel('E-mail').focus()
  await expect.poll(() => run.length).toBeGreaterThan(5)
  await expect(page.getByLabel('E-mail')).toBeFocused()
})

test('the demo board is visible before the app has loaded, and stays in place', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  const game = page.getByRole('region', { name: 'Try the game' })
  const board = game.getByRole('figure').or(game.getByRole('button', { name: /whole board/ }))
  const before = await board.boundingBox()
  expect(before?.height).toBeGreaterThan(80)
  await page.unrouteAll()
  await page.reload()
  await game.getByRole('checkbox', { name: 'Water the plants' }).check()
  await expect(game.getByText(/^The pawn moved 1 square to square 4/)).toBeAttached()
  const after = await board.boundingBox()
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 0)), side).toBeLessThan(0.5)
  }
})

test('a click works when the app takes over between press and release', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Български' }).hover()
  await page.mouse.down()
  release()
  await page.waitForLoadState('networkidle')
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Списъкът ти със задачи е настолна игра')
})

test('in dark mode the prerendered page offers light mode, and switches', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Dark colours' })).toBeHidden()
  await page.getByRole('button', { name: 'Light colours' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  await expect(page.getByRole('button', { name: 'Dark colours' })).toBeFocused()
})

test('a link with a language sets the language', async ({ page }) => {
  await page.goto('/?lang=bg')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Списъкът ти със задачи е настолна игра')
  await page.goto('/')
  await expect(heading).toHaveText('Списъкът ти със задачи е настолна игра')
})

test('a signed-in user is led to the dashboard and never sees the landing page', async ({ page, newPlayer }) => {
  const { token, id, name, email } = await newPlayer()
  await page.addInitScript(
    ([ut, cu]) => {
      localStorage.setItem('ut', ut)
      localStorage.setItem('cu', cu)
    },
    [token, JSON.stringify({ id, name, email, lang: 'en' })] as const,
  )
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#root h1')).toBeAttached()
  await expect(page.locator('#root')).toBeHidden()
  release()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('button', { name: `${name}’s account` })).toBeVisible()
})

test('an unknown path says so and links to the start', async ({ page }) => {
  await page.goto('/no-such-square')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’ve landed off the board')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to start' }).click()
  await expect(page).toHaveURL('/')
})

test('the badge leads to the installation guide', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: /Install the app/ }).click()
  await expect(page).toHaveURL('/about#install')
  await expect(page.getByRole('heading', { name: 'On your phone and computer' })).toBeInViewport()
})

test("the landing page shows the dashboard in the window's size and colour scheme", { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const picture = page.getByRole('img', { name: /^The dashboard/ })
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveCount(1)
  await expect(picture).toHaveAttribute('src', `/landing/dashboard-${isMobile ? 'small' : 'wide'}-dark-en.avif`)
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(700)
})
