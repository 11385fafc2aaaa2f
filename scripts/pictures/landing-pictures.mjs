/**
 * `npm run landing-pictures`: takes the dashboard screenshots of the landing page (both languages, colour schemes and
 * sizes), the preview images of shared links, and the install screenshots of the manifest. They are committed, so that
 * a build needs no browser. Run it again when the dashboard looks different.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { browserArguments, findBrowser } from '../../tests/support/browser.ts'
import { buildIfStale } from '../build.mjs'
import { root } from '../root.mjs'
import { runApp } from '../running-app.mjs'
import { createAccounts, today } from './screenshots/people.mjs'

const folder = join(root, 'apps/web/public/landing')
/** The sizes in CSS pixels. `scale` is the device scale factor. */
const sizes = {
  wide: { width: 1280, height: 800, scale: 1.125 },
  small: { width: 390, height: 760, scale: 2 },
}
const dismiss = /^(Continue|Продължи)$/
/** The label of a placeholder while its content loads. */
const loading = /^(Loading|Зарежда се)$/

await buildIfStale()
mkdirSync(folder, { recursive: true })
const app = await runApp()
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
try {
  for (const lang of /** @type {const} */ (['en', 'bg'])) {
    const { sessions } = await createAccounts(app.address, lang)
    for (const [size, { width, height, scale }] of Object.entries(sizes)) {
      for (const scheme of /** @type {const} */ (['light', 'dark'])) {
        const context = await browser.newContext({
          baseURL: app.address,
          viewport: { width, height },
          deviceScaleFactor: scale,
          colorScheme: scheme,
          locale: lang === 'bg' ? 'bg-BG' : 'en-GB',
          timezoneId: today,
          reducedMotion: 'reduce',
          storageState: {
            cookies: [],
            origins: [
              {
                origin: app.address,
                localStorage: [
                  { name: 'lang', value: lang },
                  { name: 'ut', value: sessions.player.token },
                  { name: 'cu', value: JSON.stringify(sessions.player.user) },
                ],
              },
            ],
          },
        })
        const page = await context.newPage()
        await page.goto('/dashboard', { waitUntil: 'networkidle' })
        // On a busy machine the network is idle before the page is drawn.
        await page.getByRole('main').getByRole('listitem').first().waitFor()
        await page.getByRole('status', { name: loading }).first().waitFor({ state: 'detached' })
        const story = page.getByRole('button', { name: dismiss })
        if (await story.isVisible()) await story.click()
        await page.mouse.move(0, 0)
        await page.waitForLoadState('networkidle')
        const png = await page.screenshot({ animations: 'disabled' })
        const file = `dashboard-${size}-${scheme}-${lang}.avif`
        await sharp(png).avif({ quality: 50, effort: 4 }).toFile(join(folder, file))
        // The manifest is in English, and not every browser accepts newer formats there.
        if (lang === 'en' && scheme === 'light') {
          await sharp(png)
            .png({ palette: true, quality: 85 })
            .toFile(join(folder, `install-${size}.png`))
        }
        await context.close()
      }
    }
    const context = await browser.newContext({
      baseURL: app.address,
      viewport: { width: 1200, height: 630 },
      colorScheme: 'light',
      locale: lang === 'bg' ? 'bg-BG' : 'en-GB',
    })
    const page = await context.newPage()
    await page.goto('/', { waitUntil: 'networkidle' })
    const png = await page.screenshot({ animations: 'disabled' })
    await sharp(png)
      .jpeg({ quality: 78, mozjpeg: true })
      .toFile(join(folder, `share-${lang}.jpg`))
    await context.close()
  }
} finally {
  await browser.close()
  await app.stop()
}
console.log(`The pictures are in ${folder}.`)
