import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { openPlace } from '../support/dashboard-parts.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'

const profile = (page: Page) => page.getByRole('region', { name: 'Profile' })

const sideToggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Side panel' })

/** Opens the side panel where it is closed by default. */
async function openSide(page: Page, isMobile: boolean) {
  if (isMobile) await sideToggle(page).click()
  await expect(profile(page)).toBeVisible()
}

test('the side panel is 250 px wide, shows the player, and is toggled from the bar', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/dashboard')
  await expect(sideToggle(page)).toHaveAttribute('aria-expanded', String(!isMobile))
  await openSide(page, isMobile)
  const side = page.locator('#side-panel')
  await expect.poll(async () => (await side.boundingBox())?.width).toBe(250)
  await expect(profile(page)).toContainText('Gamifinnator')
  await expect(profile(page)).toContainText('Level 1')
  await expect(profile(page).getByRole('progressbar')).toBeVisible()
  await profile(page).getByRole('button', { name: /gems/ }).click()
  await expect(page.getByRole('dialog', { name: 'Buy gems' })).toBeVisible()
  await page.getByRole('dialog', { name: 'Buy gems' }).getByRole('button', { name: 'Close' }).first().click()
  if (isMobile) return
  await sideToggle(page).click()
  await expect(profile(page)).toHaveCount(0)
  await expect(sideToggle(page)).toHaveAttribute('aria-expanded', 'false')
})

test('links that the operator has not configured are hidden, and feedback still works', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/dashboard')
  await openSide(page, isMobile)
  await expect(profile(page).getByRole('link', { name: 'Support us' })).toHaveCount(0)
  await profile(page).getByRole('button', { name: 'Tell us what you think' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Get in touch' })).toBeVisible()
  await expectToFit(page)
})

test("the side panel links to the operator's donation and feedback pages", { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.route('**/trpc/*config.read*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.text()
    const info = body
      .replace('"supportUrl":null', '"supportUrl":"https://donate.example.org/questboard"')
      .replace('"feedbackUrl":null', '"feedbackUrl":"https://example.org/feedback"')
    await route.fulfill({ response: answer, body: info })
  })
  await page.goto('/dashboard')
  await openSide(page, isMobile)
  const support = profile(page).getByRole('link', { name: 'Support us' })
  await expect(support).toHaveAttribute('href', 'https://donate.example.org/questboard')
  await expect(support).toHaveAttribute('rel', /noopener/)
  const feedback = profile(page).getByRole('link', { name: 'Tell us what you think' })
  await expect(feedback).toHaveAttribute('href', 'https://example.org/feedback')
  await expectAccessible(page)
  await expectToFit(page)
})

test('on small screens one menu holds everything, and a bottom bar the places of every day', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Ani’s account' }).click()
  const items = page.getByRole('menuitem')
  await expect(items.last()).toHaveText('Sign out')
  const own = ['Statistics', 'Settings', 'Keyboard shortcuts', 'Sign out']
  const rest = [
    'Dashboard',
    'Calendar',
    'Missions',
    'Groups',
    'Buy gems',
    'Avatars',
    'Boards',
    'My purchases',
    'Notifications',
  ]
  await expect(items).toHaveText(isMobile ? [...rest, ...own] : own)
  await expectAccessible(page)
  await expectToFit(page)
  await page.keyboard.press('Escape')
  const places = page.getByRole('navigation', { name: 'Main pages' }).getByRole('link')
  const regions = page.getByRole('region', { name: /^(Tasks|Main mission|Rewards)$/ })
  if (!isMobile) {
    await expect(places).toHaveCount(0)
    await expect(regions).toHaveCount(3)
    return
  }
  await expect(regions).toHaveCount(2)
  await expect(places).toHaveText(['Today', 'Family', 'Missions', 'Rewards', 'Me'])
  await expect(places.first()).toHaveAttribute('aria-current', 'page')
  await openPlace(page, 'Rewards')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rewards')
  await expect(page.getByRole('region', { name: 'Rewards', exact: true })).toBeVisible()
  await openPlace(page, 'Family')
  await expect(page).toHaveURL('/groups')
  await openPlace(page, 'Me')
  await expect(profile(page)).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  for (const name of ['Calendar', 'Missions', 'Avatars', 'Notifications', 'Statistics', 'Settings', 'Sign out']) {
    await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toBeVisible()
  }
  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/settings')
})
