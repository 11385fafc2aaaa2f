import type { Page } from '@playwright/test'
import type { Entry } from '@questboard/api/ledger/schema'
import type { Profile } from '@questboard/api/profile/schema'
import { expectAccessible } from '../support/accessible.ts'
import { expectGold, showPart } from '../support/dashboard-parts.ts'
import { choose } from '../support/group-pages.ts'
import {
  complete,
  dispatchOnline,
  signedInAgain,
  signIn,
  signOut,
  task,
  tasksOf,
  test,
  waitForCache,
  waitingIn,
} from '../support/offline.ts'
import { expect } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { addTask } from '../support/tasks.ts'
import type { Person } from '../support/test-server.ts'
import { completionUndoMs, letUndoPass, undoButton, undoMs } from '../support/undo.ts'

/** Gold paid for tasks, by the ledger. */
async function paidTo(player: Person): Promise<number[]> {
  const { entries } = await expectOk(player.send<{ entries: Entry[] }>('GET /user/ledger?currency=gold'))
  return entries.filter(({ reason }) => reason === 'taskCompleted').map(({ amount }) => amount)
}

const alert = (page: Page) => page.getByRole('alert')

/** The completing calls that the page sends. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (/tasks\.(complete|giveResult|archive)|\/api\/user\/tasks/.test(request.url())) calls.push(request.url())
  })
  return calls
}

/** The record in local storage of changes that are not sent yet. */
const noted = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^(left|kept)-acts/.test(key)))

test('a to-do completed by mistake is undone, and nothing was sent', async ({ page, player }) => {
  await addTask(player, 'Tidy')
  await page.clock.install()
  await page.goto('/dashboard')
  const calls = callsOf(page)
  await complete(page, 'Tidy')
  await expectGold(page, 10)
  // The pointer on it holds the time, which a slow check would use up.
  await undoButton(page).hover()
  await expectAccessible(page)
  await undoButton(page).click()
  await expect(task(page, 'Tidy')).not.toBeChecked()
  await expectGold(page, 0)

  await complete(page, 'Tidy')
  await page.clock.runFor(1000)
  await task(page, 'Tidy').uncheck()
  await expect(undoButton(page)).toHaveCount(0)

  await complete(page, 'Tidy')
  await page.keyboard.press('Control+z')
  await expect(task(page, 'Tidy')).not.toBeChecked()
  await page.clock.runFor(10_000)
  expect(calls).toEqual([])
  expect(await tasksOf(player)).toEqual(['Tidy'])
  expect(await paidTo(player)).toEqual([])
})

test('the row and the gold change with the click, and the call is sent after six seconds', async ({ page, player }) => {
  await addTask(player, 'Tidy')
  await page.clock.install()
  await page.goto('/dashboard')
  await expectGold(page, 0)
  const calls = callsOf(page)
  await page.locator('#bell').waitFor()
  // In frames, not milliseconds: those depend on other load on the machine.
  const frames = await task(page, 'Tidy').evaluate(
    (box) =>
      new Promise<number>((resolve) => {
        let count = 0
        const look = () => {
          const isCounted = !/\b0 gold\b/.test(document.body.textContent)
          if (isCounted && document.querySelector('[data-row][data-done]')) resolve(count)
          else requestAnimationFrame(look)
          count++
        }
        ;(box as HTMLElement).click()
        requestAnimationFrame(look)
      }),
  )
  expect(frames).toBeLessThanOrEqual(6)
  await expectGold(page, 10)
  await page.clock.runFor(4000)
  expect(calls).toEqual([])
  await page.clock.runFor(3000)
  await expect(undoButton(page)).toHaveCount(0)
  await expect.poll(() => paidTo(player)).toEqual([10])
  await expect(page.getByText('10 gold earned')).toBeAttached()
  expect(calls).toHaveLength(1)
  await task(page, 'Tidy').click({ force: true })
  await expect(page.getByText('A to-do stays done. Copy it to do it again.').first()).toBeVisible()
})

test('a page that is left before the six seconds are over pays once', async ({ page, player }) => {
  await addTask(player, 'Tidy')
  await page.goto('/dashboard')
  await complete(page, 'Tidy')
  await expect(undoButton(page)).toBeVisible()
  await page.goto('/settings')
  await expect.poll(() => tasksOf(player)).toEqual(['Tidy, done'])
  await page.goto('/dashboard')
  await expect(task(page, 'Tidy')).toBeChecked()
  await expect.poll(() => noted(page), { timeout: 30_000 }).toEqual([])
  expect(await paidTo(player)).toEqual([10])
})

test('a page that goes into the background sends at once', async ({ page, player }) => {
  await addTask(player, 'Tidy')
  await page.clock.install()
  await page.goto('/dashboard')
  await complete(page, 'Tidy')
  await expect(undoButton(page)).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(undoButton(page)).toHaveCount(0)
  await expect.poll(() => paidTo(player)).toEqual([10])
})

test('after the tab is closed, the next one finds it done and paid once', async ({ page, context, player }) => {
  for (const title of ['Tidy', 'Read']) await addTask(player, title)
  await page.goto('/dashboard')
  await complete(page, 'Tidy')
  await expect(undoButton(page)).toBeVisible()
  await page.close({ runBeforeUnload: true })
  const next = await context.newPage()
  await next.goto('/dashboard')
  await expect(task(next, 'Tidy')).toBeChecked()
  await expect.poll(() => tasksOf(player), { timeout: 30_000 }).toEqual(['Read', 'Tidy, done'])
  await expect.poll(() => noted(next), { timeout: 30_000 }).toEqual([])
  expect(await paidTo(player)).toEqual([10])
})

test('a completion of a tab that was closed while the server was away is sent by the next tab', async ({
  page,
  context,
  gate,
  player,
}) => {
  await addTask(player, 'Tidy')
  await page.goto('/dashboard')
  await complete(page, 'Tidy')
  await expect(undoButton(page)).toBeVisible()
  await gate.shut()
  await page.close({ runBeforeUnload: true })
  await gate.open()
  const next = await context.newPage()
  await next.goto('/dashboard')
  await expect.poll(() => tasksOf(player), { timeout: 30_000 }).toEqual(['Tidy, done'])
  await expect.poll(() => noted(next), { timeout: 30_000 }).toEqual([])
  expect(await paidTo(player)).toEqual([10])
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a to-do is queued at once, together with held completions', async ({ page, context, player }) => {
    for (const title of ['Tidy', 'Read']) await addTask(player, title)
    await page.clock.install()
    await page.goto('/dashboard')
    await waitForCache(page)
    await complete(page, 'Tidy')
    await expect(undoButton(page)).toBeVisible()
    await context.setOffline(true)
    await expect.poll(() => waitingIn(page)).toBe(1)
    await expect(undoButton(page)).toHaveCount(0)
    await complete(page, 'Read')
    await expect(undoButton(page)).toHaveCount(0)
    await expect.poll(() => waitingIn(page)).toBe(2)
    await context.setOffline(false)
    await dispatchOnline(page)
    await expect.poll(() => tasksOf(player), { timeout: 30_000 }).toEqual(['Read, done', 'Tidy, done'])
    expect(await paidTo(player)).toEqual([10, 10])
  })
})

test('a double click completes once and undoes nothing', { tag: '@smoke' }, async ({ page, player }) => {
  for (const title of ['Tidy', 'Read']) await addTask(player, title)
  await page.clock.install()
  await page.goto('/dashboard')
  const calls = callsOf(page)
  await page.locator('#bell').waitFor()
  await task(page, 'Tidy').dblclick()
  await expect(task(page, 'Tidy')).toBeChecked()
  await page
    .locator('label')
    .filter({ has: task(page, 'Read') })
    .dblclick({ position: { x: 3, y: 3 } })
  await expect(task(page, 'Read')).toBeChecked()
  await expect(undoButton(page)).toBeVisible()
  await page.clock.runFor(completionUndoMs)
  await expect.poll(() => paidTo(player)).toEqual([10, 10])
  expect(calls).toHaveLength(2)
  await expect(task(page, 'Tidy')).toBeChecked()
})

test('two tabs that complete the same to-do pay once, without an error', async ({ page, context, player }) => {
  await addTask(player, 'Tidy')
  const otherPage = await context.newPage()
  for (const tab of [page, otherPage]) {
    await tab.clock.install()
    await tab.goto('/dashboard')
  }
  for (const tab of [page, otherPage]) await complete(tab, 'Tidy')
  await Promise.all([page, otherPage].map((tab) => tab.clock.runFor(completionUndoMs)))
  await expect.poll(() => paidTo(player)).toEqual([10])
  for (const tab of [page, otherPage]) {
    await expect(undoButton(tab)).toHaveCount(0)
    await expectGold(tab, 10)
    await expect(task(tab, 'Tidy')).toBeChecked()
    await expect(alert(tab)).toHaveCount(0)
  }
  expect(await paidTo(player)).toEqual([10])
})

test('its result, archiving and deletion are sent after it', async ({ page, player }) => {
  for (const title of ['Tidy', 'Read', 'Walk']) {
    await player.send('POST /user/tasks', { title, gold: 10, type: 'todo', requireResult: title === 'Tidy' })
  }
  await page.clock.install()
  await page.goto('/dashboard')
  const dialog = page.getByRole('dialog', { name: 'Result' })
  await task(page, 'Tidy').click()
  await dialog.getByLabel('How did it go?').fill('Half of it')
  await dialog.getByRole('button', { name: 'Complete' }).click()
  await expect(undoButton(page)).toBeVisible()
  await choose(page, 'Tidy', 'Edit result')
  await dialog.getByLabel('How did it go?').fill('All of it')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await player.send('GET /user/tasks')).result).toContainEqual(
    expect.objectContaining({ title: 'Tidy', completed: true, result: 'All of it' }),
  )

  // The explanation of the first one covers the rows on a small screen.
  await page.getByRole('button', { name: 'Got it' }).click()
  await complete(page, 'Read')
  await choose(page, 'Read', 'Archive')
  await page.clock.runFor(undoMs)
  await expect.poll(() => tasksOf(player)).toEqual(['Tidy, done', 'Walk'])

  await complete(page, 'Walk')
  await choose(page, 'Walk', 'Delete')
  await page.clock.runFor(undoMs)
  await expect.poll(() => tasksOf(player)).toEqual(['Tidy, done'])
  expect(await paidTo(player)).toEqual([10, 10, 10])
  await expect(alert(page)).toHaveCount(0)
})

test('signing out sends it first, and leaves no trace on the device', { tag: '@smoke' }, async ({
  page,
  player,
  address,
}) => {
  await addTask(player, 'Tidy')
  await page.goto('/dashboard')
  await complete(page, 'Tidy')
  await signOut(page, player.name)
  await expect(page).toHaveURL(/\/login/)
  const again = await signedInAgain(player, address)
  expect(await tasksOf(again)).toEqual(['Tidy, done'])
  expect(await paidTo(again)).toEqual([10])
  expect(await noted(page)).toEqual([])
})

test('signing out waits a moment only for a call that hangs, which is then paid once', async ({
  page,
  player,
  address,
}) => {
  await addTask(player, 'Tidy')
  await page.goto('/dashboard')
  const signedOut = Promise.withResolvers<void>()
  await page.route('**/trpc/*tasks.complete*', async (route) => {
    await signedOut.promise
    await route.abort()
  })
  await complete(page, 'Tidy')
  await expect(undoButton(page)).toBeVisible()
  await signOut(page, player.name)
  // The call itself may take half a minute.
  await expect(page).toHaveURL(/\/login/, { timeout: 8000 })
  signedOut.resolve()
  await page.unrouteAll({ behavior: 'wait' })
  await expect.poll(() => waitingIn(page)).toBe(1)
  await signIn(page, player)
  const again = await signedInAgain(player, address)
  await expect.poll(() => tasksOf(again), { timeout: 30_000 }).toEqual(['Tidy, done'])
  expect(await paidTo(again)).toEqual([10])
})

test('a reward whose call hangs while its user signs out is redeemed once they are back', async ({
  page,
  player,
  address,
}) => {
  await addTask(player, 'Tidy')
  await expectOk(player.send('POST /user/rewards', { name: 'Tea', gold: 10, type: 'constant' }))
  const [{ id = '' } = {}] = await expectOk(player.send<{ id: string }[]>('GET /user/tasks'))
  await expectOk(player.send(`POST /user/tasks/${id}/complete`, {}))
  await page.goto('/dashboard')
  const signedOut = Promise.withResolvers<void>()
  await page.route('**/trpc/*rewards.redeem*', async (route) => {
    await signedOut.promise
    await route.abort()
  })
  await showPart(page, 'Rewards')
  await page.getByRole('button', { name: 'Redeem “Tea”' }).click()
  await expect(undoButton(page)).toBeVisible()
  await signOut(page, player.name)
  await expect(page).toHaveURL(/\/login/, { timeout: 8000 })
  const refused = page.waitForResponse((response) => response.url().includes('rewards.redeem'))
  signedOut.resolve()
  await page.unrouteAll({ behavior: 'wait' })
  await refused
  await signIn(page, player)
  await page.reload()
  const again = await signedInAgain(player, address)
  const gold = async () => (await expectOk(again.send<Profile>('GET /users/profile'))).stats.gold
  await expect.poll(gold).toBe(0)
})

test('its gold buys a reward at once', async ({ page, player }) => {
  await addTask(player, 'Tidy')
  await expectOk(player.send('POST /user/rewards', { name: 'Tea', gold: 10, type: 'constant' }))
  await page.clock.install()
  await page.goto('/dashboard')
  await complete(page, 'Tidy')
  await expectGold(page, 10)
  await showPart(page, 'Rewards')
  await page.getByRole('button', { name: 'Redeem “Tea”' }).click()
  await expect.poll(() => paidTo(player)).toEqual([10])
  await letUndoPass(page)
  const rows = () => player.send<{ entries: Entry[] }>('GET /user/ledger?currency=gold')
  await expect.poll(async () => (await expectOk(rows())).entries.map(({ amount }) => amount)).toContain(-10)
  await expect(alert(page)).toHaveCount(0)
})

test('a completion that the server refuses reopens the to-do and says why', async ({ page, player }) => {
  await addTask(player, 'Tidy')
  await page.clock.install()
  await page.goto('/dashboard')
  await complete(page, 'Tidy')
  await expectGold(page, 10)
  await expectOk(player.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
  await page.clock.runFor(completionUndoMs)
  await expect(alert(page)).toContainText('is still open. You’re on holiday.')
  await expect(task(page, 'Tidy')).not.toBeChecked()
  await expectGold(page, 0)
})

test('Undo stays while it has the focus, wherever the pointer goes', async ({ page, player }) => {
  await addTask(player, 'Stretch', { type: 'daily' })
  await page.clock.install()
  await page.goto('/dashboard')
  await page.getByRole('checkbox', { name: 'Stretch' }).check()
  await undoButton(page).focus()
  await undoButton(page).hover()
  await page.mouse.move(0, 0)
  await page.clock.runFor(30_000)
  await expect(undoButton(page)).toBeVisible()
  await undoButton(page).blur()
  await letUndoPass(page)
})
