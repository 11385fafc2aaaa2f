import type { Page } from '@playwright/test'
import { expect, test } from '../support/player.ts'
import { windowOf } from '../support/window-of.ts'

const box = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Tasks' }).getByRole('checkbox', { name, exact: true })

const gold = (page: Page) => page.getByRole('link', { name: /^\d+ gold$/ })

test('windows, devices and programs of one person agree within a second', async ({
  page,
  browser,
  player,
  address,
}) => {
  // Three windows need time on a busy machine.
  test.slow()
  for (const title of ['Rake', 'Sweep', 'Water']) {
    await player.send('POST /user/tasks', { title, gold: 5, type: 'daily' })
  }
  const { result } = await player.send<{ token: string }>('POST /auth/login', {
    email: player.email,
    password: player.password,
  })
  const neighbour = await page.context().newPage()
  const phone = await windowOf(browser, { ...player, token: result.token }, address)
  for (const view of [page, neighbour, phone]) {
    const live = view.waitForResponse((response) => response.url().includes('notifications.live'))
    await view.goto(`${address}/dashboard`)
    await expect(box(view, 'Rake')).toBeVisible()
    await live
  }

  await box(page, 'Rake').check()
  for (const view of [neighbour, phone]) await expect(box(view, 'Rake')).toBeChecked({ timeout: 2000 })
  await box(phone, 'Sweep').check()
  for (const view of [page, neighbour]) await expect(box(view, 'Sweep')).toBeChecked({ timeout: 2000 })
  await player.send('POST /user/tasks', { title: 'From a program', gold: 5, type: 'daily' })
  await expect(box(phone, 'From a program')).toBeVisible({ timeout: 2000 })
  for (const view of [page, phone]) await expect(gold(view)).toHaveAccessibleName('10 gold')
  await phone.context().close()
})
