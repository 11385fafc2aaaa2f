/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import { expectOk, sendTo } from '../support/rest.ts'
import { family, tabletOf } from '../support/tablet.ts'
import type { Person } from '../support/test-server.ts'
import { windowOf } from '../support/window-of.ts'

/** Signing in to an account on the family tablet: in one tab, for a while, and without a trace. */

async function signIn(page: Page, { email, password }: Person) {
  await page.goto('/login')
  await expect(page.getByText('This is a family tablet')).toBeVisible()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(/^Signed in for this tab only, until \d\d:\d\d$/)).toBeVisible()
}

/** What this browser stores besides the tablet itself and settings without a name. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).filter((key) => !['qb-device', 'lang', 'scheme'].includes(key)),
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name !== 'questboard-tablet'),
  }))

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('ut'))

test('a session on the tablet is in its tab only, and ends with it', async ({ browser, address, player }) => {
  const tablet = await tabletOf(browser, player, await family(player), address)
  const tab = await tablet.context().newPage()
  await tab.goto('/login')
  await expect(tab.getByText('Signing in here works only in this tab, for 15 minutes.')).toBeVisible()
  await expectAccessible(tab)
  await expectToFit(tab)
  await signIn(tab, player)
  await expectAccessible(tab)
  await tab.goto('/settings/security')
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tab.getByText(/^Signed in for this tab only/)).toBeVisible()
  expect(await traces(tab)).toEqual({ local: [], databases: [] })

  const another = await tablet.context().newPage()
  await another.goto('/dashboard')
  await expect(another).toHaveURL(/\/login/)
  await tab.close()
  const next = await tablet.context().newPage()
  await next.goto('/dashboard')
  await expect(next).toHaveURL(/\/login/)
  expect(await traces(next)).toEqual({ local: [], databases: [] })
  await tablet.reload()
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Our family')
})

test('a session on the tablet ends after 15 minutes or by signing out, also on the server', async ({
  browser,
  address,
  player,
}) => {
  test.slow()
  const tablet = await tabletOf(browser, player, await family(player), address)
  const tab = await tablet.context().newPage()
  // The session ends on the next day, but its line has only the time.
  const evening = Temporal.Now.zonedDateTimeISO('Europe/Sofia').with({ hour: 23, minute: 50 })
  await tab.clock.install({ time: evening.epochMilliseconds })
  await signIn(tab, player)
  const token = (await tokenOf(tab)) ?? ''
  const profile = () => sendTo(address, token)('GET /users/profile')
  await tab.clock.fastForward('14:00')
  await expect(tab).toHaveURL('/dashboard')
  await expectOk(profile())
  await tab.clock.fastForward('01:01')
  await expect(tab).toHaveURL('/tablet')
  expect((await profile()).error.message).toBe('authenticationFailed')
  expect(await tokenOf(tab)).toBeNull()
  expect(await traces(tab)).toEqual({ local: [], databases: [] })

  await signIn(tab, player)
  await tab.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(tab).toHaveURL('/tablet')
  expect(await tokenOf(tab)).toBeNull()
})

test('a change that cannot be sent is not kept on the tablet', async ({ browser, address, player }) => {
  await expectOk(player.send('POST /user/tasks', { title: 'Call the bank', type: 'todo', gold: 1 }))
  const tablet = await tabletOf(browser, player, await family(player), address)
  await signIn(tablet, player)
  const box = tablet.getByRole('checkbox', { name: 'Call the bank' })
  await expect(box).toBeVisible()
  await tablet.context().setOffline(true)
  await box.click()
  await expect(box).not.toBeChecked()
  expect(await traces(tablet)).toEqual({ local: [], databases: [] })
})

test('starting the tablet ends the session that is stored there', async ({ browser, address, player }) => {
  const ours = await family(player)
  const otherPage = await windowOf(browser, player, address)
  await otherPage.goto('/dashboard')
  await expect(otherPage.getByRole('figure')).toBeVisible()
  const { code } = await expectOk(
    player.send<{ code: string }>(`POST /groups/${ours.id}/devices/code`, { name: 'Hall' }),
  )
  const tablet = await otherPage.context().newPage()
  await tablet.goto('/tablet')
  await expect(tablet.getByText('You’re signed in here. Starting the tablet signs you out.')).toBeVisible()
  await tablet.getByRole('textbox', { name: 'Code' }).fill(code)
  await tablet.getByRole('button', { name: 'Start the tablet' }).click()
  await expect.poll(() => tablet.evaluate(() => localStorage.getItem('ut')).catch(() => 'loads')).toBeNull()
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Our family')
  expect((await player.send('GET /users/profile')).error.message).toBe('authenticationFailed')
  await expect(otherPage).toHaveURL(/\/login/)
  await expect(otherPage.getByText('This is a family tablet')).toBeVisible()
})
