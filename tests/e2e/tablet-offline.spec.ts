/// <reference lib="dom" />
import type { Deed } from '@questboard/api/deeds/schema'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { addTask, family, positionOf, tabletOf, tasksOf, typePin } from '../support/tablet.ts'

/** The family tablet without a connection. */

test('a tick without a connection is kept, and sent once', async ({ browser, address, player }) => {
  test.slow()
  const ours = await family(player)
  await addTask(player, ours, ours.mira, 'Feed the cat')
  const tablet = await tabletOf(browser, player, ours, address)
  await expect(tasksOf(tablet, 'Mira')).toContainText('Feed the cat')
  await tablet.context().setOffline(true)
  await expect(tablet.getByText(/^No connection\. Last seen:/)).toBeVisible()
  await tasksOf(tablet, 'Mira')
    .getByRole('button', { name: /Feed the cat/ })
    .tap()
  await expect(tablet.getByText(/1 tick is saved/)).toBeVisible()
  await expectAccessible(tablet)
  expect(await positionOf(player, ours, ours.mira)).toBe(0)
  await tablet.context().setOffline(false)
  await expect(tablet.getByText(/^No connection/)).toHaveCount(0)
  await expect.poll(() => positionOf(player, ours, ours.mira)).toBe(1)
  await tablet.reload()
  await expect(tablet.getByRole('button', { name: 'Play as Mira 1 done' })).toBeVisible()
  expect(await positionOf(player, ours, ours.mira)).toBe(1)
})

test('a tick whose response was lost is sent again and counts once', async ({ browser, address, player }) => {
  const ours = await family(player)
  await addTask(player, ours, ours.mira, 'Feed the cat')
  const tablet = await tabletOf(browser, player, ours, address)
  const ids: string[] = []
  await tablet.route('**/trpc/device.complete*', async (route) => {
    ids.push(JSON.stringify(route.request().postDataJSON()))
    if (ids.length > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  const lost = tablet.waitForEvent('requestfailed', (request) => request.url().includes('device.complete'))
  await tasksOf(tablet, 'Mira')
    .getByRole('button', { name: /Feed the cat/ })
    .tap()
  await lost
  expect(await positionOf(player, ours, ours.mira)).toBe(1)
  await tablet.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => ids.length).toBe(2)
  await expect(tablet.getByRole('button', { name: 'Play as Mira 1 done' })).toBeVisible()
  expect(ids[0]).toBe(ids[1])
  expect(await positionOf(player, ours, ours.mira)).toBe(1)
})

test('an undo takes back a tick whose response was lost', async ({ browser, address, player }) => {
  test.slow()
  const ours = await family(player)
  const { id } = await addTask(player, ours, ours.mira, 'Feed the cat')
  const tablet = await tabletOf(browser, player, ours, address)
  const isDone = async () => {
    const path = `GET /groups/${ours.id}/users/${ours.mira.id}/tasks` as const
    const tasks = await expectOk(player.send<{ id: string; completed: boolean }[]>(path))
    return tasks.find((task) => task.id === id)?.completed
  }
  const lose = async (procedure: string) => {
    let calls = 0
    await tablet.route(`**/trpc/${procedure}*`, async (route) => {
      calls += 1
      if (calls > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    return tablet.waitForEvent('requestfailed', (request) => request.url().includes(procedure))
  }
  const open = tablet.getByRole('button', { name: /^(?!Undo|Read “).*Feed the cat/ })
  const undo = tablet.getByRole('button', { name: 'Undo “Feed the cat”' })

  await test.step('on the wall', async () => {
    await expect(open).toBeVisible()
    const lost = lose('device.complete')
    await open.tap()
    await lost
    expect(await isDone()).toBe(true)
    await undo.tap()
    await expect.poll(isDone).toBe(false)
    await expect(open).toBeVisible()
  })

  await test.step('on the page of a member', async () => {
    await tablet.getByRole('button', { name: /^Play as Mira/ }).tap()
    await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Mira')
    await expect(open).toBeVisible()
    const lost = lose('groupTasks.ofMember.complete')
    await open.tap()
    await lost
    expect(await isDone()).toBe(true)
    await undo.tap()
    await expect.poll(isDone).toBe(false)
    await expect(open).toBeVisible()
  })
  await expect(tablet.getByRole('alert')).toHaveCount(0)
})

test('a tick whose undo does not arrive either counts once', async ({ browser, address, player }) => {
  const ours = await family(player)
  await addTask(player, ours, ours.mira, 'Feed the cat')
  const tablet = await tabletOf(browser, player, ours, address)
  let calls = 0
  await tablet.route(/\/trpc\/device\.(complete|undo)/, async (route) => {
    calls += 1
    if (calls === 1) await route.fetch()
    await route.abort()
  })
  const lost = tablet.waitForEvent('requestfailed', (request) => request.url().includes('device.complete'))
  await tasksOf(tablet, 'Mira')
    .getByRole('button', { name: /Feed the cat/ })
    .tap()
  await lost
  await tablet.getByRole('button', { name: 'Undo “Feed the cat”' }).tap()
  await expect(tablet.getByRole('alert', { name: 'Not saved' })).toContainText('Feed the cat')
  await expect(tablet.getByText(/1 tick is saved/)).toBeVisible()
  await tablet.unrouteAll()
  await tablet.evaluate(() => dispatchEvent(new Event('online')))
  await expect(tablet.getByText(/1 tick is saved/)).toHaveCount(0)
  await expect(tablet.getByRole('button', { name: 'Play as Mira 1 done' })).toBeVisible()
  expect(await positionOf(player, ours, ours.mira)).toBe(1)
})

test('the tablet starts without a connection, and shows from when its state is', async ({
  browser,
  address,
  player,
}) => {
  test.slow()
  const ours = await family(player)
  await addTask(player, ours, ours.mira, 'Feed the cat')
  const tablet = await tabletOf(browser, player, ours, address, { serviceWorkers: 'allow' })
  await tablet.evaluate(async () => void (await navigator.serviceWorker.ready))
  await tablet.reload()
  await expect(tasksOf(tablet, 'Mira')).toContainText('Feed the cat')
  const portrait = tablet.locator('img[src^="/avatars/"]').first()
  const width = () => portrait.evaluate((image) => (image as HTMLImageElement).naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  const cached = () => tablet.evaluate(async () => (await (await caches.open('pictures')).keys()).length)
  await expect.poll(cached).toBeGreaterThan(0)
  await tablet.context().setOffline(true)
  await tablet.reload()
  await expect(tablet.getByText(/^No connection\. Last seen: \d\d:\d\d/)).toBeVisible()
  await expect(tasksOf(tablet, 'Mira')).toContainText('Feed the cat')
  await expect(tablet.locator('[data-group-board]')).toBeVisible()
  await expect.poll(width).toBeGreaterThan(0)
})

test('a member who enters again learns what became of earlier ticks', async ({ browser, address, player }) => {
  test.slow()
  const ours = await family(player)
  await addTask(player, ours, ours.ivo, 'Read ten pages')
  const tablet = await tabletOf(browser, player, ours, address)
  const enter = async () => {
    await tablet.getByRole('button', { name: /^Play as Ivo/ }).tap()
    await typePin(tablet, '1357')
    await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Ivo')
  }
  await enter()
  const task = tablet.getByRole('button', { name: /^Read ten pages/ })
  await expect(task).toBeVisible()
  await tablet.context().setOffline(true)
  await task.tap()
  await expect(tablet.getByText(/1 tick is saved/)).toBeVisible()
  await tablet.getByRole('button', { name: 'Done' }).tap()

  const calls = /\/trpc\/(device\.complete|groupTasks\.ofMember\.complete)/
  // The server answers, so the PIN can be checked, but it is too busy to complete.
  const error = { message: 'serviceUnavailable', status: 503 }
  const json = [{ error: { message: error.message, code: -32603, data: { error } } }]
  await tablet.route(calls, (route) => route.fulfill({ status: 503, json }))
  await tablet.context().setOffline(false)
  await expect(tablet.getByText(/^No connection/)).toHaveCount(0)
  await enter()
  await expect(tablet.getByText('Not sent yet: “Read ten pages”')).toBeVisible()
  await expectAccessible(tablet)
  expect(await positionOf(player, ours, ours.ivo)).toBe(0)

  // The new state comes late.
  const late = Promise.withResolvers<void>()
  await tablet.route('**/trpc/*dashboard.readInGroup*', async (route) => {
    await late.promise
    await route.continue()
  })
  await tablet.unroute(calls)
  await tablet.evaluate(() => dispatchEvent(new Event('online')))
  await expect(tablet.getByText('What you ticked off offline was sent: “Read ten pages”')).toBeVisible()
  await expect(tablet.getByText(/^Not sent yet/)).toHaveCount(0)
  await expect(tablet.getByRole('button', { name: 'Undo “Read ten pages”' })).toBeVisible()
  late.resolve()
  await expectAccessible(tablet)
  expect(await positionOf(player, ours, ours.ivo)).toBe(1)
  await tablet.getByRole('button', { name: 'OK' }).tap()
  await expect(tablet.getByText(/^What you ticked/)).toHaveCount(0)
})

test('what a member ticked is sent without entering again, and the member learns of it', async ({
  browser,
  address,
  player,
}) => {
  test.slow()
  const ours = await family(player)
  await addTask(player, ours, ours.ivo, 'Read ten pages')
  await addTask(player, ours, ours.ivo, 'Water the plant')
  const tablet = await tabletOf(browser, player, ours, address)
  // The clock of this tablet is ahead of the server's.
  await tablet.clock.install({ time: Date.now() + 300_000 })
  const enter = async (pin: string) => {
    await tablet.getByRole('button', { name: /^Play as Ivo/ }).tap()
    await typePin(tablet, pin)
    await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Ivo')
  }
  const tickOffline = async (title: string) => {
    const task = tablet.getByRole('button', { name: new RegExp(`^${title}`) })
    await expect(task).toBeVisible()
    await tablet.context().setOffline(true)
    await task.tap()
    await expect(tablet.getByText(/1 tick is saved/)).toBeVisible()
  }
  const connect = async () => {
    await tablet.context().setOffline(false)
    await expect(tablet.getByText(/^No connection/)).toHaveCount(0)
  }
  await enter('1357')
  await tickOffline('Read ten pages')
  await tablet.getByRole('button', { name: 'Done' }).tap()
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Our family')
  await connect()
  await expect.poll(() => positionOf(player, ours, ours.ivo)).toBe(1)
  await expect(tablet.getByText(/^What you ticked/)).toHaveCount(0)
  await enter('1357')
  await expect(tablet.getByText('What you ticked off offline was sent: “Read ten pages”')).toBeVisible()
  await tablet.getByRole('button', { name: 'OK' }).tap()

  await test.step('after a new PIN it waits until the member enters with it', async () => {
    await tickOffline('Water the plant')
    await tablet.getByRole('button', { name: 'Done' }).tap()
    await expectOk(player.send(`PATCH /groups/${ours.id}/children/${ours.ivo.id}`, { pin: '8642' }))
    const refused = tablet.waitForResponse(/\/trpc\/device\.complete/)
    await connect()
    expect((await refused).ok()).toBe(false)
    expect(await positionOf(player, ours, ours.ivo)).toBe(1)
    await enter('8642')
    await expect(tablet.getByText('What you ticked off offline was sent: “Water the plant”')).toBeVisible()
    expect(await positionOf(player, ours, ours.ivo)).toBe(2)
  })
})

test('something extra reported without a connection waits for its member, and is sent once', async ({
  browser,
  address,
  player,
}) => {
  test.slow()
  const ours = await family(player)
  const tablet = await tabletOf(browser, player, ours, address)
  const enter = async () => {
    await tablet.getByRole('button', { name: /^Play as Ivo/ }).tap()
    await typePin(tablet, '1357')
    await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Ivo')
  }
  const deeds = () => expectOk(player.send<Deed[]>(`GET /groups/${ours.id}/deeds`))
  await enter()
  await tablet.getByRole('button', { name: 'I did something extra' }).tap()
  const sheet = tablet.getByRole('dialog', { name: 'I did something extra' })
  await sheet.getByLabel('What did you do?').fill('Raked the leaves')
  await tablet.context().setOffline(true)
  await sheet.getByRole('button', { name: 'Add' }).tap()
  await expect(sheet).toHaveCount(0)
  const mine = tablet.getByRole('region', { name: 'Something extra' }).getByRole('listitem')
  await expect(mine).toContainText('Saved. It’s sent when you’re online again.')
  await expectAccessible(tablet)
  await tablet.getByRole('button', { name: 'Done' }).tap()
  await tablet.context().setOffline(false)
  await expect(tablet.getByText(/^No connection/)).toHaveCount(0)
  expect(await deeds()).toEqual([])
  await enter()
  await expect(mine).toContainText('Waiting for an answer')
  await expect(mine).toHaveCount(1)
  expect(await deeds()).toMatchObject([{ title: 'Raked the leaves', ruby: 5 }])
})

test('something extra that is taken back while another is sent is not sent', async ({ browser, address, player }) => {
  test.slow()
  const ours = await family(player)
  const tablet = await tabletOf(browser, player, ours, address)
  await tablet.getByRole('button', { name: /^Play as Mira/ }).tap()
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Mira')
  const add = tablet.getByRole('button', { name: 'I did something extra' })
  await expect(add).toBeVisible()
  const sheet = tablet.getByRole('dialog', { name: 'I did something extra' })
  for (const title of ['Raked the leaves', 'Washed the car', 'Fed the birds']) {
    await add.tap()
    await sheet.getByLabel('What did you do?').fill(title)
    await tablet.context().setOffline(true)
    await sheet.getByRole('button', { name: 'Add' }).tap()
    await expect(sheet).toHaveCount(0)
  }
  const held = Promise.withResolvers<void>()
  const sent = Promise.withResolvers<void>()
  await tablet.route('**/trpc/deeds.create*', async (route) => {
    sent.resolve()
    await held.promise
    await route.continue()
  })
  await tablet.context().setOffline(false)
  await sent.promise
  await tablet.getByRole('button', { name: 'Take it back: “Washed the car”' }).tap()
  await expect(tablet.getByText('Washed the car')).toHaveCount(0)
  held.resolve()
  const titles = async () => {
    const deeds = await expectOk(player.send<Deed[]>(`GET /groups/${ours.id}/deeds`))
    return deeds.map(({ title }) => title).toSorted()
  }
  await expect.poll(titles).toContain('Fed the birds')
  expect(await titles()).toEqual(['Fed the birds', 'Raked the leaves'])
})
