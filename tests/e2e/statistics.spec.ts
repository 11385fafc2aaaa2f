import { expectAccessible } from '../support/accessible.ts'
import { letDaysPass } from '../support/days.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'

const make = async (player: Person, title: string, type = 'daily') =>
  (await expectOk(player.send<{ id: string }>('POST /user/tasks', { title, gold: 10, type }))).id

const complete = (player: Person, id: string) => expectOk(player.send(`POST /user/tasks/${id}/complete`, {}))

/** A walk that was done twice and missed twice, and a book that was finished today. */
async function liveAWeek(player: Person, walk = 'Walk', book = 'Read a book'): Promise<string> {
  const id = await make(player, walk)
  await complete(player, id)
  await letDaysPass(player, 1)
  await complete(player, id)
  await letDaysPass(player, 3)
  await complete(player, await make(player, book, 'todo'))
  return id
}

test('the page shows what was done and missed', async ({ page, player }) => {
  await liveAWeek(player)
  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Profile' }).getByRole('link', { name: 'Statistics' }).click()
  await expect(page).toHaveURL('/statistics')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistics')
  const main = page.getByRole('main')
  await expect(main.getByText('Current streak').locator('..')).toContainText('1 day in a row')
  await expect(main.getByText('Best streak').locator('..')).toContainText('2 days in a row')
  await expect(main.getByText('Perfect days').locator('..')).toContainText('2 nothing missed')
  await expect(main.getByText('in the last year').locator('..')).toContainText('3')
  await expect(main.getByRole('region', { name: 'Your tasks' }).getByRole('listitem')).toHaveText(
    'Walk2 done, 2 missed',
  )
  await expect(main.getByRole('region', { name: 'By day of the week' }).getByRole('listitem')).toHaveCount(7)
  await expectAccessible(page)
  await expectToFit(page)
})

test('the days can be read by keyboard and as a table', async ({ page, player }) => {
  await liveAWeek(player)
  await page.goto('/statistics')
  const days = page.getByRole('slider', { name: 'Day' })
  await days.focus()
  await expect(days).toHaveAttribute('aria-valuetext', /: 1 done, \+\d+ gold, \+\d+ XP$/)
  await page.keyboard.press('ArrowUp')
  await expect(days).toHaveAttribute('aria-valuetext', /: 0 done, 1 missed/)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(days).toHaveAttribute('aria-valuetext', /: 1 done/)
  await page.keyboard.press('Home')
  await expect(days).toHaveAttribute('aria-valuenow', '0')
  await page.keyboard.press('End')
  await expect(days).toHaveAttribute('aria-valuetext', /: 1 done/)

  const chart = page.getByRole('figure', { name: 'Done by day' })
  await chart.getByText('Show as a table').click()
  await expect(chart.getByRole('row')).toHaveCount(6)
  await expect(chart.getByRole('row').nth(2)).toHaveText(/^\d{1,2} [A-Z][a-z]{2,3} \d{4}01/)
  await expectAccessible(page)
})

test('a task has its history', async ({ page, player }) => {
  const id = await liveAWeek(player)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'More for “Walk”' }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const dialog = page.getByRole('dialog', { name: 'Walk' })
  await expect(dialog).toContainText('Done 2 times, missed 2 times.')
  await expect(dialog.getByRole('listitem')).toHaveCount(4)
  await expect(dialog.getByRole('listitem').last()).toHaveText(/: missed$/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await complete(player, id)
  await page.reload()
  await page.getByRole('button', { name: /^Walk/ }).first().click()
  await expect(page.getByRole('dialog')).toContainText('Done 3 times, missed 2 times.')
})

test('a new player reads how it starts', async ({ page }) => {
  await page.goto('/statistics')
  await expect(page.getByRole('heading', { name: 'Your story starts here' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to your tasks' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('statistics that failed to load say so, and load on retry', async ({ page, player }) => {
  await liveAWeek(player)
  const refuse = { message: 'serviceUnavailable', type: 'ServiceUnavailable', status: 409 }
  const error = { message: refuse.message, code: -32603, data: { code: 'CONFLICT', httpStatus: 409, error: refuse } }
  await page.route('**/trpc/**history.statistics**', (route) => {
    const calls = new URL(route.request().url()).pathname.split(',').length
    return route.fulfill({ status: 409, json: Array.from({ length: calls }, () => ({ error })) })
  })
  await page.goto('/statistics')
  await expect(page.getByRole('heading', { name: 'Couldn’t load your statistics' })).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).last().click()
  await expect(page.getByRole('figure', { name: 'Done by day' })).toBeVisible()
})

test.describe('in Bulgarian and dark mode', () => {
  test.use({ locale: 'bg-BG', colorScheme: 'dark' })

  test('the page fits and is accessible, even in the narrowest window', { tag: '@phone' }, async ({
    page,
    player,
    isMobile,
  }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
    await liveAWeek(player, 'Прочети внимателно всичките четиридесет и седем страници на договора', 'Книга')
    await page.goto('/statistics')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Статистика')
    await expect(page.getByText('2 готови, 2 пропуснати')).toBeVisible()
    await expectToFit(page)
    await expectAccessible(page)
  })
})
