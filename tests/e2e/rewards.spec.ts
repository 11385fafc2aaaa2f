import type { Page } from '@playwright/test'
import type { Reward } from '@questboard/api/rewards/schema'
import { expectAccessible } from '../support/accessible.ts'
import { giveTo } from '../support/balances.ts'
import { expectGold, showPart } from '../support/dashboard-parts.ts'
import { choose } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { goldOf } from '../support/stats.ts'
import type { Person } from '../support/test-server.ts'
import { letTimePass, letUndoPass, undoButton } from '../support/undo.ts'

const coffee = { name: 'Coffee out', gold: 20, type: 'constant' }

async function make(player: Person, ...rewards: object[]) {
  for (const reward of rewards) await player.send('POST /user/rewards', { ...coffee, ...reward })
}

const list = async (player: Person) => (await player.send<Reward[]>('GET /user/rewards')).result

const panel = (page: Page) => page.getByRole('region', { name: 'Rewards' })
const row = (page: Page, name: string) =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Redeem “${name}”` }) })
const redeem = (page: Page, name: string) => panel(page).getByRole('button', { name: `Redeem “${name}”` })

/** Opens the dashboard, and on small screens its rewards. */
async function visit(page: Page) {
  await page.clock.install()
  await page.goto('/dashboard')
  await showPart(page, 'Rewards')
  await expect(panel(page)).toBeVisible()
}

test('numbers have spaces between thousands in both languages', async ({ page, player }) => {
  await make(player, { name: 'A weekend away', gold: 1250 })
  await visit(page)
  const status = panel(page).getByRole('status')
  await expect(status).toHaveText(/^1,250 more gold until your first reward$/)
  await page.evaluate(() => localStorage.setItem('lang', 'bg'))
  await page.reload()
  await expect(page.getByRole('region', { name: /^Задачи/ }).first()).toBeVisible()
  const part = page.getByRole('navigation', { name: 'Раздели' }).getByRole('button', { name: 'Награди' })
  if (await part.isVisible()) await part.click()
  await expect(page.getByRole('region', { name: 'Награди' }).getByRole('status')).toHaveText(/1\u00a0250/)
})

test('a new player sees suggested rewards and their progress', async ({ page, player }) => {
  await visit(page)
  await expect(panel(page).getByText('What are you playing for?')).toBeVisible()
  await expectAccessible(page)
  await panel(page).getByRole('button', { name: 'Something sweet' }).click()
  await expect(panel(page).getByText('20 more gold until your first reward')).toBeVisible()
  await expect(row(page, 'Something sweet')).toContainText('20 to go')
  await expect(row(page, 'Something sweet').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  const button = redeem(page, 'Something sweet')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription('20 to go')
  // It shows why and does nothing.
  await button.click({ force: true })
  await expectAccessible(page)
  expect(await list(player)).toMatchObject([{ name: 'Something sweet', gold: 20, type: 'constant' }])
  expect(await goldOf(player)).toBe(0)
})

test('affordable rewards come first, are highlighted, and redeemed with one click', {
  tag: ['@phone', '@smoke'],
}, async ({ page, player }) => {
  await make(player, { name: 'A weekend away', gold: 900 }, coffee, { name: 'A new book', gold: 60 })
  await giveTo(player, { gold: 75 })
  await visit(page)
  await expect(panel(page).getByText('You can afford 2 rewards')).toBeVisible()
  await expect(panel(page).getByRole('listitem')).toHaveText([/Coffee out/, /A new book/, /A weekend away/])
  await expect(row(page, 'A weekend away').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '8')
  await expectAccessible(page)

  await redeem(page, 'Coffee out').click()
  await expectGold(page, 55)
  await expect(panel(page).getByText('You can afford 1 reward')).toBeVisible()
  await expect(row(page, 'A new book')).toContainText('5 to go')
  await expect(page.getByText('is yours. Enjoy it!').first()).toBeAttached()
  expect(await goldOf(player)).toBe(75)
  await letUndoPass(page)
  await expect.poll(() => goldOf(player)).toBe(55)
  await expectGold(page, 55)
  expect(await list(player)).toHaveLength(3)
})

test('redeeming can be undone for ten seconds, and is sent when the page is left', async ({ page, player }) => {
  await make(player, { name: 'Cinema', gold: 30, type: 'times', timesToUse: 3 })
  await giveTo(player, { gold: 100 })
  await visit(page)
  await redeem(page, 'Cinema').click()
  await expectGold(page, 70)
  await expect(row(page, 'Cinema')).toContainText('2 times left')
  await expect(page.locator('[class*=UndoBar-time]')).toHaveCSS('animation-duration', '10s')
  await undoButton(page).click()
  await expectGold(page, 100)
  await expect(row(page, 'Cinema')).toContainText('3 times left')
  await letTimePass(page)
  expect(await goldOf(player)).toBe(100)

  await redeem(page, 'Cinema').click()
  await expectGold(page, 70)
  await page.goto('/settings')
  await expect.poll(() => goldOf(player)).toBe(70)
  await visit(page)
  await expect(row(page, 'Cinema')).toContainText('2 times left')
  // Another one sends the one before.
  await redeem(page, 'Cinema').click()
  await expect(row(page, 'Cinema')).toContainText('1 time left')
  await redeem(page, 'Cinema').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem' }).click()
  await expect.poll(() => goldOf(player)).toBe(40)
  await undoButton(page).click()
  await expect(row(page, 'Cinema')).toContainText('1 time left')
  await expectGold(page, 40)
})

test('gold is deducted at once, and fully restored when redeeming fails', async ({ page, player }) => {
  await make(player, { name: 'Cinema', gold: 30, type: 'times', timesToUse: 3 })
  await giveTo(player, { gold: 100 })
  await visit(page)
  const answered = Promise.withResolvers<void>()
  await page.route('**/trpc/*rewards.redeem*', async (route) => {
    await answered.promise
    await route.abort('connectionrefused')
  })
  await redeem(page, 'Cinema').click()
  await expectGold(page, 70)
  await expect(row(page, 'Cinema')).toContainText('2 times left')

  await letUndoPass(page)
  await expectGold(page, 70)
  answered.resolve()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('We don’t know whether that worked.')
  await expectGold(page, 100)
  await expect(row(page, 'Cinema')).toContainText('3 times left')
  await expectAccessible(page)

  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expectGold(page, 70)
  await expect.poll(() => list(player)).toMatchObject([{ timesToUse: 2 }])
})

test('the last use needs a confirmation, and removes the reward from the list', async ({ page, player }) => {
  await make(player, { name: 'Cinema', gold: 30, type: 'times', timesToUse: 2 }, { name: 'A massage', type: 'once' })
  await giveTo(player, { gold: 200 })
  await visit(page)
  await redeem(page, 'Cinema').click()
  await expect(row(page, 'Cinema')).toContainText('1 time left')

  await redeem(page, 'Cinema').click()
  const dialog = page.getByRole('dialog', { name: /Redeem “.Cinema.”\?/ })
  await expect(dialog).toContainText('Costs 30 gold. You can redeem it one last time')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, 'Cinema')).toBeVisible()
  await expectGold(page, 170)

  await redeem(page, 'Cinema').click()
  await dialog.getByRole('button', { name: 'Redeem' }).click()
  await expect(row(page, 'Cinema')).toHaveCount(0)
  await expectGold(page, 140)
  await expect(redeem(page, 'A massage')).toBeFocused()

  await redeem(page, 'A massage').click()
  await expect(page.getByRole('dialog')).toContainText('You can redeem it only once.')
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem' }).click()
  await expect(row(page, 'A massage')).toHaveCount(0)
  await letUndoPass(page)
  await expect.poll(() => list(player)).toEqual([])
  expect(await goldOf(player)).toBe(120)
})

test('several rewards are added together, each validated', async ({ page, player }) => {
  await visit(page)
  await panel(page).getByRole('button', { name: 'New reward' }).click()
  const dialog = page.getByRole('dialog', { name: 'New rewards' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByLabel('Name').fill('Cinema')
  await dialog.getByText('Several times').click()
  await dialog.getByLabel('How many times').fill('1')
  await dialog.getByRole('button', { name: 'Add another reward' }).click()
  const second = dialog.getByRole('group', { name: 'Reward 2' })
  await expect(second.getByLabel('Name')).toBeFocused()
  await dialog.getByRole('button', { name: 'Add another reward' }).click()
  await dialog.getByRole('button', { name: 'Remove reward 3' }).press('Enter')
  await expect(second.getByLabel('Name')).toBeFocused()
  await second.getByLabel('Price in gold').fill('0')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByLabel('How many times')).toHaveAccessibleDescription(
    /How many times\? Enter a whole number from 2 to 1.000\./,
  )
  await expect(second.getByLabel('Name')).toHaveAccessibleDescription('Enter a name of up to 150 characters.')
  await expect(second.getByLabel('Price in gold')).toHaveAccessibleDescription(/Enter a whole number from 1 to/)
  await expectAccessible(page)

  await dialog.getByLabel('How many times').fill('4')
  await second.getByLabel('Name').fill('A massage')
  await second.getByLabel('Price in gold').fill('150')
  await second.getByText('Once', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row(page, 'Cinema')).toContainText('4 times left')
  await expect(row(page, 'A massage')).toContainText('Once')
  expect(await list(player)).toMatchObject([
    { name: 'Cinema', gold: 50, type: 'times', timesToUse: 4 },
    { name: 'A massage', gold: 150, type: 'once', timesToUse: null },
  ])
})

test('a reward is edited, deleted, and restored', async ({ page, player }) => {
  await make(player, coffee)
  await visit(page)
  await choose(page, 'Coffee out', 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit reward' })
  await dialog.getByLabel('Name').fill('Coffee and cake')
  await dialog.getByLabel('Price in gold').fill('35')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row(page, 'Coffee and cake')).toContainText('35 gold')

  await choose(page, 'Coffee and cake', 'Delete')
  await expect(row(page, 'Coffee and cake')).toHaveCount(0)
  await undoButton(page).click()
  await expect(row(page, 'Coffee and cake')).toBeVisible()
  expect(await list(player)).toHaveLength(1)

  await redeem(page, 'Coffee and cake').focus()
  await page.keyboard.press('Delete')
  await expect(row(page, 'Coffee and cake')).toHaveCount(0)
  await page.goto('/settings')
  await expect.poll(() => list(player)).toEqual([])
})

test('editing a reward leaves its uses alone, even the last one', async ({ page, player }) => {
  const cinema = { name: 'Cinema', gold: 10, type: 'times', timesToUse: 3 }
  await make(player, cinema)
  await giveTo(player, { gold: 100 })
  await visit(page)
  const [{ id = '' } = {}] = await list(player)
  const use = () => player.send(`POST /user/rewards/${id}/redeem`)
  const edit = async (price: string, meanwhile?: () => Promise<unknown>) => {
    await choose(page, 'Cinema', 'Edit')
    const dialog = page.getByRole('dialog', { name: 'Edit reward' })
    await dialog.getByLabel('Price in gold').fill(price)
    await meanwhile?.()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(row(page, 'Cinema')).toContainText(`${price} gold`)
  }
  await use()
  await page.reload()
  // Another window redeems it while the form is open.
  await edit('12', use)
  expect(await list(player)).toMatchObject([{ gold: 12, timesToUse: 1 }])
  await expect(row(page, 'Cinema')).toContainText('1 time left')
  await edit('15')
  expect(await list(player)).toMatchObject([{ gold: 15, timesToUse: 1 }])
})

test('redemptions are listed newest first, page by page', async ({ page, player }) => {
  await make(player, coffee, { name: 'Tea', gold: 5 })
  await giveTo(player, { gold: 1000 })
  const [first, tea] = await list(player)
  await visit(page)
  await panel(page).getByRole('button', { name: 'Redeemed rewards' }).click()
  const dialog = page.getByRole('dialog', { name: 'Redeemed rewards' })
  await expect(dialog.getByText('Nothing redeemed yet')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()

  await Promise.all(Array.from({ length: 21 }, () => player.send(`POST /user/rewards/${first?.id}/redeem`)))
  await player.send(`POST /user/rewards/${tea?.id}/redeem`)
  await page.reload()
  await visit(page)
  await panel(page).getByRole('button', { name: 'Redeemed rewards' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(20)
  await expect(dialog.getByRole('listitem').first()).toContainText('Tea')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Load more' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(22)
  await expect(dialog.getByRole('button', { name: 'Load more' })).toHaveCount(0)
})
