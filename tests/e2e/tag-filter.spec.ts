import type { Page } from '@playwright/test'
import type { Tag } from '@questboard/api/tags/schema'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { test as offline, waitForCache } from '../support/offline.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Tasks' })
const checks = (page: Page) => panel(page).getByRole('checkbox')
const filter = (page: Page) => panel(page).getByRole('button', { name: 'Tags', exact: true })
const chips = (page: Page) => panel(page).getByRole('group', { name: 'Tags' })
const chip = (page: Page, name: string) => chips(page).getByRole('button', { name, exact: true })

/** Tasks with the tags “health”, “health” and “Garden”, and without a tag. Returns the id of “Garden”. */
async function plan(player: Person) {
  const { id: garden } = await expectOk(player.send<Tag>('POST /tags', { name: 'Garden', color: 'green' }))
  const health = (await expectOk(player.send<Tag[]>('GET /tags'))).find(({ key }) => key === 'health')?.id
  const add = (title: string, tags: unknown[]) =>
    expectOk(player.send<{ id: string }>('POST /user/tasks', { title, gold: 5, type: 'todo', tags }))
  await add('Swim', [health])
  await add('Weed', [health, garden])
  await add('Read', [])
  const { id } = await add('Sow', [garden])
  await expectOk(player.send(`POST /user/tasks/${id}/complete`, {}))
  await expectOk(player.send(`PATCH /user/tasks/${id}/archive`))
  return garden
}

test('tasks are filtered by each of the chosen tags, which the address keeps', async ({ page, player }) => {
  const garden = await plan(player)
  await page.goto('/dashboard')
  await expect(checks(page)).toHaveCount(3)
  await filter(page).click()
  // Tags that tasks have come first.
  await expect(chips(page).getByRole('button').nth(1)).toHaveText('Garden')
  await expect(checks(page)).toHaveCount(3)
  await chip(page, 'health').click()
  await expect(checks(page)).toHaveCount(2)
  await chip(page, 'Garden').click()
  await expect(checks(page)).toHaveCount(1)
  await expect(checks(page)).toHaveAccessibleName('Weed')
  await expectAccessible(page)
  await expectToFit(page)

  await page.reload()
  await expect(chip(page, 'Garden')).toHaveAttribute('aria-pressed', 'true')
  await expect(checks(page)).toHaveCount(1)
  await chip(page, 'health').click()
  await expect(page).toHaveURL(`/dashboard?tag=${garden}`)
  await panel(page).getByRole('button', { name: 'Archived' }).click()
  await expect(panel(page).getByText('Sow')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Archived' }).click()
  await chip(page, 'sport').click()
  await expect(panel(page).getByRole('heading', { name: 'No task with “sport, Garden”' })).toBeVisible()
  await filter(page).click()
  await expect(checks(page)).toHaveCount(3)
  await expect(page).toHaveURL('/dashboard')
})

test('a filter by tag hides no new task, and ignores a tag that does not exist', async ({ page, player }) => {
  const garden = await plan(player)
  await page.goto(`/dashboard?tag=${garden}`)
  await expect(checks(page)).toHaveCount(1)
  const line = panel(page).getByRole('textbox', { name: 'Add a task' })
  await line.fill('Dig #garden')
  await line.press('Enter')
  await expect(checks(page)).toHaveCount(2)
  await line.fill('Write')
  await line.press('Enter')
  await expect(checks(page)).toHaveCount(5)
  await expect(chips(page)).toHaveCount(0)
  await expect.poll(async () => (await player.send<object[]>('GET /user/tasks')).result.length).toBe(5)
  await page.goto('/dashboard?tag=019d3c00-0000-7000-8000-000000000000')
  await expect(page).toHaveURL('/dashboard?tag=')
  await expect(checks(page)).toHaveCount(5)
  // The address of the page without a filter shows everything.
  await chip(page, 'Garden').click()
  await expect(checks(page)).toHaveCount(2)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(chips(page)).toHaveCount(0)
  await expect(checks(page)).toHaveCount(5)
  await expect(page).toHaveURL('/dashboard')
  await filter(page).click()
  await chip(page, 'Garden').click()
  await page.getByRole('link', { name: 'Calendar' }).first().click()
  await expect(page).toHaveURL('/calendar')
})

offline.describe(() => {
  offline.use({ serviceWorkers: 'allow' })

  offline('tasks are filtered by tag without a connection', async ({ page, player, gate }) => {
    await plan(player)
    await page.goto('/dashboard')
    await filter(page).click()
    await chip(page, 'Garden').click()
    await expect(checks(page)).toHaveCount(1)
    await waitForCache(page)
    await gate.shut()
    await chip(page, 'Garden').click()
    await chip(page, 'health').click()
    await expect(checks(page)).toHaveCount(2)
    await page.reload()
    await expect(chip(page, 'health')).toHaveAttribute('aria-pressed', 'true')
    await expect(checks(page)).toHaveCount(2)
  })
})
