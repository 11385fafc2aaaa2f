import type { Locator, Page } from '@playwright/test'
import type { Board } from '@questboard/api/board/schema'
import type { Mission } from '@questboard/api/missions/schema'
import { formatDate } from '../../packages/i18n/src/index.ts'
import { expectAccessible } from '../support/accessible.ts'
import { showPart } from '../support/dashboard-parts.ts'
import { day, letDaysPass } from '../support/days.ts'
import { failProcedure } from '../support/fail-procedure.ts'
import { choose } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'
import { undoButton } from '../support/undo.ts'

const written = (date: string) => date.split('-').reverse().join('.')

const shown = (date: string) => formatDate(date, 'en')

const fence = {
  name: 'Paint the fence',
  from: day(0),
  to: day(7),
  tasks: [
    { title: 'First coat', gold: 30, type: 'todo' },
    { title: 'Second coat', gold: 20, type: 'todo' },
  ],
}

async function make(player: Person, mission: object = {}): Promise<Mission> {
  return (await player.send<Mission>('POST /user/missions', { ...fence, ...mission })).result
}

async function tick(player: Person, { id, tasks }: Mission) {
  for (const task of tasks) await player.send(`PATCH /user/missions/${id}/tasks/${task.id}/complete`)
}

const read = async (player: Person, { id }: { id: string }) =>
  (await player.send<Mission>(`GET /user/missions/${id}`)).result

const list = async (player: Person) => (await player.send<Mission[]>('GET /user/missions')).result

const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}\\s\\d+$`) })
const card = (page: Page, name: string, within: Page | Locator = page) =>
  within.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
const cardIn = (page: Page, status: string, name: string) => card(page, name, group(page, status))
const check = (page: Page, title: string) => page.getByRole('checkbox', { name: title, exact: true })

test('a mission is created with tasks, starred, and shown on the dashboard', async ({ page, player }) => {
  await page.goto('/missions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Missions')
  await expect(page.getByText('No active missions')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'New mission' }).click()
  const dialog = page.getByRole('dialog', { name: 'New mission' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByLabel('Name').fill('Paint the fence')
  await dialog.getByRole('button', { name: 'Two weeks' }).click()
  const line = dialog.getByRole('textbox', { name: 'Add a task' })
  await line.fill('First coat #health 30g')
  await line.press('Enter')
  await expect(dialog.getByRole('listitem')).toHaveText(/First coat.*30/)
  await expect(line).toBeFocused()
  // Text left in the input line is included.
  await line.fill('Second coat 20g')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Start mission' }).click()
  await expect(dialog).toHaveCount(0)

  const mission = cardIn(page, 'Active', 'Paint the fence')
  await expect(mission).toContainText('0 of 2')
  await expect(mission).toContainText('14 days left')
  await expect(mission).toContainText('50 gold')
  await expectAccessible(page)
  const star = mission.getByRole('button', { name: 'Main mission: “Paint the fence”' })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await list(player))[0]).toMatchObject({ isMain: true, gold: 50 })

  await page.goto('/dashboard')
  await showPart(page, 'Missions')
  const main = page.getByRole('region', { name: 'Main mission' })
  await expect(main.getByRole('link', { name: 'Paint the fence' })).toBeVisible()
  await expect(main.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await main.getByRole('checkbox', { name: 'First coat' }).check()
  await expect(main.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  await expectAccessible(page)
  await expect.poll(async () => (await list(player))[0]?.tasks[0]?.completed).toBe(true)
})

test('the days of a mission are validated', async ({ page }) => {
  await page.goto('/missions')
  await page.getByRole('button', { name: 'New mission' }).click()
  const dialog = page.getByRole('dialog')
  const [from, to] = [dialog.getByLabel('First day'), dialog.getByLabel('Last day')]
  const begin = dialog.getByRole('button', { name: 'Start mission' })
  await begin.click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Enter a name of up to 150 characters.')

  await dialog.getByLabel('Name').fill('Paint the fence')
  await from.fill(written(day(-1)))
  await from.press('Enter')
  await expect(from).toHaveAccessibleDescription('The first day can’t be before today.')
  await expectAccessible(page)

  await from.fill(written(day(3)))
  await to.fill(written(day(3)))
  await to.press('Enter')
  await expect(to).toHaveAccessibleDescription('The last day must be after the first.')

  await to.fill(written(day(3 + 366)))
  await to.press('Enter')
  await expect(to).toHaveAccessibleDescription('A mission lasts at most 365 days.')

  await to.fill('')
  await to.press('Enter')
  await expect(to).toHaveAccessibleDescription('Choose the last day.')

  await to.fill(written(day(3 + 365)))
  await to.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(cardIn(page, 'Upcoming', 'Paint the fence')).toContainText(`Starts on ${shown(day(3))}`)
})

test('the tasks of a pending mission cannot be done yet, and its days can change', async ({ page, player }) => {
  const { id } = await make(player, { from: day(2), to: day(9) })
  await page.goto(`/missions/${id}`)
  await check(page, 'First coat').press('Space')
  await expect(check(page, 'First coat')).not.toBeChecked()
  const begins = `The mission starts on ${shown(day(2))}. Its tasks wait until then.`
  await expect(page.getByText(begins).first()).toBeVisible()

  await choose(page, 'Paint the fence', 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit mission' })
  await dialog.getByLabel('First day').fill(written(day(0)))
  await dialog.getByLabel('Notes').fill('Before the rains come')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Before the rains come')).toBeVisible()
  await expect(page.getByText('9 days left')).toBeVisible()
  await check(page, 'First coat').check()
  await expect.poll(async () => (await read(player, { id })).status).toBe('active')

  // An active mission keeps its days.
  await choose(page, 'Paint the fence', 'Edit')
  await expect(dialog.getByLabel('Name')).toBeVisible()
  await expect(dialog.getByLabel('First day')).toHaveCount(0)
})

test('a mission with all tasks done is completed, pays and is celebrated', async ({ page, player }) => {
  const { id } = await make(player)
  await page.goto(`/missions/${id}`)
  const complete = page.getByRole('button', { name: 'Complete the mission' })
  await expect(complete).toHaveAttribute('aria-disabled', 'true')
  await expect(complete).toHaveAccessibleDescription('2 tasks to go')
  await expectAccessible(page)

  await check(page, 'First coat').focus()
  await page.keyboard.press('Space')
  await expect(check(page, 'First coat')).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(check(page, 'Second coat')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(complete).not.toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('progressbar', { name: /Paint the fence/ })).toHaveAttribute('aria-valuenow', '100')
  await expectAccessible(page)

  await complete.click()
  const dialog = page.getByRole('dialog', { name: 'Mission completed!' })
  await expect(dialog).toContainText('50 gold')
  await expect(dialog).toContainText('40 XP')
  await expect(dialog).toContainText('Your pawn moved 3 squares.')
  await expect(dialog.getByRole('button', { name: 'To the board' })).toBeFocused()
  await expectAccessible(page)
  const { result: board } = await player.send<Board>('GET /user/boards/current')
  expect(board.position).toBe(3)
  expect(await read(player, { id })).toMatchObject({ status: 'completed' })

  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('50 gold', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Add a task' })).toHaveCount(0)
  await expectAccessible(page)
})

test('the tasks of a mission are added, edited, copied, archived, reopened and deleted', async ({ page, player }) => {
  const { id } = await make(player, { tasks: [] })
  await page.goto(`/missions/${id}`)
  await expect(page.getByText('What needs doing?')).toBeVisible()
  const line = page.getByRole('textbox', { name: 'Add a task' })
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('n')
  await expect(line).toBeFocused()
  await page.keyboard.type('First coat 30g')
  await page.keyboard.press('Enter')
  await expect(check(page, 'First coat')).toBeVisible()

  await choose(page, 'First coat', 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit task' })
  await expect(dialog.getByText('Require a result')).toHaveCount(0)
  await dialog.getByLabel('Gold').fill('35')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('region', { name: /^Reward of / })).toContainText('35 gold')

  await choose(page, 'First coat', 'Copy')
  await expect(check(page, 'First coat')).toHaveCount(2)
  await check(page, 'First coat').first().check()
  await page.getByRole('button', { name: 'More for “First coat”' }).first().click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(check(page, 'First coat')).toHaveCount(1)
  await page.getByRole('button', { name: /^Archived\s*1$/ }).click()
  const archived = page.getByRole('list', { name: 'Archived tasks' })
  await expect(archived.getByRole('checkbox')).toBeChecked()
  await expectAccessible(page)

  const open = page
    .getByRole('list')
    .filter({ has: check(page, 'First coat') })
    .first()
    .getByRole('checkbox')
  await open.check()
  await undoButton(page).click()
  await expect(open).not.toBeChecked()

  await page.getByRole('button', { name: 'More for “First coat”' }).first().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(check(page, 'First coat')).toHaveCount(1)
  await undoButton(page).click()
  await expect(check(page, 'First coat')).toHaveCount(2)
  await expect
    .poll(async () => (await read(player, { id })).tasks.map(({ archived }) => archived))
    .toEqual([true, false])
})

test('a task that failed to complete is open again, and works on retry', async ({ page, player }) => {
  const { id } = await make(player)
  await page.goto(`/missions/${id}`)
  await page.route('**/trpc/*missions.tasks.complete*', (route) => route.abort('connectionrefused'))
  await check(page, 'First coat').click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('We don’t know whether that worked.')
  await expect(check(page, 'First coat')).not.toBeChecked()
  await expect(page.getByRole('progressbar', { name: /Paint the fence/ })).toHaveAttribute('aria-valuenow', '0')
  await expectAccessible(page)

  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(check(page, 'First coat')).toBeChecked()
  await expect.poll(async () => (await read(player, { id })).tasks[0]?.completed).toBe(true)
})

test('a deleted mission can be restored while its toast is shown, and is gone afterwards', async ({ page, player }) => {
  await make(player)
  await make(player, { name: 'Read a novel' })
  await page.goto('/missions')
  await choose(page, 'Paint the fence', 'Delete')
  await expect(card(page, 'Paint the fence')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Read a novel' })).toBeFocused()
  await undoButton(page).click()
  await expect(card(page, 'Paint the fence')).toBeVisible()
  expect(await list(player)).toHaveLength(2)

  await page.getByRole('link', { name: 'Paint the fence' }).click()
  await choose(page, 'Paint the fence', 'Delete')
  await expect(page).toHaveURL('/missions')
  await expect(card(page, 'Paint the fence')).toHaveCount(0)
  // Leaving the page ends the chance to undo.
  await page.reload()
  await expect.poll(async () => (await list(player)).map(({ name }) => name)).toEqual(['Read a novel'])
  // The next page may have loaded before the previous one sent the deletion.
  await page.reload()
  await expect(card(page, 'Read a novel')).toBeVisible()
  await expect(card(page, 'Paint the fence')).toHaveCount(0)
})

test('an expired mission is copied from today and archived', async ({ page, player }) => {
  const late = await make(player)
  await letDaysPass(player, 8)
  await page.goto('/missions')
  await expect(cardIn(page, 'Ended', 'Paint the fence')).toContainText(`Ended on ${shown(day(-1))}`)
  await expectAccessible(page)
  await choose(page, 'Paint the fence', 'Copy, starting today')
  await expect(cardIn(page, 'Active', 'Paint the fence')).toContainText('7 days left')

  await group(page, 'Ended').getByRole('button', { name: 'More for “Paint the fence”' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(group(page, 'Ended')).toHaveCount(0)
  await undoButton(page).click()
  await expect(cardIn(page, 'Ended', 'Paint the fence')).toBeVisible()
  expect((await read(player, late)).status).not.toBe('archived')
  await group(page, 'Ended').getByRole('button', { name: 'More for “Paint the fence”' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(group(page, 'Ended')).toHaveCount(0)

  // A look into the archive ends the time for undoing.
  await page.getByRole('button', { name: 'Archived' }).click()
  const archive = page.getByRole('region', { name: 'Archived missions' })
  await expect(card(page, 'Paint the fence', archive)).toContainText('In the archive')
  await expect.poll(async () => (await read(player, late)).status).toBe('archived')
  await expectAccessible(page)
  await archive.getByRole('link', { name: 'Paint the fence' }).click()
  await expect(page.getByText('In the archive', { exact: true })).toBeVisible()
  await check(page, 'First coat').click({ force: true })
  await expect(check(page, 'First coat')).not.toBeChecked()
  await expectAccessible(page)
})

test('a completed mission can be copied from its page', async ({ page, player }) => {
  const done = await make(player)
  await tick(player, done)
  await player.send(`POST /user/missions/${done.id}/complete`)
  await page.goto(`/missions/${done.id}`)
  await page.getByRole('button', { name: 'Again, from today' }).click()
  await expect(page).not.toHaveURL(`/missions/${done.id}`)
  await expect(check(page, 'First coat')).not.toBeChecked()
  await expect(page.getByText('7 days left')).toBeVisible()
})

test('a missing mission is reported, with a link to the others', async ({ page, newPlayer }) => {
  const foreign = await make(await newPlayer({ name: 'Boyan' }))
  for (const id of [crypto.randomUUID(), foreign.id, 'no-such-mission']) {
    await page.goto(`/missions/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This mission doesn’t exist')
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All missions' }).click()
  await expect(page).toHaveURL('/missions')
})

test('an archived mission stays on its page when it cannot be read again', async ({ page, player }) => {
  const mission = await make(player)
  const { id } = mission
  await tick(player, mission)
  await expectOk(player.send(`POST /user/missions/${id}/complete`))
  await expectOk(player.send(`PATCH /user/missions/${id}/archive`))
  await page.goto(`/missions/${id}`)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Paint the fence')
  await failProcedure(page, '*missions.read*')
  await page.clock.setSystemTime(Date.now() + 60_000)
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByRole('alert')).toContainText('Questboard is busy right now.')
  await expect(title).toHaveText('Paint the fence')
})

test('missions that failed to load say so, and load on retry', async ({ page }) => {
  await page.route('**/trpc/*dashboard.read*', (route) => route.abort('connectionrefused'))
  await page.goto('/missions')
  await expect(page.getByRole('alert')).toContainText('Can’t reach the server.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No active missions')).toBeVisible()
})

test('an empty dashboard suggests a mission', async ({ page, player }) => {
  await page.goto('/dashboard')
  await showPart(page, 'Missions')
  const main = page.getByRole('region', { name: 'Main mission' })
  await expect(main.getByText('Where to next?')).toBeVisible()
  await expectAccessible(page)

  await make(player)
  await page.reload()
  await showPart(page, 'Missions')
  await main.getByRole('button', { name: 'Main mission: “Paint the fence”' }).click()
  await expect(main.getByRole('checkbox', { name: 'First coat' })).toBeVisible()
  await expect.poll(async () => (await list(player))[0]?.isMain).toBe(true)
})
