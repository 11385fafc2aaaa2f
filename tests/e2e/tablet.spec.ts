/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { newChild } from '../support/children.ts'
import { failProcedure } from '../support/fail-procedure.ts'
import { expectToFit } from '../support/fits.ts'
import { joinByInvitation } from '../support/group.ts'
import { complete, cut, waitingIn } from '../support/offline.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import {
  addTask,
  emptyTablet,
  type Family,
  family,
  pair,
  positionOf,
  stored,
  tabletOf,
  tasksOf,
  typePin,
} from '../support/tablet.ts'
import { addTask as addOwnTask } from '../support/tasks.ts'
import type { Person } from '../support/test-server.ts'
import { windowOf } from '../support/window-of.ts'

/** The family tablet: setting it up, the wall, entering, locking, and revoking. */

/** A family with two leaders and two children, who have a task each. */
async function familyWithTasks(player: Person, secondLeader: Person): Promise<Family> {
  const ours = await family(player)
  const memberId = await joinByInvitation({ id: ours.id, creator: player }, secondLeader)
  await expectOk(player.send(`PATCH /groups/${ours.id}/members/${memberId}/promote-leader`))
  await addTask(player, ours, ours.mira, 'Feed the cat')
  await addTask(player, ours, ours.ivo, 'Read ten pages')
  return ours
}

/** A leader has the phone show a code for a tablet. */
async function showCode(phone: Page, { id }: Family) {
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.goto(`/groups/${id}`)
  await phone.getByRole('button', { name: 'More for “Our family”' }).click()
  await phone.getByRole('menuitem', { name: 'Tablets' }).click()
  const dialog = phone.getByRole('dialog', { name: 'Tablets' })
  await expect(dialog.getByText('No tablet yet')).toBeVisible()
  await expectAccessible(phone)
  await dialog.getByRole('button', { name: 'Show a code' }).click()
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await dialog.getByRole('button', { name: 'Show a code' }).click()
  const code = dialog.getByText(/^[A-Z]{4} ?[A-Z]{4}$/)
  await expect(code).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Back' })).toBeFocused()
  await expectAccessible(phone)
  await expectToFit(phone)
  return { dialog, code }
}

/** Types a wrong code first. */
async function pairAfterWrongCode(tablet: Page, code: string) {
  await expect(tablet.getByRole('textbox', { name: 'Code' })).toBeVisible()
  await expectAccessible(tablet)
  await tablet.getByRole('textbox', { name: 'Code' }).fill('ABCDEFGH')
  await tablet.getByRole('button', { name: 'Start the tablet' }).click()
  await expect(tablet.getByText('That code is wrong, or older than 10 minutes.')).toBeVisible()
  await pair(tablet, code)
}

async function completeWithPin(tablet: Page) {
  await tasksOf(tablet, 'Ivo')
    .getByRole('button', { name: /Read ten pages/ })
    .tap()
  await expect(tablet.getByRole('heading', { name: 'Ivo' })).toBeVisible()
  await expectAccessible(tablet)
  await typePin(tablet, '2468')
  await expect(tablet.getByText('Wrong PIN. Try again.')).toBeVisible()
  await tablet.keyboard.press('1')
  await expect(tablet.getByRole('status').filter({ hasText: 'Digits typed: 1' })).toHaveCount(1)
  await tablet.keyboard.press('Backspace')
  await typePin(tablet, '1357')
  await expect(tablet.getByRole('button', { name: 'Undo “Read ten pages”' })).toBeFocused()
  await expect(tablet.getByRole('status').filter({ hasText: 'Read ten pages” is done' })).toHaveCount(1)
}

async function enterTickAndLeave(tablet: Page, leader: Person, ours: Family) {
  await tablet.getByRole('button', { name: 'Who is playing?' }).tap()
  const picker = tablet.getByRole('list', { name: 'Players' })
  await expect(picker.getByRole('listitem')).toHaveText([/Mira/, /Ivo/])
  await expectAccessible(tablet)
  await picker.getByRole('button', { name: 'Mira' }).tap()
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Mira')
  await tablet.getByRole('button', { name: /^Set the table/ }).press('Enter')
  await expect(tablet.getByRole('button', { name: 'Undo “Set the table”' })).toBeFocused()
  await expect(tablet.getByRole('status').filter({ hasText: 'Set the table” is done' })).toHaveCount(1)
  await expectAccessible(tablet)
  await tablet.getByRole('button', { name: 'Done' }).tap()
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Our family')
  expect(await positionOf(leader, ours, ours.mira)).toBe(2)
}

test('a family plays on three devices', async ({ browser, address, player, newPlayer }) => {
  test.slow()
  const boyan = await newPlayer({ name: 'Boyan' })
  const ours = await familyWithTasks(player, boyan)

  const phone = await windowOf(browser, player, address)
  const { dialog, code } = await showCode(phone, ours)

  const tablet = await emptyTablet(browser, address)
  await pairAfterWrongCode(tablet, ((await code.textContent()) ?? '').replace(' ', ''))
  await expect(dialog.getByText('“Kitchen tablet” is ready.')).toBeVisible()
  await expect(tasksOf(tablet, 'Mira')).toContainText('Feed the cat')
  await expectAccessible(tablet)

  const laptop = await windowOf(browser, boyan, address)
  await laptop.goto(`/groups/${ours.id}`)
  const pawns = laptop.getByRole('list', { name: 'Pawns on the board' })
  await expect(pawns).toContainText('Mira')
  await addTask(boyan, ours, ours.mira, 'Set the table')
  await expect(tasksOf(tablet, 'Mira')).toContainText('Set the table')

  await test.step('a tap completes, and can be undone', async () => {
    await tasksOf(tablet, 'Mira')
      .getByRole('button', { name: /Feed the cat/ })
      .press('Enter')
    await expect(tablet.getByRole('button', { name: 'Undo “Feed the cat”' })).toBeFocused()
    await expect(tablet.getByRole('status').filter({ hasText: 'Feed the cat” is done' })).toHaveCount(1)
    await expect(pawns.getByRole('listitem').filter({ hasText: /Mira: / })).toContainText(/square 1 of/)
    await tablet.getByRole('button', { name: 'Undo “Feed the cat”' }).tap()
    await expect(tasksOf(tablet, 'Mira').getByRole('button', { name: /Feed the cat/ })).toBeVisible()
  })

  await test.step('the PIN is asked where it must be', () => completeWithPin(tablet))

  await test.step('a child enters, ticks, and leaves', () => enterTickAndLeave(tablet, player, ours))

  await test.step('a removed tablet forgets everything', async () => {
    expect(await stored(tablet)).toMatchObject({ databases: ['questboard-tablet'] })
    await dialog.getByRole('button', { name: 'Done' }).click()
    await dialog.getByRole('button', { name: 'Remove “Kitchen tablet”' }).click()
    await expect(dialog.getByRole('button', { name: 'Remove', exact: true })).toBeVisible()
    await expectAccessible(phone)
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(tablet.getByRole('textbox', { name: 'Code' })).toBeVisible()
    expect(await stored(tablet)).toEqual({ credential: null, databases: [] })
    await expect(tablet.getByText('Mira')).toHaveCount(0)
  })
})

test('this browser becomes the tablet, and its leader is signed out', async ({ page, player }) => {
  const ours = await family(player)
  await page.goto(`/groups/${ours.id}`)
  await page.getByRole('button', { name: 'More for “Our family”' }).click()
  await page.getByRole('menuitem', { name: 'Tablets' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tablets' })
  await dialog.getByRole('button', { name: 'Use this browser as the family tablet' }).click()
  await expect(dialog.getByText('You will be signed out here.')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Make it the tablet' }).click()
  await expect(page).toHaveURL('/tablet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our family')
  await expectAccessible(page)
  await expectToFit(page)
  expect(await page.evaluate(() => localStorage.getItem('ut'))).toBeNull()
  expect((await player.send('GET /users/profile')).error.message).toBe('authenticationFailed')
})

test('unsent changes are asked about before this browser becomes the tablet', async ({ page, player }) => {
  const ours = await family(player)
  await addOwnTask(player, 'Tidy')
  await page.goto('/dashboard')
  await cut(page, 'tasks.complete')
  await complete(page, 'Tidy')
  await expect.poll(() => waitingIn(page), { timeout: 30_000 }).toBe(1)
  await page.goto(`/groups/${ours.id}`)
  await page.getByRole('button', { name: 'More for “Our family”' }).click()
  await page.getByRole('menuitem', { name: 'Tablets' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tablets' })
  await dialog.getByRole('button', { name: 'Use this browser as the family tablet' }).click()
  await dialog.getByRole('button', { name: 'Make it the tablet' }).click()
  const question = page.getByRole('dialog', { name: 'Not everything is sent yet' })
  await expect(question.getByRole('button', { name: 'Send now and sign out' })).toBeVisible()
  await expect(question.getByRole('button', { name: /^Keep/ })).toHaveCount(0)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(dialog).toBeVisible()
  await expectOk(player.send('GET /users/profile'))

  await dialog.getByRole('button', { name: 'Use this browser as the family tablet' }).click()
  await dialog.getByRole('button', { name: 'Make it the tablet' }).click()
  await question.getByRole('button', { name: 'Discard and sign out' }).click()
  await expect(page).toHaveURL('/tablet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our family')
})

test('five people with four tasks each fit on the wall', async ({ browser, address, player, newPlayer }) => {
  test.slow()
  const ours = await family(player)
  const ani = await newChild(player, ours.id, 'Ani')
  const asia = await newChild(player, ours.id, 'Asia')
  await expectOk(player.send('PUT /users/profile/pin', { password: player.password, pin: '2580', wall: 'pin' }))
  const titles = ['Feed the cat', 'Tidy the desk and the shelf above it', 'Brush teeth', 'Read ten pages aloud']
  for (const child of [ours.mira, ours.ivo, ani, asia]) {
    for (const title of titles) await addTask(player, ours, child, title)
  }
  for (const title of titles) {
    await addTask(player, ours, { id: player.id, memberId: '' }, title, { forMyself: true })
  }
  expect(newPlayer).toBeDefined()
  const tablet = await tabletOf(browser, player, ours, address)
  await expect(tablet.getByRole('list', { name: /’s tasks$/ })).toHaveCount(5)
  const measured = await tablet.evaluate(() => {
    const lists = [...document.querySelectorAll('main ul ul')]
    const page = document.documentElement
    return {
      scrolls: [page, ...lists].filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length,
      targets: Math.min(
        ...[...document.querySelectorAll('main button')].map((button) => button.getBoundingClientRect().height),
      ),
      titles: [...document.querySelectorAll('main ul ul button > span:last-child')].map((button) =>
        Number.parseFloat(getComputedStyle(button).fontSize),
      ),
    }
  })
  expect(measured.scrolls).toBe(0)
  expect(measured.targets).toBeGreaterThanOrEqual(48)
  expect(Math.min(...measured.titles)).toBeGreaterThanOrEqual(22)
  for (const colorScheme of ['light', 'dark'] as const) {
    await tablet.emulateMedia({ colorScheme })
    await expectAccessible(tablet)
  }
})

test('five wrong PINs lock the pad, and a leader unlocks it', async ({ browser, address, player }) => {
  test.slow()
  const ours = await family(player)
  const tablet = await tabletOf(browser, player, ours, address)
  await tablet.getByRole('button', { name: /^Play as Ivo/ }).tap()
  for (let count = 0; count < 5; count++) {
    await typePin(tablet, '2468')
    if (count < 4) await expect(tablet.getByText('Wrong PIN. Try again.')).toBeVisible()
  }
  await typePin(tablet, '1357').catch(() => {})
  await expect(tablet.getByText(/Too many tries\. Wait 1 minute or ask a leader\./)).toBeVisible()
  await expectAccessible(tablet)
  await expectOk(player.send(`POST /groups/${ours.id}/children/${ours.ivo.id}/unlock`))
  await tablet.getByRole('button', { name: 'Close' }).tap()
  await tablet.getByRole('button', { name: /^Play as Ivo/ }).tap()
  await typePin(tablet, '1357')
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Ivo')
})

test('at night the wall is dark and readable from the first moment', async ({ browser, address, player }) => {
  const tablet = await tabletOf(browser, player, await family(player), address)
  const scheme = () => tablet.locator('html').getAttribute('data-mantine-color-scheme')
  const today = new Date().toISOString().slice(0, 10)
  await tablet.clock.setFixedTime(`${today}T21:30:00Z`)
  await tablet.reload()
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Our family')
  await expectAccessible(tablet)
  expect(await scheme()).toBe('dark')
  await tablet.clock.setFixedTime(`${today}T10:00:00Z`)
  await expect.poll(scheme).toBe('light')
  await expectAccessible(tablet)
})

test('the tablet locks after five minutes without a touch, offline too', async ({ browser, address, player }) => {
  const ours = await family(player)
  const tablet = await tabletOf(browser, player, ours, address)
  await tablet.clock.install()
  await tablet.getByRole('button', { name: /^Play as Mira/ }).tap()
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Mira')
  await tablet.context().setOffline(true)
  await tablet.clock.fastForward('04:30')
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Mira')
  await tablet.clock.fastForward('00:45')
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Our family')
  await tablet.getByRole('button', { name: 'Who is playing?' }).tap()
  await expect(tablet.getByText('No connection, so the PIN can’t be checked.')).toBeVisible()
  await tablet.clock.fastForward('01:05')
  await expect(tablet.getByText('No connection, so the PIN can’t be checked.')).toHaveCount(0)
})

test('the list of players can be loaded again', async ({ browser, address, player }) => {
  const tablet = await tabletOf(browser, player, await family(player), address)
  await failProcedure(tablet, 'device.people')
  await tablet.getByRole('button', { name: 'Who is playing?' }).tap()
  await expect(tablet.getByRole('alert').getByText('Couldn’t load who can play.')).toBeVisible()
  await expectAccessible(tablet)
  await tablet.unrouteAll()
  await tablet.getByRole('button', { name: 'Try again' }).tap()
  await expect(tablet.getByRole('list', { name: 'Players' }).getByRole('button', { name: 'Mira' })).toBeVisible()
})

test('pages that failed to load say so, and load on retry', async ({ browser, address, player }) => {
  const tablet = await tabletOf(browser, player, await family(player), address)
  await failProcedure(tablet, '*dashboard.readInGroup*')
  await tablet.getByRole('button', { name: /^Play as Mira/ }).tap()
  await expect(tablet.getByRole('alert').getByText('Couldn’t load your pages.')).toBeVisible()
  await expectAccessible(tablet)
  await tablet.unrouteAll()
  await tablet.getByRole('button', { name: 'Try again' }).tap()
  await expect(tablet.getByRole('heading', { name: 'My tasks today' })).toBeVisible()
})

test('avatars that failed to load say so, and load on retry', async ({ browser, address, player }) => {
  const tablet = await tabletOf(browser, player, await family(player), address)
  await failProcedure(tablet, '*store.avatars*')
  await tablet.getByRole('button', { name: /^Play as Mira/ }).tap()
  await tablet.getByRole('navigation', { name: 'My pages' }).getByRole('button', { name: /^Me/ }).tap()
  await expect(tablet.getByRole('alert').getByText('Couldn’t load the avatars.')).toBeVisible()
  await tablet.unrouteAll()
  await tablet.getByRole('button', { name: 'Try again' }).tap()
  await expect(tablet.getByText('Mine now')).toBeVisible()
})

test('only a tap that completes a task is celebrated', async ({ browser, address, player }) => {
  const ours = await family(player)
  await addTask(player, ours, ours.mira, 'Feed the cat')
  await addTask(player, ours, ours.ivo, 'Read ten pages')
  const tablet = await tabletOf(browser, player, ours, address)
  await tablet.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...motion) {
      document.documentElement.dataset.celebrated = 'true'
      return animate.apply(this, motion)
    }
  })
  const html = tablet.locator('html')
  const tap = (name: string, title: RegExp) => tasksOf(tablet, name).getByRole('button', { name: title }).tap()
  await tap('Ivo', /Read ten pages/)
  await expect(tablet.getByRole('heading', { name: 'Ivo' })).toBeVisible()
  await expect(html).not.toHaveAttribute('data-celebrated')
  await tablet.getByRole('button', { name: 'Close' }).tap()
  await tap('Mira', /Feed the cat/)
  await expect(html).toHaveAttribute('data-celebrated')
})

test('more windows of one tablet than the server follows connect ever less often', async ({
  browser,
  address,
  player,
}) => {
  const ours = await family(player)
  const tablet = await tabletOf(browser, player, ours, address)
  const pauses: number[][] = []
  const follow = (page: Page) => {
    const ofPage: number[] = []
    pauses.push(ofPage)
    let endedAt = 0
    page.on('requestfinished', (request) => {
      if (request.url().includes('device.stream')) endedAt = Date.now()
    })
    page.on('request', (request) => {
      if (endedAt === 0 || !request.url().includes('device.wall')) return
      ofPage.push(Date.now() - endedAt)
      endedAt = 0
    })
  }
  for (let opened = 0; opened < 4; opened++) {
    const page = await tablet.context().newPage()
    await page.addInitScript('Math.random = () => 0')
    follow(page)
    await page.goto('/tablet')
  }
  await expect.poll(() => pauses.find(({ length }) => length > 2)?.at(2), { timeout: 40_000 }).toBeGreaterThan(1500)
})
