import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { newAddress } from '../support/new-address.ts'
import { expect, test } from '../support/visitor.ts'

const storedValue = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

async function fillIn(page: Page, { email = newAddress(), day = '05', month = '03', year = '1990' } = {}) {
  await page.getByLabel('Name').fill('Ani')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('sunflower seeds')
  await page.getByLabel('Day of birth').fill(day)
  await page.getByLabel('Month of birth').fill(month)
  await page.getByLabel('Year of birth').fill(year)
}

test('a visitor signs up in English and reaches the dashboard', { tag: ['@phone', '@smoke'] }, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: 'Get started' }).click()
  await expect(page).toHaveURL('/sign-up')
  await fillIn(page)
  await page.getByRole('button', { name: 'Start playing' }).click()

  await expect(page).toHaveURL('/dashboard')
  await expect(page).toHaveTitle('Dashboard · Questboard')
  await expect(page.getByRole('button', { name: 'Ani’s account' })).toBeVisible()
  expect(await storedValue(page, 'ut')).toMatch(/\S{20,}/)
  expect(JSON.parse((await storedValue(page, 'cu')) ?? '{}')).toMatchObject({ name: 'Ani', lang: 'en' })
  expect(await storedValue(page, 'lang')).toBe('en')
})

test.describe('with a Bulgarian browser', () => {
  test.use({ locale: 'bg-BG' })

  test('a visitor signs up in Bulgarian with the keyboard only', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
    await page.getByRole('link', { name: 'Да започваме' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Застани на старта')

    await page.getByLabel('Име', { exact: true }).focus()
    const email = newAddress()
    const typed = ['Ани', email, 'слънчогледови семки', null]
    for (const text of typed) {
      if (text !== null) await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    // A full date field moves the focus on.
    await page.keyboard.type('05031990')
    await expect(page.getByLabel('Година на раждане')).toHaveValue('1990')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/dashboard')
    await expect(page).toHaveTitle('Табло · Questboard')
    await expect(page.getByRole('button', { name: 'Профил на Ани' })).toBeVisible()
    expect(JSON.parse((await storedValue(page, 'cu')) ?? '{}')).toMatchObject({ name: 'Ани', email, lang: 'bg' })
    expect(await storedValue(page, 'lang')).toBe('bg')
  })
})

test('an empty form shows what each field requires and focuses the first', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByRole('button', { name: 'Start playing' }).click()

  const name = page.getByLabel('Name')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Enter a name of up to 150 characters\./)
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter your e-mail/)
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAccessibleDescription(/Choose a password of 10 to 128 characters\./)
  await expect(page.getByLabel('Day of birth')).toHaveAccessibleDescription(/Enter the day, month and year/)
  for (const field of [name, page.getByLabel('E-mail'), password, page.getByLabel('Day of birth')]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  await expectAccessible(page)

  await name.fill('Ani')
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Start playing' }).click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
})

test('the form has four fields, and the password can be shown', async ({ page }) => {
  await page.goto('/sign-up')
  const password = page.getByLabel('Password', { exact: true })
  await expect(page.getByRole('main').locator('form label, form legend')).toHaveText([
    'Name',
    'E-mail',
    'Password',
    'Date of birth',
  ])
  await expect(page.locator('[autocomplete="new-password"]')).toHaveCount(1)
  await password.fill('sunflower')
  await expect(password).toHaveAccessibleDescription('1 more character')
  await password.fill('sunflower seeds')
  await expect(password).toHaveAccessibleDescription('Good password')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue('sunflower seeds')
})

test('a child under 13 gets a message at the date, and no input is lost', async ({ page }) => {
  await page.goto('/sign-up')
  const email = newAddress()
  await fillIn(page, { email, year: String(new Date().getFullYear() - 12) })
  await page.getByRole('button', { name: 'Start playing' }).click()

  const day = page.getByLabel('Day of birth')
  await expect(day).toHaveAccessibleDescription('You need to be at least 13 years old to have an account.')
  await expect(day).toBeFocused()
  await expect(page).toHaveURL('/sign-up')
  await expect(page.getByLabel('Name')).toHaveValue('Ani')
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('sunflower seeds')
  await expect(day).toHaveValue('05')
})

test('a used address gets a message at its field; another one works', async ({ page, newPlayer }) => {
  const { email } = await newPlayer()
  await page.goto('/sign-up')
  await fillIn(page, { email })
  await page.getByRole('button', { name: 'Start playing' }).click()

  const field = page.getByLabel('E-mail')
  await expect(field).toHaveAccessibleDescription(/There is already an account with this e-mail\./)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('sunflower seeds')
  await expectAccessible(page)

  await field.fill(newAddress())
  await page.getByRole('button', { name: 'Start playing' }).click()
  await expect(page).toHaveURL('/dashboard')
})
