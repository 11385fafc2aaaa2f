import type { DayOff } from '@questboard/api/days-off/schema'
import type { Profile } from '@questboard/api/profile/schema'
import { formatDate } from '../../packages/i18n/src/index.ts'
import { expectAccessible } from '../support/accessible.ts'
import { giveTo } from '../support/balances.ts'
import { newChild } from '../support/children.ts'
import { day, letDaysPass } from '../support/days.ts'
import { giveTask } from '../support/group.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'

const written = (date: string) => date.split('-').reverse().join('.')

const shown = (date: string) => formatDate(date, 'en')

test('days off are planned in the settings and cancelled', async ({ page, player }) => {
  await page.goto('/settings/game')
  const plan = page.getByRole('button', { name: 'Plan days off' })
  await plan.press('Enter')
  const form = page.getByRole('form', { name: 'Plan days off' })
  await expect(form).toBeFocused()
  await form.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(plan).toBeFocused()
  await plan.press('Enter')
  await form.getByRole('button', { name: 'Plan', exact: true }).click()
  await expect(form.getByText('Choose today or a later day.')).toBeVisible()
  await form.getByLabel('First day').fill(written(day(3)))
  await form.getByLabel('Last day').fill(written(day(5)))
  await form.getByLabel('Last day').press('Tab')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Plan', exact: true }).click()
  const list = page.getByRole('list', { name: 'Days off' })
  await expect(list).toContainText(`${shown(day(3))} to ${shown(day(5))}`)
  await expectAccessible(page)

  await list.getByRole('button', { name: /^Cancel days off: / }).click()
  await expect(list).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Days off cancelled.' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list).toContainText('Planned')
  expect((await player.send<DayOff[]>('GET /users/profile/days-off')).result).toMatchObject([
    { kind: 'planned', from: day(3), to: day(5) },
  ])
})

test('a running break says until when, and ends with a click', async ({ page, player }) => {
  await expectOk(player.send('POST /users/profile/days-off', { kind: 'planned', from: day(0), to: day(4) }))
  await page.goto('/dashboard')
  const banner = page.getByRole('region', { name: /^You’re on holiday/ })
  await expect(banner).toContainText(`You’re on holiday until ${shown(day(4))}.`)
  await banner.getByRole('button', { name: 'I’m back' }).click()
  await expect(banner).toHaveCount(0)
})

test('a day of illness gives back what was lost', async ({ page, player }) => {
  await giveTo(player, { gold: 20 })
  await expectOk(player.send('POST /user/tasks', { title: 'Read', gold: 8, type: 'daily' }))
  await letDaysPass(player, 2)
  const gold = async () => (await expectOk(player.send<Profile>('GET /users/profile'))).stats.gold
  const before = await gold()
  await page.goto('/settings/game')
  await page.getByRole('button', { name: 'I was ill', exact: true }).click()
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I was ill that day' }).click()
  await expect(page.getByRole('list', { name: 'Days off' })).toContainText('Ill')
  expect(await gold()).toBe(before + 4)
})

test('without a connection nothing can be planned', async ({ page, context }) => {
  await page.goto('/settings/game')
  await expect(page.getByRole('button', { name: 'Plan days off' })).toBeEnabled()
  await context.setOffline(true)
  await expect(page.getByRole('button', { name: 'Plan days off' })).toBeDisabled()
  await expect(page.getByText('This needs internet.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Plan days off' })).toBeEnabled()
})

test('a leader plans days off of a child, and the group sees the break', async ({ page, player }) => {
  const { id } = await expectOk(player.send<{ id: string }>('POST /groups', { name: 'Home' }))
  const child = await newChild(player, id)
  await page.goto(`/groups/${id}/members`)
  await page.getByRole('button', { name: /^More for .*Mira/ }).click()
  await page.getByRole('menuitem', { name: 'Days off' }).click()
  const dialog = page.getByRole('dialog', { name: /Mira.*’s days off/ })
  await dialog.getByRole('button', { name: 'Plan days off' }).click()
  await dialog.getByLabel('First day').fill(written(day(0)))
  await dialog.getByLabel('Last day').fill(written(day(2)))
  await dialog.getByLabel('Last day').press('Tab')
  await dialog.getByRole('button', { name: 'Plan', exact: true }).click()
  await expect(dialog.getByRole('list', { name: 'Days off' })).toContainText('Now')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText(`On a break until ${shown(day(2))}`)).toBeVisible()
  expect(
    (await expectOk(player.send<DayOff[]>(`GET /groups/${id}/children/${child.id}/days-off`))).map(({ from, to }) => [
      from,
      to,
    ]),
  ).toEqual([[day(0), day(2)]])
})

test('the group page shows what each member does', async ({ page, player }) => {
  const { id } = await expectOk(player.send<{ id: string }>('POST /groups', { name: 'Home' }))
  const child = await newChild(player, id)
  const task = await giveTask({ id, creator: player }, [child], { type: 'daily' })
  await expectOk(player.send(`POST /groups/${id}/users/${child.id}/tasks/${task.id}/complete-for`, {}))
  await page.goto(`/groups/${id}`)
  if (test.info().project.name === 'phone') {
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'Rewards' }).click()
  }
  const panel = page.getByRole('region', { name: 'Week by week' })
  await expect(panel.getByRole('listitem').filter({ hasText: 'Mira' })).toContainText('Ticked by a leader: 1')
  await panel.getByText('Show as a table').click()
  await expect(panel.getByRole('row', { name: /Mira/ })).toContainText('5')
  await expectAccessible(page)
  const week = panel.getByRole('combobox', { name: 'Week' })
  await expect(week.getByRole('option').nth(2)).toHaveText(/^\d{1,2} \w{3} – \d{1,2} \w{3} \d{4}$/)
  await week.selectOption('1')
  await expect(panel.getByRole('listitem').filter({ hasText: 'Mira' })).toContainText(/Nothing$/)
})
