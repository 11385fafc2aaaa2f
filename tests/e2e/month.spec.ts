import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { day, dueOf } from '../support/days.ts'
import { expectToFit } from '../support/fits.ts'
import { giveTask } from '../support/group.ts'
import { family } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { addTask } from '../support/tasks.ts'

const today = day(0)

const grid = (page: Page) => page.getByRole('grid')
const cell = (page: Page, on: string) => grid(page).locator(`[data-day="${on}"]`)
const list = (page: Page) => page.locator('section[aria-labelledby="day-title"]')

/** Shows a day, whose week or month may be another one than today's. */
const open = (page: Page, on: string) => page.goto(`/calendar?day=${on}`)

const monthName = (on: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(on))

const nextMonth = (() => {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
})()

test('the calendar shows what is due, done and planned', async ({ page, player }) => {
  await addTask(player, 'Rent', { schedule: { due: today, time: '18:30' } })
  await addTask(player, 'Overdue bill', { schedule: { due: day(-1) } })
  await addTask(player, 'Bins', { type: 'daily', schedule: { frequency: 'daily', start: today } })
  const bread = await addTask(player, 'Bread')
  await expectOk(player.send(`POST /user/tasks/${bread.id}/complete`, {}))
  await expectOk(player.send('POST /user/missions', { name: 'Spring', notes: '', from: today, to: day(2), tasks: [] }))
  await page.goto('/calendar')
  await expect(page.getByRole('heading', { level: 1, name: monthName(today) })).toBeVisible()
  await expect(cell(page, today)).toHaveAccessibleName(
    /today\. 3 tasks: Rent, Due, 18:30; Bins, Due; Bread, Done\. Missions: Spring$/,
  )
  await expect(list(page).getByRole('checkbox', { name: 'Rent' })).toBeVisible()
  await expect(list(page).getByRole('link', { name: 'Spring' })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await list(page).getByRole('checkbox', { name: 'Rent' }).check()
  await expect(cell(page, today)).toHaveAccessibleName(/Rent, Done/)
  await open(page, day(1))
  await expect(cell(page, day(1))).toHaveAccessibleName(/1 task: Bins, Planned\. Missions: Spring$/)
  await open(page, day(-1))
  await expect(cell(page, day(-1))).toHaveAccessibleName(/1 task: Overdue bill, Overdue$/)
  await expect(list(page).getByRole('checkbox', { name: 'Overdue bill' })).toBeVisible()
  await expectAccessible(page)
})

test('a task is added to a day', async ({ page, player }) => {
  await open(page, day(1))
  await expect(page.getByText(/^Nothing in \w+( \d+)? yet$/)).toBeVisible()
  const line = list(page).getByRole('textbox', { name: /^Add a task to / })
  await line.fill('Call the bank 15g')
  await line.press('Enter')
  await expect(list(page).getByRole('checkbox', { name: 'Call the bank' })).toBeVisible()
  await expect(line).toHaveValue('')
  await expect.poll(() => dueOf(player, 'Call the bank')).toBe(day(1))
  await line.press('Enter')
  await expect(list(page).getByRole('alert')).toBeVisible()
})

test('the calendar works with the keyboard alone', async ({ page, player }) => {
  await addTask(player, 'Rent', { schedule: { due: day(1) } })
  await page.goto('/calendar')
  await cell(page, today).focus()
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('heading', { level: 1, name: monthName(nextMonth) })).toBeVisible()
  await expect(grid(page).locator('td:focus')).toHaveCount(1)
  await page.keyboard.press('PageUp')
  await expect(page.getByRole('heading', { level: 1, name: monthName(today) })).toBeVisible()
  await cell(page, today).click()
  await page.keyboard.press('ArrowDown')
  await expect(cell(page, day(7))).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(cell(page, today)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(grid(page).locator('tr:has(:focus) > td:first-child')).toBeFocused()
  await page.keyboard.press('End')
  await expect(grid(page).locator('tr:has(:focus) > td:last-child')).toBeFocused()
  await cell(page, today).click()
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, day(1))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(list(page).getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(list(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(list(page).getByRole('checkbox', { name: 'Rent' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Pick a day' }).press('Enter')
  const [year, month, date] = day(3).split('-')
  await page.getByRole('textbox', { name: 'Day' }).fill(`${date}.${month}.${year}`)
  await page.keyboard.press('Enter')
  await expect.poll(() => dueOf(player, 'Rent')).toBe(day(3))
})

/** The chip of a task in today's cell. Dragging loads when the mouse is over the grid. */
async function readyToDrag(page: Page, title: string) {
  const chip = cell(page, today).locator(`[title^="${title} "]`)
  await chip.hover()
  await expect(chip).toHaveAttribute('draggable', 'true')
  return chip
}

test('a task is dragged to another day, and only to one that its rule allows', async ({ page, player }) => {
  await addTask(player, 'Rent', { schedule: { due: today } })
  await addTask(player, 'Bins', { type: 'daily', schedule: { frequency: 'daily', interval: 2 } })
  await page.goto('/calendar')
  await (await readyToDrag(page, 'Rent')).dragTo(cell(page, day(1)))
  await expect.poll(() => dueOf(player, 'Rent')).toBe(day(1))
  await expect(cell(page, day(1))).toHaveAccessibleName(/Rent/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => dueOf(player, 'Rent')).toBe(today)
  await expect(cell(page, today)).toHaveAccessibleName(/Rent/)

  await (await readyToDrag(page, 'Bins')).hover()
  await page.mouse.down()
  await cell(page, day(2)).hover()
  await cell(page, day(2)).hover()
  await expect(cell(page, day(1))).toHaveAttribute('data-drop', 'yes')
  await expect(cell(page, day(2))).toHaveAttribute('data-drop', 'no')
  await page.mouse.up()
  await expect(cell(page, day(2))).not.toHaveAttribute('data-drop')
  await expect(cell(page, today)).toHaveAccessibleName(/Bins, Due/)
  expect(await dueOf(player, 'Bins')).toBe(today)
})

test('the month is in the address, so going back returns to it', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/calendar?month=2026-03')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('March 2026')
  if (isMobile) {
    for (let week = 0; week < 5; week++) await page.getByRole('button', { name: 'Next week' }).click()
  } else await page.getByRole('button', { name: 'Next month' }).click()
  await expect(title).toHaveText('April 2026')
  await page.goBack()
  await expect(title).toHaveText('March 2026')
  await page.getByRole('button', { name: 'Today' }).press('Enter')
  await expect(title).toHaveText(monthName(today))
  await expect(page.getByRole('button', { name: 'Today' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Today' })).toBeDisabled()
})

test('a small screen shows a week at a time, which is swiped', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/calendar?day=2026-03-18')
  if (!isMobile) return expect(grid(page).getByRole('gridcell')).toHaveCount(42)
  await expect(grid(page).getByRole('gridcell')).toHaveCount(7)
  const box = await grid(page).boundingBox()
  if (!box) throw new Error('no grid')
  const swipe = async (from: number, to: number) => {
    const at = (x: number) => ({ touches: [{ identifier: 0, clientX: box.x + x, clientY: box.y + 40 }] })
    await grid(page).dispatchEvent('touchstart', { ...at(from), changedTouches: at(from).touches, bubbles: true })
    await grid(page).dispatchEvent('touchend', { touches: [], changedTouches: at(to).touches, bubbles: true })
  }
  await swipe(250, 100)
  await expect(cell(page, '2026-03-25')).toHaveAttribute('aria-selected', 'true')
  await swipe(100, 250)
  await expect(cell(page, '2026-03-18')).toHaveAttribute('aria-selected', 'true')
})

test('group tasks of a member are in the calendar, live', async ({ page, player, newPlayer }) => {
  const leader = await newPlayer({ name: 'Boyan' })
  const id = await family(leader, player)
  await page.goto('/calendar')
  await expect(cell(page, today)).toHaveAccessibleName(/Nothing due/)
  await giveTask({ id, creator: leader }, [player], { type: 'daily' })
  await expect(cell(page, today)).toHaveAccessibleName(/Dishes, Due/, { timeout: 20_000 })
  await expect(list(page).getByRole('link', { name: 'Dishes' })).toHaveAttribute('href', `/groups/${id}`)
  await expect(list(page)).toContainText('Due · Our family')
})

test('without the server, personal tasks stay and the rest can be loaded again', async ({ page, player }) => {
  await addTask(player, 'Rent', { schedule: { due: today } })
  await page.route(/tasks\.occurrences/, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/calendar')
  await expect(page.getByRole('heading', { name: 'Only your own current tasks are shown' })).toBeVisible()
  await expect(cell(page, today)).toHaveAccessibleName(/Rent, Due/)
  await page.unroute(/tasks\.occurrences/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Only your own current tasks are shown' })).toBeHidden()

  await expectOk(player.send('POST /groups', { name: 'Our family' }))
  await page.route(/groupMissions\.listOfUser/, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.reload()
  const missing = page.getByRole('heading', { name: 'The missions of your groups are missing' })
  await expect(missing).toBeVisible()
  await page.unroute(/groupMissions\.listOfUser/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(missing).toBeHidden()
})
