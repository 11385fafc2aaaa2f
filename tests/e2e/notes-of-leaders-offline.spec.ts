/// <reference lib="dom" />

import type { Locator, Page } from '@playwright/test'
import type { Group } from '@questboard/api/groups/schema'
import { expectAccessible } from '../support/accessible.ts'
import type { FlakyProxy } from '../support/flaky-proxy.ts'
import { family } from '../support/group-pages.ts'
import { reconnect, test, waitForCache } from '../support/offline.ts'
import { expect } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'

test.use({ serviceWorkers: 'allow' })

/**
 * Cuts the connection, and waits until a part of the page says so. The code that notices it loads when the page is
 * quiet.
 */
async function goOffline(page: Page, gate: FlakyProxy, part: Locator): Promise<void> {
  await gate.shut()
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('offline')))
    await expect(part.getByText('This needs internet.')).toBeVisible({ timeout: 4_000 })
  }).toPass({ timeout: 40_000 })
}

test('what moves rubies says that it needs a connection', async ({ page, gate, player, newPlayer }) => {
  test.slow()
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  const { members } = await expectOk(player.send<Group>(`GET /groups/${id}`))
  const memberId = members.find(({ userId }) => userId === boyan.id)?.id
  await expectOk(player.send(`POST /groups/${id}/members/${memberId}/rubies`, { amount: 5, reason: 'Helped grandma' }))
  await expectOk(
    player.send(`POST /groups/${id}/tasks`, {
      title: 'Wash the dishes',
      ruby: 10,
      type: 'todo',
      assignedUsers: [boyan.id],
    }),
  )
  await page.goto('/dashboard')
  await waitForCache(page)
  await page.goto(`/groups/${id}`)
  const menu = page.getByRole('button', { name: 'More for “Wash the dishes”' })
  const action = page.getByRole('menuitem', { name: /^Mark as done by/ })
  await menu.click()
  await action.click()
  const dialog = page.getByRole('dialog', { name: /as done by/ })
  await expect(dialog.getByRole('button', { name: 'Mark as done' })).toBeEnabled()
  await goOffline(page, gate, dialog)
  await expect(dialog.getByRole('button', { name: 'Mark as done' })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await menu.click()
  await expect(action).toContainText('This needs internet.')
  await expect(action).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await gate.open()
  await page.goto(`/groups/${id}/rubies?userId=${boyan.id}`)
  const list = page.getByRole('region', { name: 'Boyan’s rubies' })
  const give = list.getByRole('button', { name: 'Give or take rubies' })
  const back = list.getByRole('button', { name: /^Take back/ })
  await expect(back).toBeEnabled()
  await goOffline(page, gate, list)
  for (const button of [give, back]) await expect(button).toBeDisabled()
  await expectAccessible(page)
  await reconnect(page, gate)
  for (const button of [give, back]) await expect(button).toBeEnabled({ timeout: 60_000 })
})
