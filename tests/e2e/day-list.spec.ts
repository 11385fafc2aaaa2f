/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { expect, test } from '../support/player.ts'
import type { Person } from '../support/world.ts'

const add = (player: Person, title: string, about: object = {}) =>
  player.send('POST /user/tasks', { title, gold: 5, type: 'todo', ...about })

/** The rows that are wholly in the window, and where the board and the list begin. */
const layoutOf = (page: Page) =>
  page.evaluate(() => {
    const place = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const rows = [...document.querySelectorAll('[aria-labelledby=tasks-title] [data-row]')]
    const seen = rows.map((row) => row.getBoundingClientRect()).filter(({ bottom }) => bottom <= innerHeight)
    const [board, list] = [place('figure'), place('[aria-labelledby=tasks-title]')]
    return { rows: seen.length, isBeside: list.left >= board.right && Math.abs(list.top - board.top) < 20 }
  })

test('six tasks are seen beside the board of a laptop without scrolling', async ({ page, player }) => {
  for (const nth of [1, 2, 3, 4, 5, 6, 7, 8]) await add(player, `Task ${nth}`)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Rewards' })).toBeVisible()
  await expect.poll(() => layoutOf(page)).toEqual({ rows: 8, isBeside: true })

  await page.setViewportSize({ width: 1024, height: 768 })
  await expect.poll(() => layoutOf(page)).toMatchObject({ isBeside: true })
  expect((await layoutOf(page)).rows).toBeGreaterThanOrEqual(6)
})
