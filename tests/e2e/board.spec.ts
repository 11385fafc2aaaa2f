import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { putCardsAway } from '../support/cards.ts'
import { expect, test } from '../support/player.ts'
import { addTask } from '../support/tasks.ts'
import type { Person } from '../support/test-server.ts'

/** Moves the pawn by API, one square at a time. */
async function walk(player: Person, squares: number) {
  for (let square = 0; square < squares; square++) {
    const { id } = await addTask(player, `Step ${square}`, { type: 'daily', gold: 0 })
    await player.send(`POST /user/tasks/${id}/complete`, {})
    await player.send(`PATCH /user/tasks/${id}/archive`)
  }
}

type Walk = { stops: string[]; ms: number }

/** Records every walk animation on the page: its points and duration. */
async function watchWalks(page: Page) {
  await page.addInitScript(() => {
    const walks: Walk[] = []
    Object.assign(window, { walks })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const stops = Array.isArray(frames) ? frames.map(({ transform }) => String(transform)) : []
      const ms = typeof options === 'object' ? Number(options.duration) : Number(options)
      if (stops.every((stop) => /^translate\(-?[\d.]+px, -?[\d.]+px\)$/.test(stop))) walks.push({ stops, ms })
      return animate.call(this, frames, options)
    }
  })
}

const walksOf = (page: Page) => page.evaluate(() => (window as unknown as { walks: Walk[] }).walks)

const announced = (page: Page, words: string | RegExp) => page.getByRole('main').getByText(words)

/** The board as a list of squares. On small screens it opens from the strip. */
async function openBoard(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('main').getByRole('figure')
  await page.getByRole('button', { name: /^Open the whole board/ }).click()
  return page.getByRole('dialog', { name: 'Your board' }).getByRole('figure')
}

/** The labels of the squares, without the legend. */
const squaresOf = (board: Locator) => board.locator('ol[start="0"]').getByRole('listitem')

test('the pawn walks square by square to its new place', { tag: ['@phone', '@smoke'] }, async ({
  page,
  player,
  isMobile,
}) => {
  await addTask(player, 'Two squares', { type: 'weekly', gold: 0 })
  // To a plain square, where no card covers the view.
  await walk(player, 6)
  await putCardsAway(page)
  await watchWalks(page)
  await page.goto('/dashboard')
  // The first rows are there before the board.
  await page
    .getByRole('figure')
    .or(page.getByRole('button', { name: /^Open the whole board/ }))
    .first()
    .waitFor()
  await page.getByRole('checkbox', { name: 'Two squares' }).check()
  await expect(announced(page, /^The pawn moved 2 squares to square 8/)).toBeAttached()
  const [walked, ...others] = await walksOf(page)
  expect(others).toEqual([])
  expect(new Set(walked?.stops).size).toBe(3)
  expect(walked?.ms).toBe(400)

  const board = await openBoard(page, isMobile)
  const here = board.getByRole('listitem').and(page.locator('[aria-current=location]'))
  await expect(here).toHaveCount(1)
  await expect(squaresOf(board).nth(8)).toHaveAttribute('aria-current', 'location')
})

test('with reduced motion the pawn moves at once, and the move is still announced', async ({ page, player }) => {
  await addTask(player, 'Two squares', { type: 'weekly', gold: 0 })
  await walk(player, 7)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchWalks(page)
  await page.goto('/dashboard')
  await page.getByRole('checkbox', { name: 'Two squares' }).check()
  await expect(announced(page, /^The pawn moved 2 squares to square 9/)).toBeAttached()
  expect(await walksOf(page)).toEqual([])
})

test('a square with a drawn card is marked as used until a new lap', { tag: '@phone' }, async ({
  page,
  player,
  isMobile,
}) => {
  await walk(player, 3)
  await page.goto('/dashboard')
  const board = await openBoard(page, isMobile)
  const squares = squaresOf(board)
  await expect(squares).toHaveCount(40)
  await expect(squares.nth(2)).toHaveText('Quote, already used this lap')
  await expect(squares.nth(4)).toHaveText('Fact')
  await expect(board).toContainText('Lap 1, 40 squares')

  await walk(player, 38)
  await page.reload()
  const again = await openBoard(page, isMobile)
  await expect(again).toContainText('Lap 2, 40 squares')
  await expect(squaresOf(again).nth(2)).toHaveText('Quote')
  await expect(squaresOf(again).nth(1)).toHaveAttribute('aria-current', 'location')
})

test('the whole board opens large, works with the keyboard, and closes', { tag: '@phone' }, async ({
  page,
  player,
  isMobile,
}) => {
  await walk(player, 3)
  await page.goto('/dashboard')
  if (isMobile) {
    await expect(page.getByRole('button', { name: /^Open the whole board\. Lap 1, square 3 of 40\./ })).toBeVisible()
  }
  const open = page.getByRole('button', { name: /^Open the whole board/ })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Your board' })
  const slider = dialog.getByRole('slider', { name: 'Look at the squares' })
  await expect(slider).toHaveAttribute('aria-valuetext', '3 · Plain square')
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '4 · Fact')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
})
