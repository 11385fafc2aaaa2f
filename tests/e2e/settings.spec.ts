import type { Profile } from '@questboard/api/profile/schema'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'

test('a new name is saved and shown everywhere', async ({ page, player }) => {
  await page.goto('/settings/profile')
  await page.getByLabel('Name').fill('  Ani the Second ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ani the Second’s account' })).toBeVisible()
  const { result } = await player.send<Profile>('GET /users/profile')
  expect(result.name).toBe('Ani the Second')

  await page.getByLabel('Name').fill(' ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Enter a name of up to 150 characters.')
})

test('another language changes every text at once and is saved', async ({ page, player }) => {
  await page.goto('/settings/profile')
  await page.getByRole('main').getByRole('button', { name: 'Български' }).click()
  const heading = page.getByRole('heading', { name: 'Език' })
  await expect(heading).toBeVisible()
  await expect(page).toHaveTitle('Профил · Questboard')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
  await expect(page.getByRole('main').getByRole('button', { name: 'Български' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect
    .poll(async () => (await player.send<Profile>('GET /users/profile')).result.lang, 'saved in the account')
    .toBe('bg')

  await page.reload()
  await expect(heading).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('bg')

  await page.getByRole('main').getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Language' })).toBeVisible()
})

test('colours follow the system until the user chooses, and the choice is saved', async ({ page }) => {
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/settings/profile')
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light')

  await page.getByRole('main').getByRole('button', { name: 'Dark', exact: true }).click()
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.reload()
  await expect(page.getByRole('main').getByRole('button', { name: 'Dark', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('a new password replaces the old one and signs out elsewhere, but not here', async ({
  page,
  player,
  newPlayer,
}) => {
  const elsewhere = await player.send<{ token: string }>('POST /auth/login', {
    email: player.email,
    password: player.password,
  })
  const { send } = await newPlayer()
  await page.goto('/settings/security')
  const current = page.getByLabel('Current password')
  const change = page.getByRole('button', { name: 'Change password' })
  await current.fill('not the password')
  await page.getByLabel('New password', { exact: true }).fill('a quiet new morning')
  await page.getByLabel('New password again').fill('a quiet new morning')
  await change.click()
  await expect(current).toHaveAccessibleDescription('Your current password isn’t right. Type it again.')
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('a quiet new morning')

  await current.fill(player.password)
  await change.click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(current).toHaveValue('')

  const signIn = (password: string) => send('POST /auth/login', { email: player.email, password })
  expect((await signIn(player.password)).status).toBe(401)
  expect((await signIn('a quiet new morning')).status).toBe(200)
  const other = { authorization: `Bearer ${elsewhere.result.token}` }
  expect((await send('GET /users/profile', undefined, other)).status).toBe(401)
  expect((await player.send('GET /users/profile')).status).toBe(200)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
})

test('sections have addresses, a phone lists them first, and old links still work', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/settings')
  const list = page.getByRole('navigation', { name: 'Settings' })
  await expect(list.getByRole('link')).toHaveText([
    'Profile',
    'Game',
    'Notifications',
    'Security',
    'Data',
    'Connections',
  ])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCount(isMobile ? 0 : 1)
  await list.getByRole('link', { name: 'Security' }).click()
  await expect(page).toHaveURL('/settings/security')
  await expect(page).toHaveTitle('Security · Questboard')
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeVisible()
  if (isMobile) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security')
    await expect(list).toHaveCount(0)
    await page.getByRole('link', { name: 'All settings' }).click()
    await expect(page).toHaveURL('/settings')
  } else await expect(list.getByRole('link', { name: 'Security' })).toHaveAttribute('aria-current', 'page')

  await page.goto('/settings#webhooks')
  await expect(page).toHaveURL('/settings/connections#webhooks')
  await expect(page.getByRole('heading', { name: 'Webhooks', exact: true })).toBeInViewport()
  await page.goto('/settings#data')
  await expect(page).toHaveURL('/settings/data#data')
})

test('the search finds a setting by its title and by other words, in both languages', async ({ page }) => {
  await page.goto('/settings')
  const field = page.getByRole('searchbox', { name: 'Search settings' })
  const found = page.getByRole('list', { name: 'Found settings' }).getByRole('link')
  for (const [words, title] of [
    ['api', 'API tokens'],
    ['dark', 'Colours'],
    ['ПАРОЛА', 'Password'],
    ['отпуск', 'Holiday mode'],
    ['delete account', 'Your data'],
    ['sign in e-mail', 'E-mail'],
    ['lock screen', 'Lock screen'],
  ] as const) {
    await field.fill(words)
    await expect(found.filter({ hasText: title })).toBeVisible()
  }
  await field.fill('no such thing')
  await expect(page.getByText('Nothing found. Try another word.')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await field.fill('webhook')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/settings\/\w+#\w+$/)
})
