import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'

test('a user creates a calendar feed and removes it', async ({ page, player, request }) => {
  await player.send('POST /user/tasks', { title: 'Read ten pages', gold: 5, type: 'daily' })
  await page.goto('/settings/connections')
  await page.getByRole('button', { name: 'Create address' }).click()
  const field = page.getByRole('textbox', { name: 'Address of your calendar' })
  const first = await field.inputValue()
  expect(first).toMatch(/\/calendar\/[\w-]{75}\.ics$/)
  const link = page.getByRole('link', { name: 'Add on this device' })
  await expect(link).toHaveAttribute('href', first.replace(/^http:/, 'webcal:'))
  await expect(page.getByText('Not used yet.')).toBeVisible()
  await page.getByText('How to add it to a calendar').click()
  await expect(page.getByText('Google Calendar')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  expect(await (await request.get(first)).text()).toContain('SUMMARY:Read ten pages')

  // The URL was shown once.
  await page.reload()
  await expect(page.getByText('Last read: now').or(page.getByText(/Last read: .*ago/))).toBeVisible()
  await expect(field).toBeHidden()
  await page.getByRole('button', { name: 'New address' }).click()
  const renewing = page.getByRole('dialog', { name: 'Create a new address?' })
  await expect(renewing).toBeVisible()
  await expectAccessible(page)
  await renewing.getByRole('button', { name: 'Cancel' }).click()
  expect((await request.get(first)).status()).toBe(200)
  await page.getByRole('button', { name: 'New address' }).click()
  await renewing.getByRole('button', { name: 'Create new address' }).click()
  await expect(field).not.toHaveValue(first)
  const second = await field.inputValue()
  expect([(await request.get(first)).status(), (await request.get(second)).status()]).toEqual([404, 200])

  await page.context().grantPermissions(['clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await page.getByRole('button', { name: 'New address' }).click()
  await renewing.getByRole('button', { name: 'Create new address' }).click()
  await expect(field).not.toHaveValue(second)
  const third = await field.inputValue()
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Remove address' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible()
  await expect(field).toBeHidden()
  expect((await request.get(third)).status()).toBe(404)
})

test.describe('in Bulgarian', () => {
  test.use({ locale: 'bg-BG', colorScheme: 'dark' })

  test('a failure to create the URL is explained and can be retried', async ({ page }) => {
    await page.goto('/settings/connections')
    const make = page.getByRole('button', { name: 'Създай адрес' })
    await page.route('**/trpc/calendar.makeAddress**', (route) => route.abort())
    await make.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Не знаем дали се получи.' })).toBeVisible()
    await page.unroute('**/trpc/calendar.makeAddress**')
    await make.click()
    await expect(page.getByRole('textbox', { name: 'Адрес на твоя календар' })).toBeVisible()
    await page.getByText('Как се добавя в календар').click()
    await expectAccessible(page)
    await expectToFit(page)
  })
})
