import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { newChild } from '../support/children.ts'
import { expectToFit } from '../support/fits.ts'
import { accountLink, handOverLink } from '../support/known-links.ts'
import { type OidcApp, openOidcApp } from '../support/oidc-app.ts'
import { type OidcProvider, openOidcProvider, type ProviderUser } from '../support/oidc-provider.ts'
import { expectOk, sendTo } from '../support/rest.ts'
import { codeAt } from '../support/totp.ts'
import { expect, test } from '../support/visitor.ts'
import { prepareStorage, storageOf } from '../support/window-of.ts'

// The tests share the servers, so one worker runs them.
test.describe.configure({ mode: 'default' })

let provider: OidcProvider
let app: OidcApp
/** A server on which no one signs in with a password. */
let withoutPasswords: OidcApp
test.beforeAll(async () => {
  // Two servers start, beside whatever else the machine does.
  test.setTimeout(180_000)
  provider = await openOidcProvider()
  provider.behave('fails')
  ;[app, withoutPasswords] = await Promise.all([
    openOidcApp(provider),
    openOidcApp(provider, { PASSWORD_SIGN_IN: 'off', OIDC_SIGN_UP: 'no' }),
  ])
  provider.behave('well')
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
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Sign-up is closed')
  await expect(elsewhere.getByText('Ask the person who runs it.')).toBeVisible()
  await expect(toCasa(elsewhere)).toHaveCount(0)
  await elsewhere.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(elsewhere.getByLabel('E-mail')).toHaveCount(0)
  await expect(elsewhere.getByText('New here? Ask the person who runs this server.')).toBeVisible()
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

test('without passwords no setting asks for one, not even of a player who had one', async ({ newPlayer, browser }) => {
  test.slow()
  const player = await newPlayer()
  // Browsers bind passkeys to names, not to network addresses.
  const baseURL = withoutPasswords.address.replace('127.0.0.1', 'localhost')
  const context = await browser.newContext({ locale: 'en', baseURL })
  await prepareStorage(context, storageOf(player), baseURL)
  const page = await context.newPage()
  const dialog = page.getByRole('dialog')
  await page.goto('/settings/security')
  await page.getByLabel('New e-mail').fill(`${randomUUID()}@example.org`)
  await expect(page.locator('section#devices')).toContainText('Don’t recognise one? Sign it out.')
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('change')
  await expect(page.getByRole('list', { name: 'Found settings' })).toContainText('E-mail')
  await expect(page.getByRole('list', { name: 'Found settings' })).not.toContainText('Password')
  await page.getByRole('searchbox', { name: 'Search settings' }).clear()
  const noPassword = async () => {
    await expect(page.locator('input[type=password]')).toHaveCount(0)
    await expectAccessible(page)
  }
  await noPassword()
  await page.getByRole('button', { name: 'Change e-mail' }).click()
  await expect(page.locator('section#email')).toContainText('Saved')
  await page.locator('section#tablet').getByLabel('PIN', { exact: true }).fill('2580')
  await page.locator('section#tablet').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByLabel('New PIN')).toBeVisible()

  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(dialog.getByLabel('Name')).toBeVisible()
  await noPassword()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Connect Casa' }).click()
  await expect(dialog.getByRole('button', { name: 'Continue with Casa' })).toBeVisible()
  await noPassword()
  await page.keyboard.press('Escape')

  const card = page.locator('section#code')
  await card.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('You need an authenticator app')).toBeVisible()
  await noPassword()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const secret = await dialog.getByLabel('Or type this key into the app').inputValue()
  await dialog.getByLabel('2. Enter the 6 digits it shows').fill(codeAt(secret, new Date()))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const [recovery = ''] = await dialog.getByRole('listitem').allInnerTexts()
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
  await card.getByRole('button', { name: 'Turn off' }).click()
  await noPassword()
  await dialog.getByLabel('Code').fill(recovery)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(card.getByRole('button', { name: 'Turn on' })).toBeVisible()

  await page.goto('/settings/data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog).toContainText('You can restore it until')
  await noPassword()
  await dialog.getByLabel('I want to delete my account').check()
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/\/account-deleted/)
  await context.close()
})

test('without passwords the pages of links say how to come back', async ({ newPlayer, page }) => {
  test.slow()
  const [player, newcomer] = [await newPlayer(), await newPlayer()]
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(`${withoutPasswords.address}/not-me?token=${await accountLink(player.id, 'notMe')}`)
  await expect(page.getByText('You can sign in with Casa again right away.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign out every device' }).click()
  await expect(heading).toHaveText('All devices are signed out')
  await expect(page.getByText('If someone may know your password for Casa, change it there first.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You can also sign out your devices in the settings')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(toCasa(page)).toBeVisible()

  await page.goto(`${withoutPasswords.address}/activate-account?token=${await accountLink(newcomer.id, 'activation')}`)
  await expect(page.getByText('You no longer need a password here.')).toBeVisible()
  await expect(page.locator('input[type=password]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Activate and start playing' }).click()
  await expect(page).toHaveURL(`${withoutPasswords.address}/settings/security#services`)
  await expect(page.getByText('Now connect Casa or add a passkey')).toBeVisible()
  await page.evaluate(() => localStorage.clear())

  const parent = await newPlayer()
  const { id } = await expectOk(parent.send<{ id: string }>('POST /groups', { name: 'Our family' }))
  const child = await newChild(parent, id)
  const email = `${randomUUID()}@example.org`
  await expectOk(sendTo(app.address, parent.token)(`POST /children/${child.id}/hand-over`, { email }))
  await page.goto(`${withoutPasswords.address}/hand-over?token=${await handOverLink(child.id)}`)
  await expect(page.getByText('From now on you sign in with Casa or a passkey.')).toBeVisible()
  await expect(page.locator('input[type=password]')).toHaveCount(0)
  await expectAccessible(page)
  const born = page.getByRole('group', { name: 'Date of birth' }).getByRole('textbox')
  for (const [place, text] of ['05', '03', '2010'].entries()) await born.nth(place).fill(text)
  await page.getByRole('button', { name: 'Take over my account' }).click()
  await expect(page).toHaveURL(`${withoutPasswords.address}/settings/security#services`)
  // The provider recognises the new account by its address.
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${withoutPasswords.address}/login`)
  await toCasa(page).click()
  await signInAtCasa(page, { ...person(), email })
  await expect(page).toHaveURL(`${withoutPasswords.address}/dashboard`)
})
