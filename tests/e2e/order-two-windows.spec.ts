import type { Page } from '@playwright/test'
import type { Task } from '@questboard/api/tasks/schema'
import { test, waitForCache, waitingIn } from '../support/offline.ts'
import { expect } from '../support/player.ts'
import type { Person } from '../support/test-server.ts'
import { windowOf } from '../support/window-of.ts'

const check = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Tasks' }).getByRole('checkbox', { name, exact: true })

/** The server's manual order, as the list shows it. */
const orderOf = async (player: Person) => {
  const { result } = await player.send<Task[]>('GET /user/tasks?order=manual')
  return result.map(({ title }) => title).reverse()
}

const shown = (page: Page) =>
  page
    .getByRole('region', { name: 'Tasks' })
    .locator('[data-row] [data-target]')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')))

test.describe('two devices without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('two moves of different tasks are both kept', async ({ page, browser, player, gate }) => {
    // Two browsers need time on a busy machine.
    test.slow()
    for (const title of ['Five', 'Four', 'Three', 'Two', 'One']) {
      await player.send('POST /user/tasks', { title, gold: 5, type: 'todo' })
    }
    await player.send('PUT /users/profile', { name: player.name, taskOrder: 'manual' })
    const otherPage = await windowOf(browser, player, gate.url)
    for (const view of [page, otherPage]) {
      await view.goto(`${gate.url}/dashboard`)
      await expect(check(view, 'Five')).toBeVisible()
      await waitForCache(view)
    }
    await gate.shut()

    // One goes to the third place.
    await check(page, 'One').focus()
    for (const _ of [1, 2]) await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => shown(page)).toEqual(['Two', 'Three', 'One', 'Four', 'Five'])
    // On the other device, the last one goes before the fourth.
    await check(otherPage, 'Five').focus()
    await otherPage.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => shown(otherPage)).toEqual(['One', 'Two', 'Three', 'Five', 'Four'])
    await expect.poll(() => waitingIn(page)).toBe(2)
    await expect.poll(() => waitingIn(otherPage)).toBe(1)

    await gate.open()
    for (const view of [page, otherPage]) await expect.poll(() => waitingIn(view), { timeout: 40_000 }).toBe(0)
    // Both were moved behind “Three”: the one that arrives last is right behind it.
    const order = await orderOf(player)
    expect([
      ['Two', 'Three', 'One', 'Five', 'Four'],
      ['Two', 'Three', 'Five', 'One', 'Four'],
    ]).toContainEqual(order)
    for (const view of [page, otherPage]) {
      await view.reload()
      await expect.poll(() => shown(view)).toEqual(order)
      await expect(view.getByRole('dialog')).toHaveCount(0)
    }
    await otherPage.context().close()
  })
})
