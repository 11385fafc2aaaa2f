import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Loss } from './flaky-proxy.ts'
import { checkingOn, seenOn } from './loss-messages.ts'
import { expectOk } from './rest.ts'
import type { Person } from './test-server.ts'

/** A call of the app that must be executed once, however often its response is lost. */
export type Case = {
  name: string
  procedure: string
  /** Makes the call once from the current page. `time` counts from 0. */
  act: (page: Page, time: number) => Promise<unknown>
  /** A number that each effect increases by one. */
  count: () => Promise<number>
  /** How the call is lost, for each try. */
  losses?: Loss[][]
}

export const allLosses: Loss[][] = [['answer'], ['call'], ['answer', 'proxy']]

export const sizeOf = async (player: Person, list: `GET /${string}`) =>
  (await expectOk(player.send<unknown[]>(list))).length

/** The number of ledger rows of gold and gems. */
export async function rowsOf(player: Person): Promise<number> {
  const counts = ['gold', 'gems'].map(
    async (currency) =>
      (await expectOk(player.send<{ totalCount: number }>(`GET /user/ledger?currency=${currency}`))).totalCount,
  )
  return (await Promise.all(counts)).reduce((sum, count) => sum + count)
}

type Way = { lose: (procedure: string, ...how: Loss[]) => void; toLose: () => number }

/** Makes each call three times with different losses, and expects each effect once. */
export async function testLostCalls(page: Page, gate: Way, cases: Case[]): Promise<void> {
  for (const { name, procedure, act, count, losses = allLosses } of cases) {
    await test.step(name, async () => {
      const before = await count()
      for (const [time, how] of losses.entries()) {
        gate.lose(procedure, ...how)
        await act(page, time)
        await expect.poll(gate.toLose, { message: 'losses to come' }).toBe(0)
        await expect.poll(count).toBe(before + time + 1)
        await expect(checkingOn(page)).toHaveCount(0)
      }
      expect(await count()).toBe(before + losses.length)
      const { claims, checks } = await seenOn(page)
      expect(claims).toEqual([])
      expect(checks).toBeGreaterThan(0)
    })
  }
}

export const clickButton = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true }).first().click()

export async function choose(page: Page, name: string, action: string) {
  await clickButton(page, `More for “${name}”`)
  await page.getByRole('menuitem', { name: action }).click()
}

export const dialog = (page: Page) => page.getByRole('dialog')

export const expectDialogClosed = (page: Page) => expect(dialog(page)).toHaveCount(0)
