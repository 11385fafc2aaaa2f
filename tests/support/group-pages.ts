import { expect, type Page } from '@playwright/test'
import { showPart } from './dashboard-parts.ts'
import { joinByInvitation } from './group.ts'
import { expectOk } from './rest.ts'
import type { Person } from './test-server.ts'

/** A group that the leader creates and the others join. Returns its id. */
export async function family(leader: Person, ...members: Person[]): Promise<string> {
  const { id } = await expectOk(leader.send<{ id: string }>('POST /groups', { name: 'Our family' }))
  for (const member of members) await joinByInvitation({ id, creator: leader }, member)
  return id
}

/** Opens the page of the family, and on small screens one of its parts. */
export async function visit(page: Page, groupId: string, part: 'Missions' | 'Rewards'): Promise<void> {
  await page.goto(`/groups/${groupId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our family')
  await showPart(page, part)
}

/** Chooses an action in the menu of an item. */
export async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for “${name}”` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
