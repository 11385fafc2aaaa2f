import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/visitor.ts'

test('a visitor plays the demo before signing up', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Your to-do list is a board game · Questboard')
  const game = page.getByRole('region', { name: 'Try the game' })
  await expect(game.getByText('0 gold', { exact: true })).toBeVisible()
  // The board loads a moment after the text, and announces steps from then on.
  await expect(
    game
      .getByRole('figure')
      .or(game.getByRole('button', { name: /whole board/ }))
      .first(),
  ).toBeVisible()
  await game.getByRole('checkbox', { name: 'Water the plants' }).check()
  await expect(game.getByText('10 gold', { exact: true }).first()).toBeVisible()
  await expect(game.getByText(/^The pawn moved 1 square to square 4/)).toBeAttached()
  await game.getByRole('checkbox', { name: 'Read ten pages' }).check()
  await game.getByRole('checkbox', { name: 'A walk after dinner' }).check()
  await expect(game.getByText('That’s the whole trick!')).toBeVisible()
  await expect(game.getByText('45 gold', { exact: true })).toBeVisible()
  await game.getByRole('checkbox', { name: 'Read ten pages' }).uncheck()
  await expect(game.getByText('30 gold', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Take the first step' }).click()
  await expect(page).toHaveURL('/sign-up')
})

test('the landing page answers what families ask before they begin', async ({ page }) => {
  await page.goto('/')
  const families = page.getByRole('region', { name: 'What families ask' })
  await expect(families.getByRole('term')).toHaveText([
    'Does my child need an account?',
    'Is it safe for children?',
    'What do we need?',
    'What happens to our data?',
  ])
  await expect(page.getByRole('main')).not.toContainText('PostgreSQL')
})

test('the language switch changes every text of the landing page, and is remembered', async ({ page }) => {
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Your to-do list is a board game')
  await page.getByRole('button', { name: 'Български' }).click()
  await expect(heading).toHaveText('Списъкът ти със задачи е настолна игра')
  await expect(page).toHaveTitle('Списъкът ти със задачи е настолна игра · Questboard')
  await expect(page.getByRole('checkbox', { name: 'Полей цветята' })).toBeVisible()
  await page.reload()
  await expect(heading).toHaveText('Списъкът ти със задачи е настолна игра')
})

test('the keyboard skips the bars to the content', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Get started' })).toBeFocused()
})
