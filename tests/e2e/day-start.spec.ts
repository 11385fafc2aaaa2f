import type { Profile } from '@questboard/api/profile/schema'
import { expectAccessible } from '../support/accessible.ts'
import { day, letDaysPass } from '../support/days.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'

/** A moment by the clock of the device, which is in the zone of the players. */
const at = (date: string, time: string) =>
  new Date(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime('Europe/Sofia').epochMilliseconds)

test('the settings say when the day ends, and change it at once', async ({ page, player }) => {
  await page.clock.setFixedTime(at(day(0), '12:00'))
  await page.goto('/settings/game')
  const choice = page.getByRole('combobox', { name: 'A new day starts at' })
  await expect(choice).toHaveValue('00:00')
  await expect(choice).toHaveAccessibleDescription('Your day ends tonight at midnight.')
  await choice.selectOption('03:00')
  await expect(choice).toHaveAccessibleDescription('Your day ends tonight at 03:00.')
  await expectAccessible(page)
  expect(await expectOk(player.send('GET /users/profile'))).toMatchObject({ dayStartsAt: '03:00' })
  await page.reload()
  await expect(choice).toHaveValue('03:00')
})

test('a choice that could not be saved is taken back', async ({ page }) => {
  await page.goto('/settings/game')
  const choice = page.getByRole('combobox', { name: 'A new day starts at' })
  await expect(choice).toHaveValue('00:00')
  await page.route('**/trpc/profile.update*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await choice.selectOption('05:30')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(choice).toHaveValue('00:00')
})

test('an open page starts the new day at 03:00, not at midnight', async ({ page, player }) => {
  await expectOk(player.send('POST /user/tasks', { title: 'Read ten pages', gold: 8, type: 'daily' }))
  const [task] = await expectOk(player.send<{ id: string }[]>('GET /user/tasks'))
  await letDaysPass(player, 1)
  await expectOk(player.send('PUT /users/profile', { dayStartsAt: '03:00' }))
  await player.send('DELETE /user/day-story')
  await expectOk(player.send(`POST /user/tasks/${task?.id}/complete`, {}))

  const today = (await expectOk(player.send<Profile>('GET /users/profile'))).lastDayStart
  await page.clock.install({ time: at(today, '23:59:50') })
  await page.goto('/dashboard')
  await page.locator('#bell').waitFor()
  const check = page.getByRole('checkbox', { name: 'Read ten pages' })
  await expect(check).toBeChecked()
  // Two days, because between midnight and 03:00 the player is one day ahead of the server's.
  await letDaysPass(player, 2)
  await page.clock.runFor(30_000)
  await expect(check).toBeChecked()
  await page.clock.runFor('03:00:00')
  await expect(check).not.toBeChecked()
})
