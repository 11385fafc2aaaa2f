import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { giveTo } from '../support/balances.ts'
import { expectGold, showPart } from '../support/dashboard-parts.ts'
import { expectToFit } from '../support/fits.ts'
import { checkingOn, seenOn, watchForClaims } from '../support/loss-messages.ts'
import { test } from '../support/offline.ts'
import { expect } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { goldOf } from '../support/stats.ts'
import type { Person } from '../support/test-server.ts'
import { letUndoPass } from '../support/undo.ts'

async function visitWithTea(page: Page, player: Person, gold = 200): Promise<void> {
  await giveTo(player, { gold })
  await expectOk(player.send('POST /user/rewards', { name: 'Tea', gold: 50, type: 'constant' }))
  await page.clock.install()
  await watchForClaims(page)
  await page.goto('/dashboard')
  await showPart(page, 'Rewards')
}

const tea = (page: Page) => page.getByRole('button', { name: 'Redeem “Tea”' })

/** Redeems, and waits until it can no longer be undone. */
async function redeem(page: Page) {
  await tea(page).click()
  await letUndoPass(page)
}

const alert = (page: Page) => page.getByRole('alert')

const unknown = 'We don’t know whether that worked. You now see what the server has saved.'

test('a redemption with an unknown outcome is shown as the server has it, and paid once', async ({
  page,
  gate,
  player,
}) => {
  await visitWithTea(page, player)
  gate.lose('rewards.redeem', 'answer', 'answer', 'answer')
  await redeem(page)
  await expect(alert(page)).toHaveText(new RegExp(`^${unknown}`))
  await expectGold(page, 150)
  await expectAccessible(page)
  await expectToFit(page)
  // Pressed again, it is the same call.
  await tea(page).click()
  await expect(page.getByText(/“.Tea.” is yours/).first()).toBeVisible()
  await letUndoPass(page)
  await expect(checkingOn(page)).toHaveCount(0)
  await expect.poll(() => goldOf(player)).toBe(150)
  // Now the outcome is known: the next press is a new call.
  await redeem(page)
  await expect.poll(() => goldOf(player)).toBe(100)
  await expectGold(page, 100)
  expect((await seenOn(page)).claims).toEqual([])
})

test('the same redemption a quarter of an hour later is a new one', async ({ page, gate, player }) => {
  await visitWithTea(page, player)
  gate.lose('rewards.redeem', 'answer', 'answer', 'answer')
  await redeem(page)
  await expect(alert(page)).toHaveText(new RegExp(`^${unknown}`))
  await expectGold(page, 150)
  await page.clock.fastForward('15:00')
  await redeem(page)
  await expect.poll(() => goldOf(player)).toBe(100)
  await expectGold(page, 100)
})

test('a redemption that never arrived is retried once', async ({ page, gate, player }) => {
  await visitWithTea(page, player)
  gate.lose('rewards.redeem', 'call', 'call', 'call')
  await redeem(page)
  await expect(alert(page)).toContainText(unknown)
  await expectGold(page, 200)
  await alert(page).getByRole('button', { name: 'Try again' }).click()
  await expectGold(page, 150)
  await expect.poll(() => goldOf(player)).toBe(150)
  expect((await seenOn(page)).claims).toEqual([])
})

test('offline the page says so', async ({ page, context, player }) => {
  await visitWithTea(page, player)
  await redeem(page)
  await expect.poll(() => goldOf(player)).toBe(150)
  await context.setOffline(true)
  // It cannot wait: it fails at once.
  await tea(page).click()
  await expect(alert(page)).toContainText('Can’t reach the server.')
  await context.setOffline(false)
  await alert(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => goldOf(player)).toBe(100)
  const { claims, checks } = await seenOn(page)
  expect({ claims, checks }).toEqual({ claims: [], checks: 0 })
})

test('a refusal by the server is shown at once', async ({ page, player }) => {
  await visitWithTea(page, player, 60)
  const sent: string[] = []
  page.on('request', (request) => void (request.url().includes('rewards.redeem') && sent.push(request.url())))
  await giveTo(player, { gold: -30 })
  await redeem(page)
  await expect(alert(page)).toContainText(/Couldn’t redeem “.Tea.”\. You don’t have enough gold yet\./)
  expect(sent).toHaveLength(1)
  expect((await seenOn(page)).checks).toBe(0)
})

test('a double click redeems once', async ({ page, player }) => {
  await visitWithTea(page, player)
  await tea(page).dblclick()
  await letUndoPass(page)
  await expectGold(page, 150)
  await expect.poll(() => goldOf(player)).toBe(150)
})

test('two windows pay once for each redemption, even with an unknown outcome in one', async ({
  page,
  context,
  gate,
  player,
}) => {
  await visitWithTea(page, player)
  const otherPage = await context.newPage()
  await otherPage.goto('/dashboard')
  await showPart(otherPage, 'Rewards')
  gate.lose('rewards.redeem', 'answer', 'answer', 'answer')
  await redeem(page)
  await expect(alert(page)).toContainText(unknown)
  await otherPage.bringToFront()
  await redeem(otherPage)
  await expect.poll(() => goldOf(player)).toBe(100)
  await expectGold(otherPage, 100)
  // In the first window it is still the earlier call.
  await page.bringToFront()
  await alert(page).getByRole('button', { name: 'Try again' }).click()
  await expect(alert(page)).toHaveCount(0)
  await expectGold(page, 100)
  await page.reload()
  await expectGold(page, 100)
  expect(await goldOf(player)).toBe(100)
})

test("after a reload the page shows the server's state", async ({ page, gate, player }) => {
  await visitWithTea(page, player)
  gate.lose('rewards.redeem', 'answer')
  await redeem(page)
  await expect(checkingOn(page)).toBeVisible()
  await page.reload()
  await expectGold(page, 150)
  await expect(alert(page)).toHaveCount(0)
  expect(await goldOf(player)).toBe(150)
})
