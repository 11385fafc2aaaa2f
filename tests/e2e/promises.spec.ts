import type { Page } from '@playwright/test'
import type { ChildAdded } from '@questboard/api/children/schema'
import type { GroupReward } from '@questboard/api/group-rewards/schema'
import type { GroupPromise } from '@questboard/api/promises/schema'
import { expectAccessible } from '../support/accessible.ts'
import { family, visit } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { rubiesOf } from '../support/stats.ts'
import { tabletOf } from '../support/tablet.ts'
import type { Person } from '../support/test-server.ts'
import { letUndoPass } from '../support/undo.ts'
import { windowOf } from '../support/window-of.ts'

const toGive = (page: Page) => page.getByRole('region', { name: /^Rewards to give/ })
const vouchers = (page: Page) => page.getByRole('region', { name: 'My vouchers' })

/** A family whose child has 50 rubies. */
async function familyWithRubies(leader: Person, child: Pick<Person, 'id' | 'send'>): Promise<string> {
  const id = await family(leader, child as Person)
  const task = { title: 'Earlier', ruby: 50, type: 'todo', assignedUsers: [child.id] }
  const { id: taskId } = await expectOk(leader.send<{ id: string }>(`POST /groups/${id}/tasks`, task))
  await expectOk(child.send(`PATCH /groups/${id}/users/${child.id}/tasks/${taskId}/complete`, {}))
  return id
}

const newReward = (leader: Person, groupId: string, child: { id: string }, about: object = {}) =>
  expectOk(
    leader.send<{ id: string }>(`POST /groups/${groupId}/rewards`, {
      name: 'Cinema',
      ruby: 20,
      type: 'constant',
      assignedUsers: [child.id],
      ...about,
    }),
  )

const redeem = (child: Pick<Person, 'send'>, groupId: string, { id }: { id: string }) =>
  expectOk(child.send(`POST /groups/${groupId}/rewards/${id}/redeem`))

const statuses = async (leader: Person, groupId: string) =>
  (await expectOk(leader.send<GroupPromise[]>(`GET /groups/${groupId}/promises` as `GET /groups/${string}`))).map(
    ({ status }) => status,
  )

test('a member redeems a reward, and a leader gives it with one tap', async ({
  page,
  browser,
  address,
  player,
  newPlayer,
}) => {
  // Two users with a browser each need time on a busy machine.
  test.slow()
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await familyWithRubies(player, boyan)
  await newReward(player, id, boyan)
  await page.goto(`/groups/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our family')
  const otherPage = await windowOf(browser, boyan, address)
  await otherPage.clock.install()
  await visit(otherPage, id, 'Rewards')
  await otherPage.getByRole('button', { name: 'Redeem “Cinema”' }).click()
  await letUndoPass(otherPage)
  await expect(vouchers(otherPage).getByRole('listitem')).toContainText(/Cinema.*From .?Our family/)
  await expectAccessible(otherPage)

  // The leader sees it without reloading.
  await expect(toGive(page).getByRole('listitem')).toContainText(/Cinema.*For .?Boyan/)
  await expectAccessible(page)
  await toGive(page).getByRole('button', { name: 'More for “Cinema” for Boyan' }).click()
  await page.getByRole('menuitem', { name: 'Choose the day' }).click()
  const day = page.getByRole('dialog', { name: 'When will you give it?' })
  await day.getByRole('textbox', { name: 'Give it by' }).fill('31.12.2099')
  await day.getByRole('textbox', { name: 'Give it by' }).press('Tab')
  await expectAccessible(page)
  await day.getByRole('button', { name: 'Save' }).click()
  await expect(toGive(page)).toContainText('By 31 Dec 2099')
  await expect(vouchers(otherPage)).toContainText('By 31 Dec 2099')

  const given = toGive(page).getByRole('button', { name: 'Mark “Cinema” for Boyan as given' })
  await given.click()
  await expect(toGive(page)).toHaveCount(0)
  // The button that was pressed has gone, and with it the list.
  await expect(page.locator('#main')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(given).toBeVisible()
  expect(await statuses(player, id)).toEqual(['owed'])
  await given.click()
  await expect.poll(() => statuses(player, id), { timeout: 20_000 }).toEqual(['given'])
  await expect(vouchers(otherPage)).toContainText('You have no vouchers now.')
  await vouchers(otherPage).getByText('Used vouchers').click()
  await expect(vouchers(otherPage).getByRole('listitem')).toContainText(/Given by/)
  await expectAccessible(otherPage)
})

test('a leader cancels a reward with a note, and the rubies return', async ({ page, player, newPlayer }) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await familyWithRubies(player, boyan)
  await redeem(boyan, id, await newReward(player, id, boyan))
  await page.goto('/approvals')
  await expect(toGive(page)).toContainText(/Rewards to give in .?Our family/)
  await toGive(page).getByRole('button', { name: 'More for “Cinema” for Boyan' }).click()
  await page.getByRole('menuitem', { name: 'Cancel and give the rubies back' }).click()
  const question = page.getByRole('dialog', { name: /^Cancel/ })
  await expect(question).toContainText(/20 rubies return to .?Boyan/)
  await question.getByLabel(/A note for/).fill('The cinema is closed')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question.getByLabel(/A note for/)).toHaveValue('The cinema is closed')
  await question.getByRole('button', { name: 'Cancel the reward' }).click()
  await expect(toGive(page)).toHaveCount(0)
  await expect.poll(() => rubiesOf(boyan, id)).toBe(50)
  const { notifications } = await expectOk(
    boyan.send<{ notifications: { type: string; data: { note?: string } }[] }>('GET /user/notifications'),
  )
  expect(notifications.find(({ type }) => type === 'rewardCancelled')?.data.note).toBe('The cinema is closed')
})

test('a leader gives a reward with a note, and sees it among those given', async ({ page, player, newPlayer }) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await familyWithRubies(player, boyan)
  await redeem(boyan, id, await newReward(player, id, boyan))
  await page.goto(`/groups/${id}`)
  await toGive(page).getByRole('button', { name: 'More for “Cinema” for Boyan' }).click()
  await page.getByRole('menuitem', { name: 'Give with a note' }).click()
  const form = page.getByRole('dialog', { name: /^Give/ })
  await form.getByLabel(/A note for/).fill('Enjoy the film!')
  await form.getByRole('button', { name: 'Given' }).click()
  await expect(toGive(page)).toHaveCount(0)
  await page.getByText('Rewards given').click()
  await expect(page.getByText('Enjoy the film!')).toBeVisible()
  expect(await statuses(player, id)).toEqual(['given'])
})

test('a member gives a voucher back, and takes back what was only asked for', async ({ page, player, newPlayer }) => {
  const creator = await newPlayer({ name: 'Boyan' })
  const id = await familyWithRubies(creator, player)
  await redeem(player, id, await newReward(creator, id, player, { name: 'Museum' }))
  await redeem(player, id, await newReward(creator, id, player))
  await newReward(creator, id, player, { name: 'Zoo', requireApprove: true })
  await visit(page, id, 'Rewards')
  await vouchers(page).getByRole('button', { name: 'Give back “Cinema”' }).click()
  const question = page.getByRole('dialog', { name: /^Give/ })
  await expect(question).toContainText('20 rubies return to you.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Give it back' }).click()
  await expect(vouchers(page).getByRole('button', { name: 'Give back “Museum”' })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Give it back' }).click()
  await expect(vouchers(page)).toContainText('You have no vouchers now.')
  await expect(page.locator('#main')).toBeFocused()
  await expect.poll(() => rubiesOf(player, id)).toBe(50)
  await expect(page.getByText('50 rubies', { exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Ask for it: “Zoo”' }).click()
  await page.getByRole('button', { name: 'Take back: “Zoo”' }).click()
  await expect(page.getByRole('button', { name: 'Ask for it: “Zoo”' })).toBeVisible()
  const waiting = async () =>
    (await expectOk(creator.send<GroupReward[]>(`GET /groups/${id}/rewards`))).reduce(
      (sum, { waitingApproval }) => sum + waitingApproval,
      0,
    )
  await expect.poll(waiting).toBe(0)
})

test('a leader reads why a reward is gone that its member gave back', async ({ page, player, newPlayer }) => {
  const boyan = await newPlayer({ name: 'Boyan' })
  const id = await familyWithRubies(player, boyan)
  await redeem(boyan, id, await newReward(player, id, boyan))
  await page.goto(`/groups/${id}`)
  await expect(toGive(page)).toBeVisible()
  await toGive(page).getByRole('button', { name: 'Mark “Cinema” for Boyan as given' }).click()
  const [promise] = await expectOk(
    boyan.send<{ id: string }[]>(`GET /groups/${id}/promises` as `GET /groups/${string}`),
  )
  await expectOk(boyan.send(`POST /groups/${id}/promises/${promise?.id}/cancel`))
  await expect(page.getByText('This reward has already been given or cancelled.')).toBeVisible({ timeout: 20_000 })
  await expect(toGive(page)).toHaveCount(0)
})

test('the tablet shows who gets what, and a child gives its voucher back', async ({ browser, address, player }) => {
  test.slow()
  const { id } = await expectOk(player.send<{ id: string }>('POST /groups', { name: 'Our family' }))
  const { child } = await expectOk(
    player.send<ChildAdded>(`POST /groups/${id}/children`, { name: 'Mira', consent: true }),
  )
  const mira = { id: child.userId }
  const tablet = await tabletOf(browser, player, { id, mira: mira as never, ivo: mira as never }, address)
  const task = { title: 'Earlier', ruby: 50, type: 'todo', assignedUsers: [mira.id] }
  await expectOk(player.send(`POST /groups/${id}/tasks`, task))
  await tablet
    .getByRole('button', { name: /Earlier/ })
    .first()
    .click()
  await newReward(player, id, mira)
  await newReward(player, id, mira, { name: 'Zoo', requireApprove: true })
  await tablet.getByRole('button', { name: /^Play as .?Mira/ }).click()
  const tabs = tablet.getByRole('navigation', { name: 'My pages' })
  await tabs.getByRole('button', { name: /^Rewards/ }).click()
  await tablet.getByRole('button', { name: 'I want it: “Zoo”', exact: true }).click()
  await tablet.getByRole('button', { name: 'Yes, I want it: “Zoo”' }).click()
  await tablet.getByRole('button', { name: 'Take back: “Zoo”' }).click()
  await expect(tablet.getByRole('button', { name: 'I want it: “Zoo”', exact: true })).toBeVisible()
  await tablet.getByRole('button', { name: 'I want it: “Cinema”', exact: true }).click()
  await tablet.getByRole('button', { name: 'Yes, I want it: “Cinema”' }).click()
  await expect(vouchers(tablet).getByRole('listitem')).toContainText('Cinema')
  await expectAccessible(tablet)

  await tablet.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(tablet.getByRole('list', { name: 'Vouchers' })).toContainText(/Cinema.*for .?Mira/)
  await expectAccessible(tablet)
  await tablet.getByRole('button', { name: /^Play as .?Mira/ }).click()
  await tabs.getByRole('button', { name: /^Rewards/ }).click()
  await vouchers(tablet).getByRole('button', { name: 'Give back “Cinema”' }).click()
  const question = tablet.getByRole('dialog', { name: 'Give “Cinema” back?' })
  await expect(question).toContainText('20 rubies return to you.')
  await question.getByRole('button', { name: 'Give it back' }).click()
  await expect(vouchers(tablet)).toHaveCount(0)
  expect(await statuses(player, id)).toEqual(['cancelled'])
})
