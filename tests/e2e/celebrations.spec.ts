import type { Page } from '@playwright/test'
import type { Mission } from '@questboard/api/missions/schema'
import { expectAccessible } from '../support/accessible.ts'
import { giveTo } from '../support/balances.ts'
import { letDaysPass } from '../support/days.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import { addTask } from '../support/tasks.ts'

const celebration = (page: Page) => page.getByRole('region', { name: /^(Your achievement|Твоето постижение)$/ })

/** Records what the page plays, by the frequencies of its tones. */
async function listen(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const tones: number[] = []
    Object.assign(window, { tones })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      tones.push(Math.round(this.frequency.value))
      return start.call(this, when)
    }
  })
  return () => page.evaluate(() => (window as unknown as { tones: number[] }).tones)
}

test('a new level is celebrated once with its title, and does not block the next task', async ({ page, player }) => {
  await giveTo(player, { exp: 95 })
  await addTask(player, 'Sweep the floor', { gold: 0 })
  await addTask(player, 'Air the room', { gold: 0 })
  await page.goto('/dashboard')
  await page.getByRole('checkbox', { name: 'Sweep the floor' }).check()
  await expect(celebration(page).getByRole('heading', { name: 'Level 2!' })).toBeVisible()
  await expect(celebration(page)).toContainText('NewbieThat’s your new title.')
  await expect(page.getByRole('status').filter({ hasText: /^Level 2!/ })).toBeAttached()
  // It stays while the user interacts with it.
  await celebration(page).getByRole('button', { name: 'Great!' }).focus()
  await expectAccessible(page)
  await expectToFit(page)

  await page.getByRole('checkbox', { name: 'Air the room' }).check()
  await expect(page.getByRole('checkbox', { name: 'Air the room' })).toBeChecked()
  await expect(celebration(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(celebration(page)).toHaveCount(0)

  // Sent when it can no longer be undone.
  await expect
    .poll(async () => (await player.send('GET /user/tasks')).result)
    .toMatchObject([{ completed: true }, { completed: true }])
  await addTask(player, 'Feed the cat', { gold: 0 })
  await page.reload()
  await page.getByRole('checkbox', { name: 'Feed the cat' }).check()
  await expect(page.getByRole('status').filter({ hasText: 'gold earned' })).toBeAttached()
  await expect(page.getByRole('main').getByText(/^The pawn moved/)).toBeAttached()
  await expect(celebration(page)).toHaveCount(0)
})

test('a lap is celebrated when the pawn has come around, and Escape closes the celebration', async ({
  page,
  player,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (let square = 0; square < 39; square++) {
    const { id } = await addTask(player, `Step ${square}`, { type: 'daily', gold: 0 })
    await player.send(`POST /user/tasks/${id}/complete`, {})
    await player.send(`PATCH /user/tasks/${id}/archive`)
  }
  await addTask(player, 'The last step', { gold: 0 })
  await page.goto('/dashboard')
  await page.getByRole('checkbox', { name: 'The last step' }).check()
  await expect(celebration(page).getByRole('heading', { name: 'Once around!' })).toBeVisible()
  await expect(celebration(page)).toContainText('Lap 2 on Meadow begins, and every surprise is new again.')
  await page.keyboard.press('Escape')
  await expect(celebration(page)).toHaveCount(0)
})

test('a streak of seven days is celebrated', async ({ page, player }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { id } = await addTask(player, 'Drink a glass of water', { type: 'daily', gold: 0 })
  for (let day = 0; day < 6; day++) {
    await player.send(`POST /user/tasks/${id}/complete`, {})
    await letDaysPass(player, 1)
  }
  await page.goto('/dashboard')
  await page.getByRole('checkbox', { name: 'Drink a glass of water' }).check()
  await expect(celebration(page).getByRole('heading', { name: '7 days in a row!' })).toBeVisible()
  await expect(celebration(page)).toContainText(/You’re on a roll with “.?Drink a glass of water.?”!/)
})

test('a celebration waits until the open dialog is closed', async ({ page, player }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await giveTo(player, { exp: 95 })
  const today = Temporal.Now.plainDateISO('Europe/Sofia')
  const { result: mission } = await player.send<Mission>('POST /user/missions', {
    name: 'Spring cleaning',
    from: `${today}`,
    to: `${today.add({ days: 7 })}`,
    tasks: [{ title: 'Windows', gold: 5, type: 'todo' }],
  })
  await player.send(`PATCH /user/missions/${mission.id}/tasks/${mission.tasks[0]?.id}/complete`)
  await page.goto(`/missions/${mission.id}`)
  await page.getByRole('button', { name: 'Complete the mission' }).click()
  const done = page.getByRole('dialog', { name: 'Mission completed!' })
  await expect(done).toBeVisible()
  await expect(celebration(page)).toHaveCount(0)
  await done.getByRole('button', { name: 'Close' }).last().click()
  await expect(celebration(page).getByRole('heading', { name: 'Level 2!' })).toBeVisible()
})

test('a celebration is silent until sounds are enabled on this device', async ({ page, player }) => {
  const tones = await listen(page)
  await addTask(player, 'Quiet', { gold: 0 })
  await addTask(player, 'Loud', { gold: 0 })
  await page.goto('/dashboard')
  await page.getByRole('checkbox', { name: 'Quiet' }).check()
  await expect(page.getByRole('status').filter({ hasText: 'gold earned' })).toBeAttached()
  expect(await tones()).toEqual([])

  await page.goto('/settings/game')
  const sounds = page.getByRole('switch', { name: 'Play sounds' })
  await expect(sounds).not.toBeChecked()
  await sounds.check()
  await expect.poll(tones).toEqual([988, 1319])

  await page.goto('/dashboard')
  await page.getByRole('checkbox', { name: 'Loud' }).check()
  await expect.poll(tones).toContain(330)
})

test.describe('in Bulgarian and dark mode', () => {
  test.use({ locale: 'bg-BG', colorScheme: 'dark' })

  test('a new level reads naturally in Bulgarian', async ({ page, player }) => {
    await giveTo(player, { exp: 95 })
    await addTask(player, 'Измети пода', { gold: 0 })
    await page.goto('/dashboard')
    await page.getByRole('checkbox', { name: 'Измети пода' }).check()
    await expect(celebration(page).getByRole('heading', { name: 'Ниво 2!' })).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
  })
})
