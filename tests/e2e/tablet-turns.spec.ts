/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { type Family, family, tabletOf, tasksOf, typePin } from '../support/tablet.ts'
import type { Person } from '../support/test-server.ts'

/** Taking turns on the family tablet. */

const make = (parent: Person, { id, mira, ivo }: Family, about: object = {}) =>
  expectOk(
    parent.send<{ id: string }>(`POST /groups/${id}/tasks`, {
      title: 'Set the table',
      ruby: 5,
      type: 'daily',
      assignment: 'rotation',
      assignedUsers: [mira.id, ivo.id],
      ...about,
    }),
  )

async function enter(tablet: Page, name: string) {
  await tablet.getByRole('button', { name: 'Who is playing?' }).tap()
  await tablet.getByRole('list', { name: 'Players' }).getByRole('button', { name }).tap()
}

const turns = (tablet: Page) => tablet.getByRole('region', { name: 'Taking turns' })
const today = (tablet: Page) => tablet.getByRole('region', { name: 'My tasks today' })

test('two children swap a turn on the tablet, each after entering', async ({ browser, address, player }) => {
  test.slow()
  const ours = await family(player)
  await make(player, ours)
  const tablet = await tabletOf(browser, player, ours, address)
  await expect(tasksOf(tablet, 'Mira')).toContainText('Set the table')
  await expect(tasksOf(tablet, 'Ivo')).toHaveCount(0)

  await enter(tablet, 'Mira')
  await expect(turns(tablet)).toContainText(/It’s your turn\. Next: \P{L}*Ivo/u)
  await expect(today(tablet)).toContainText('Set the table')
  await turns(tablet).getByRole('button', { name: 'Ask to swap “Set the table”' }).tap()
  const sheet = tablet.getByRole('dialog', { name: 'Ask to swap' })
  await expect(sheet.getByRole('radio', { name: 'Ivo' })).toBeChecked()
  await expectAccessible(tablet)
  await sheet.getByRole('button', { name: /^Ask/ }).tap()
  await expect(turns(tablet)).toContainText(/You asked \P{L}*Ivo\P{L}* to swap\./u)
  await tablet.getByRole('button', { name: 'Done' }).tap()

  await enter(tablet, 'Ivo')
  await typePin(tablet, '1357')
  await expect(turns(tablet)).toContainText(/Mira\P{L}* asks to swap: you take this turn/u)
  await expect(today(tablet)).not.toContainText('Set the table')
  await expectAccessible(tablet)
  await turns(tablet).getByRole('button', { name: 'Swap turns of “Set the table”', exact: true }).tap()
  await expect(turns(tablet)).toContainText('It’s your turn.')
  await expect(today(tablet)).toContainText('Set the table')
  await tablet.getByRole('button', { name: 'Done' }).tap()
  await expect(tasksOf(tablet, 'Ivo')).toContainText('Set the table')
})

test('the wall says whose turn it is, of a member without a column', async ({ browser, address, player }) => {
  const ours = await family(player)
  await make(player, ours, { assignedUsers: [player.id, ours.mira.id] })
  const tablet = await tabletOf(browser, player, ours, address)
  const line = tablet.getByRole('list', { name: 'Taking turns' })
  await expect(line.getByRole('listitem')).toHaveText(/^Set the table\s*It’s .*Ani.*’s turn\.$/)
  for (const colorScheme of ['light', 'dark'] as const) {
    await tablet.emulateMedia({ colorScheme })
    await expectAccessible(tablet)
  }
  await expectToFit(tablet)
})

test('a tick without a connection shows whose turn it is now', async ({ browser, address, player }) => {
  test.slow()
  const ours = await family(player)
  const task = await make(player, ours)
  const tablet = await tabletOf(browser, player, ours, address)
  await expect(tasksOf(tablet, 'Mira')).toContainText('Set the table')
  await tablet.context().setOffline(true)
  await expect(tablet.getByText(/^No connection\. Last seen:/)).toBeVisible()
  await tasksOf(tablet, 'Mira')
    .getByRole('button', { name: /Set the table/ })
    .tap()
  await expect(tablet.getByText(/1 tick is saved/)).toBeVisible()
  await expectOk(player.send(`PATCH /groups/${ours.id}/tasks/${task.id}/turn`, { userId: ours.ivo.id }))
  await tablet.context().setOffline(false)
  await expect(tablet.getByText(/“Set the table”: It’s \P{L}*Ivo\P{L}*’s turn\./u)).toBeVisible({ timeout: 30_000 })
  await expectAccessible(tablet)
})
