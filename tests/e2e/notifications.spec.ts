import type { Page } from '@playwright/test'
import type { Group } from '@questboard/api/groups/schema'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { joinByInvitation } from '../support/group.ts'
import { notificationSamples, sendNotifications } from '../support/notifications.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'
import { windowOf } from '../support/window-of.ts'

const stream = '**/trpc/notifications.live*'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(Notifications|Известия)/ })

const menu = (page: Page) => page.getByRole('dialog', { name: /^(Notifications|Известия)$/ })

const toast = (page: Page) => page.getByRole('alert')

/** Opens a page and waits until its event stream is connected. */
async function openLive(page: Page, path: string): Promise<void> {
  const connected = page.waitForResponse(stream)
  await page.goto(path)
  await connected
}

/** A group created by the player, with Boyan in it. */
async function withBoyan(player: Person, newPlayer: (about: { name: string }) => Promise<Person>) {
  const boyan = await newPlayer({ name: 'Boyan' })
  const group = await expectOk(player.send<Group>('POST /groups', { name: 'Our family' }))
  const memberId = await joinByInvitation({ id: group.id, creator: player }, boyan)
  await player.send('PUT /user/notifications/seen', { notificationIds: [] })
  return { boyan, memberId, group }
}

const countOf = async (player: Person) =>
  (await expectOk(player.send<{ notificationsCount: number }>('GET /user/notifications'))).notificationsCount

const giveTask = (player: Person, groupId: string, who: Person, title: string) =>
  expectOk(
    player.send<{ id: string }>(`POST /groups/${groupId}/tasks`, {
      title,
      ruby: 10,
      type: 'todo',
      requireApprove: true,
      assignedUsers: [who.id],
    }),
  )

test('an action of one user appears to the other within a second, without a reload', async ({
  page,
  browser,
  address,
  player,
  newPlayer,
}) => {
  const { boyan, group } = await withBoyan(player, newPlayer)
  await giveTask(player, group.id, boyan, 'Dishes')
  await openLive(page, '/approvals')
  await expect(page.getByRole('heading', { name: 'All caught up' })).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Notifications')

  const otherPage = await windowOf(browser, boyan, address)
  await otherPage.goto(`/groups/${group.id}`)
  // Both times are from this machine's clock: the response of the call, and the change in the other window.
  const rang = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const rings = document.querySelector('#bell')?.textContent === '1'
          const shows = document.querySelector('main')?.textContent.includes('Dishes')
          if (rings && shows) resolve(Date.now())
        }
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
  )
  const answered = otherPage.waitForResponse('**/trpc/groupTasks.ofMember.complete*').then(() => Date.now())
  await otherPage.getByRole('checkbox', { name: 'Dishes' }).click()
  expect((await rang) - (await answered)).toBeLessThan(1000)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new')
  await expect(toast(page)).toContainText(/Boyan. finished “.Dishes.” and is waiting for your approval/)
  await expect(page).toHaveURL('/approvals')

  await page.getByRole('button', { name: 'Approve “Dishes” from Boyan', exact: true }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await otherPage.context().close()
})

test('a group page follows changes of others, and closes when its member is removed', async ({
  page,
  player,
  newPlayer,
}) => {
  const maria = await newPlayer({ name: 'Maria' })
  const group = await expectOk(maria.send<{ id: string }>('POST /groups', { name: 'Choir' }))
  const memberId = await joinByInvitation({ id: group.id, creator: maria }, player)
  await openLive(page, `/groups/${group.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choir')
  await giveTask(maria, group.id, player, 'Learn the song')
  await expect(page.getByRole('checkbox', { name: 'Learn the song' })).toBeVisible()
  await expectOk(
    maria.send(`PUT /groups/${group.id}`, { name: 'Band', leaderRoleDisplayName: null, memberRoleDisplayName: null }),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Band')
  await expectOk(maria.send(`DELETE /groups/${group.id}/members/${memberId}`))
  await expect(page).toHaveURL('/groups')
  await expect(page.getByText(/Maria. removed you from “.Band.”/)).toBeVisible()
})

test('a push whose notification cannot be loaded says so, and opens on retry', async ({ page, player, newPlayer }) => {
  const maria = await newPlayer({ name: 'Maria' })
  const { id } = await expectOk(maria.send<{ id: string }>('POST /groups', { name: 'Choir' }))
  await expectOk(maria.send(`POST /groups/${id}/invite`, { email: player.email }))
  const { notifications } = await expectOk(player.send<{ notifications: { id: string }[] }>('GET /user/notifications'))
  await page.route(/notifications\.read\b/, (route) => route.abort())
  await page.goto(`/notifications?open=${notifications[0]?.id}`)
  await expect(toast(page)).toContainText('Couldn’t open this.')
  await page.unrouteAll()
  await toast(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'You’re invited' })).toBeVisible()
})

test('no event is missed after a lost connection', async ({ page, player, newPlayer }) => {
  const { boyan, group } = await withBoyan(player, newPlayer)
  await openLive(page, '/dashboard')
  await sendNotifications(player, [{ type: 'sendGems', senderId: boyan.id, group, data: { gems: 1 } }])
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new')
  await expect(toast(page)).toContainText('sent you 1 gem')

  // The server ends the oldest stream when there are too many. Reconnecting is blocked meanwhile.
  let tries = 0
  await page.route(stream, async (route) => {
    tries += 1
    await route.abort('connectionrefused')
  })
  const closed = new AbortController()
  for (let opened = 0; opened < 30; opened++) {
    await fetch(new URL('/api/user/notifications/stream', page.url()), {
      headers: { authorization: `Bearer ${player.token}` },
      signal: closed.signal,
    })
  }
  await expect.poll(() => tries).toBeGreaterThan(0)
  await sendNotifications(player, [{ type: 'sendGems', senderId: boyan.id, group, data: { gems: 7 } }])
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new')
  await page.unroute(stream)
  closed.abort()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 new')
  await expect(page.getByText(/Boyan. sent you 7 gems/)).toBeVisible()
})

test('a session that ended elsewhere ends here with its stream', async ({ page, player }) => {
  await openLive(page, '/missions')
  await player.send('POST /auth/logout')
  await expect(page).toHaveURL('/login?redirect=%2Fmissions')
  await expect(page.getByText('You’ve been signed out. Sign in again.')).toBeVisible()
})

test('the bell opens a menu of unseen notifications and marks them as seen', async ({ page, player, newPlayer }) => {
  await page.goto('/dashboard')
  await bell(page).click()
  await expect(menu(page).getByRole('heading', { name: 'All quiet' })).toBeVisible()
  await expect(menu(page).getByRole('button', { name: 'Mark as seen' })).toHaveCount(0)
  await expectAccessible(page)
  await expectToFit(page)
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
  await expect(bell(page)).toBeFocused()

  const { boyan, group } = await withBoyan(player, newPlayer)
  const all = notificationSamples(boyan.id, group)
  await sendNotifications(
    player,
    all.map(([notice]) => notice),
  )
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName(`Notifications, ${all.length} new`)
  await bell(page).click()
  const items = menu(page).getByRole('listitem')
  await expect(items).toHaveCount(all.length)
  for (const [index, [, words]] of all.toReversed().entries()) await expect(items.nth(index)).toContainText(words)
  await expect(items.first()).toContainText('Gems for you')
  await expect(items.nth(1)).toContainText('1 minute ago')
  await expectAccessible(page)
  await expectToFit(page)
  const { width, height } = (await menu(page).boundingBox()) ?? { width: 0, height: 0 }
  expect([width <= 360, height <= 500]).toEqual([true, true])

  await menu(page).getByRole('button', { name: 'Mark as seen' }).click()
  await expect(menu(page).getByRole('heading', { name: 'Notifications' })).toBeFocused()
  await expect(menu(page).getByRole('heading', { name: 'All quiet' })).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expect.poll(() => countOf(player)).toBe(0)
  await menu(page).getByRole('link', { name: 'Old notifications' }).click()
  await expect(page).toHaveURL('/notifications')
  await expect(menu(page)).toHaveCount(0)
  const earlier = page.getByRole('region', { name: 'Earlier' })
  await expect(earlier.getByRole('listitem')).toHaveCount(20)
  await earlier.getByRole('button', { name: 'Load more' }).click()
  // With the notification that Boyan joined.
  await expect(earlier.getByRole('listitem')).toHaveCount(all.length + 1)
})

test('a failed “Mark as seen” keeps the number that arrived meanwhile', async ({ page, player, newPlayer }) => {
  const { boyan, group } = await withBoyan(player, newPlayer)
  const notices = notificationSamples(boyan.id, group).map(([notice]) => notice)
  await sendNotifications(player, notices.slice(0, 1))
  await openLive(page, '/dashboard')
  await bell(page).click()
  const refused = Promise.withResolvers<void>()
  await page.route('**/trpc/notifications.markSeen*', async (route) => {
    await refused.promise
    await route.fulfill({ status: 500, json: {} })
  })
  await menu(page).getByRole('button', { name: 'Mark as seen' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await sendNotifications(player, notices.slice(1, 2))
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new')
  refused.resolve()
  await expect(toast(page)).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 new')
})

test('a notification that arrives while “Mark as seen” is on its way stays new', async ({
  page,
  player,
  newPlayer,
}) => {
  const { boyan, group } = await withBoyan(player, newPlayer)
  const notices = notificationSamples(boyan.id, group).map(([notice]) => notice)
  await sendNotifications(player, notices.slice(0, 1))
  await openLive(page, '/dashboard')
  await bell(page).click()
  const arrived = Promise.withResolvers<void>()
  await page.route('**/trpc/notifications.markSeen*', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await menu(page).getByRole('button', { name: 'Mark as seen' }).click()
  await sendNotifications(player, notices.slice(1, 2))
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new')
  arrived.resolve()
  await expect(menu(page).getByRole('listitem')).toHaveCount(1)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new')
  await expect.poll(() => countOf(player)).toBe(1)
})

test('only notifications that are shown can be marked as seen together', async ({ page, player, newPlayer }) => {
  const { boyan, group } = await withBoyan(player, newPlayer)
  const notices = notificationSamples(boyan.id, group).map(([notice]) => notice)
  await openLive(page, '/dashboard')
  await bell(page).click()
  await expect(menu(page).getByRole('heading', { name: 'All quiet' })).toBeVisible()
  await page.keyboard.press('Escape')
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
  await page.route('**/trpc/*notifications.list*', async (route) => {
    await loaded
    await route.continue()
  })
  await sendNotifications(player, notices.slice(0, 1))
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new')
  await bell(page).click()
  await expect(menu(page).getByRole('heading', { name: 'All quiet' })).toBeVisible()
  const button = menu(page).getByRole('button', { name: 'Mark as seen' })
  await expect(button).toHaveCount(0)
  load()
  await expect(menu(page).getByRole('listitem')).toHaveCount(1)
  await button.click()
  await expect.poll(() => countOf(player)).toBe(0)
})

test('a click opens a notification in a dialog, which marks it as seen when it closes', async ({
  page,
  player,
  newPlayer,
}) => {
  const { boyan, group } = await withBoyan(player, newPlayer)
  await sendNotifications(player, [{ type: 'sendGems', senderId: boyan.id, group, data: { gems: 12 } }])
  await page.goto('/dashboard')
  await bell(page).click()
  await menu(page)
    .getByRole('button', { name: /Gems for you/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Gems for you' })
  await expect(dialog).toContainText(/Boyan. sent you 12 gems/)
  await expectAccessible(page)
  await expectToFit(page)
  expect(await countOf(player)).toBe(1)
  await dialog
    .getByRole('button', { name: 'Got it' })
    .or(dialog.getByRole('button', { name: 'Clear' }))
    .first()
    .click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => countOf(player)).toBe(0)
  await expect(bell(page)).toHaveAccessibleName('Notifications')
})

for (const { asks, type, data } of [
  { asks: 'A task is waiting for your approval', type: 'askTaskApprove', data: { task: { title: 'Dishes' } } },
  {
    asks: 'Something extra is waiting for your answer',
    type: 'askDeedApprove',
    data: { deed: { title: 'Dishes' }, ruby: 5 },
  },
] as const) {
  test(`“${asks}” leads to the requester's dashboard and stays`, async ({ page, player, newPlayer }) => {
    const { boyan, group } = await withBoyan(player, newPlayer)
    await sendNotifications(player, [{ type, senderId: boyan.id, group, data }])
    await page.goto('/notifications')
    await page.getByRole('button', { name: new RegExp(`^${asks}`) }).click()
    await expect(page).toHaveURL(`/groups/${group.id}/dashboard?userId=${boyan.id}`)
    await expect(page.getByRole('main').getByText('Boyan').first()).toBeVisible()
    expect(await countOf(player)).toBe(1)
  })
}

test('an invitation is accepted or declined in its dialog; a revoked one says so', async ({
  page,
  player,
  newPlayer,
}) => {
  const maria = await newPlayer({ name: 'Maria' })
  const [choir, club] = [
    await expectOk(maria.send<{ id: string }>('POST /groups', { name: 'Choir' })),
    await expectOk(maria.send<{ id: string }>('POST /groups', { name: 'Chess club' })),
  ]
  const invite = (id: string) =>
    expectOk(maria.send<{ invitationId: string }>(`POST /groups/${id}/invite`, { email: player.email }))
  const { invitationId } = await invite(choir.id)
  await page.goto('/notifications')
  const unseen = page.getByRole('region', { name: 'New' })
  const dialog = page.getByRole('dialog', { name: 'You’re invited' })
  await unseen.getByRole('button', { name: /^You’re invited/ }).click()
  await expect(dialog).toContainText(/Maria. invites you to the group “.Choir.”/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // As a tap on its push opens it: once, also when the user goes back.
  const { notifications } = await expectOk(player.send<{ notifications: { id: string }[] }>('GET /user/notifications'))
  await page.goto('/dashboard')
  await page.goto(`/notifications?open=${notifications[0]?.id}`)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('region', { name: 'Tasks' })).toBeVisible()
  await page.goto('/notifications')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^You’re invited/ })
    .click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await expectOk(maria.send(`DELETE /groups/${choir.id}/invitations/${invitationId}`))
  await dialog.getByRole('button', { name: 'Join group' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Join group' })).toHaveCount(0)
  await dialog
    .getByRole('button', { name: 'Got it' })
    .or(dialog.getByRole('button', { name: 'Clear' }))
    .first()
    .click()
  await expect(unseen.getByRole('heading', { name: 'All quiet' })).toBeVisible()

  await invite(choir.id)
  await invite(club.id)
  await page.reload()
  await unseen.getByRole('button', { name: /Choir/ }).first().click()
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(unseen.getByRole('listitem')).toHaveCount(1)
  await unseen
    .getByRole('button', { name: /Chess club/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Join group' }).click()
  await expect(page).toHaveURL(`/groups/${club.id}`)
  await expect(page.getByText(/You’ve joined “.Chess club.”/)).toBeVisible()
  const groups = await expectOk(player.send<Group[]>('GET /groups'))
  expect(groups.map(({ name }) => name)).toEqual(['Chess club'])
  await expect(bell(page)).toHaveAccessibleName('Notifications')
})

test('on their page notifications are marked as seen one by one, and deleted with an undo', async ({
  page,
  player,
  newPlayer,
}) => {
  const { boyan, group } = await withBoyan(player, newPlayer)
  const gems = (count: number) => ({ type: 'sendGems', senderId: boyan.id, group, data: { gems: count } }) as const
  await sendNotifications(player, [gems(2), gems(3), gems(4)])
  await page.goto('/notifications')
  const [unseen, old] = [page.getByRole('region', { name: 'New' }), page.getByRole('region', { name: 'Earlier' })]
  await expect(unseen.getByRole('listitem')).toHaveText([/4 gems/, /3 gems/, /2 gems/])
  await expectAccessible(page)
  await expectToFit(page)
  await unseen.getByRole('button', { name: /^Mark as seen:.*3 gems/ }).click()
  await expect(unseen.getByRole('listitem')).toHaveText([/4 gems/, /2 gems/])
  await expect(old.getByRole('listitem').filter({ hasText: '3 gems' })).toHaveCount(1)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 new')

  await unseen.getByRole('button', { name: /^Delete:.*4 gems/ }).click()
  await expect(unseen.getByRole('listitem')).toHaveText([/2 gems/])
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(unseen.getByRole('listitem')).toHaveText([/4 gems/, /2 gems/])
  expect(await countOf(player)).toBe(2)

  await old.getByRole('button', { name: /^Delete:.*3 gems/ }).click()
  await unseen.getByRole('button', { name: /^Delete:.*2 gems/ }).click()
  await expect(unseen.getByRole('listitem')).toHaveText([/4 gems/])
  await expect(old.getByText(/3 gems/)).toHaveCount(0)
  const left = async () =>
    (await expectOk(player.send<{ notifications: { data: { gems: number } }[] }>('GET /user/notifications')))
      .notifications
  // Leaving the page sends the changes of the toast.
  await page.goto('/dashboard')
  await expect.poll(async () => (await left()).map(({ data }) => data.gems)).toEqual([4])
})

test('while a deletion can be undone, the bell leaves it out and counts what arrives', async ({
  page,
  player,
  newPlayer,
}) => {
  const { boyan, group } = await withBoyan(player, newPlayer)
  const gems = (count: number) => ({ type: 'sendGems', senderId: boyan.id, group, data: { gems: count } }) as const
  await sendNotifications(player, [gems(2), gems(3)])
  const live = page.waitForResponse(stream)
  await page.goto('/notifications')
  await live
  const unseen = page.getByRole('region', { name: 'New' })
  await unseen.getByRole('button', { name: /^Delete:.*3 gems/ }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new')
  // The server still counts the deleted one.
  await sendNotifications(player, [gems(4)])
  await expect(unseen.getByRole('listitem')).toHaveText([/4 gems/, /2 gems/])
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 new')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(unseen.getByRole('listitem')).toHaveText([/4 gems/, /3 gems/, /2 gems/])
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 new')
})

test('old notifications load page by page', async ({ page, player, newPlayer }) => {
  const { boyan, group } = await withBoyan(player, newPlayer)
  const notices = Array.from({ length: 45 }, (_, index) => ({
    type: 'sendGems' as const,
    senderId: boyan.id,
    group,
    data: { gems: index + 100 },
  }))
  await sendNotifications(player, notices)
  await player.send('PUT /user/notifications/seen', { notificationIds: [] })
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { name: 'All quiet' })).toBeVisible()
  const items = page.getByRole('region', { name: 'Earlier' }).getByRole('listitem')
  await expect(items).toHaveCount(20)
  await expect(items.first()).toContainText('144 gems')
  const more = page.getByRole('button', { name: 'Load more' })
  await more.press('Enter')
  await expect(items).toHaveCount(40)
  await expect(items.nth(20)).toBeFocused()
  await more.click()
  // With the notification that Boyan joined.
  await expect(items).toHaveCount(46)
  await expect(more).toHaveCount(0)
})

test.describe('in Bulgarian and dark mode', () => {
  test.use({ locale: 'bg-BG', colorScheme: 'dark' })

  test('menu and page fit and are accessible, even in the narrowest window', { tag: '@phone' }, async ({
    page,
    player,
    newPlayer,
    isMobile,
  }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
    const { boyan, group } = await withBoyan(player, newPlayer)
    const all = notificationSamples(boyan.id, group)
    await sendNotifications(
      player,
      all.map(([notice]) => notice),
    )
    await page.goto('/notifications')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Известия')
    await expect(page.getByRole('region', { name: 'Нови' }).getByRole('listitem')).toHaveCount(all.length)
    await expectToFit(page)
    await expectAccessible(page)
    await bell(page).click()
    await expect(menu(page).getByText(/Boyan. ти изпрати 1 диамант\./)).toBeVisible()
    await expectToFit(page)
    await expectAccessible(page)
  })
})
