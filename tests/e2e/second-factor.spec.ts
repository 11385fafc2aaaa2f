import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import { codeAt } from '../support/totp.ts'

test('signing in asks for a code once it is on, and a recovery code works once', { tag: '@phone' }, async ({
  page,
  player,
}) => {
  test.slow()
  await page.goto('/settings/security#code')
  const card = page.getByRole('region', { name: 'Code for signing in' }).or(page.locator('section#code'))
  await card.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription(/isn’t right/)
  await dialog.getByLabel('Your password').fill(player.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  const secret = await dialog.getByLabel('Or type this key into the app').inputValue()
  const code = dialog.getByLabel('2. Enter the 6 digits that it shows')
  await code.fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(code).toHaveAccessibleDescription('That’s not the code. Enter the newest one from the app.')
  const first = codeAt(secret, new Date())
  await code.fill(first)
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible(page)
  await expectToFit(page)
  // Only their button closes it, since they are not shown again.
  await page.keyboard.press('Escape')
  const [recovery = ''] = await codes.allInnerTexts()
  await dialog.getByRole('button', { name: 'I have them' }).click()
  await expect(card).toContainText('Recovery codes left: 10')

  const signIn = async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await page.getByLabel('E-mail').fill(player.email)
    await page.getByLabel('Password', { exact: true }).fill(player.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  }
  await signIn()
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByLabel('Code').fill(first)
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(
    'This code was used already. Wait for the next one.',
  )
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')

  await signIn()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(
    'This isn’t one of your unused recovery codes.',
  )
})
