import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { sendNotifications } from '../support/notifications.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { type Receiver, webhookReceiver, withStatus } from '../support/webhook-receiver.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

let receiver: Receiver
test.beforeEach(async () => {
  receiver = await webhookReceiver()
})
test.afterEach(() => receiver.close())

test('a user creates a webhook for gems, tests it, sees deliveries and deletes it', async ({ page, player }) => {
  await page.goto('/settings/connections')
  await expect(page.getByText('No webhooks yet')).toBeVisible()
  await page.getByRole('button', { name: 'New webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Webhook' })
  const address = dialog.getByRole('textbox', { name: 'Address' })
  await expect(address).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(address).toHaveAccessibleDescription(/starts with https/)
  await address.fill(`${receiver.url}/hook`)
  await dialog.getByRole('checkbox', { name: 'All events below' }).uncheck()
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Choose at least one event.')
  await dialog.getByRole('checkbox', { name: 'Gems are sent' }).check()
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Add webhook' }).click()

  const secret = await dialog.getByRole('textbox', { name: 'The secret' }).inputValue()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'I’ve saved it' }).click()

  const row = page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem')
  await expect(row).toContainText('Works')
  receiver.answers.push(withStatus(500, 'out of order'))
  await row.getByRole('button', { name: 'Test' }).click()
  await expect(row.getByRole('status')).toContainText('The response was an error. Response: 500')
  await expect(row.getByRole('status')).toContainText('out of order')
  await row.getByRole('button', { name: 'Test' }).click()
  await expect(row.getByRole('status')).toContainText('Delivered. Response: 204')
  await expectAccessible(page)
  await expectToFit(page)

  receiver.answers.push(withStatus(503))
  await sendNotifications(player, [{ type: 'sendGems', data: { gems: 2 } }])
  const received = await receiver.until(3)
  expect(received[2]).toMatchObject({ path: '/hook', event: { type: 'sendGems', recipients: [player.id] } })
  await page.reload()
  await expect(row).toContainText('Nothing has got through since')
  await row.getByRole('button', { name: 'Deliveries' }).click()
  const log = page.getByRole('dialog', { name: 'Deliveries' })
  const sent = log.getByRole('list', { name: 'Deliveries' }).getByRole('listitem')
  await expect(sent).toHaveCount(3)
  await expect(sent.first()).toContainText('Gems are sent')
  await expectAccessible(page)
  await expectToFit(page)
  await sent.first().getByRole('button', { name: 'Send again' }).click()
  await expect(sent.first()).toContainText('Delivered.')
  await log.getByRole('button', { name: 'Close' }).last().click()
  await expect(row).toContainText('Works')

  await row.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByRole('switch', { name: 'Switched on' }).click()
  await dialog.getByRole('button', { name: 'Create new secret' }).click()
  await dialog.getByRole('button', { name: 'I’ve saved it' }).click()
  // What was changed before is still to be saved.
  await expect(dialog.getByRole('switch', { name: 'Switched on' })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Switched off')
  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete this webhook?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No webhooks yet')).toBeVisible()
})

test('a user chooses single events, with the keyboard alone', async ({ page, player }) => {
  await page.goto('/settings/connections')
  await page.getByRole('button', { name: 'New webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Webhook' })
  await dialog.getByRole('textbox', { name: 'Address' }).fill(receiver.url)
  await dialog.getByRole('checkbox', { name: 'All events below' }).uncheck()
  const summary = dialog.getByText('Choose one by one')
  const every = dialog.getByRole('checkbox', { name: 'Everything that happens' })
  await expect(dialog.getByRole('group', { name: 'Tasks' })).toHaveCount(0)
  await dialog.getByRole('checkbox', { name: 'A new device signs in' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const tasks = dialog.getByRole('group', { name: 'Tasks' })
  await expect(tasks.getByRole('checkbox')).toHaveCount(8)
  await page.keyboard.press('Tab')
  await expect(tasks.getByRole('checkbox', { name: 'A task is created' })).toBeFocused()
  await page.keyboard.press('Space')
  await dialog.getByRole('group', { name: 'Board and notifications' }).getByLabel('Your pawn moves').check()
  await expect(summary).toHaveText('Choose one by one · 2')
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await dialog.getByRole('button', { name: 'I’ve saved it' }).click()
  const row = page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem')
  await expect(row).toContainText('A task is created · Your pawn moves')

  const body = { title: 'Walk', notes: '', gold: 3, type: 'todo', tags: [] }
  const { id } = await expectOk(player.send<{ id: string }>('POST /user/tasks', body))
  await expectOk(player.send(`POST /user/tasks/${id}/complete`))
  const received = await receiver.until(2)
  expect(received.map(({ event }) => event.type).sort()).toEqual(['board.moved', 'task.created'])

  await row.getByRole('button', { name: 'Edit' }).click()
  await expect(tasks.getByRole('checkbox', { name: 'A task is created' })).toBeChecked()
  await every.check()
  await expect(summary).toHaveCount(0)
  // Everything contains the rest, which would look unchosen beside it.
  await expect(dialog.getByRole('checkbox', { name: 'All events below' })).toHaveCount(0)
  await every.uncheck()
  await expect(dialog.getByRole('checkbox', { name: 'All events below' })).toBeVisible()
})

test('a leader creates a webhook for the group, and a member cannot', async ({ page, player, newPlayer }) => {
  const member = await newPlayer({ name: 'Vera' })
  const { id } = await expectOk(player.send<{ id: string }>('POST /groups', { name: 'Our family' }))
  const { invitationId } = await expectOk(
    player.send<{ invitationId: string }>(`POST /groups/${id}/invite`, { email: member.email }),
  )
  await expectOk(member.send(`POST /groups/accept/${invitationId}`))
  expect((await member.send(`GET /groups/${id}/webhooks`)).error.message).toBe('notLeaderInThisGroup')
  await page.goto(`/groups/${id}`)
  await page.getByRole('button', { name: /^More for “/ }).click()
  await page.getByRole('menuitem', { name: 'Webhooks' }).click()
  const dialog = page.getByRole('dialog', { name: 'Group webhooks' })
  await dialog.getByRole('button', { name: 'New webhook' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Gems are sent' })).toHaveCount(0)
  await dialog.getByRole('textbox', { name: 'Address' }).fill(receiver.url)
  await dialog.getByText('Choose one by one').click()
  await dialog.getByRole('group', { name: 'Members' }).getByLabel('A member leaves').check()
  await dialog.getByRole('group', { name: 'Extras, rubies and pawns' }).getByLabel('A savings goal changes').check()
  await expect(dialog.getByRole('group', { name: 'Board and notifications' })).toHaveCount(0)
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await dialog.getByRole('button', { name: 'I’ve saved it' }).click()
  await expect(dialog.getByRole('listitem')).toContainText('44 events')
  await expectAccessible(page)
  await expectToFit(page)
  await expectOk(
    player.send(`POST /groups/${id}/tasks`, {
      title: 'Dishes',
      ruby: 5,
      type: 'todo',
      assignedUsers: [member.id],
    }),
  )
  const [received] = await receiver.until(1)
  expect(received?.event).toMatchObject({ type: 'newTaskAssigned', groupId: id })
})
