/// <reference lib="dom" />
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import type { Person } from '../support/test-server.ts'
import { test as visitorTest } from '../support/visitor.ts'

async function signIn(page: Page, { email, password }: Person) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a user exports all data to a file', async ({ page, player }) => {
  await player.send('POST /user/tasks', { title: 'Read ten pages', gold: 5, type: 'daily' })
  await page.goto('/settings/data')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^questboard-\d{4}-\d{2}-\d{2}\.json$/)
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data.profile.email).toBe(player.email)
  expect(data.tasks).toMatchObject([{ title: 'Read ten pages' }])
  await expect(page.getByText('It’s in your downloads.')).toBeVisible()
})

test('a user deletes the account, restores it, and finds everything again', async ({ page, player }) => {
  await player.send('POST /user/tasks', { title: 'Read ten pages', gold: 5, type: 'daily' })
  await page.goto('/settings/data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const remove = dialog.getByRole('button', { name: 'Delete my account' })
  await expect(remove).toBeDisabled()
  await dialog.getByLabel('I want to delete my account').check()
  const password = dialog.getByRole('textbox', { name: 'Your password' })
  await password.fill('not the right one')
  await remove.click()
  await expect(password).toHaveAccessibleDescription(/That’s not your password/)
  await expectAccessible(page)
  await expectToFit(page)
  await password.fill(player.password)
  await remove.click()

  await expect(page).toHaveURL(/\/account-deleted\?until=\d{4}-\d{2}-\d{2}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Goodbye, and thank you for playing')
  await expect(page.getByText(/Your data will be deleted on \d{1,2} [A-Z][a-z]{2,3} \d{4}/)).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  expect(await page.evaluate(() => localStorage.getItem('ut'))).toBeNull()
  expect((await player.send('GET /users/profile')).error.message).toBe('authenticationFailed')

  await page.getByRole('link', { name: 'Sign in and restore' }).click()
  await signIn(page, player)
  const offer = page.getByRole('dialog', { name: 'Restore your account?' })
  await expect(offer).toBeVisible()
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Delete it' }).click()
  await expect(offer).toBeHidden()
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await offer.getByRole('button', { name: 'Restore account' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Read ten pages')).toBeVisible()
})

/** A unit test compares it with the words of the privacy page. */
const listOfStored = '../../apps/web/src/features/privacy/texts/stored.ts'

test.describe('with the app kept for offline use', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the browser stores nothing but what the privacy page names', async ({ page, player }) => {
    await player.send('POST /user/tasks', { title: 'Read ten pages', gold: 5, type: 'daily' })
    await page.goto('/dashboard')
    await page.getByRole('checkbox', { name: 'Read ten pages' }).check()
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    for (const path of ['/store', '/settings', '/privacy-policy']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    const keys = await page.evaluate(async () => [
      ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
      ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
      ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
      ...document.cookie.split(';').filter(Boolean),
    ])
    const list = await readFile(new URL(listOfStored, import.meta.url), 'utf8')
    const named = [...list.matchAll(/'((?:localStorage|sessionStorage|indexedDB|cache) [^']+)'/g)].map(
      ([, key = '']) => new RegExp(`^${key.replaceAll('*', '\\S+')}$`),
    )
    expect(keys).toContain('localStorage ut')
    expect(keys.filter((key) => !named.some((pattern) => pattern.test(key)))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })
})

test('a signed-in user reads the legal texts without leaving', async ({ page }) => {
  await page.goto('/settings/data')
  await page.getByRole('button', { name: 'Privacy', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Privacy' })
  await expect(dialog.getByRole('heading', { name: 'What we store' })).toBeVisible()
  await expect(dialog.getByText('It is not stored.')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/about/')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('About Questboard')
  const foot = page.getByRole('contentinfo')
  for (const [link, title] of [
    ['Terms', 'Terms'],
    ['Privacy', 'Privacy'],
    ['About', 'About Questboard'],
  ] as const) {
    await foot.getByRole('link', { name: link }).click()
    await expect(heading).toHaveText(title)
  }
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test.describe('a visitor', () => {
  visitorTest('reads the privacy page in both languages and colour schemes', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveURL('/privacy-policy')
    await expect(page).toHaveTitle('Privacy · Questboard')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Privacy')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    await expectToFit(page)
    await page.getByRole('button', { name: 'Български' }).click()
    await expect(heading).toHaveText('Поверителност')
    await expect(page.getByRole('heading', { name: 'Когато изтриеш профила си' })).toBeVisible()
    await expectToFit(page)
    await page.goto('/terms-and-conditions#currencies')
    await expect(page.getByRole('heading', { name: 'Злато, рубини и диаманти' })).toBeInViewport()
    await expectToFit(page)
    await page.goto('/about')
    await expect(heading).toHaveText('За Questboard')
    await expectAccessible(page)
  })

  visitorTest('opens the terms from sign-up without losing input', async ({ page }) => {
    await page.goto('/sign-up')
    await page.getByLabel('Name').fill('Ani')
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'terms' }).click()
    const terms = await opening
    await expect(terms.getByRole('heading', { level: 1 })).toHaveText('Terms')
    await expect(page.getByLabel('Name')).toHaveValue('Ani')
  })
})
