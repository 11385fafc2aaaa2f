import type { Mission } from '@questboard/api/missions/schema'
import { day } from '../support/days.ts'
import { giveTask, joinByInvitation } from '../support/group.ts'
import { family } from '../support/group-pages.ts'
import { checkingOn, seenOn, watchForClaims } from '../support/loss-messages.ts'
import { choose, clickButton, dialog, expectDialogClosed, sizeOf } from '../support/lost-calls.ts'
import { test } from '../support/offline.ts'
import { expect } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { rubiesOf } from '../support/stats.ts'
import { letUndoPass } from '../support/undo.ts'

/** Calls without an id: a repeat is refused, because the first call succeeded. */

test('a mission is archived', async ({ page, gate, player }) => {
  const { id, tasks } = await expectOk(
    player.send<Mission>('POST /user/missions', {
      name: 'Spring',
      from: day(0),
      to: day(7),
      tasks: [{ title: 'Walk', gold: 5, type: 'todo' }],
    }),
  )
  await expectOk(player.send(`PATCH /user/missions/${id}/tasks/${tasks[0]?.id}/complete`))
  await expectOk(player.send(`POST /user/missions/${id}/complete`))
  await page.clock.install()
  await watchForClaims(page)
  await page.goto('/missions')
  gate.lose('missions.archive', 'answer', 'proxy')
  await choose(page, 'Spring', 'Archive')
  await letUndoPass(page)
  await expect.poll(() => gate.toLose()).toBe(0)
  await expect(checkingOn(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Spring' })).toHaveCount(0)
  await expect
    .poll(async () => (await expectOk(player.send<Mission>(`GET /user/missions/${id}`))).status)
    .toBe('archived')
  expect((await seenOn(page)).claims).toEqual([])
})

test('requests are approved, and pay once', async ({ page, gate, player, newPlayer }) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await family(player, boyan)
  for (const title of ['Sweep', 'Dust', 'Mop']) {
    const task = await giveTask({ id, creator: player }, [boyan], { title, ruby: 10, requireApprove: true })
    await expectOk(boyan.send(`PATCH /groups/${id}/users/${boyan.id}/tasks/${task.id}/complete`, {}))
  }
  await watchForClaims(page)
  await page.goto('/approvals')
  const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  gate.lose('groupTasks.ofMember.approve', 'answer')
  const repeat = page.waitForResponse(
    (response) => response.url().includes('groupTasks.ofMember.approve') && !response.ok(),
  )
  await clickButton(page, 'Approve “Sweep” from Boyan')
  await expect(row('Sweep')).toHaveCount(0)
  await expect.poll(() => rubiesOf(boyan, id)).toBe(10)
  // Until the repeat is answered, the next lost call would be the repeat.
  await repeat
  expect((await seenOn(page)).claims).toEqual([])

  gate.lose('groupTasks.ofMember.approve', 'answer', 'proxy')
  await page.getByRole('checkbox', { name: 'Select all' }).first().check()
  await clickButton(page.getByRole('group', { name: 'Answer all selected' }), 'Approve')
  await expect(page.getByRole('heading', { name: 'All caught up' })).toBeVisible()
  await expect(checkingOn(page)).toHaveCount(0)
  // Several answers are sent when they can no longer be undone.
  await expect.poll(() => rubiesOf(boyan, id), { timeout: 30_000 }).toBe(30)
  await expect((await seenOn(page)).claims).toEqual([])

  const about = { name: 'Cinema', ruby: 20, type: 'constant', requireApprove: true, assignedUsers: [boyan.id] }
  const reward = await expectOk(player.send<{ id: string }>(`POST /groups/${id}/rewards`, about))
  await expectOk(boyan.send(`POST /groups/${id}/rewards/${reward.id}/redeem`, {}))
  await page.reload()
  gate.lose('groupRewards.ofUser.answer', 'answer')
  await clickButton(page, 'Approve “Cinema” from Boyan')
  await expect(row('Cinema')).toHaveCount(0)
  await expect.poll(() => rubiesOf(boyan, id)).toBe(10)
  await expect((await seenOn(page)).claims).toEqual([])
})

test('a group is left, and another is deleted', async ({ page, gate, player, newPlayer }) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const { id } = await expectOk(boyan.send<{ id: string }>('POST /groups', { name: 'The class' }))
  await joinByInvitation({ id, creator: boyan }, player)
  const ownGroup = await expectOk(player.send<{ id: string }>('POST /groups', { name: 'Our family' }))
  await watchForClaims(page)
  await page.goto(`/groups/${id}`)
  gate.lose('groups.removeMember', 'answer')
  await choose(page, 'The class', 'Leave group')
  await clickButton(dialog(page), 'Leave group')
  await expect(page).toHaveURL('/groups')
  expect((await seenOn(page)).claims).toEqual([])

  await page.goto(`/groups/${ownGroup.id}`)
  gate.lose('groups.remove', 'answer')
  await choose(page, 'Our family', 'Delete group')
  await dialog(page).getByLabel('Group name').fill('Our family')
  await clickButton(dialog(page), 'Delete for everyone')
  await expect(page).toHaveURL('/groups')
  await expectDialogClosed(page)
  expect(await sizeOf(player, 'GET /groups')).toBe(0)
  expect((await seenOn(page)).claims).toEqual([])
})

test('an import is undone', async ({ page, gate, player }) => {
  await watchForClaims(page)
  await page.goto('/settings/data')
  const file = { name: 'tasks.csv', mimeType: 'text/csv', buffer: Buffer.from('title\nWalk') }
  await page.locator('input[type=file]').setInputFiles(file)
  await clickButton(dialog(page), 'Import 1 task')
  gate.lose('transfer.undoImport', 'answer')
  await clickButton(dialog(page), 'Undo')
  await expect(dialog(page).getByText('Import undone')).toBeVisible()
  expect(await sizeOf(player, 'GET /user/tasks')).toBe(0)
  expect((await seenOn(page)).claims).toEqual([])
})
