import { day } from '../support/days.ts'
import { cachedResponsesIn, test, waitForCache } from '../support/offline.ts'
import { expect } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'

test.use({ serviceWorkers: 'allow' })

const today = day(0)

test('the calendar and the statistics that were open show their last data without a connection', async ({
  page,
  player,
  gate,
}) => {
  // Installing the service worker takes long on a busy machine.
  test.slow()
  const { id } = await expectOk(
    player.send<{ id: string }>('POST /user/tasks', { title: 'Walk', gold: 5, type: 'daily', schedule: null }),
  )
  await expectOk(player.send(`POST /user/tasks/${id}/complete`))
  await page.goto('/dashboard')
  await waitForCache(page)
  const cached = async () => (await cachedResponsesIn(page)).join()
  await page.goto('/statistics')
  await expect(page.getByRole('figure', { name: 'Done by day' })).toBeVisible()
  await expect.poll(cached).toMatch(/history\.statistics/)
  await page.goto('/calendar')
  const cell = page.getByRole('grid').locator(`[data-day="${today}"]`)
  await expect(cell).toHaveAccessibleName(/Walk, Done/)
  await expect.poll(cached).toMatch(/tasks\.occurrences/)
  // A page that an earlier version has cached names scripts that are no longer there.
  await page.evaluate(async () => {
    const pages = await caches.open('pages')
    for (const path of ['/calendar', '/statistics']) {
      await pages.put(path, new Response('', { headers: { 'content-type': 'text/html' } }))
    }
  })
  await gate.shut()
  await page.reload()
  await expect(cell).toHaveAccessibleName(/Walk, Done/)
  await page.goto('/statistics')
  await expect(page.getByRole('figure', { name: 'Done by day' })).toBeVisible()
})
