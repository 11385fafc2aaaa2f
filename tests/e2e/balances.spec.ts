import type { Avatar } from '@questboard/api/store/schema'
import { expectAccessible } from '../support/accessible.ts'
import { giveTo } from '../support/balances.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import type { Person } from '../support/test-server.ts'

async function complete(player: Person, title: string, gold: number) {
  const { result } = await player.send<{ id: string }>('POST /user/tasks', { title, gold, type: 'daily' })
  await player.send(`POST /user/tasks/${result.id}/complete`, {})
  return result.id
}

async function buyPanda(player: Person) {
  const { result } = await player.send<Avatar[]>('GET /avatars?limit=100')
  await player.send(`POST /avatars/${result.find(({ name }) => name === 'Panda')?.id}/buy`, { currency: 'gold' })
}

test('each balance in the side panel opens its list of changes', { tag: '@phone' }, async ({
  page,
  player,
  isMobile,
}) => {
  await complete(player, 'Buy bread', 15)
  await page.goto('/dashboard')
  if (isMobile) await page.getByRole('button', { name: 'Side panel' }).click()
  const panel = page.getByRole('region', { name: 'Profile' })
  await panel.getByRole('link', { name: '15 gold' }).click()
  await expect(page).toHaveURL('/balances')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('History')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows).toHaveText(/^Task doneBuy bread\d{1,2} [A-Z][a-z]{2,3} \d{4}, \d\d:\d\d.*15balance 15$/)

  if (isMobile) await page.getByRole('button', { name: 'Side panel' }).click()
  await panel.getByRole('link', { name: /XP to level 2/ }).click()
  await expect(page).toHaveURL('/balances?currency=exp')
  await expect(panel.filter({ visible: true })).toHaveCount(isMobile ? 0 : 1)
  await expect(rows).toHaveText(/^Task doneBuy bread.*5balance 5$/)
})

test('the list shows changes and balances, and can be filtered by reason', async ({ page, player }) => {
  const id = await complete(player, 'Buy bread', 15)
  await player.send(`POST /user/tasks/${id}/reopen`)
  await giveTo(player, { gold: 310 })
  await buyPanda(player)
  await page.goto('/balances')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(rows.first()).toHaveText(/^Avatar boughtPanda.*minus 300balance 10$/)
  await expect(rows.nth(2)).toHaveText(/^Task reopenedBuy bread.*minus 15balance 0$/)
  await expect(rows.nth(3)).toHaveText(/^Task doneBuy bread.*plus 15balance 15$/)
  await expectAccessible(page)
  await expectToFit(page)

  await page.getByRole('combobox', { name: 'Show only' }).selectOption('Avatar bought')
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL('/balances?reason=avatarBought')
  await page.reload()
  await expect(rows).toHaveText(/^Avatar bought/)
  await page.getByRole('combobox', { name: 'Show only' }).selectOption('Task missed')
  await expect(page.getByRole('heading', { name: 'No entries' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(rows).toHaveCount(4)

  await page.getByRole('navigation', { name: 'History' }).getByRole('link', { name: 'Gems' }).click()
  await expect(rows).toHaveText(/^A welcome gift.*plus 50balance 50$/)
  await expectAccessible(page)
})

test('the weeks are shown as a chart and as a table', async ({ page, player }) => {
  await giveTo(player, { gold: 310 })
  await buyPanda(player)
  await page.goto('/balances')
  const chart = page.getByRole('figure', { name: 'Gold by week' })
  await expect(chart).toContainText('The last 12 weeks')
  await expect(chart).toContainText(/earned \+?plus 310/)
  await expect(chart).toContainText(/spent or lost .?minus 300/)
  await chart.getByText('Show as a table').click()
  const rows = chart.getByRole('row')
  await expect(rows).toHaveCount(13)
  await expect(rows.nth(1)).toHaveText(/ – \d{1,2} [A-Z][a-z]{2,3} \d{4}310300$/)
  await expect(rows.last()).toHaveText(/00$/)
  await expectAccessible(page)
  await expectToFit(page)
})

test('a new player sees what the list will show', async ({ page }) => {
  await page.goto('/balances')
  await expect(page.getByRole('heading', { name: 'No activity yet' })).toBeVisible()
  await expectAccessible(page)
})

test('a list that failed to load says so, and loads on retry', async ({ page, player }) => {
  await complete(player, 'Buy bread', 15)
  const refuse = { message: 'serviceUnavailable', type: 'ServiceUnavailable', status: 409 }
  const error = { message: refuse.message, code: -32603, data: { code: 'CONFLICT', httpStatus: 409, error: refuse } }
  // Parallel calls share a request: batches with the list are refused as a whole.
  await page.route('**/trpc/**ledger.history**', (route) => {
    const calls = new URL(route.request().url()).pathname.split(',').length
    return route.fulfill({ status: 409, json: Array.from({ length: calls }, () => ({ error })) })
  })
  await page.goto('/balances')
  await expect(page.getByRole('heading', { name: 'Couldn’t load the list' })).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).last().press('Enter')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page.locator('body')).not.toBeFocused()
})

test('a long history loads page by page', async ({ page, player }) => {
  for (let gold = 1; gold <= 21; gold++) await giveTo(player, { gold })
  await page.goto('/balances')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(20)
  await page.getByRole('button', { name: 'Load more' }).press('Enter')
  await expect(rows).toHaveCount(21)
  await expect(rows.nth(20)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: '1 more loaded.' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
})

test.describe('in Bulgarian and dark mode', () => {
  test.use({ locale: 'bg-BG', colorScheme: 'dark' })

  test('every balance fits and is accessible, even in the narrowest window', { tag: '@phone' }, async ({
    page,
    player,
    isMobile,
  }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
    await complete(player, 'Купи хляб', 15)
    await giveTo(player, { gold: 12_345_678, gems: 9_999_999, exp: 1_234_567 })
    for (const path of ['/balances', '/balances?currency=gems', '/balances?currency=exp']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
      await expectToFit(page)
      await expectAccessible(page)
    }
  })
})
