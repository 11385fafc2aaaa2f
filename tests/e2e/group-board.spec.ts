/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { expectAccessible, waitForAnimations } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { giveTask } from '../support/group.ts'
import { family } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'
import { windowOf } from '../support/window-of.ts'

/** Completes a new task of the group, which moves the pawn: by one square, or by two if it is weekly. */
async function complete(leader: Person, groupId: string, who: Person, type = 'todo') {
  const { id } = await giveTask({ id: groupId, creator: leader }, [who], { ruby: 1, type })
  await expectOk(who.send(`PATCH /groups/${groupId}/users/${who.id}/tasks/${id}/complete`, {}))
}

const board = (page: Page) => page.getByRole('region', { name: 'Our board' })
const pawns = (page: Page) => board(page).getByRole('list', { name: 'Pawns on the board' }).getByRole('listitem')

/** Small screens show the board in a part of its own. */
async function openBoard(page: Page, groupId: string) {
  await page.goto(`/groups/${groupId}`)
  const part = page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'Board' })
  await expect(page.getByRole('region', { name: /^(Group tasks|For you to do)/ }).first()).toBeVisible()
  if (await part.isVisible()) await part.click()
  await expect(board(page).locator('[data-group-board]')).toBeVisible()
}

/** The part of each pawn's outline that nothing else covers, between 0 and 1. */
const seenParts = (page: Page) =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('button[popovertarget]')) {
      button.style.pointerEvents = 'none'
    }
    const tokens = [...document.querySelectorAll<SVGGElement>('[data-group-board] [data-pawn]')]
    tokens[0]?.scrollIntoView({ block: 'center' })
    return tokens.map((token) => {
      const outline = token.querySelector('path') as SVGPathElement
      const box = outline.getBoundingClientRect()
      const toOutline = outline.getScreenCTM()?.inverse()
      let [inside, seen] = [0, 0]
      for (let x = box.left; x < box.right; x += 0.5) {
        for (let y = box.top; y < box.bottom; y += 0.5) {
          if (!outline.isPointInFill(new DOMPoint(x, y).matrixTransform(toOutline))) continue
          inside += 1
          if (token.contains(document.elementFromPoint(x, y))) seen += 1
        }
      }
      return seen / inside
    })
  })

test('five pawns on one square are seen, listed by a tap, and read out singly', async ({ page, player, newPlayer }) => {
  const members: Person[] = []
  for (const name of ['Boyan', 'Mira Petrova', 'Vera', 'Georgi']) members.push(await newPlayer({ name }))
  const id = await family(player, ...members)
  await page.setViewportSize({ width: 320, height: 740 })
  await openBoard(page, id)
  await expect(pawns(page)).toHaveCount(5)
  const names = ['Ani', 'Boyan', 'Mira Petrova', 'Vera', 'Georgi']
  for (const [index, name] of names.entries()) {
    const item = pawns(page).nth(index)
    await expect(item).toContainText(`${name}: lap 1, at the start, together with`)
    for (const other of names.filter((one) => one !== name)) await expect(item).toContainText(other)
  }
  await expect(board(page).locator('[data-pawn]')).toHaveText(['A', 'B', 'MP', 'V', 'G'])
  const fills = await board(page)
    .locator('[data-pawn] > path:first-child')
    .evaluateAll((paths) => paths.map((path) => [path.getAttribute('fill'), path.getAttribute('d')]))
  expect(new Set(fills.map(([fill]) => fill)).size).toBe(5)
  expect(new Set(fills.map(([, outline]) => outline)).size).toBe(5)
  const start = board(page).getByRole('button', { name: 'Start: Ani, Boyan, Mira Petrova, Vera, and Georgi' })
  await start.click()
  const list = board(page).getByText('Start', { exact: true }).locator('..').getByRole('listitem')
  await expect(list).toHaveText(['AAni', 'BBoyan', 'MPMira Petrova', 'VVera', 'GGeorgi'])
  await page.keyboard.press('Escape')
  await expect(list.first()).toBeHidden()
  await expect(start).toBeFocused()
  await expectAccessible(page)
  await expectToFit(page)
  for (const part of await seenParts(page)) expect(part).toBeGreaterThan(0.6)
})

test('a move of another member is drawn and announced, and a new lap is shown', async ({
  page,
  player,
  newPlayer,
  browser,
  address,
}) => {
  test.slow()
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  for (let count = 0; count < 19; count++) await complete(player, id, boyan, 'weekly')
  const otherPage = await windowOf(browser, boyan, address)
  // The stream of events opens a moment after the page.
  const live = Promise.all([page, otherPage].map((view) => view.waitForResponse(/notifications\.live/)))
  await openBoard(page, id)
  await openBoard(otherPage, id)
  await expect(pawns(page).nth(1)).toContainText('Boyan: lap 1, square 38 of 40')
  await live
  await complete(player, id, boyan)
  await expect(pawns(page).nth(1)).toContainText('square 39 of 40')
  const status = board(page).getByRole('status').first()
  await expect(status).toHaveText('Boyan moves 1 square to 39')
  await complete(player, id, boyan)
  await expect(pawns(page).nth(1)).toContainText('Boyan: lap 2, at the start')
  await expect(pawns(otherPage).nth(1)).toContainText('Boyan: lap 2, at the start')
  await expect(status).toHaveText('Boyan moves 1 square to 0. Boyan begins lap 2')
  await expect(board(page).getByText('Boyan begins lap 2', { exact: true })).toBeVisible()
})

test('with reduced motion a pawn fades in at its place', async ({ page, player, newPlayer }) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const animated: string[] = []
    Object.assign(window, { animated })
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      if (this.matches('[data-pawn]')) animated.push(...Object.keys((frames as Keyframe[])[0] ?? {}))
      return animate.call(this, frames, options)
    }
  })
  await openBoard(page, id)
  await complete(player, id, boyan)
  await expect(pawns(page).nth(1)).toContainText('Boyan: lap 1, square 1 of 40')
  expect(await page.evaluate(() => (window as unknown as { animated: string[] }).animated)).toEqual(['opacity'])
})

test('a leader chooses another board and undoes it; nothing is lost', async ({ page, player, newPlayer }) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  await complete(player, id, boyan)
  await openBoard(page, id)
  await expect(pawns(page).nth(1)).toContainText('square 1 of 40')
  const openChoice = async () => {
    await board(page).getByRole('button', { name: 'More for the board' }).click()
    await page.getByRole('menuitem', { name: 'Choose another board' }).click()
  }
  await openChoice()
  const dialog = page.getByRole('dialog', { name: 'Choose another board' })
  await expect(dialog.getByText('all pawns go back to the start')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Start a new game' })).toBeDisabled()
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expectAccessible(page)
  await dialog.getByText('Sea', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Start a new game' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(pawns(page).nth(1)).toContainText('Boyan: lap 1, at the start')
  await expect(board(page).getByText('Sea', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(board(page).getByText('Meadow', { exact: true })).toBeVisible()
  await expect(pawns(page).nth(1)).toContainText('square 1 of 40')
})

test('a member chooses no board, hides the avatar, and takes a break', async ({
  page,
  player,
  newPlayer,
  browser,
  address,
}) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  const otherPage = await windowOf(browser, boyan, address)
  await complete(player, id, boyan)
  await openBoard(otherPage, id)
  await openBoard(page, id)
  const face = board(page).locator(`[data-pawn="${boyan.id}"] image`)
  await expect(face).toHaveCount(1)
  await board(otherPage).getByRole('button', { name: 'More for the board' }).click()
  await expect(otherPage.getByRole('menuitem')).toHaveCount(1)
  await otherPage.getByRole('menuitem', { name: 'Hide my avatar' }).click()
  await expect(board(otherPage).locator(`[data-pawn="${boyan.id}"] image`)).toHaveCount(0)
  await expect(face).toHaveCount(0)
  await expectOk(boyan.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
  await expect(pawns(page).nth(1)).toContainText('on a break')
  await expect(board(page).locator(`[data-pawn="${boyan.id}"] [data-parasol]`)).toBeVisible()
  await waitForAnimations(page)
  await expectAccessible(page)
})

test('the board says when it could not be loaded, and loads on request', async ({ page, player, newPlayer }) => {
  const id = await family(player, await newPlayer({ name: 'Boyan' }))
  let isCut = true
  await page.route(/groups\.board\.read/, (route) => (isCut ? route.abort() : route.continue()))
  await page.goto(`/groups/${id}`)
  await expect(board(page).getByText('Couldn’t load the board')).toBeVisible({ timeout: 20_000 })
  isCut = false
  await board(page).getByRole('button', { name: 'Try again' }).click()
  await expect(pawns(page)).toHaveCount(2)
})

test('a card of the player’s board opens on the page of the group', async ({
  page,
  player,
  newPlayer,
  browser,
  address,
}) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  // Two squares, to the first quote of the meadow.
  const body = { title: 'Dishes', ruby: 1, type: 'weekly', assignedUsers: [boyan.id] }
  await expectOk(player.send(`POST /groups/${id}/tasks`, body))
  await page.close()
  const otherPage = await windowOf(browser, boyan, address)
  await otherPage.goto(`/groups/${id}`)
  await otherPage.getByRole('checkbox', { name: 'Dishes' }).check()
  const card = otherPage.getByRole('region', { name: 'Quote', exact: true })
  await expect(card).toBeVisible()
  await expectAccessible(otherPage)
  await otherPage.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await otherPage.getByRole('button', { name: 'Card: Quote' }).click()
  await expect(card).toBeVisible()
})
