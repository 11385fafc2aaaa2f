import type { Deed } from '@questboard/api/deeds/schema'
import { family } from '../support/group-pages.ts'
import { reconnect, test, waitForCache } from '../support/offline.ts'
import { expect } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'

test.use({ serviceWorkers: 'allow' })

test('a report without a connection is sent once the server is back', async ({ page, gate, player, newPlayer }) => {
  const leader = await newPlayer({ name: 'Mira' })
  const groupId = await family(leader, player)
  await page.goto('/dashboard')
  await waitForCache(page)
  await page.goto(`/groups/${groupId}`)
  await page.getByRole('button', { name: 'I did something extra' }).click()
  const sheet = page.getByRole('dialog', { name: 'I did something extra' })
  await sheet.getByLabel('What did you do?').fill('Raked the leaves')
  await gate.shut()
  await sheet.getByRole('button', { name: 'Ask a leader' }).click()
  await expect(sheet).toBeHidden()
  await reconnect(page, gate)
  await expect
    .poll(async () => await expectOk(leader.send<Deed[]>(`GET /groups/${groupId}/deeds`)), { timeout: 60_000 })
    .toMatchObject([{ title: 'Raked the leaves' }])
})
