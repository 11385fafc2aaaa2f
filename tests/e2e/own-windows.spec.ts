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
  for (const one of [page, neighbour, phone]) {
    const live = one.waitForResponse((response) => response.url().includes('notifications.live'))
    await one.goto(`${address}/dashboard`)
    await expect(box(one, 'Rake')).toBeVisible()
    await live
  }

  await box(page, 'Rake').check()
  for (const one of [neighbour, phone]) await expect(box(one, 'Rake')).toBeChecked({ timeout: 2000 })
  await box(phone, 'Sweep').check()
  for (const one of [page, neighbour]) await expect(box(one, 'Sweep')).toBeChecked({ timeout: 2000 })
  await player.send('POST /user/tasks', { title: 'From a program', gold: 5, type: 'daily' })
  await expect(box(phone, 'From a program')).toBeVisible({ timeout: 2000 })
  for (const one of [page, phone]) await expect(gold(one)).toHaveAccessibleName('10 gold')
  await phone.context().close()
})
