import type { Locator, Page } from '@playwright/test'
import { letDaysPass } from '../support/days.ts'
import { family } from '../support/group-pages.ts'
import { sendNotifications } from '../support/notifications.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'

/** The windows in which the tasks of the dashboard are counted, with how many are seen without scrolling. */
const windows = [
  { width: 1440, height: 900, min: 6 },
  { width: 1920, height: 1080, min: 6 },
  { width: 390, height: 844, min: 4 },
  { width: 360, height: 740, min: 3 },
]

/** How many elements are seen in full, below the top bar, and above the strip and the bottom bar of a phone. */
const countSeen = (rows: Locator) =>
  rows.evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const isOnTop = (x: number, y: number) => element.contains(document.elementFromPoint(x, y))
        const middle = (left + right) / 2
        return isOnTop(middle, top + 4) && isOnTop(middle, bottom - 4)
      }).length,
  )

/** The pawn: on a wide window on the board, on a phone on the strip above the bottom bar. */
const pawn = (page: Page) => page.locator('[data-opens-board] image, figure image').first()

async function expectTasksFirst(page: Page, rows: Locator) {
  for (const { width, height, min } of windows) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => countSeen(rows), `${width}×${height}`).toBeGreaterThanOrEqual(min)
    await expect(pawn(page)).toBeInViewport({ ratio: 0.9 })
    await page.evaluate(() => scrollTo(0, 400))
    await expect(pawn(page)).toBeInViewport({ ratio: 0.9 })
  }
}

test('right after signing up the suggested tasks are seen without scrolling', async ({ page }) => {
  await page.goto('/dashboard')
  await expectTasksFirst(
    page,
    page
      .getByRole('region', { name: 'Tasks' })
      .locator('button:has(svg)')
      .filter({ hasText: /(Daily|Weekly|To-do)$/ }),
  )
})

test('tasks are seen without scrolling below the story of the day, and when there are 200', async ({
  page,
  player,
}) => {
  const titles = Array.from({ length: 8 }, (_, nth) => `Task ${nth + 1}`)
  for (const title of titles) await expectOk(player.send('POST /user/tasks', { title, gold: 5, type: 'daily' }))
  await letDaysPass(player, 1)
  await page.goto('/dashboard')
  const rows = page.getByRole('region', { name: 'Tasks' }).getByRole('listitem')
  const story = page.getByRole('region', { name: 'A new day' })
  await expect(story).toBeVisible()
  await expectTasksFirst(page, rows)

  const tasks = Array.from({ length: 192 }, (_, nth) => ({ title: `More ${nth}`, gold: 5, type: 'todo' as const }))
  await expectOk(player.send('POST /user/tasks/import', { tasks }))
  await page.reload()
  await expect(story).toBeVisible()
  await expectTasksFirst(page, rows)
})

test('tasks are seen below the story of the day and the requests of a group', async ({ page, player, newPlayer }) => {
  for (let nth = 1; nth <= 8; nth++)
    await expectOk(player.send('POST /user/tasks', { title: `Task ${nth}`, gold: 5, type: 'daily' }))
  const child = await newPlayer({ name: 'Eva' })
  const groupId = await family(player, child)
  for (const title of ['Set the table', 'Feed the cat', 'Read']) {
    const about = { title, ruby: 5, type: 'todo', assignedUsers: [child.id], requireApprove: true }
    const { id } = await expectOk(player.send<{ id: string }>(`POST /groups/${groupId}/tasks`, about))
    await expectOk(child.send(`PATCH /groups/${groupId}/users/${child.id}/tasks/${id}/complete`))
  }
  await letDaysPass(player, 1)
  const connected = page.waitForResponse('**/trpc/notifications.live*')
  await page.goto('/dashboard')
  const story = page.getByRole('region', { name: 'A new day' })
  await expect(story).toBeVisible()
  const rows = page.getByRole('region', { name: 'Tasks' }).getByRole('listitem')
  await expectTasksFirst(page, rows)
  // A message on a phone covers neither the story nor the first task.
  await page.evaluate(() => scrollTo(0, 0))
  await connected
  await sendNotifications(player, [{ type: 'sendGems', senderId: child.id, data: { gems: 1 } }])
  const message = page.getByRole('alert').filter({ hasText: 'sent you 1 gem' })
  await expect(message).toBeVisible()
  const edges = [message, rows.first()].map((part) => part.boundingBox())
  const [ofMessage, ofRow] = await Promise.all(edges)
  expect(ofMessage?.y).toBeGreaterThan((ofRow?.y ?? Number.POSITIVE_INFINITY) + (ofRow?.height ?? 0))
  // The last window is a phone without room for a request.
  const approvals = page.getByRole('region', { name: 'Waiting for your approval' })
  await expect(page.getByRole('link', { name: '3 to approve' })).toBeVisible()
  await expect(approvals).toHaveCount(0)
  await expect(story.getByText(/^You missed/)).toBeHidden()
  await story.getByText('A new day').click()
  await expect(story.getByText(/^You missed/)).toBeVisible()
  await story.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('link', { name: '3 to approve' })).toBeVisible()
  // A taller one has room for one of them.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(approvals.getByRole('link', { name: 'See all 3' })).toBeVisible()
  await expect(approvals.getByRole('listitem')).toHaveCount(1)
})

test('on a phone the button for adding gives way to the field for it, and covers no row', async ({ page, player }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const tasks = Array.from({ length: 20 }, (_, nth) => ({ title: `Task ${nth}`, gold: 5, type: 'todo' as const }))
  await expectOk(player.send('POST /user/tasks/import', { tasks }))
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: 'Add a task' })
  const field = page.getByRole('textbox', { name: 'Add a task' })
  await expect(field).toBeInViewport()
  await expect(button).toBeHidden()
  // The last row, once it is there: before that the page is too short to scroll.
  await page.getByRole('checkbox', { name: 'Task 0', exact: true }).scrollIntoViewIfNeeded()
  await expect(button).toBeVisible()
  // Rows end above the strip of the board.
  const boxes = [button, page.locator('[data-opens-board]'), pawn(page)].map((part) => part.boundingBox())
  const [ofButton, ofStrip, ofPawn] = await Promise.all(boxes)
  expect(ofButton?.y).toBeGreaterThanOrEqual(ofStrip?.y ?? Number.POSITIVE_INFINITY)
  expect((ofButton?.x ?? 0) + (ofButton?.width ?? 0)).toBeLessThan(ofPawn?.x ?? 0)
  await button.click()
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
})

test('a line stays in quick add if the code that reads it cannot be loaded', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await (body.includes('unknownTag') ? route.abort() : route.fulfill({ response, body }))
  })
  await page.goto('/dashboard')
  const line = page.getByRole('textbox', { name: 'Add a task' })
  await line.fill('Buy milk')
  await line.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: /Couldn’t add “.Buy milk.”/ })).toBeVisible()
  await expect(line).toHaveValue('Buy milk')
  await page.unrouteAll()
})
