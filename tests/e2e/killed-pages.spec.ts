import type { BrowserContext, Page } from '@playwright/test'
import type { Profile } from '@questboard/api/profile/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { family } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { rubiesOf } from '../support/stats.ts'

/** What was still to be undone when a page ended without a word, as when a phone ends an app. */

/** Ends the page: no event runs in it, and nothing that it sends arrives. */
async function kill(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  devtools.send('Page.crash').catch(() => {})
  await crashed
}

/** What the pages of the browser have saved for the next one. */
const saved = (page: Page): Promise<string | null> =>
  page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('left-acts:'))?.[1] ?? null)

async function nextPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/dashboard')
  return page
}

const undoOn = (page: Page) => page.getByRole('button', { name: 'Undo' })

test('approvals of a page that was killed are sent by the next one, once', async ({ page, player, newPlayer }) => {
  const child = await newPlayer({ name: 'Eva' })
  const groupId = await family(player, child)
  for (const title of ['Set the table', 'Feed the cat']) {
    const about = { title, ruby: 5, type: 'todo', assignedUsers: [child.id], requireApprove: true }
    const { id } = await expectOk(player.send<{ id: string }>(`POST /groups/${groupId}/tasks`, about))
    await expectOk(child.send(`PATCH /groups/${groupId}/users/${child.id}/tasks/${id}/complete`))
  }
  await page.goto('/approvals')
  await page.getByRole('checkbox', { name: 'Select all' }).first().check()
  await page.getByRole('group', { name: 'Answer all selected' }).getByRole('button', { name: 'Approve' }).click()
  await expect(undoOn(page)).toBeVisible()
  await expect.poll(() => saved(page)).toContain('/approve')
  expect(await rubiesOf(child, groupId)).toBe(0)
  await kill(page)

  const next = await nextPage(page.context())
  await expect.poll(() => rubiesOf(child, groupId)).toBe(10)
  await expect.poll(() => saved(next)).toBeNull()
  await next.reload()
  await expect(next.getByRole('region', { name: 'Tasks' })).toBeVisible()
  expect(await rubiesOf(child, groupId)).toBe(10)
})

test('a reward is redeemed once when the page is killed while its call runs', async ({ page, player }) => {
  const gold = async () => (await expectOk(player.send<Profile>('GET /users/profile'))).stats.gold
  await expectOk(player.send('POST /user/rewards', { name: 'Ice cream', gold: 10, type: 'constant' }))
  const { id } = await expectOk(
    player.send<{ id: string }>('POST /user/tasks', { title: 'Read', gold: 30, type: 'todo' }),
  )
  await expectOk(player.send(`POST /user/tasks/${id}/complete`, {}))
  const before = await gold()
  await page.goto('/dashboard')
  // The server does it, and its answer does not arrive.
  await page.route(/rewards\.redeem/, async (route) => {
    await route.fetch()
  })
  const card = page.getByRole('region', { name: 'Rewards' })
  await card.getByRole('button', { name: 'Redeem “Ice cream”' }).click()
  await expect(undoOn(page)).toBeVisible()
  // The call runs once another action can be undone.
  await page.getByRole('button', { name: /^More for .*Ice cream/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.poll(gold).toBe(before - 10)
  await expect.poll(() => saved(page)).toContain('/redeem')
  await kill(page)

  const next = await nextPage(page.context())
  await expect(next.getByRole('region', { name: 'Rewards' })).toBeVisible()
  await expect.poll(() => saved(next)).toBeNull()
  expect(await gold()).toBe(before - 10)
  // The deletion could still be undone: it is sent as well.
  await expect.poll(async () => (await expectOk(player.send<unknown[]>('GET /user/rewards'))).length).toBe(0)
})

test('a to-do of a page that was killed is completed by the next one', async ({ page, player }) => {
  const { id } = await expectOk(
    player.send<{ id: string }>('POST /user/tasks', { title: 'Read', gold: 30, type: 'todo' }),
  )
  const isDone = async () => (await expectOk(player.send<Task>(`GET /user/tasks/${id}`))).completed
  await page.goto('/dashboard')
  await page.getByRole('checkbox', { name: 'Read' }).click()
  await expect(undoOn(page)).toBeVisible()
  await expect.poll(() => saved(page)).toContain('complete')
  expect(await isDone()).toBe(false)
  await kill(page)

  const next = await nextPage(page.context())
  await expect(next.getByRole('checkbox', { name: 'Read' })).toBeChecked()
  await expect.poll(isDone).toBe(true)
})

test('another window leaves alone what can still be undone in the first', async ({ page, player }) => {
  await expectOk(
    player.send('POST /user/missions', {
      name: 'Spring',
      from: '2030-01-01',
      to: '2030-01-07',
      tasks: [{ title: 'Walk', gold: 5, type: 'todo' }],
    }),
  )
  await page.clock.install()
  await page.goto('/missions')
  await page.getByRole('button', { name: /^More for .*Spring/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(undoOn(page)).toBeVisible()
  await expect.poll(() => saved(page)).toContain('/missions/')

  const otherPage = await page.context().newPage()
  await otherPage.goto('/missions')
  await expect(otherPage.getByRole('link', { name: 'Spring' })).toBeVisible()
  await undoOn(page).click()
  await expect.poll(() => saved(otherPage)).toBeNull()
  await otherPage.reload()
  await expect(otherPage.getByRole('link', { name: 'Spring' })).toBeVisible()
  expect(await expectOk(player.send<unknown[]>('GET /user/missions'))).toHaveLength(1)
})

test('a call that a page left more than a day ago is not sent any more', async ({ page, player }) => {
  const { id } = await expectOk(
    player.send<{ id: string }>('POST /user/rewards', { name: 'Tea', gold: 10, type: 'constant' }),
  )
  await page.goto('/dashboard')
  const at = new Date(Date.now() - 25 * 3_600_000).toISOString()
  const call = { method: 'DELETE', path: `/user/rewards/${id}` }
  await page.evaluate(([key, left]) => localStorage.setItem(key, left), [
    `left-acts:${player.id}`,
    JSON.stringify([{ calls: [call], key: crypto.randomUUID(), at }]),
  ] as const)
  await page.reload()
  await expect.poll(() => saved(page)).toBeNull()
  expect(await expectOk(player.send('GET /user/rewards'))).toMatchObject([{ id }])
})
