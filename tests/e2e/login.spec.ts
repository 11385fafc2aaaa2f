import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/visitor.ts'

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a visitor with a deep link signs in and reaches the requested page', { tag: '@smoke' }, async ({
  page,
  newPlayer,
}) => {
  await page.goto('/settings')
  await expect(page).toHaveURL('/login?redirect=%2Fsettings')
  await signIn(page, await newPlayer())
  await expect(page).toHaveURL('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
})

test('Back leads from the first page after signing in to the page before the form', async ({ page, newPlayer }) => {
  await page.goto('/about')
  await page.goto('/login')
  await signIn(page, await newPlayer())
  await expect(page).toHaveURL('/dashboard')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('wrong credentials are reported, and the address stays', async ({ page, newPlayer }) => {
  const { email, password } = await newPlayer()
  await page.goto('/login')
  await signIn(page, { email, password: 'not the password' })
  await expect(page.getByRole('alert')).toHaveText('The e-mail or password isn’t right. Check both and try again.')
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page).toHaveURL('/login')

  await signIn(page, { email: email.toUpperCase(), password })
  await expect(page).toHaveURL('/dashboard')
})

test('an empty form shows what it requires', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter your e-mail/)
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Enter your password.')
})

test('a browser that blocks storage is named as the reason', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    })
  })
  await page.goto('/login')
  await expect(page.getByRole('alert')).toHaveText(/^Your browser doesn’t let Questboard store data\./)
  await expectAccessible(page)
})

test('signing in switches to the language of the account', async ({ page, newPlayer }) => {
  await page.goto('/login')
  await signIn(page, await newPlayer({ name: 'Ани', lang: 'bg' }))
  await expect(page.getByRole('button', { name: 'Профил на Ани' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
})

for (const foreign of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example']) {
  test(`a redirect to ${foreign} is not followed`, async ({ page, newPlayer, address }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(foreign)}`)
    await signIn(page, await newPlayer())
    await expect(page.getByRole('button', { name: 'Ani’s account' })).toBeVisible()
    expect(page.url()).toBe(`${address}/dashboard`)
  })
}

for (const path of ['/dashboard', '/settings']) {
  test(`a visitor of ${path} is asked to sign in first`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  })
}

test('an unknown path is reported, with a link back', async ({ page }) => {
  await page.goto('/no-such-square')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’ve landed off the board')
  await page.getByRole('link', { name: 'Back to start' }).click()
  await expect(page).toHaveURL('/')
})
