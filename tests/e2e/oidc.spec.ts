import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { type OidcApp, openOidcApp } from '../support/oidc-app.ts'
import { type OidcProvider, openOidcProvider, type ProviderUser } from '../support/oidc-provider.ts'
import { expect, test } from '../support/visitor.ts'

let provider: OidcProvider
let app: OidcApp
/** A server on which no one signs in with a password. */
let withoutPasswords: OidcApp
test.beforeAll(async () => {
  provider = await openOidcProvider()
  ;[app, withoutPasswords] = await Promise.all([
    openOidcApp(provider),
    openOidcApp(provider, { PASSWORD_SIGN_IN: 'off', OIDC_SIGN_UP: 'no' }),
  ])
})
test.afterAll(async () => {
  await Promise.all([app.close(), withoutPasswords.close()])
  await provider.close()
})

const person = (): ProviderUser => {
  const sub = randomUUID()
  return { sub, email: `${sub}@example.org`, email_verified: true, name: 'Mira' }
}

const toCasa = (page: Page) => page.getByRole('button', { name: 'Continue with Casa' })

async function signInAtCasa(page: Page, who: ProviderUser): Promise<void> {
  await page.getByLabel('Person').fill(JSON.stringify(who))
  await page.getByRole('button', { name: 'Sign in at Casa' }).click()
}

test('a new person signs up with the provider, and keeps its only way in', async ({ page }) => {
  await page.goto(`${app.address}/oidc-sign-in?code=made-up&state=made-up`)
  await expect(page.getByRole('alert')).toHaveText(/began in another window/)
  await page.goto(`${app.address}/settings/security`)
  await toCasa(page).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toHaveText('You cancelled at Casa.')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to sign-in' }).click()

  const who = person()
  await toCasa(page).click()
  await signInAtCasa(page, who)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more question')
  await expect(page.getByText(String(who.email))).toBeVisible()
  // The answer of the provider works once, and the page can be loaded again.
  await page.reload()
  await page.getByLabel('Day of birth').fill('05')
  await page.getByLabel('Month of birth').fill('03')
  await page.getByLabel('Year of birth').fill('1990')
  await page.getByRole('button', { name: 'Start playing' }).click()
  await expect(page).toHaveURL(`${app.address}/settings/security`)
  expect(await page.evaluate(() => sessionStorage.getItem('oidc-sign-in'))).toBeNull()

  await page.getByRole('button', { name: 'Disconnect Casa' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('This is your only way to sign in. Set up another one first.')).toBeVisible()
  await expectToFit(page)
})

test('a player with a password connects the provider, and then signs in with it', async ({
  page,
  newPlayer,
  browser,
}) => {
  const { email, password } = await newPlayer()
  await page.goto(`${app.address}/login?redirect=%2Fsettings%2Fsecurity`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Connect Casa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect Casa?' })
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Continue with Casa' }).click()
  const who = { ...person(), email_verified: false }
  await signInAtCasa(page, who)
  await expect(page.getByText('You can sign in with Casa now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Disconnect Casa' })).toBeVisible()

  const elsewhere = await (await browser.newContext({ locale: 'en' })).newPage()
  await elsewhere.goto(`${withoutPasswords.address}/sign-up`)
  await expect(elsewhere.getByText('Ask the person who runs this server for an account.')).toBeVisible()
  await elsewhere.getByRole('link', { name: 'Sign in' }).click()
  await expect(elsewhere.getByLabel('E-mail')).toHaveCount(0)
  await expectAccessible(elsewhere)
  // A provider that is away is said to be, and works again later.
  provider.behave('fails')
  await toCasa(elsewhere).click()
  await expect(elsewhere.getByRole('alert')).toHaveText(/isn’t answering/)
  provider.behave('well')
  await toCasa(elsewhere).click()
  await signInAtCasa(elsewhere, who)
  await expect(elsewhere).toHaveURL(`${withoutPasswords.address}/dashboard`)
  await elsewhere.goto(`${withoutPasswords.address}/settings/security`)
  await expect(elsewhere.getByRole('button', { name: 'Disconnect Casa' })).toBeVisible()
  await expect(elsewhere.getByLabel('Current password')).toHaveCount(0)
  await elsewhere.context().close()
  await page.goto(`${withoutPasswords.address}/password-recovery`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No password needed')
})
