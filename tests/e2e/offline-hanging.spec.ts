import { cachedCalls, complete, quickAdd, task, tasksOf, test, waitForCache, waitingIn } from '../support/offline.ts'
import { expect } from '../support/player.ts'
import { addTask } from '../support/tasks.ts'

test.describe('while requests hang', () => {
  test.use({ serviceWorkers: 'allow' })

  test('changes are queued at once when the server is known to be unreachable', async ({ page, gate, player }) => {
    await addTask(player, 'Tidy', { type: 'daily' })
    await page.goto('/dashboard')
    await waitForCache(page)
    gate.hush()
    await page.reload()
    const mark = page.getByRole('status').filter({ hasText: /Offline: data from/ })
    await expect(mark).toBeVisible({ timeout: 30_000 })
    await complete(page, 'Tidy')
    await quickAdd(page, 'Buy milk')
    await expect(mark).toContainText('2 changes waiting')
    await page.close()

    gate.hush(false)
    const later = await page.context().newPage()
    await later.goto('/dashboard')
    await expect(task(later, 'Buy milk')).toBeVisible()
    await expect.poll(() => tasksOf(player), { timeout: 30_000 }).toEqual(['Buy milk', 'Tidy, done'])
  })
})

test('a change whose request hangs is queued as soon as the server is found unreachable', async ({
  page,
  gate,
  player,
}) => {
  await addTask(player, 'Tidy', { type: 'daily' })
  await page.goto('/dashboard')
  // The app has loaded what it needs without a connection.
  await expect.poll(() => cachedCalls(page)).toContain('dashboard.read')
  gate.hush()
  const sent = page.waitForRequest(/tasks\.complete/)
  await complete(page, 'Tidy')
  await sent
  await page.evaluate(() => void dispatchEvent(new Event('offline')))
  await expect.poll(() => waitingIn(page)).toBe(1)
  await page.close()

  gate.hush(false)
  const later = await page.context().newPage()
  await later.goto('/dashboard')
  await expect.poll(() => tasksOf(player), { timeout: 30_000 }).toEqual(['Tidy, done'])
})
