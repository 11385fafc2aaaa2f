import type { Page } from '@playwright/test'
import type { MissionTask } from '@questboard/api/missions/schema'
import type { Profile } from '@questboard/api/profile/schema'
import { expectAccessible } from '../support/accessible.ts'
import { giveTo } from '../support/balances.ts'
import { showPart } from '../support/dashboard-parts.ts'
import { day } from '../support/days.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import type { Person } from '../support/test-server.ts'

async function planMission(player: Person, about: object = {}): Promise<string> {
  const mission = { name: 'Garden', from: day(2), to: day(20), tasks: [], ...about }
  return (await player.send<{ id: string }>('POST /user/missions', mission)).result.id
}

const tasksOf = async (player: Person, mission: string) =>
  (await player.send<MissionTask[]>(`GET /user/missions/${mission}/tasks`)).result

const gemsOf = async (player: Person) => (await player.send<Profile>('GET /users/profile')).result.stats.gems

const dialog = (page: Page) => page.getByRole('dialog')

const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })

async function lookAt(page: Page) {
  await expectAccessible(page)
  await expectToFit(page)
}

test('tasks for a mission are suggested, selected, edited and saved', async ({ page, player }) => {
  const mission = await planMission(player, { tasks: [{ title: 'Rake', gold: 5, type: 'todo' }] })
  await page.goto(`/missions/${mission}`)
  await page.getByRole('button', { name: 'Suggest tasks 5 gems' }).click()
  await expect(dialog(page)).toContainText('You have')
  await lookAt(page)
  await dialog(page).getByLabel('How many?').fill('11')
  await button(page, 'Suggest').click()
  await expect(dialog(page)).toContainText('A whole number from 1 to 10.')
  await dialog(page).getByLabel('How many?').fill('3')
  await button(page, 'Suggest').click()

  await expect(dialog(page).getByRole('checkbox')).toHaveCount(3)
  expect(await gemsOf(player)).toBe(45)
  await lookAt(page)
  await dialog(page).getByRole('checkbox', { name: 'Select “Step 2”' }).uncheck()
  await dialog(page).getByLabel('Name').nth(2).fill(' ')
  await button(page, 'Add 2 tasks').click()
  await expect(dialog(page)).toContainText('Up to 150 characters.')
  await dialog(page).getByLabel('Name').nth(2).fill('Plant bulbs')
  await dialog(page).getByLabel('Gold for “Plant bulbs”').fill('40')
  await dialog(page).getByLabel('How often “Plant bulbs”').selectOption('weekly')
  const notes = dialog(page).getByLabel('Notes of “Plant bulbs”')
  await expect(notes).toHaveValue('Before the rain.')
  await notes.fill('In two rows.')
  await button(page, 'Add 2 tasks').click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('Plant bulbs')).toBeVisible()
  await expect
    .poll(() => tasksOf(player, mission))
    .toMatchObject([
      { title: 'Rake' },
      { title: 'Step 1', gold: 10 },
      { title: 'Plant bulbs', notes: 'In two rows.', gold: 40, type: 'weekly' },
    ])
  // The balance is updated everywhere.
  await expect(page.getByText('45 gems', { exact: true }).filter({ visible: true }).first()).toBeVisible()
})

test('paid suggestions are shown again when the dialog is reopened', async ({ page, player }) => {
  await page.goto(`/missions/${await planMission(player)}`)
  const offer = page.getByRole('button', { name: 'Suggest tasks 5 gems' })
  await offer.click()
  await button(page, 'Suggest').click()
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(5)
  await dialog(page).getByRole('checkbox').first().uncheck()
  await button(page, 'Close').click()
  await offer.click()
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(5)
  await expect(dialog(page).getByRole('checkbox').first()).not.toBeChecked()
  await button(page, 'Suggest others').click()
  await button(page, 'Suggest').click()
  await expect(dialog(page).getByRole('checkbox').first()).toBeChecked()
  expect(await gemsOf(player)).toBe(40)
})

test('rewards are suggested for a topic, and failures cost nothing', async ({ page, player }) => {
  await page.goto('/dashboard')
  await showPart(page, 'Rewards')
  await page.getByRole('region', { name: 'Rewards' }).getByRole('button', { name: 'New reward' }).click()
  await button(page, 'Suggest rewards 5 gems').click()
  await button(page, 'Suggest').click()
  await expect(dialog(page)).toContainText('Say what they’re about, in up to 200 characters.')
  const topic = dialog(page).getByLabel('What are they about?')
  await topic.fill('films (stand-in: broken)')
  await button(page, 'Suggest').click()
  await expect(dialog(page).getByRole('alert')).toContainText('You weren’t charged')
  await lookAt(page)
  await expect(topic).toHaveValue('films (stand-in: broken)')
  await topic.fill('films')
  await button(page, 'Try again').click()
  await button(page, 'Add 5 rewards').click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Redeem “Treat 5”' })).toBeVisible()
  expect((await player.send<object[]>('GET /user/rewards')).result).toHaveLength(5)
  expect(await gemsOf(player)).toBe(45)
})

test('a slow request can be cancelled, and the gems stay', async ({ page, player }) => {
  await page.goto(`/missions/${await planMission(player, { name: 'Garden (stand-in: hang)' })}`)
  await page.getByRole('button', { name: 'Suggest tasks 5 gems' }).click()
  await button(page, 'Suggest').click()
  await expect(dialog(page).getByRole('progressbar')).toBeVisible()
  await expect(dialog(page)).toContainText('Gathering ideas…')
  await expect(dialog(page)).toContainText(/[2-9] s/)
  await lookAt(page)
  await button(page, 'Stop').click()
  await expect(button(page, 'Suggest')).toBeVisible()
  // Nothing is held any more: all of them can be spent.
  await expect
    .poll(async () => (await player.send('POST /user/rewards/generate-rewards', { topic: 'tea', count: 1 })).status)
    .toBe(200)
  expect(await gemsOf(player)).toBe(45)
})

test("an avatar is generated, shown, worn, and listed among the player's own", async ({ page, player }) => {
  await page.goto('/settings/profile')
  await page.getByRole('button', { name: 'Draw an avatar 20 gems' }).click()
  await expect(dialog(page)).toContainText('You have')
  await lookAt(page)
  await dialog(page).getByLabel('What should it show?').fill('A fox (stand-in: svg)')
  await button(page, 'Draw').click()
  await expect(dialog(page).getByRole('alert')).toContainText('You weren’t charged')
  await dialog(page).getByLabel('What should it show?').fill('A fox')
  await button(page, 'Try again').click()
  const picture = dialog(page).getByRole('img', { name: 'A fox' })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
  await lookAt(page)
  await button(page, 'Wear it').click()
  await expect(page.locator('main img[src^="/generated-avatars/"]')).toBeVisible()
  expect(await gemsOf(player)).toBe(30)
  const { result } = await player.send<Profile>('GET /users/profile')
  expect(result.imageUrl).toBe(result.generatedAvatarUrl)

  await page.getByRole('button', { name: 'Choose another avatar' }).click()
  await expect(button(page, 'My drawing 1')).toHaveAttribute('aria-pressed', 'true')
  await lookAt(page)
  await button(page, 'Fox').click()
  await expect(button(page, 'My drawing 1')).toHaveAttribute('aria-pressed', 'false')
  await button(page, 'My drawing 1').click()
  await expect(button(page, 'My drawing 1')).toHaveAttribute('aria-pressed', 'true')
})

test('with too few gems the dialog says so first and links to the shop', async ({ page, player }) => {
  await giveTo(player, { gems: -48 })
  await page.goto('/settings/profile')
  await page.getByRole('button', { name: 'Draw an avatar 20 gems' }).click()
  await expect(dialog(page)).toContainText('You need 18 more gems.')
  await expect(button(page, 'Draw')).toBeDisabled()
  await lookAt(page)
  await button(page, 'Buy gems').click()
  await expect(page.getByRole('dialog', { name: 'Buy gems' })).toBeVisible()
})

test.describe('in Bulgarian', () => {
  test.use({ locale: 'bg-BG', colorScheme: 'dark' })

  test('all texts and suggestions are in Bulgarian', async ({ page, player }) => {
    await page.goto(`/missions/${await planMission(player, { name: 'Градината' })}`)
    await page.getByRole('button', { name: 'Предложи задачи 5 диаманти' }).click()
    await expect(dialog(page)).toContainText('Имаш')
    await lookAt(page)
    await button(page, 'Предложи').click()
    await expect(dialog(page).getByRole('checkbox', { name: 'Избери „Стъпка 1“' })).toBeChecked()
    await lookAt(page)
    await button(page, 'Добави 5 задачи').click()
    await expect(page.getByText('Стъпка 5')).toBeVisible()
  })
})
