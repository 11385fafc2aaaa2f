import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import { sendTo } from '../support/rest.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('somebody makes a token for a program, copies it, and shuts the program out again', async ({
  page,
  player,
  address,
}) => {
  await page.goto('/settings')
  await expect(page.getByText('No program acts for you')).toBeVisible()
  await page.getByRole('button', { name: 'New token' }).click()
  const dialog = page.getByRole('dialog', { name: 'New token for a program' })
  const name = dialog.getByRole('textbox', { name: 'What it is for' })
  await expect(name).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(name).toHaveAccessibleDescription('Say what it is for, in up to 150 characters.')
  await name.fill('Kitchen display')
  await dialog.getByRole('radio', { name: 'Tasks' }).check()
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Make the token' }).click()

  const field = dialog.getByRole('textbox', { name: 'The token' })
  const token = await field.inputValue()
  expect(token).toMatch(/^qbp_[0-9A-Za-z]{49}$/)
  await expectAccessible(page)
  await expectToFit(page)
  // The focus is on what is to be done now.
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token)
  await dialog.getByRole('button', { name: 'I have it' }).click()

  const program = sendTo(address, token)
  expect((await program('POST /user/tasks', { title: 'Water the plants', gold: 5, type: 'todo' })).status).toBe(200)
  expect((await program('GET /users/profile')).error.message).toBe('notAuthorized')
  await page.reload()
  const row = page.getByRole('list', { name: 'Tokens for programs' }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Kitchen display')
  await expect(row).toContainText('May read and change: Tasks')
  await expect(row).toContainText(/Works until \d{2}\.\d{2}\.\d{4}/)
  await expect(row).toContainText('Last used:')
  await expect(page.getByText(token.slice(4))).toHaveCount(0)
  await expectAccessible(page)
  await expectToFit(page)

  await page.getByRole('button', { name: 'Revoke: Kitchen display' }).click()
  const question = page.getByRole('dialog', { name: 'Revoke this token?' })
  await expect(question).toContainText('It cannot be undone.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect((await program('GET /user/tasks')).status).toBe(200)
  await page.getByRole('button', { name: 'Revoke: Kitchen display' }).click()
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('No program acts for you')).toBeVisible()
  expect((await program('GET /user/tasks')).error.message).toBe('authenticationFailed')
  expect((await player.send<object[]>('GET /user/tasks')).result).toMatchObject([{ title: 'Water the plants' }])
})

test('what a token may do is chosen area by area', async ({ page, player }) => {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'New token' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'What it is for' }).fill('Statistics')
  await dialog.getByRole('radio', { name: 'What I choose' }).check()
  await dialog.getByRole('button', { name: 'Make the token' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Allow it at least one thing.')
  const access = (area: string, to: string) =>
    dialog.getByRole('group', { name: area }).getByRole('button', { name: to, exact: true }).click()
  await access('Missions', 'Read')
  await access('Board', 'Read and change')
  await dialog.getByLabel('How long it works').selectOption({ label: 'Until I revoke it' })
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Make the token' }).click()
  await expect(dialog.getByRole('textbox', { name: 'The token' })).toBeVisible()
  const { result } = await player.send<object[]>('GET /users/tokens')
  expect(result).toMatchObject([{ name: 'Statistics', scopes: ['missions:read', 'board:write'], expiresAt: null }])
})

test('a new password asks whether tokens go on working, where there are any', async ({ page, player }) => {
  await player.send('POST /users/tokens', { name: 'Script', scopes: ['tasks:read'] })
  await page.goto('/settings')
  const list = page.getByRole('list', { name: 'Tokens for programs' }).getByRole('listitem')
  await expect(list).toHaveCount(1)
  await page.getByLabel('Leave my tokens for programs working').check()
  const change = async (from: string, to: string) => {
    await page.getByLabel('Current password', { exact: true }).fill(from)
    await page.getByLabel('New password', { exact: true }).fill(to)
    await page.getByLabel('The new password once more', { exact: true }).fill(to)
    const answered = page.waitForResponse(/changePassword/)
    await page.getByRole('button', { name: 'Change the password' }).click()
    expect((await answered).status()).toBe(200)
  }
  await change(player.password, 'another good password')
  await expect(page.getByLabel('Leave my tokens for programs working')).not.toBeChecked()
  await expect(list).toHaveCount(1)
  await change('another good password', player.password)
  await expect(page.getByText('No program acts for you')).toBeVisible()
  await expect(page.getByLabel('Leave my tokens for programs working')).toHaveCount(0)
})
