import type { Page } from '@playwright/test'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { addTask, family, positionOf, tabletOf, tasksOf, typePin } from '../support/tablet.ts'

/** The family tablet with a slow network, or one that loses answers. */

async function enter(tablet: Page, name: string) {
  await tablet.getByRole('button', { name: 'Who is playing?' }).tap()
  await tablet.getByRole('list', { name: 'Players' }).getByRole('button', { name }).tap()
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText(name)
}

test('an undo takes back a tick that is still on its way', async ({ browser, address, player }) => {
  const ours = await family(player)
  const { id } = await addTask(player, ours, ours.mira, 'Feed the cat')
  const tablet = await tabletOf(browser, player, ours, address)
  await expect(tasksOf(tablet, 'Mira')).toContainText('Feed the cat')
  await enter(tablet, 'Mira')
  const held = Promise.withResolvers<void>()
  const sent = Promise.withResolvers<void>()
  await tablet.route('**/trpc/groupTasks.ofMember.complete*', async (route) => {
    sent.resolve()
    await held.promise
    await route.continue()
  })
  await tablet.getByRole('button', { name: /^Feed the cat/ }).tap()
  await sent.promise
  const reopened = tablet.waitForResponse('**/trpc/groupTasks.ofMember.reopen*')
  await tablet.getByRole('button', { name: 'Undo “Feed the cat”' }).tap()
  held.resolve()
  await reopened
  type Task = { id: string; completed: boolean }
  const tasks = await expectOk(player.send<Task[]>(`GET /groups/${ours.id}/users/${ours.mira.id}/tasks`))
  expect(tasks.find((task) => task.id === id)?.completed).toBe(false)
  await expect(tablet.getByRole('button', { name: /^Feed the cat/ })).toBeVisible()
})

test('a PIN whose response was lost is typed again, and completes once', async ({ browser, address, player }) => {
  const ours = await family(player)
  await addTask(player, ours, ours.ivo, 'Read ten pages')
  const tablet = await tabletOf(browser, player, ours, address)
  let calls = 0
  await tablet.route('**/trpc/device.complete*', async (route) => {
    calls += 1
    if (calls > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await tasksOf(tablet, 'Ivo')
    .getByRole('button', { name: /Read ten pages/ })
    .tap()
  const lost = tablet.waitForEvent('requestfailed', (request) => request.url().includes('device.complete'))
  await typePin(tablet, '1357')
  await lost
  // News of the group shows the tablet that there is a connection.
  await addTask(player, ours, ours.mira, 'Feed the cat')
  await typePin(tablet, '1357')
  await expect(tablet.getByRole('dialog', { name: 'Who is playing?' })).toHaveCount(0)
  await expect(tablet.getByRole('button', { name: 'Undo “Read ten pages”' })).toBeVisible()
  expect(await positionOf(player, ours, ours.ivo)).toBe(1)
})

test('a result whose response was lost is not refused the second time', async ({ browser, address, player }) => {
  const ours = await family(player)
  await addTask(player, ours, ours.mira, 'Practise', { requireResult: true })
  const tablet = await tabletOf(browser, player, ours, address)
  await enter(tablet, 'Mira')
  await tablet.route('**/trpc/groupTasks.ofMember.complete*', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await tablet.getByRole('button', { name: /^Practise/ }).tap()
  const sheet = tablet.getByRole('dialog')
  await sheet.getByRole('textbox').fill('Ten pages')
  await sheet.getByRole('button', { name: 'Done', exact: true }).tap()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await tablet.unrouteAll()
  await sheet.getByRole('button', { name: 'Done', exact: true }).tap()
  await expect(sheet).toHaveCount(0)
})

test('a task whose title changes after a lost answer is added', async ({ browser, address, player }) => {
  const ours = await family(player)
  const tablet = await tabletOf(browser, player, ours, address)
  await enter(tablet, 'Mira')
  let isLost = true
  await tablet.route('**/trpc/tasks.create*', async (route) => {
    const response = await route.fetch()
    if (isLost) await route.abort('connectionreset')
    else await route.fulfill({ response })
  })
  await tablet.getByRole('button', { name: 'Add a task' }).tap()
  const sheet = tablet.getByRole('dialog')
  await sheet.getByRole('textbox').fill('Milk')
  await sheet.getByRole('button', { name: 'Add', exact: true }).tap()
  await expect(sheet.getByRole('alert')).toBeVisible()
  isLost = false
  await sheet.getByRole('textbox').fill('Milk and bread')
  await sheet.getByRole('button', { name: 'Add', exact: true }).tap()
  await expect(sheet).toHaveCount(0)
  await expect(tablet.getByRole('button', { name: /^Milk and bread/ })).toBeVisible()
})
