import { lockAccount } from '@questboard/api'
import { expectAccessible } from '../support/accessible.ts'
import { onAppDatabase } from '../support/app-database.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import { sendTo } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'
import { windowOf } from '../support/window-of.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** The same user, signed in on another device. */
async function elsewhere(person: Person, address: string, agent: string): Promise<Person> {
  const { email, password } = person
  const { result } = await person.send<{ token: string }>(
    'POST /auth/login',
    { email, password },
    { 'user-agent': agent },
  )
  return { ...person, token: result.token, send: sendTo(address, result.token) }
}

test('a user sees the list of sessions and ends one of them', async ({ page, browser, player, address }) => {
  await elsewhere(player, address, windows)
  const lost = await elsewhere(player, address, firefox)
  const theirs = await windowOf(browser, lost, address)
  await theirs.goto('/dashboard')
  await expect(theirs.getByRole('button', { name: 'Ani’s account' })).toBeVisible()

  await page.goto('/settings/security')
  const list = page.getByRole('list', { name: 'Your devices' }).getByRole('listitem')
  await expect(list).toHaveCount(3)
  await expect(list.first()).toContainText('This device')
  await list.first().scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await expectToFit(page)

  await page.getByRole('button', { name: 'Sign out: Firefox on Linux' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Sign out on Firefox on Linux?')
  await expect(dialog).toContainText('You’ll need to sign in there again.')
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(list).toHaveCount(2)
  // The button that was pressed has gone.
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Sign out: Chrome on Windows' })).toBeVisible()
  expect((await lost.send('GET /users/profile')).error.message).toBe('authenticationFailed')
  // That window gets an event without interaction.
  await expect(theirs).toHaveURL(/\/login/, { timeout: 20_000 })
  await theirs.context().close()
})

test('a user signs out everywhere else and stays signed in', async ({ page, player, address }) => {
  const others = [await elsewhere(player, address, firefox), await elsewhere(player, address, 'curl/8.14')]
  await page.goto('/settings/security')
  const everywhere = page.getByRole('button', { name: 'Sign out everywhere else' })
  await everywhere.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(everywhere).toBeFocused()
  for (const { send } of others) expect((await send('GET /users/profile')).status).toBe(200)
  await everywhere.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(everywhere).toBeHidden()
  for (const { send } of others) expect((await send('GET /users/profile')).status).toBe(401)
  await page.reload()
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
})

test('an account that the operator locks is signed out at once, with the reason', async ({ page, player }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Ani’s account' })).toBeVisible()
  await onAppDatabase((database) => lockAccount({ database, clock: { now: () => new Date() } }, player.email))
  await expect(page).toHaveURL(/\/login/, { timeout: 20_000 })
  await expect(page.getByText('Your account is locked. Ask the person who runs this server.')).toBeVisible()
  await page.getByLabel('E-mail').fill(player.email)
  await page.getByLabel('Password', { exact: true }).fill(player.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Your account is locked. Ask the person who runs this server.',
  )
})

test('a list that failed to load says so, and loads on retry', async ({ page }) => {
  let fails = true
  await page.route('**/trpc/**listSessions**', (route) => (fails ? route.abort() : route.continue()))
  await page.goto('/settings/security')
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Your devices' }) })
  await expect(section.getByText('Couldn’t load the list')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible()
  fails = false
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section.getByText('This device', { exact: true })).toBeVisible()
})
