import type { Locator, Page } from '@playwright/test'
import type { Board } from '@questboard/api/board/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { questions } from '../../packages/api/src/board/content/questions.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import type { Person } from '../support/test-server.ts'
import { makeStep, walk } from '../support/walk.ts'

/** Special squares of the first board. */
const meadow = { quote: 2, fact: 4, bonus: 6, task: 9, question: 11 }

/** Moves the pawn to a square: all but the last step by API, the last one in the page. */
async function land(page: Page, player: Person, square: number) {
  await walk(player, square - 1)
  await makeStep(player)
  await page.goto('/dashboard')
  await page.getByRole('checkbox', { name: 'One step' }).check()
  await expect(page.getByRole('button', { name: /^(Card|Карта): / })).toBeVisible()
}

const cardOf = async (player: Person) => (await player.send<Board>('GET /user/boards/current')).result.card

const card = (page: Page, kind: string) => page.getByRole('region', { name: kind, exact: true })
const marker = (within: Page | Locator, kind: string) => within.getByRole('button', { name: `Card: ${kind}` })
const statusWith = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

test('a quote is shown in quotation marks, and again until the pawn moves on', async ({ page, player }) => {
  await land(page, player, meadow.quote)
  const quote = card(page, 'Quote')
  const { text = '', author = '' } = await cardOf(player)
  const shown = `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`
  await expect(quote.getByText(shown)).toBeVisible()
  await expect(quote.getByText(author)).toBeVisible()
  await expect(quote.getByText('2 XP')).toBeVisible()
  await expect(statusWith(page, `A quote: ${shown} ${author}`)).toBeAttached()
  await expect(page.getByRole('checkbox', { name: 'One step' })).toBeFocused()
  await expectAccessible(page)
  await expectToFit(page)

  await page.keyboard.press('Escape')
  await expect(quote).toHaveCount(0)
  await marker(page, 'Quote').click()
  await expect(quote).toBeFocused()
  await quote.getByRole('button', { name: 'Continue' }).click()
  await expect(quote).toHaveCount(0)
  await expect(marker(page, 'Quote')).toBeFocused()

  await page.reload()
  await expect(marker(page, 'Quote')).toBeVisible()
  await expect(quote).toHaveCount(0)
  await makeStep(player, 'Another step')
  await page.reload()
  await page.getByRole('checkbox', { name: 'Another step' }).check()
  await expect(marker(page, 'Quote')).toHaveCount(0)
})

test('a bonus shows and counts what it paid', async ({ page, player }) => {
  await land(page, player, meadow.bonus)
  const { gold = 0 } = await cardOf(player)
  await expect(card(page, 'Bonus').getByText(`${gold} gold`)).toBeVisible()
  await expect(statusWith(page, `A bonus: ${gold} gold`)).toBeAttached()
  await expect(page.getByText(`${gold} gold`, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await expectAccessible(page)
})

test('a challenge is accepted once from its card, and becomes a task', async ({ page, player }) => {
  await land(page, player, meadow.task)
  const challenge = card(page, 'Challenge')
  await expect(challenge.getByRole('button', { name: 'Later' })).toBeVisible()
  await expectAccessible(page)
  await challenge.getByRole('button', { name: 'Later' }).click()
  await expect(challenge).toHaveCount(0)

  await marker(page, 'Challenge').click()
  await challenge.getByRole('button', { name: 'Accept' }).click()
  await expect(challenge).toHaveCount(0)
  await expect(marker(page, 'Challenge')).toHaveCount(0)
  const { result } = await player.send<Task[]>('GET /user/tasks?type=todo')
  expect(result).toHaveLength(1)
  const title = result[0]?.title ?? ''
  await expect(statusWith(page, `“${title}” added to your tasks.`)).toBeAttached()
  await expect(page.getByRole('checkbox', { name: title, exact: true })).toBeVisible()
  expect(await cardOf(player)).toMatchObject({ kind: 'task', settled: true })
})

test('a challenge that failed to be accepted stays on its card', async ({ page, player }) => {
  await land(page, player, meadow.task)
  await page.route('**/trpc/board.accept*', (route) => route.abort('connectionrefused'))
  const challenge = card(page, 'Challenge')
  await challenge.getByRole('button', { name: 'Accept' }).click()
  const message = page.getByRole('alert').filter({ hasText: 'We don’t know whether that worked.' })
  await expect(message).toBeVisible()
  await page.unrouteAll()
  await message.getByRole('button', { name: 'Try again' }).click()
  await expect(marker(page, 'Challenge')).toHaveCount(0)
  await expect.poll(async () => (await player.send('GET /user/tasks?type=todo')).result).toHaveLength(1)
})

async function openQuestion(page: Page, player: Person) {
  await land(page, player, meadow.question)
  await card(page, 'Question').getByRole('button', { name: 'Answer' }).click()
  const { question } = await cardOf(player)
  const answers = questions.find(({ id }) => id === question?.id)?.answers ?? []
  const textOf = (right: boolean) =>
    question?.answers.find(({ id }) => Boolean(answers.find((answer) => answer.id === id)?.right) === right)?.text ?? ''
  return { dialog: page.getByRole('dialog', { name: 'Question' }), right: textOf(true), wrong: textOf(false) }
}

test('a right answer pays, with the keyboard only', async ({ page, player }) => {
  const { dialog, right } = await openQuestion(page, player)
  await expect(dialog.getByRole('radio')).toHaveCount(4)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Answer' }).press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Choose an answer first.')
  await dialog.getByRole('radio', { name: right }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('That’s right!')).toBeVisible()
  await expect(dialog.getByText('10 gold')).toBeVisible()
  await expect(dialog.getByText('10 XP')).toBeVisible()
  await expect(dialog.getByText('Right answer')).toBeAttached()
  await expect(dialog.getByRole('radio').first()).toBeDisabled()
  await expectAccessible(page)
  await expectToFit(page)
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(marker(page, 'Question')).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
})

test('a wrong answer shows the right one, without a second try', async ({ page, player }) => {
  const { dialog, right, wrong } = await openQuestion(page, player)
  await dialog.getByText(wrong, { exact: true }).click()
  await dialog.getByRole('button', { name: 'Answer' }).click()
  await expect(dialog.getByText(`Not quite. The right answer is “${right}”.`)).toBeVisible()
  await expect(dialog.getByText('Wrong answer')).toBeAttached()
  await expectAccessible(page)
  // Nothing is left to lose, so it does not ask.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Tasks' })).toBeVisible()
  await expect(marker(page, 'Question')).toHaveCount(0)
})

test('a postponed question stays available at its marker, even on the whole board', { tag: '@phone' }, async ({
  page,
  player,
}) => {
  const { dialog } = await openQuestion(page, player)
  await dialog.getByRole('button', { name: 'Later' }).click()
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Open the whole board/ }).click()
  const whole = page.getByRole('dialog', { name: 'Your board' })
  await expect(whole).toBeVisible()
  await marker(whole, 'Question').click()
  await expect(whole).toHaveCount(0)
  await expect(card(page, 'Question')).toBeVisible()
})

test('the pawn walks and the card opens, even if a task is done before the board has loaded', async ({
  page,
  player,
}) => {
  await walk(player, meadow.fact - 1)
  await makeStep(player)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (/\bname:.meadow\b/.test(body)) await released
    await route.fulfill({ response, body })
  })
  await page.goto('/dashboard')
  await page.getByRole('checkbox', { name: 'One step' }).check()
  await expect.poll(() => cardOf(player).then(({ kind }) => kind)).toBe('fact')
  await expect(statusWith(page, 'The pawn moved')).toBeAttached()
  release()
  await expect(card(page, 'Fact')).toBeVisible()
})

test('with reduced motion the card is open at once', async ({ page, player }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await land(page, player, meadow.fact)
  const { text = '' } = await cardOf(player)
  await expect(card(page, 'Fact').getByText(text)).toBeVisible()
  const lasting = await card(page, 'Fact').evaluate((element) =>
    element.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  )
  expect(lasting.filter((ms) => ms > 1)).toEqual([])
})

test.describe('in Bulgarian', () => {
  test.use({ locale: 'bg-BG', colorScheme: 'dark' })

  test('a quote has Bulgarian quotation marks', { tag: '@phone' }, async ({ page, player, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
    await land(page, player, meadow.quote)
    const { text = '' } = await cardOf(player)
    await expect(card(page, 'Цитат').getByText(`„${text.replaceAll(/[„“]/gu, '’')}“`)).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
  })
})
