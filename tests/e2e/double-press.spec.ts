import type { Locator, Page } from '@playwright/test'
import type { Approvals } from '@questboard/api/dashboard/schema'
import type { Reward } from '@questboard/api/rewards/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { giveTo } from '../support/balances.ts'
import { family } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { goldOf } from '../support/stats.ts'
import { addTask, family as familyWithTablet, tabletOf } from '../support/tablet.ts'
import type { Person } from '../support/test-server.ts'
import { letUndoPass } from '../support/undo.ts'

/** A double click, a double tap or a held key acts once, on what was pressed first. */

/** Two taps at the place of an element, whatever is there by the second one. */
async function tapTwice(page: Page, target: Locator): Promise<void> {
  await target.tap({ trial: true })
  const box = await target.boundingBox()
  if (!box) throw new Error('The element is not on the page.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
}

/** Holds a key until it has been repeated twice. */
async function hold(page: Page, key: string): Promise<void> {
  for (let times = 0; times < 3; times++) await page.keyboard.down(key)
  await page.keyboard.up(key)
}

const waiting = async (player: Person) =>
  (await expectOk(player.send<Approvals>('GET /user/approvals'))).requests.map(({ name }) => name)

test('a double click on “Approve” and a held A approve one request each', async ({ page, player, newPlayer }) => {
  const member = await newPlayer({ name: 'Boyan' })
  const groupId = await family(player, member)
  for (const title of ['Dishes', 'Floor', 'Windows']) {
    const task = { title, ruby: 10, type: 'todo', requireApprove: true, assignedUsers: [member.id] }
    const { id } = await expectOk(player.send<{ id: string }>(`POST /groups/${groupId}/tasks`, task))
    await expectOk(member.send(`PATCH /groups/${groupId}/users/${member.id}/tasks/${id}/complete`, {}))
  }
  await page.goto('/approvals')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: 'Approve “Dishes” from Boyan', exact: true }).dblclick()
  await expect.poll(() => waiting(player)).toEqual(['Floor', 'Windows'])
  await expect(rows).toHaveText([/Floor/, /Windows/])

  await rows.first().getByRole('checkbox').focus()
  await hold(page, 'a')
  await expect.poll(() => waiting(player)).toEqual(['Windows'])
  await expect(rows).toHaveText([/Windows/])
})

test('a held key deletes one task and redeems a reward once', async ({ page, player }) => {
  for (const title of ['Read', 'Tidy']) await player.send('POST /user/tasks', { title, gold: 10, type: 'todo' })
  await player.send('POST /user/rewards', { name: 'Coffee', gold: 20, type: 'constant' })
  await giveTo(player, { gold: 100 })
  await page.clock.install()
  await page.goto('/dashboard')
  const checks = page.getByRole('region', { name: 'Tasks' }).getByRole('checkbox')
  await checks.first().focus()
  await hold(page, 'Delete')
  await expect(checks).toHaveCount(1)
  await letUndoPass(page)

  await page.getByRole('button', { name: 'Redeem “Coffee”' }).focus()
  await hold(page, 'Enter')
  await letUndoPass(page)
  await expect.poll(() => goldOf(player)).toBe(80)
  await expect(checks).toHaveCount(1)
})

test('a double tap on the tablet ticks one task, and does not answer the question that it asks', async ({
  browser,
  address,
  player,
}) => {
  const ours = await familyWithTablet(player)
  for (const title of ['Feed the cat', 'Water the plants']) await addTask(player, ours, ours.mira, title)
  const reward = { name: 'Film night', ruby: 5, type: 'once', assignedUsers: [ours.mira.id] }
  await expectOk(player.send(`POST /groups/${ours.id}/rewards`, reward))
  const tablet = await tabletOf(browser, player, ours, address)
  await tablet.getByRole('button', { name: /^Play as Mira/ }).tap()
  const first = tablet.getByRole('button', { name: /^(Feed the cat|Water the plants)/ }).first()
  await expect(first).toBeVisible()
  await tapTwice(tablet, first)
  await expect(tablet.getByRole('button', { name: /^Undo “/ })).toHaveCount(1)
  await expect(tablet.getByRole('main').locator('header').first()).toContainText('5 rubies')

  await tablet.getByRole('button', { name: /^Rewards/ }).tap()
  const ask = tablet.getByRole('button', { name: 'I want it: “Film night”', exact: true })
  await ask.evaluate(async (button: HTMLButtonElement) => {
    button.click()
    // The button asks by now.
    await new Promise((resolve) => requestAnimationFrame(resolve))
    button.click()
  })
  await tablet.getByRole('button', { name: 'Yes, I want it: “Film night”' }).tap()
  await expect(tablet.getByText('“Film night” is yours. Enjoy it!')).toBeVisible()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('a double tap on a suggested task or reward adds that one only', async ({ page, player }) => {
    test.slow()
    const tasks = async () => expectOk(player.send<Task[]>('GET /user/tasks'))
    const rewards = async () => expectOk(player.send<Reward[]>('GET /user/rewards'))
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const title of ['Drink a glass of water', 'Tidy the desk']) {
        await page.goto('/dashboard')
        await tapTwice(page, page.getByRole('button', { name: title }))
        await expect(page.getByRole('checkbox', { name: title })).toBeVisible()
        await page.goto('/missions')
        await expect.poll(tasks).toMatchObject([{ title, completed: false }])
        for (const { id } of await tasks()) await expectOk(player.send(`DELETE /user/tasks/${id}`))
      }

      await page.goto('/rewards')
      const starters = page.getByRole('button', { name: /\d+ gold$/ })
      const names = ['Something sweet', 'An episode of a series', 'An hour of games']
      for (const [at, name] of names.entries()) {
        await tapTwice(page, starters.filter({ hasText: name }))
        await expect.poll(async () => (await rewards()).length).toBe(at + 1)
      }
      for (const { id } of await rewards()) await expectOk(player.send(`DELETE /user/rewards/${id}`))
    }
  })
})
