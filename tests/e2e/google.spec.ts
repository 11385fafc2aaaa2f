import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { clientId, type GooglePerson } from '../support/google.ts'
import { expect, test } from '../support/visitor.ts'

const somebody = (): GooglePerson => ({ sub: randomUUID(), email: `${randomUUID()}@example.org`, name: 'Mira' })

const chosen = async (who: GooglePerson, nonce: string | null): Promise<string> => {
  const url = readFileSync(join(process.env.E2E_FOLDER ?? '', 'google-url'), 'utf8')
  return (await fetch(`${url}/token`, { method: 'POST', body: JSON.stringify({ ...who, nonce }) })).text()
}

/** Replaces Google's page: chooses `who` at once, or cancels. */
async function standIn(page: Page, who: GooglePerson | 'turns back', claims: object = {}): Promise<URL[]> {
  const requests: URL[] = []
  await page.route('https://accounts.google.com/**', async (route) => {
    const url = new URL(route.request().url())
    requests.push(url)
    const answer = new URLSearchParams({ state: url.searchParams.get('state') ?? '' })
    if (who === 'turns back') answer.set('error', 'access_denied')
    else answer.set('id_token', await chosen({ ...who, ...claims }, url.searchParams.get('nonce')))
    const back = `${url.searchParams.get('redirect_uri')}#${answer}`
    await route.fulfill({
      contentType: 'text/html',
      body: `<script>location.replace(${JSON.stringify(back)})</script>`,
    })
  })
  return requests
}

const toGoogle = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })

async function born(page: Page, day: string, month: string, year: string): Promise<void> {
  await page.getByLabel('Day of birth').fill(day)
  await page.getByLabel('Month of birth').fill(month)
  await page.getByLabel('Year of birth').fill(year)
  await page.getByRole('button', { name: 'Start playing' }).click()
}

test('the first sign-in asks for the date of birth and leads to the requested page', async ({ page, address }) => {
  const who = somebody()
  const requests = await standIn(page, who)
  await page.goto('/settings/profile')
  await toGoogle(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more question')
  await expect(page.getByText(who.email)).toBeVisible()
  expect(requests[0]?.searchParams.get('client_id')).toBe(clientId)
  expect(requests[0]?.searchParams.get('redirect_uri')).toBe(`${address}/google-sign-in`)
  await expectAccessible(page)
  await expectToFit(page)

  await page.getByRole('button', { name: 'Start playing' }).click()
  await expect(page.getByLabel('Day of birth')).toHaveAccessibleDescription(/Enter the day/)
  const thisYear = String(new Date().getFullYear())
  await born(page, '01', '01', thisYear)
  await expect(page.getByLabel('Day of birth')).toHaveAccessibleDescription(/^You need to be at least 13 years old/)
  await born(page, '05', '03', '1990')
  await expect(page).toHaveURL('/settings/profile')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(who.email)
  expect(await page.evaluate(() => sessionStorage.getItem('google-sign-in'))).toBeNull()

  await page.goBack()
  await expect(page).not.toHaveURL(/id_token/)
})

test('an existing account is signed in at once, from the sign-up page as well', async ({ page, newPlayer }) => {
  const player = await newPlayer()
  await standIn(page, { ...somebody(), email: player.email })
  await page.goto('/sign-up')
  await toGoogle(page).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('button', { name: 'Ani’s account' })).toBeVisible()
})

test('a deleted account with only Google sign-in is restored with Google', async ({ page }) => {
  await standIn(page, somebody())
  await page.goto('/settings/data')
  await toGoogle(page).click()
  await born(page, '05', '03', '1990')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('I want to delete my account').check()
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('link', { name: 'Sign in and restore' }).click()
  await toGoogle(page).click()
  const offer = page.getByRole('dialog', { name: 'Restore your account?' })
  await offer.getByRole('button', { name: 'Restore account' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('button', { name: 'Mira’s account' })).toBeVisible()
})

test('cancelling at Google says so and returns to the same page', async ({ page, newPlayer }) => {
  const { email, password } = await newPlayer()
  await standIn(page, 'turns back')
  await page.goto('/login?redirect=%2Fsettings')
  await toGoogle(page).click()
  await expect(page.getByRole('alert')).toHaveText('You cancelled signing in with Google.')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/settings')
})

test("a response to another window's request is refused", async ({ page }) => {
  await page.goto(`/google-sign-in#state=made-up&id_token=${await chosen(somebody(), 'made-up')}`)
  await expect(page.getByRole('alert')).toHaveText(/timed out or couldn’t be checked/)
  expect(await page.evaluate(() => localStorage.getItem('ut'))).toBeNull()
})

test('a refused token is explained, in Bulgarian too', async ({ page }) => {
  await standIn(page, somebody(), { email_verified: false })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Български' }).click()
  await page.getByRole('button', { name: 'Продължи с Google' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Влизането не завърши')
  await expect(page.getByRole('alert')).toHaveText(/не успяхме да проверим влизането/)
  await expectToFit(page)
})
