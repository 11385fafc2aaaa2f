import type { Page } from '@playwright/test'
import type { Profile } from '@questboard/api/profile/schema'
import { expectAccessible } from '../support/accessible.ts'
import { giveTo } from '../support/balances.ts'
import { letDaysPass } from '../support/days.ts'
import { expect, test } from '../support/player.ts'
import { goldOf } from '../support/stats.ts'
import { addTask } from '../support/tasks.ts'

const daily = (gold: number) => ({ gold, type: 'daily' })

const story = (page: Page) => page.getByRole('region', { name: /^(A new day|While you were away)$/ })

/** A moment shortly before the next midnight in the players' time zone. */
function beforeMidnight(): Date {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Sofia', timeStyle: 'medium' }).format(new Date())
  const [hours = 0, minutes = 0, seconds = 0] = parts.split(':').map(Number)
  const left = 24 * 60 * 60 - (hours * 60 + minutes) * 60 - seconds
  return new Date(Date.now() + (left - 20) * 1000)
}

test('the daily summary lists missed tasks and can be dismissed', { tag: '@phone' }, async ({
  page,
  player,
  isMobile,
}) => {
  await addTask(player, 'Read ten pages', daily(7))
  await addTask(player, 'Water the plants', daily(4))
  await giveTo(player, { gold: 50 })
  await letDaysPass(player, 1)
  await letDaysPass(player, 1)
  await page.goto('/dashboard')
  // A phone shows one line, which opens.
  if (isMobile) await story(page).getByText('While you were away').click()
  await expect(story(page).getByText('You missed two tasks. You lost 6 gold.')).toBeVisible()
  await expect(story(page)).toContainText('Read ten pages, Water the plants')
  await expectAccessible(page)
  expect(await goldOf(player)).toBe(44)

  await page.route('**/trpc/*days.dismissStory*', (route) => route.abort('connectionrefused'))
  await story(page).getByRole('button', { name: 'Continue' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'We don’t know whether that worked.' })
  await alert.getByRole('button', { name: 'Close' }).click()
  await expect(alert).toHaveCount(0)
  await expect(story(page)).toBeVisible()

  await page.unrouteAll()
  await story(page).getByRole('button', { name: 'Continue' }).click()
  await expect(story(page)).toHaveCount(0)
  await expect.poll(async () => (await player.send('GET /user/day-story')).result).toBeNull()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Tasks' })).toBeVisible()
  await expect(story(page)).toHaveCount(0)
})

test('an open page starts the new day at midnight and keeps unsaved input', async ({ page, player }) => {
  await addTask(player, 'Read ten pages', daily(8))
  const { result: tasks } = await player.send<{ id: string }[]>('GET /user/tasks')
  await player.send(`POST /user/tasks/${tasks[0]?.id}/complete`, {})
  await letDaysPass(player, 1)
  await player.send('GET /users/profile')
  await player.send(`POST /user/tasks/${tasks[0]?.id}/complete`, {})
  await player.send('DELETE /user/day-story')

  await page.clock.install({ time: beforeMidnight() })
  await page.goto('/dashboard')
  // The first rows are there before the app, which watches the clock.
  await page.locator('#bell').waitFor()
  const check = page.getByRole('checkbox', { name: 'Read ten pages' })
  await expect(check).toBeChecked()
  const line = page.getByRole('textbox', { name: 'Add a task' })
  await line.fill('Half a thought')

  await letDaysPass(player, 1)
  await page.clock.runFor(30_000)
  await expect(check).not.toBeChecked()
  await expect(story(page)).toContainText('Nothing missed')
  await expect(line).toHaveValue('Half a thought')
})

test('a page that becomes visible on a later day starts the new day too', async ({ page, player }) => {
  await addTask(player, 'Read ten pages', daily(8))
  await page.clock.install({ time: beforeMidnight() })
  await page.goto('/dashboard')
  await expect(page.getByRole('checkbox', { name: 'Read ten pages' })).toBeVisible()
  await letDaysPass(player, 1)
  // The device was asleep: time has passed, but no timer has run.
  await page.clock.setSystemTime(new Date(beforeMidnight().getTime() + 8 * 60 * 60 * 1000))
  const summaryRequest = page.waitForRequest(/days\.story/)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await summaryRequest
})

test('during a holiday tasks cannot be completed, and nothing is lost until it ends', async ({ page, player }) => {
  await addTask(player, 'Read ten pages', daily(8))
  await giveTo(player, { gold: 50 })
  await page.goto('/settings/game')
  const toggle = page.getByRole('switch', { name: 'I’m on holiday' })
  await expect(toggle).toHaveAccessibleDescription(/Missed tasks won’t cost gold/)
  await toggle.check()
  await expect(toggle).toHaveAccessibleDescription(/Turn holiday mode off to complete tasks/)
  await expectAccessible(page)

  await letDaysPass(player, 2)
  await page.goto('/dashboard')
  const banner = page.getByRole('region', { name: 'You’re on holiday.' })
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  expect(await goldOf(player)).toBe(50)
  await expect(banner).toContainText('To tick off tasks, come back first.')
  const box = page.getByRole('checkbox', { name: 'Read ten pages' })
  await expect(box).toHaveAttribute('aria-disabled', 'true')
  await box.click({ force: true })
  await expect(page.getByText('You’re on holiday. Press “I’m back” to tick off tasks.').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(box).not.toBeChecked()

  await banner
    .getByRole('button', { name: 'I’m back' })
    .or(banner.getByRole('button', { name: 'I’m back' }))
    .click()
  await expect(banner).toHaveCount(0)
  await expect.poll(async () => (await player.send<Profile>('GET /users/profile')).result.holidayMode).toBe(false)
  await page.getByRole('checkbox', { name: 'Read ten pages' }).check()
  await expect(page.getByText('8 gold earned')).toBeAttached()
})
