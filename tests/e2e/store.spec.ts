import type { Page } from '@playwright/test'
import type { Profile } from '@questboard/api/profile/schema'
import type { Avatar, BoardItem } from '@questboard/api/store/schema'
import { expectAccessible } from '../support/accessible.ts'
import { giveTo } from '../support/balances.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import type { Person } from '../support/test-server.ts'
import { walk } from '../support/walk.ts'

const tile = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

const profileOf = async (player: Person) => (await player.send<Profile>('GET /users/profile')).result

test('the store opens from the menu of every window', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/dashboard')
  const name = isMobile ? /’s account$/ : 'Store'
  await page.getByRole('banner').getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Avatars' }).click()
  await expect(page).toHaveURL('/store/avatars')
  await expect(page).toHaveTitle('Avatars · Questboard')
  await page.getByRole('navigation', { name: 'Store' }).getByRole('link', { name: 'Boards' }).click()
  await expect(page).toHaveURL('/store/boards')
  await page.goto('/store')
  await expect(page).toHaveURL('/store/avatars')
})

test('an avatar with two prices is bought for the chosen one, and worn', { tag: '@smoke' }, async ({
  page,
  player,
}) => {
  await giveTo(player, { gold: 400 })
  await page.goto('/store/avatars')
  const panda = tile(page, 'Panda')
  await expect(panda.getByText('300 gold')).toBeVisible()
  await expect(panda.getByText('30 gems')).toBeVisible()
  await panda.getByRole('button', { name: 'Buy “Panda”' }).click()

  const dialog = page.getByRole('dialog', { name: 'Buy “Panda”?' })
  await expect(dialog.getByRole('radio', { name: '300 gold' })).toBeChecked()
  await expect(dialog.getByRole('definition')).toHaveText([/^400/, /^300/, /^100/])
  await dialog.getByRole('radio', { name: '30 gems' }).check()
  await expect(dialog.getByRole('definition')).toHaveText([/^50/, /^30/, /^20/])
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  const purse = page.getByRole('main').getByText('You have').locator('..')
  await expect(purse).toHaveText(/^You have400 gold20 gems/)

  const wear = panda.getByRole('button', { name: 'Wear “Panda”' })
  await expect(wear).toBeFocused()
  await wear.click()
  await expect(panda.getByText('You’re wearing it')).toBeFocused()
  await expect.poll(async () => (await profileOf(player)).avatar?.name).toBe('Panda')
  await page.reload()
  await expect(panda.getByText('You’re wearing it')).toBeVisible()
})

test('too small a balance shows how much is missing', async ({ page, player }) => {
  await giveTo(player, { gold: 120 })
  await page.goto('/store/avatars')
  await page.getByRole('button', { name: 'Tiger: 40 to go' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy “Tiger”?' })
  const buy = dialog.getByRole('button', { name: 'Buy', exact: true })
  await expect(dialog.getByText('You need 40 more gems.')).toBeVisible()
  await expect(buy).toBeDisabled()
  await expect(buy).toHaveAccessibleDescription(/^You need 40 more gems\./)
  await dialog.getByRole('radio', { name: /gold$/ }).check()
  await expect(dialog.getByText('You need 880 more gold.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Tiger: 40 to go' })).toBeFocused()
})

test('a failed purchase is reported in its dialog, and works later', async ({ page, player }) => {
  await giveTo(player, { gold: 300 })
  await page.goto('/store/avatars')
  await page.getByRole('button', { name: 'Buy “Panda”' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy “Panda”?' })
  await page.route('**/trpc/store.buyAvatar*', (route) => route.abort('connectionrefused'))
  await dialog.getByRole('button', { name: 'Buy', exact: true }).press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('We don’t know whether that worked.')
  await expect(dialog.getByRole('button', { name: 'Buy', exact: true })).toBeFocused()
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Wear “Panda”' })).toBeVisible()
  const { result } = await player.send<{ totalCount: number }>('GET /user/purchases')
  expect(result.totalCount).toBe(1)
})

test('a board is bought and used, and the pawn starts there', async ({ page, player }) => {
  await giveTo(player, { gems: 50 })
  await walk(player, 3)
  await page.goto('/dashboard')
  await expect(
    page
      .getByRole('main')
      .getByText('Meadow')
      .or(page.getByText(/square 3 of 40/))
      .first(),
  ).toBeAttached()
  await page.goto('/store/boards')
  await expect(tile(page, 'Meadow').getByText('You play here, on square 3')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  const forest = tile(page, 'Forest')
  await expect(forest).toContainText('44 squares.')
  await forest.getByRole('button', { name: 'Buy “Forest”' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy “Forest”?' })
  await expect(dialog.getByRole('definition')).toHaveText([/^100/, /^60/, /^40/])
  await dialog.getByRole('button', { name: 'Buy', exact: true }).click()

  await forest.getByRole('button', { name: 'Play here: “Forest”' }).click()
  const question = page.getByRole('dialog', { name: 'Play on “Forest”?' })
  await expect(question).toContainText('square 0')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Play here' }).click()
  await expect(forest.getByText('You play here, on square 0')).toBeFocused()
  expect((await profileOf(player)).board.position).toBe(0)

  await page.goBack()
  await expect(page.getByText(/Lap 1, (44 squares|square 0 of 44)/).first()).toBeAttached()
})

test('purchases are listed newest first, with price and date', async ({ page, player }) => {
  await page.goto('/store/purchases')
  await expect(page.getByRole('heading', { name: 'Nothing bought yet' })).toBeVisible()
  await expectAccessible(page)

  await giveTo(player, { gold: 20_000, gems: 100 })
  const { result } = await player.send<Avatar[]>('GET /avatars?limit=100')
  const forGold = result.filter(({ gold }) => gold !== null)
  for (const { id } of forGold) await player.send(`POST /avatars/${id}/buy`, { currency: 'gold' })
  const boards = await player.send<BoardItem[]>('GET /boards')
  const city = boards.result.find(({ name }) => name === 'City')
  await player.send(`POST /boards/${city?.id}/buy`)

  await page.reload()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(forGold.length + 1)
  await expect(rows.first()).toHaveText(/^CityBoard · \d{1,2} [A-Z][a-z]{2,3} \d{4}, \d\d:\d\d80 gems$/)
  await expect(rows.nth(1)).toContainText(forGold.at(-1)?.name ?? '')
  await expect(rows.last()).toHaveText(/^PandaAvatar · .*300 gold$/)
  await expectAccessible(page)
  await expectToFit(page)
})

test('My avatars opens from the picture and from settings, and links to more', async ({ page, player }) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Choose your avatar' }).click()
  const dialog = page.getByRole('dialog', { name: 'My avatars' })
  await expect(dialog.getByRole('button', { name: 'Fox', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.getByRole('button', { name: 'Panda' })).toHaveCount(0)
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Owl', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Owl', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await profileOf(player)).avatar?.name).toBe('Owl')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toHaveCount(0)

  await page.goto('/settings/profile')
  await page.getByRole('button', { name: 'Choose another avatar' }).click()
  await expect(dialog.getByRole('button', { name: 'Owl', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'Buy more' }).click()
  await expect(page).toHaveURL('/store/avatars')
  await expect(dialog).toHaveCount(0)
})

test('the avatar chosen last is worn, even if an earlier choice fails', async ({ page, player }) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Choose your avatar' }).click()
  const dialog = page.getByRole('dialog', { name: 'My avatars' })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    '**/trpc/profile.setAvatar*',
    async (route) => {
      await released
      await route.fulfill({ status: 400, json: [{ error: { message: 'invalidData', code: -32600, data: {} } }] })
    },
    { times: 1 },
  )
  await dialog.getByRole('button', { name: 'Owl', exact: true }).click()
  await dialog.getByRole('button', { name: 'Bear', exact: true }).click()
  release()
  await expect.poll(async () => (await profileOf(player)).avatar?.name).toBe('Bear')
})

test('the grid has 4, 3 or 2 columns by the width of the window', { tag: '@phone' }, async ({ page, isMobile }) => {
  const columns = () =>
    page
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { name: 'Fox' }) })
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  await page.goto('/store/avatars')
  await expect(page.getByRole('heading', { name: 'Fox' })).toBeVisible()
  expect(await columns()).toBe(isMobile ? 2 : 4)
  if (isMobile) return
  await page.setViewportSize({ width: 800, height: 900 })
  // The side panel shrinks gradually.
  await expect.poll(columns).toBe(3)
})

test.describe('in Bulgarian and dark mode', () => {
  test.use({ locale: 'bg-BG', colorScheme: 'dark' })

  test('every shelf fits and is accessible, even in the narrowest window', { tag: '@phone' }, async ({
    page,
    player,
    isMobile,
  }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
    await giveTo(player, { gold: 12_345_678, gems: 9_999_999 })
    for (const path of ['/store/avatars', '/store/boards', '/store/purchases']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Магазин')
      await expectToFit(page)
      await expectAccessible(page)
    }
  })
})
