import type { Page } from '@playwright/test'
import type { Task } from '@questboard/api/tasks/schema'
import { expectAccessible } from '../support/accessible.ts'
import { checkbox, expectGold, panel } from '../support/dashboard-parts.ts'
import { choose } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { goldOf } from '../support/stats.ts'
import { addTask } from '../support/tasks.ts'
import type { Person } from '../support/test-server.ts'
import { completionUndoMs, letTimePass, letUndoPass, undoButton, undoMs } from '../support/undo.ts'

const daily = { type: 'daily' }

const complete = (player: Person, id: string) => player.send(`POST /user/tasks/${id}/complete`, {})

const tasksOf = async (player: Person) => (await player.send<Task[]>('GET /user/tasks')).result

const line = (page: Page) => panel(page).getByRole('textbox', { name: 'Add a task' })
const row = (page: Page, title: string) =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: title, exact: true }) })

test('a new player starts with a suggested task, and the first completion is explained', { tag: '@phone' }, async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/dashboard')
  await expect(panel(page).getByText('What shall we start with?')).toBeVisible()
  await expectAccessible(page)
  await panel(page).getByRole('button', { name: 'Drink a glass of water' }).click()
  await checkbox(page, 'Drink a glass of water').check()
  const coach = page.getByRole('status').filter({ hasText: 'Your first task is done!' })
  const undo = page.getByRole('button', { name: 'Undo' })
  await expectGold(page, 5)
  await undo.click()
  await expectGold(page, 0)
  await letTimePass(page)
  await expect(coach).toHaveCount(0)

  await checkbox(page, 'Drink a glass of water').check()
  await expectGold(page, 5)
  // One after the other: together they would cover the list.
  await expect(undo).toBeVisible()
  await expect(coach).toHaveCount(0)
  await letUndoPass(page)
  await expect(coach).toContainText('you earned 5 gold')
  await expectAccessible(page)
  await coach.getByRole('button', { name: 'Got it' }).click()
  await expect(coach).toHaveCount(0)
})

test('a line adds a task, and completing it pays, moves the pawn and can be undone', {
  tag: ['@phone', '@smoke'],
}, async ({ page, player }) => {
  await page.goto('/dashboard')
  await line(page).fill('Drink water !daily #health 15g')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const task = checkbox(page, 'Drink water')
  await expect(task).not.toBeChecked()
  await expect(line(page)).toBeFocused()
  await expect(line(page)).toHaveValue('')
  await expect(row(page, 'Drink water')).toContainText('Daily')
  await expect(row(page, 'Drink water')).toContainText('health')
  await expect(row(page, 'Drink water')).toContainText('15 gold')
  await expect.poll(() => tasksOf(player)).toMatchObject([{ title: 'Drink water', type: 'daily', gold: 15 }])

  await task.check()
  await expectGold(page, 15)
  await expect(page.getByRole('main').getByText(/^The pawn moved 1 square to square 1: plain square/)).toBeAttached()
  await expect(page.getByText('15 gold earned')).toBeAttached()
  await expect(row(page, 'Drink water').getByText('Drink water').first()).toHaveCSS(
    'text-decoration-line',
    'line-through',
  )
  // The timer pauses while the pointer is on the button.
  await undoButton(page).focus()
  await expectAccessible(page)

  await undoButton(page).click()
  await expect(task).not.toBeChecked()
  await expectGold(page, 0)
  await expect.poll(() => goldOf(player)).toBe(0)
  await expect.poll(() => tasksOf(player)).toMatchObject([{ completed: false }])
})

test('a completed to-do stays done, moves below when its toast closes, and is archived', async ({ page, player }) => {
  await addTask(player, 'Call grandma', { gold: 20 })
  await addTask(player, 'Tidy the desk')
  await page.clock.install()
  await page.goto('/dashboard')
  await checkbox(page, 'Call grandma').check()
  await expectGold(page, 20)
  await page.clock.runFor(undoMs)
  await expect(undoButton(page)).toHaveCount(0)
  await page.clock.runFor(completionUndoMs)
  await expect(panel(page).getByRole('button', { name: /^Done\s*1$/ })).toHaveAttribute('aria-expanded', 'true')
  // The explanation of the first one covers the rows on a small screen.
  await page.getByRole('button', { name: 'Got it' }).click()

  await choose(page, 'Call grandma', 'Archive')
  await expect(checkbox(page, 'Call grandma')).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Archived' }).click()
  await expect(checkbox(page, 'Call grandma')).toBeVisible()
  await expectAccessible(page)
  await panel(page).getByRole('button', { name: 'Archived' }).click()
  await expect(checkbox(page, 'Tidy the desk')).toBeVisible()
})

test('a task is edited, with every field validated', { tag: '@smoke' }, async ({ page, player }) => {
  await addTask(player, 'Read ten pages', daily)
  await page.goto('/dashboard')
  await choose(page, 'Read ten pages', 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit task' })
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Title').fill('')
  await dialog.getByLabel('Gold').fill('101')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Title')).toHaveAccessibleDescription('Enter a title of up to 150 characters.')
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await expect(dialog.getByLabel('Gold')).toHaveAccessibleDescription(/Enter a whole number of gold from 0 to 100\./)
  await expectAccessible(page)

  await dialog.getByLabel('Title').fill('Read twenty pages')
  await dialog.getByLabel('Notes').fill('Not the newspaper')
  await dialog.getByLabel('Gold').fill('25')
  await dialog.getByText('Weekly').click()
  await dialog.getByText('Fun').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row(page, 'Read twenty pages')).toContainText('Weekly')
  await expect(row(page, 'Read twenty pages')).toContainText('25 gold')
  expect(await tasksOf(player)).toMatchObject([
    { title: 'Read twenty pages', notes: 'Not the newspaper', type: 'weekly', gold: 25 },
  ])
})

test('a task that requires a result opens its dialog and is completed there', async ({ page, player }) => {
  const { id } = await addTask(player, 'Weigh yourself', { ...daily, requireResult: true })
  await page.goto('/dashboard')
  await checkbox(page, 'Weigh yourself').click()
  const dialog = page.getByRole('dialog', { name: 'Result' })
  const result = dialog.getByLabel('How did it go?')
  await expect(result).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Complete' }).click()
  await expect(result).toHaveAccessibleDescription(/Add a result/)
  await expect(checkbox(page, 'Weigh yourself')).not.toBeChecked()

  await result.fill('72 kg')
  await dialog.getByRole('button', { name: 'Complete' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(checkbox(page, 'Weigh yourself')).toBeChecked()
  expect(await tasksOf(player)).toMatchObject([{ id, completed: true, result: '72 kg' }])
})

test('a task is copied and opened for reading', async ({ page, player }) => {
  const { id } = await addTask(player, 'Water the plants', { notes: 'The fern too' })
  await complete(player, id)
  await page.goto('/dashboard')
  await choose(page, 'Water the plants', 'Copy')
  await expect(checkbox(page, 'Water the plants')).toHaveCount(2)
  expect((await tasksOf(player)).map(({ completed }) => completed)).toEqual([true, false])

  await panel(page).getByRole('button', { name: 'More for “Water the plants”' }).last().click()
  await page.getByRole('menuitem', { name: 'Details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Water the plants' })
  await expect(dialog).toContainText('The fern too')
  await expect(dialog).toContainText(/\d{1,2} [A-Z][a-z]{2,3} \d{4}, \d{2}:\d{2}/)
  await expectAccessible(page)
})

test('a deletion can be undone while its toast is shown, and is sent when it closes', async ({ page, player }) => {
  for (const title of ['First', 'Second']) await addTask(player, title, daily)
  await page.clock.install()
  await page.goto('/dashboard')
  await choose(page, 'First', 'Delete')
  await expect(checkbox(page, 'First')).toHaveCount(0)
  await undoButton(page).click()
  await expect(checkbox(page, 'First')).toBeVisible()
  expect(await tasksOf(player)).toHaveLength(2)

  await choose(page, 'First', 'Delete')
  await expect(undoButton(page)).toBeVisible()
  await page.clock.runFor(undoMs)
  await expect(undoButton(page)).toHaveCount(0)
  await expect.poll(async () => (await tasksOf(player)).map(({ title }) => title)).toEqual(['Second'])
})

test('a deletion is also sent when the page is left before its toast closes', async ({ page, player }) => {
  for (const title of ['First', 'Second']) await addTask(player, title, daily)
  await page.goto('/dashboard')
  await choose(page, 'First', 'Delete')
  await expect(checkbox(page, 'First')).toHaveCount(0)
  await page.goto('/settings')
  await expect.poll(async () => (await tasksOf(player)).map(({ title }) => title)).toEqual(['Second'])
})

test('filters start unselected, narrow the list, and say when nothing is left', { tag: '@phone' }, async ({
  page,
  player,
}) => {
  await addTask(player, 'Every day', daily)
  await addTask(player, 'Once')
  await page.goto('/dashboard')
  const filters = panel(page).getByRole('group', { name: 'Show only' }).getByRole('button')
  await expect(filters).toHaveText(['To-do', 'Daily', 'Weekly', 'Archived', 'Tags'])
  for (const filter of await filters.all()) await expect(filter).toHaveAttribute('aria-pressed', 'false')
  await filters.filter({ hasText: 'Daily' }).click()
  await expect(checkbox(page, 'Once')).toHaveCount(0)
  await expect(checkbox(page, 'Every day')).toBeVisible()
  await filters.filter({ hasText: 'To-do' }).click()
  await expect(checkbox(page, 'Once')).toBeVisible()
  await filters.filter({ hasText: 'Daily' }).click()
  await filters.filter({ hasText: 'To-do' }).click()
  await filters.filter({ hasText: 'Weekly' }).click()
  await expect(panel(page).getByText('No weekly tasks yet')).toBeVisible()
  await expectAccessible(page)

  // A new task is shown, whatever the filter.
  await line(page).fill('New')
  await line(page).press('Enter')
  await expect(checkbox(page, 'New')).toBeVisible()
})

test('the archive loads page by page', async ({ page, player }) => {
  for (let nth = 1; nth <= 21; nth++) {
    const { id } = await addTask(player, `Task ${nth}`)
    await complete(player, id)
    await player.send(`PATCH /user/tasks/${id}/archive`)
  }
  await page.goto('/dashboard')
  await panel(page).getByRole('button', { name: 'Archived' }).click()
  await expect(panel(page).getByRole('checkbox')).toHaveCount(20)
  await panel(page).getByRole('button', { name: 'Load more' }).click()
  await expect(panel(page).getByRole('checkbox')).toHaveCount(21)
})

test('with reduced motion an opening menu gets the focus too', async ({ page, player }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await addTask(player, 'Stretch', daily)
  await page.goto('/dashboard')
  await panel(page).getByRole('button', { name: 'More for “Stretch”' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
})

test('a whole session works with the keyboard only', { tag: '@smoke' }, async ({ page, player }) => {
  await page.goto('/dashboard')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('n')
  await expect(line(page)).toBeFocused()
  await page.keyboard.type('Stretch !daily 5g')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Plan the day !daily 10g')
  await page.keyboard.press('Enter')
  await expect(checkbox(page, 'Plan the day')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(checkbox(page, 'Plan the day')).toBeFocused()
  await page.keyboard.press('Space')
  await expectGold(page, 10)
  await expect(checkbox(page, 'Plan the day')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expectGold(page, 0)
  await expect(checkbox(page, 'Plan the day')).not.toBeChecked()

  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: 'More for “Plan the day”' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(checkbox(page, 'Plan the day')).toHaveCount(0)
  await expect(checkbox(page, 'Stretch')).toBeFocused()
  await page.keyboard.press('Space')
  await expectGold(page, 5)
  await expect.poll(async () => (await tasksOf(player)).map(({ title }) => title)).toEqual(['Stretch'])
})

test('a row keeps the focus and its menu when others come before it', async ({ page, player }) => {
  await addTask(player, 'Stretch', daily)
  await page.goto('/dashboard')
  await panel(page).getByRole('button', { name: 'More for “Stretch”' }).press('Enter')
  const menu = page.getByRole('menu', { name: 'More for “Stretch”' })
  await expect(menu).toBeVisible()
  for (let nth = 0; nth < 12; nth++) await addTask(player, `Task ${nth}`, daily)
  await page.clock.setSystemTime(Date.now() + 60_000)
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(panel(page).getByRole('checkbox')).toHaveCount(13)
  await expect(menu).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page).getByRole('button', { name: 'More for “Stretch”' })).toBeFocused()
})

test("user input is shown as text, and only the app's scripts run", async ({ page, player }) => {
  const title = '<img src=x onerror="window.hit = 1"><script>window.hit = 1</script>'
  await addTask(player, title, { ...daily, notes: 'javascript:window.hit = 1' })
  const answer = await page.goto('/dashboard')
  await expect(checkbox(page, title)).toBeVisible()
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
})
