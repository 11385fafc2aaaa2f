import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { giveTask } from '../support/group.ts'
import { choose, family } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { rubiesOf } from '../support/stats.ts'
import type { Person } from '../support/test-server.ts'
import { windowOf } from '../support/window-of.ts'

/** Tasks that members take turns at, or that the first member does. */

type NewPlayer = (about: { name: string }) => Promise<Person>

/** A family of Ani, who leads it, with Boyan and Vera. */
async function familyOfThree(ani: Person, newPlayer: NewPlayer) {
  const [boyan, vera] = [await newPlayer({ name: 'Boyan' }), await newPlayer({ name: 'Vera' })]
  const id = await family(ani, boyan, vera)
  return { id, boyan, vera }
}

const dishes = { ruby: 10, type: 'daily', assignment: 'rotation' }

const ownSection = (page: Page) => page.getByRole('region', { name: 'For you to do' })
const ofGroup = (page: Page) => page.getByRole('region', { name: 'Group tasks' })
const check = (page: Page, title: string) => page.getByRole('checkbox', { name: title, exact: true })

async function open(browser: Browser, person: Person, address: string, groupId: string): Promise<Page> {
  const page = await windowOf(browser, person, address)
  await page.goto(`/groups/${groupId}`)
  return page
}

test('a leader who takes part stays chosen when the way of doing it changes', async ({ page, player, newPlayer }) => {
  const { id } = await familyOfThree(player, newPlayer)
  await page.goto(`/groups/${id}`)
  await page.getByRole('button', { name: 'New task' }).click()
  const form = page.getByRole('dialog', { name: 'New group task' })
  const me = form.getByRole('checkbox', { name: 'Me', exact: true })
  const boyan = form.getByRole('checkbox', { name: 'Boyan', exact: true })
  await form.getByText('Take turns').click()
  await form.getByText('Boyan', { exact: true }).click()
  await form.getByText('Me', { exact: true }).click()
  await form.getByText('The first to do it').click()
  await expect(me).toBeChecked()
  await expect(boyan).toBeChecked()
  // Each with a task of their own: a leader has none beside the others.
  await form.getByText('Everyone', { exact: true }).click()
  await expect(me).not.toBeChecked()
  await expect(boyan).toBeChecked()
})

test('a leader lets two take turns, and gives a turn to the other', async ({
  page,
  browser,
  address,
  player,
  newPlayer,
}) => {
  test.slow()
  const { id, boyan, vera } = await familyOfThree(player, newPlayer)
  await page.goto(`/groups/${id}`)
  await page.getByRole('button', { name: 'New task' }).click()
  const form = page.getByRole('dialog', { name: 'New group task' })
  await form.getByLabel('Title').fill('Dishes')
  await form.getByText('Daily', { exact: true }).click()
  await form.getByLabel('Rubies').fill('10')
  await form.getByText('Take turns').click()
  await form.getByText('Boyan', { exact: true }).click()
  await form.getByRole('button', { name: 'Add task' }).click()
  await expect(form.getByText('Taking turns needs at least two members.')).toBeVisible()
  await form.getByText('Vera', { exact: true }).click()
  await form.getByRole('button', { name: 'Move Vera up' }).press('Enter')
  // At the top she can only be moved down.
  await expect(form.getByRole('button', { name: 'Move Vera down' })).toBeFocused()
  await expect(form.getByRole('list', { name: 'Order of turns' }).getByRole('listitem')).toHaveText([/Vera/, /Boyan/])
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Add task' }).click()
  await expect(form).toHaveCount(0)
  await expect(ofGroup(page)).toContainText('It’s Vera’s turn. Next: Boyan.')

  const otherPage = await open(browser, vera, address, id)
  await expect(ownSection(otherPage)).toContainText('It’s your turn.')
  await choose(page, 'Dishes', 'Give the turn to…')
  const dialog = page.getByRole('dialog', { name: 'Give the turn to…' })
  await expect(dialog.getByRole('radio')).toHaveCount(1)
  await expect(dialog.getByRole('radio', { name: 'Boyan' })).toBeChecked()
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Give the turn' }).click()
  await expect(ofGroup(page)).toContainText('It’s Boyan’s turn. Next: Vera.')
  // It arrives in the other window by itself.
  await expect(ownSection(otherPage)).toContainText('It’s Boyan’s turn. You’re next.')
  // It says whose turn it is, although it is marked as disabled.
  await check(otherPage, 'Dishes').click({ force: true })
  await expect(otherPage.getByText(/^It’s \P{L}*Boyan\P{L}*’s turn\.$/u).last()).toBeVisible()
  await expect(check(otherPage, 'Dishes')).not.toBeChecked()

  const third = await open(browser, boyan, address, id)
  await check(third, 'Dishes').click()
  await expect(ownSection(otherPage)).toContainText('Taken by Boyan')
  await expect(ofGroup(page)).toContainText('Taken by Boyan')
  expect(await rubiesOf(boyan, id)).toBe(10)
  await page.getByRole('button', { name: 'More for “Dishes”' }).click()
  await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Give the turn to…' })).toHaveCount(0)
})

async function askToSwap(asker: Page) {
  await choose(asker, 'Dishes', 'Ask to swap')
  const dialog = asker.getByRole('dialog', { name: 'Ask to swap' })
  await expect(dialog.getByText(/If \P{L}*Vera\P{L}* says yes, you take their next turn\./u)).toBeVisible()
  await expectAccessible(asker)
  await expectToFit(asker)
  await dialog.getByRole('button', { name: /^Ask/ }).click()
  await expect(ownSection(asker)).toContainText(/You asked \P{L}*Vera\P{L}* to swap\./u)
}

async function expectNotAskedOnBreak(asker: Page, vera: Person) {
  await expectOk(vera.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
  await choose(asker, 'Dishes', 'Ask to swap')
  const dialog = asker.getByRole('dialog', { name: 'Ask to swap' })
  await expect(dialog.getByRole('radio', { name: /^Vera/ })).toBeDisabled()
  await expect(dialog).toContainText('On a break')
  await expect(dialog).toContainText('There is no one to ask now.')
  await expect(dialog.getByRole('button', { name: /^Ask/ })).toHaveCount(0)
  await expectAccessible(asker)
  await expectToFit(asker)
  await asker.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expectOk(vera.send('PATCH /users/profile/holiday-mode', { holidayMode: false }))
}

async function takeBackQuestion(asker: Page, asked: Page, leaderPage: Page) {
  await askToSwap(asker)
  await expect(ownSection(asked)).toContainText(/Boyan\P{L}* asks to swap: you take this turn/u)
  await expect(ofGroup(leaderPage)).toContainText('Boyan asked Vera to swap.')
  await expectAccessible(asked)
  await expectToFit(asked)
  await asker.getByRole('button', { name: /^Take back the request/ }).click()
  await expect(asked.getByRole('button', { name: /^Swap turns/ })).toHaveCount(0)
  await expect(asker.getByRole('button', { name: /^Take back the request/ })).toHaveCount(0)
  await expect(asker.locator('#main')).toBeFocused()
}

async function expectAnswerNeedsConnection(asker: Page, asked: Page) {
  await askToSwap(asker)
  await expect(ownSection(asked)).toContainText(/asks to swap/)
  await asked.context().setOffline(true)
  await expect(asked.getByText('This needs internet.')).toBeVisible({ timeout: 30_000 })
  await expect(asked.getByRole('button', { name: /^Swap turns/ })).toBeDisabled()
  await asked.context().setOffline(false)
  await expect(asked.getByRole('button', { name: /^Swap turns/ })).toBeEnabled({ timeout: 30_000 })
}

async function acceptFromNotification(asker: Page, asked: Page, leaderPage: Page) {
  await asked.goto('/notifications')
  await asked
    .getByRole('main')
    .getByRole('button', { name: /Will you swap turns\?/ })
    .first()
    .click()
  const dialog = asked.getByRole('dialog', { name: 'Will you swap turns?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(asked)
  await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(ownSection(asker)).toContainText('It’s Vera’s turn. You’re next.')
  await expect(ofGroup(leaderPage)).toContainText('It’s Vera’s turn. Next: Boyan.')
}

test('two members swap their turns in two windows, with consent', async ({
  page,
  browser,
  address,
  player,
  newPlayer,
}) => {
  test.slow()
  const { id, boyan, vera } = await familyOfThree(player, newPlayer)
  await giveTask({ id, creator: player }, [boyan, vera], dishes)
  await page.goto(`/groups/${id}`)
  const [asker, asked] = [await open(browser, boyan, address, id), await open(browser, vera, address, id)]

  await test.step('a member on a break is not asked', () => expectNotAskedOnBreak(asker, vera))

  await test.step('a question is taken back', () => takeBackQuestion(asker, asked, page))

  await test.step('a question is declined at the row', async () => {
    await askToSwap(asker)
    await asked.getByRole('button', { name: /^Don’t swap/ }).click()
    await expect(ownSection(asker).getByText(/You asked/)).toHaveCount(0)
    await expect(ownSection(asker)).toContainText('It’s your turn. Next: Vera.')
  })

  await test.step('a question needs a connection', () => expectAnswerNeedsConnection(asker, asked))

  await test.step('a question is accepted from the notification', () => acceptFromNotification(asker, asked, page))
})

test('the first who does a task gets its rubies, in two windows', async ({ browser, address, player, newPlayer }) => {
  test.slow()
  const { id, boyan, vera } = await familyOfThree(player, newPlayer)
  await giveTask({ id, creator: player }, [boyan, vera], {
    ...dishes,
    title: 'Take out the rubbish',
    assignment: 'first',
  })
  const windows = [await open(browser, boyan, address, id), await open(browser, vera, address, id)]
  for (const view of windows) await expect(ownSection(view)).toContainText('The first to do it')
  await Promise.all(windows.map((view) => check(view, 'Take out the rubbish').click()))
  const rubies = () => Promise.all([boyan, vera].map((person) => rubiesOf(person, id)))
  await expect.poll(async () => (await rubies()).toSorted()).toEqual([0, 10])
  const place = (await rubies()).indexOf(10)
  const [winner, loser, name] = [windows[place], windows[1 - place], ['Boyan', 'Vera'][place]]
  if (!winner || !loser) throw new Error('no one has won')
  await expect(ownSection(winner)).toContainText('Taken by you')
  await expect(ownSection(loser)).toContainText(`Taken by ${name}`)
  await expect(check(loser, 'Take out the rubbish')).not.toBeChecked()
  await expectAccessible(loser)
  await check(loser, 'Take out the rubbish').click({ force: true })
  await expect(loser.getByText(new RegExp(`^\\P{L}*${name}\\P{L}* was faster\\.$`, 'u')).last()).toBeVisible()
})

test('a task of turns that others have left can be renamed', async ({ page, player, newPlayer }) => {
  const { id, boyan, vera } = await familyOfThree(player, newPlayer)
  const task = await giveTask({ id, creator: player }, [boyan, vera], dishes)
  await expectOk(player.send(`DELETE /groups/${id}/users/${vera.id}/tasks/${task.id}`))
  await page.goto(`/groups/${id}`)
  await choose(page, 'Dishes', 'Edit')
  const form = page.getByRole('dialog', { name: 'Edit task' })
  await form.getByLabel('Title').fill('All the dishes')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  await expect(ofGroup(page)).toContainText('All the dishes')
})
