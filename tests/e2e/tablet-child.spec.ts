/// <reference lib="dom" />

import type { Browser, Page } from '@playwright/test'
import type { Board } from '@questboard/api/board/schema'
import type { Profile } from '@questboard/api/profile/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { questions } from '../../packages/api/src/board/content/questions.ts'
import { expectAccessible } from '../support/accessible.ts'
import { newChild } from '../support/children.ts'
import { newDevice } from '../support/device.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import { expectOk, type Send, sendTo } from '../support/rest.ts'
import { goldOf } from '../support/stats.ts'
import type { Person } from '../support/test-server.ts'
import { makeStep, walk } from '../support/walk.ts'
import { prepareStorage } from '../support/window-of.ts'

/** A child's own pages on the family tablet. */

/** Special squares of the first board. */
const meadow = { task: 9, question: 11 }

const wallSize = { width: 1280, height: 800 }

interface Home {
  id: string
  child: string
  /** Calls of the child on another tablet. */
  send: Send
  page: Page
}

/** A child at home, the tablet on the wall, and another one. */
async function homeOf(browser: Browser, parent: Person, address: string): Promise<Home> {
  const { id } = await expectOk(parent.send<{ id: string }>('POST /groups', { name: 'Our family' }))
  const child = await newChild(parent, id, 'Mira')
  const anyone = { url: address, send: sendTo(address) }
  const [device, otherDevice] = [await newDevice(anyone, parent, id), await newDevice(anyone, parent, id, 'Other')]
  const { token } = await otherDevice.enter(child.id)
  const context = await browser.newContext({ viewport: wallSize, hasTouch: true, baseURL: address })
  await prepareStorage(context, { 'qb-device': JSON.stringify({ token: device.token }) }, address)
  const send = sendTo(address, token, { timezone: 'Europe/Sofia' })
  return { id, child: child.id, send, page: await context.newPage() }
}

async function enter(page: Page, name = 'Mira') {
  await page.goto('/tablet')
  await expect(page.getByRole('list', { name: 'Pawns on the board' })).toBeAttached()
  await page.getByRole('button', { name: new RegExp(`^Play as ${name}`) }).tap()
}

const expectEntered = (page: Page, name = 'Mira') => expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

const tabs = (page: Page) => page.getByRole('navigation', { name: 'My pages' })

const openPage = (page: Page, name: string) =>
  tabs(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .tap()

const header = (page: Page) => page.getByRole('main').locator('header').first()

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

/** In both schemes, on a tablet on the wall and one held upright. */
async function expectGoodLook(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 800, height: 1280 })
  await expectToFit(page)
  await page.setViewportSize(wallSize)
  await expectToFit(page)
  const heights = await page.evaluate(() =>
    [...document.querySelectorAll('main button')].map((button) => button.getBoundingClientRect().height),
  )
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(48)
}

/** Items of the group for the child, and one of its own, before a challenge on its board. */
async function prepareItems({ id, child, send }: Home, leader: Person) {
  const assignedUsers = [child]
  const task = { title: 'Feed the cat', ruby: 5, type: 'daily', assignedUsers }
  await expectOk(leader.send(`POST /groups/${id}/tasks`, task))
  const reward = { name: 'Film night', ruby: 5, type: 'once', assignedUsers }
  await expectOk(leader.send(`POST /groups/${id}/rewards`, reward))
  const { lastDayStart: from } = await expectOk(leader.send<Profile>('GET /users/profile'))
  const to = Temporal.PlainDate.from(from).add({ days: 5 }).toString()
  const tasks = [{ title: 'Wash the windows', ruby: 10, type: 'todo' }]
  await expectOk(leader.send(`POST /groups/${id}/missions`, { name: 'Big clean', from, to, tasks, assignedUsers }))
  await walk({ send } as Person, meadow.task - 1)
  await expectOk(send('POST /user/tasks', { title: 'Draw a picture', gold: 20, type: 'daily' }))
}

async function undoOwnTask({ page }: Home, earned: number) {
  await expect(row(page, 'Feed the cat')).toContainText('5 rubies')
  await expect(row(page, 'Draw a picture')).toContainText('20 gold')
  await expectGoodLook(page)
  await page.getByRole('button', { name: /^Draw a picture/ }).tap()
  await expect(header(page)).toContainText(`${earned + 20} gold`)
  await page.getByRole('button', { name: 'Undo “Draw a picture”' }).tap()
  await expect(header(page)).toContainText(`${earned} gold`)
  await page.getByRole('button', { name: /^Draw a picture/ }).tap()
  await expect(header(page)).toContainText(`${earned + 20} gold`)
}

async function acceptChallenge({ page, send }: Home) {
  await page.getByRole('button', { name: 'A challenge is waiting on your board' }).tap()
  await expect(page.getByRole('figure', { name: 'Meadow' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Challenge' })).toBeVisible()
  await expectGoodLook(page)
  await page.getByRole('button', { name: 'Accept' }).tap()
  await expect(page.getByText('It’s on your list.')).toBeVisible()
  const [challenge] = await expectOk(send<Task[]>('GET /user/tasks?type=todo'))
  await openPage(page, 'Today')
  await expect(row(page, challenge?.title ?? 'a challenge')).toBeVisible()
}

async function addAndDeleteTask({ page }: Home, earned: number) {
  await page.getByRole('button', { name: 'Add a task' }).tap()
  const sheet = page.getByRole('dialog', { name: 'A new task' })
  await sheet.getByRole('button', { name: 'Add' }).tap()
  await expect(sheet.getByText('Write what you want to do.')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('textbox').fill('Read a book')
  await sheet.getByRole('radio', { name: 'Every day' }).tap()
  await sheet.getByRole('radio', { name: '5 gold', exact: true }).tap()
  await sheet.getByRole('button', { name: 'Add' }).tap()
  await page.getByRole('button', { name: /^Read a book/ }).tap()
  await expect(header(page)).toContainText(`${earned + 25} gold`)
  await page.getByRole('button', { name: 'Delete my tasks' }).tap()
  await page.getByRole('button', { name: 'Delete “Read a book”' }).tap()
  await page.getByRole('button', { name: 'Yes, delete “Read a book”' }).tap()
  await expect(row(page, 'Read a book')).toHaveCount(0)
}

async function completeMission({ page }: Home) {
  await page.getByRole('button', { name: /^Wash the windows/ }).tap()
  await page.getByRole('button', { name: 'Complete the mission' }).tap()
  await expect(page.getByText('Mission “Big clean” completed!')).toBeVisible()
  await expect(header(page)).toContainText('10 rubies')
}

async function redeemRewards({ page, send }: Home) {
  // The mission moved the pawn, and its square may have paid, too.
  const before = await goldOf({ send })
  await openPage(page, 'Rewards')
  await expectGoodLook(page)
  await page.getByRole('button', { name: 'Add a reward' }).tap()
  const sheet = page.getByRole('dialog', { name: 'A new reward' })
  await sheet.getByRole('textbox').fill('Ice cream')
  await sheet.getByRole('radio', { name: '10 gold', exact: true }).tap()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Add' }).tap()
  await page.getByRole('button', { name: 'I want it: “Ice cream”', exact: true }).tap()
  await page.getByRole('button', { name: 'Yes, I want it: “Ice cream”' }).tap()
  await expect(header(page)).toContainText(`${before - 10} gold`)
  await page.getByRole('button', { name: 'I want it: “Film night”', exact: true }).tap()
  await page.getByRole('button', { name: 'Yes, I want it: “Film night”' }).tap()
  await expect(header(page)).toContainText('5 rubies')
  await expect(page.getByText('“Film night” is yours. Enjoy it!')).toBeVisible()
}

async function readNewsAndChooseAvatar({ page, send }: Home) {
  await openPage(page, 'Me')
  // Names in sentences are isolated by invisible characters.
  const news = row(page, 'A new task')
  await expect(news).toContainText(/Ani. gave you the task “.Feed the cat.”\./)
  await expect(page.getByText(/gems/i)).toHaveCount(0)
  await expectGoodLook(page)
  await news.getByRole('button', { name: /^I’ve read it/ }).tap()
  await expect(news).toHaveCount(0)
  const faces = page.getByRole('region', { name: 'My avatar' }).getByRole('button', { pressed: false })
  const name = (await faces.first().textContent()) ?? ''
  await faces.first().tap()
  await expect(page.getByText(`You’re wearing “${name}” now.`)).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(`^${name}`), pressed: true })).toBeVisible()
  const { notifications } = await expectOk(send<{ notifications: { type: string }[] }>('GET /user/notifications'))
  expect(notifications.map(({ type }) => type)).not.toContain('newTaskAssigned')
}

async function openRubyHistory({ page }: Home) {
  await header(page).getByRole('button', { name: '5 rubies' }).tap()
  const sheet = page.getByRole('dialog', { name: 'My rubies' })
  const [redeemed, mission] = [0, 1].map((place) => sheet.getByRole('listitem').nth(place))
  await expect(redeemed ?? sheet).toContainText(/Film night.*Group reward redeemed.*minus.*5.*5 in total/)
  await expect(mission ?? sheet).toContainText(/Big clean.*Group mission completed.*plus.*10.*10 in total/)
  await expectGoodLook(page)
  await sheet.getByRole('button', { name: 'Close' }).tap()
  await expect(sheet).toHaveCount(0)
}

async function askForApproval({ id, child, page }: Home, leader: Person) {
  const about = { title: 'Tidy the room', ruby: 5, type: 'daily', requireApprove: true, assignedUsers: [child] }
  await expectOk(leader.send(`POST /groups/${id}/tasks`, about))
  await openPage(page, 'Today')
  await page.getByRole('button', { name: /^Tidy the room/ }).tap()
  await expect(row(page, 'Tidy the room')).toContainText(
    /Waiting for a yes\s*Asked on \d{1,2} [A-Z][a-z]{2,3} \d{4}, \d\d:\d\d\. \P{L}*Ani\P{L}* can answer\./u,
  )
  await expectGoodLook(page)
}

async function expectAnnouncedReward({ id, child, send, page }: Home, leader: Person) {
  const about = { name: 'Cinema', ruby: 5, type: 'once', requireApprove: true, assignedUsers: [child] }
  const { id: reward } = await expectOk(leader.send<{ id: string }>(`POST /groups/${id}/rewards`, about))
  await expectOk(send(`POST /groups/${id}/rewards/${reward}/redeem`, {}))
  await expectOk(leader.send(`POST /groups/${id}/users/${child}/rewards/${reward}/approve`, { approved: true }))
  await expect(page.getByRole('status').filter({ hasText: /approved “.*Cinema.*”\. Enjoy it!/ })).toBeVisible()
}

test('a child has its own pages on the tablet', async ({ browser, address, player }) => {
  test.slow()
  const home = await homeOf(browser, player, address)
  const { page, send } = home
  await prepareItems(home, player)
  const earned = await goldOf({ send })
  await enter(page)
  await expectEntered(page)
  await test.step('the child’s tasks are shown beside those of the group', () => undoOwnTask(home, earned))
  await test.step('a challenge is accepted on the child’s board', () => acceptChallenge(home))
  await test.step('a task is added, ticked and deleted', () => addAndDeleteTask(home, earned))
  await test.step('a mission of the group is completed', () => completeMission(home))
  await test.step('a reward for gold is made and redeemed, beside those for rubies', () => redeemRewards(home))
  await test.step('news are read, and an avatar is chosen', () => readNewsAndChooseAvatar(home))
  await test.step('the rubies lead to where they come from', () => openRubyHistory(home))
  await test.step('a task that waits says when it was asked, and who can answer', () => askForApproval(home, player))
  await test.step('a reward that a leader approves is announced', () => expectAnnouncedReward(home, player))
  await test.step('nothing of the child stays on the wall', async () => {
    await page.getByRole('button', { name: 'Done' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our family')
    await expect(page.getByText(/Draw a picture|Ice cream|You’re wearing/)).toHaveCount(0)
  })
})

test('a child answers a question of its board', async ({ browser, address, player }) => {
  test.slow()
  const { send, page } = await homeOf(browser, player, address)
  const self = { send } as Person
  await walk(self, meadow.question - 1)
  await makeStep(self)
  const earned = await goldOf({ send })
  await enter(page)
  await page.getByRole('button', { name: /^One step/ }).tap()
  await page.getByRole('button', { name: 'A question is waiting on your board' }).tap()
  const { question } = (await expectOk(send<Board>('GET /user/boards/current'))).card
  const answers = questions.find(({ id }) => id === question?.id)?.answers ?? []
  const right = question?.answers.find(({ id }) => answers.find((answer) => answer.id === id)?.right)
  await expectGoodLook(page)
  await page.getByRole('radio', { name: right?.text ?? '', exact: true }).tap()
  await page.getByRole('button', { name: 'Answer' }).tap()
  await expect(page.getByText('That’s right!')).toBeVisible()
  await expect(header(page)).toContainText(`${earned + 10} gold`)
  await page.getByRole('button', { name: 'Continue' }).tap()
  await expect(page.getByText('You’ve already answered this question.')).toBeVisible()
})

test('an account holder who entered sees nothing personal', async ({ browser, address, player }) => {
  const { id, page } = await homeOf(browser, player, address)
  await expectOk(player.send('PUT /users/profile/pin', { password: player.password, pin: '2580', wall: 'pin' }))
  await expectOk(player.send('POST /user/tasks', { title: 'A secret', gold: 10, type: 'todo' }))
  const about = { title: 'Cook', ruby: 0, type: 'daily', assignedUsers: [player.id], forMyself: true }
  await expectOk(player.send(`POST /groups/${id}/tasks`, about))
  const refused: string[] = []
  page.on('response', (response) => response.status() >= 400 && refused.push(response.url()))
  await enter(page, 'Ani')
  for (const digit of '2580') await page.getByRole('button', { name: digit, exact: true }).tap()
  await page.getByRole('button', { name: 'Enter', exact: true }).tap()
  await expect(page.getByRole('button', { name: /^Cook/ })).toBeVisible()
  await expectGoodLook(page)
  await expect(tabs(page)).toHaveCount(0)
  await expect(page.getByText('A secret')).toHaveCount(0)
  await expect(page.getByText('gold')).toHaveCount(0)
  expect(refused).toEqual([])
})

test('the lock closes an open sheet, and what needs a connection says so', async ({ browser, address, player }) => {
  const { send, page } = await homeOf(browser, player, address)
  await expectOk(send('POST /user/tasks', { title: 'Draw a picture', gold: 20, type: 'daily' }))
  await page.clock.install()
  await enter(page)
  await expect(page.getByRole('button', { name: /^Draw a picture/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add a task' }).tap()
  await page.getByRole('textbox').fill('A present for Mum')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Cancel' }).tap()
  await expect(row(page, 'Draw a picture')).toContainText('Needs internet')
  await expect(page.getByRole('button', { name: 'Add a task' })).toBeDisabled()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: 'Add a task' })).toBeEnabled()
  await page.getByRole('button', { name: 'Add a task' }).tap()
  await page.getByRole('textbox').fill('A present for Mum')
  await page.clock.fastForward('05:10')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our family')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(/Draw a picture|A present/)).toHaveCount(0)
})

test('an answer that comes after the lock is not shown to the next member', async ({ browser, address, player }) => {
  const { id, send, page } = await homeOf(browser, player, address)
  await newChild(player, id, 'Ivo')
  await expectOk(send('POST /user/tasks', { title: 'Draw a picture', gold: 20, type: 'daily' }))
  await expectOk(send('POST /user/rewards', { name: 'A secret wish', gold: 1, type: 'constant' }))
  await enter(page)
  await page.getByRole('button', { name: /^Draw a picture/ }).tap()
  await openPage(page, 'Rewards')
  await page.getByRole('button', { name: 'I want it: “A secret wish”', exact: true }).tap()
  const { promise: isLocked, resolve: lock } = Promise.withResolvers<void>()
  await page.route('**/trpc/rewards.redeem*', async (route) => {
    const response = await route.fetch()
    await isLocked
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Yes, I want it: “A secret wish”' }).tap()
  await page.getByRole('button', { name: 'Done' }).tap()
  await page.getByRole('button', { name: /^Play as Ivo/ }).tap()
  await expectEntered(page, 'Ivo')
  await expect(tabs(page)).toBeVisible()
  const answered = page.waitForResponse('**/trpc/rewards.redeem*')
  lock()
  await (await answered).finished()
  await openPage(page, 'Me')
  await expect(page.getByRole('heading', { name: 'My avatar' })).toBeVisible()
  await expect(page.getByText('A secret wish')).toHaveCount(0)
})
