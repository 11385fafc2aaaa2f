import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { giveTo } from '../support/balances.ts'
import { expectToFit } from '../support/fits.ts'
import { test as asPlayer, expect } from '../support/player.ts'
import { test as asVisitor } from '../support/visitor.ts'

/** Each language with each colour scheme, and the texts that identify each page. */
const looks = [
  {
    locale: 'bg-BG',
    colorScheme: 'dark',
    first: 'Списъкът ти със задачи е настолна игра',
    login: 'Радваме се да те видим',
    signUp: 'Застани на старта',
    lost: 'Това поле не е на дъската',
    settings: 'Настройки',
  },
  {
    locale: 'en-GB',
    colorScheme: 'light',
    first: 'Your to-do list is a board game',
    login: 'Welcome back',
    signUp: 'Take your place at the start',
    lost: 'You’ve landed off the board',
    settings: 'Settings',
  },
] as const

async function expectGood(page: Page, path: string, heading: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expectToFit(page)
  await expectAccessible(page)
}

for (const { locale, colorScheme, first, login, signUp, lost, settings } of looks) {
  asVisitor.describe(`${locale}, ${colorScheme}`, () => {
    asVisitor.use({ locale, colorScheme })

    asVisitor('public pages fit and are accessible', async ({ page }) => {
      await expectGood(page, '/', first)
      await expectGood(page, '/login', login)
      await expectGood(page, '/sign-up', signUp)
      await expectGood(page, '/no-such-square', lost)
    })
  })

  asPlayer.describe(`${locale}, ${colorScheme}`, () => {
    asPlayer.use({ locale, colorScheme })

    asPlayer('settings and the account menu fit and are accessible', { tag: '@phone' }, async ({ page }) => {
      await expectGood(page, '/settings', settings)
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^(Ani’s account|Профил на Ани)$/ })
        .click()
      await expect(page.getByRole('menuitem').last()).toBeVisible()
      await expectToFit(page)
      await expectAccessible(page)
    })
  })
}

asPlayer('the side panel shows the player and can be closed', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/settings')
  const toggle = page.getByRole('button', { name: 'Side panel' })
  const panel = page.getByRole('region', { name: 'Profile' })
  await expect(toggle).toHaveAttribute('aria-expanded', String(!isMobile))
  if (isMobile) await toggle.click()
  await expect(panel.getByText('Ani')).toBeVisible()
  await expect(panel.getByText('Level 1', { exact: true })).toBeVisible()
  await expect(panel.getByText('50 gems')).toBeVisible()
  await expectAccessible(page)
  if (isMobile) await page.keyboard.press('Escape')
  else await toggle.click()
  await expect(panel).toBeHidden()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

asPlayer('large numbers have spaces between thousands', async ({ page, player }) => {
  await giveTo(player, { gold: 12_345, gems: 1_000_000 })
  await page.goto('/dashboard')
  const panel = page.getByRole('region', { name: 'Profile' })
  await expect(panel.getByText('12,345 gold', { exact: true })).toBeVisible()
  await expect(panel.getByText('1,000,050 gems', { exact: true })).toBeVisible()
})
