import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { family, visit } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { rubiesOf } from '../support/stats.ts'
import { windowOf } from '../support/window-of.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Saving together' })

test('a family saves together, and a leader uses the rubies', async ({ page, browser, address, player, newPlayer }) => {
  // Two users with a browser each need time on a busy machine.
  test.slow()
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  const task = { title: 'Earlier', ruby: 50, type: 'todo', assignedUsers: [boyan.id] }
  const { id: taskId } = await expectOk(player.send<{ id: string }>(`POST /groups/${id}/tasks`, task))
  await expectOk(boyan.send(`PATCH /groups/${id}/users/${boyan.id}/tasks/${taskId}/complete`, {}))
  await visit(page, id, 'Rewards')
  await expect(panel(page).getByText('What could you save for?')).toBeVisible()
  await panel(page).getByRole('button', { name: 'New goal' }).click()
  const form = page.getByRole('dialog', { name: 'New goal' })
  await form.getByLabel('What are you saving for?').fill('Bike')
  await form.getByLabel('Price in rubies').fill('30')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(panel(page).getByText('30 rubies to go')).toBeVisible()
  await expectAccessible(page)

  const otherPage = await windowOf(browser, boyan, address)
  await visit(otherPage, id, 'Rewards')
  const move = async (button: string, dialog: string, ruby: string, send: string) => {
    await panel(otherPage).getByRole('button', { name: button }).click()
    const sheet = otherPage.getByRole('dialog', { name: dialog })
    await sheet.getByLabel('How many rubies').fill(ruby)
    await sheet.getByRole('button', { name: send }).click()
    return sheet
  }
  const refused = await move('Add rubies to “Bike”', 'Add rubies', '31', 'Add')
  await expect(refused.getByText('Enter 30 or less.')).toBeVisible()
  await refused.getByRole('button', { name: 'Cancel' }).click()
  await move('Add rubies to “Bike”', 'Add rubies', '20', 'Add')
  await expect(panel(otherPage).getByText('10 rubies to go')).toBeVisible()
  await expect.poll(() => rubiesOf(boyan, id)).toBe(30)
  await move('Take back rubies from “Bike”', 'Take rubies back', '5', 'Take back')
  await expect(panel(otherPage).getByText('15 rubies to go')).toBeVisible()
  await expectAccessible(otherPage)
  await move('Add rubies to “Bike”', 'Add rubies', '15', 'Add')
  await expect(panel(otherPage).getByText('All 30 are saved.')).toBeVisible()

  await panel(page).getByRole('button', { name: 'Use the rubies for “Bike”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use the rubies' }).click()
  await expect(panel(page).getByText('Done! You saved 30 together.')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Undo “Bike”' }).click()
  await expect(panel(page).getByText('All 30 are saved.')).toBeVisible()
  await panel(page).getByRole('button', { name: 'More for “Bike”' }).click()
  await page.getByRole('menuitem', { name: 'End it and give the rubies back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End saving' }).click()
  await expect(panel(page).getByText('What could you save for?')).toBeVisible()
  await expect.poll(() => rubiesOf(boyan, id)).toBe(50)
})
