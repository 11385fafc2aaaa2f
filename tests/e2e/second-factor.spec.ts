import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'
import { codeAt } from '../support/totp.ts'

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('signing in asks for a code once it is on, and a recovery code works once', async ({ page, player }) => {
  test.slow()
  await page.goto('/settings/security#code')
  const card = page.getByRole('region', { name: 'Sign-in code' }).or(page.locator('section#code'))
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
  const code = dialog.getByLabel('2. Enter the 6 digits it shows')
  await code.fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(code).toHaveAccessibleDescription('That code is wrong. Enter the newest one from the app.')
  const first = codeAt(secret, new Date())
  await code.fill(first)
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible(page)
  await expectToFit(page)
  await page.evaluate(() => {
    const clipboard = { writeText: () => Promise.reject(new Error('not allowed')) }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  })
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(dialog.getByText('The codes are selected. Copy them.')).toBeVisible()
  const [firstCode = ''] = await codes.allInnerTexts()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(firstCode)
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.resolve() }))
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expectAccessible(page)
  // Only their button closes it, since they are not shown again.
  await page.keyboard.press('Escape')
  const [recovery = ''] = await codes.allInnerTexts()
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(card).toContainText('Recovery codes left: 10')

  const waits = async () => {
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await expect(page.getByLabel('Code')).toBeFocused()
  }
  await signIn(page, player)
  await waits()
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByLabel('Code').fill(first)
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(
    'This code was used already. Wait up to 30 seconds for the next one.',
  )
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')

  await signIn(page, player)
  await waits()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(
    'This isn’t one of your unused recovery codes.',
  )
})

test('the second factor moves to a new phone by a recovery code, gets new codes, and is turned off', async ({
  page,
  player,
}) => {
  test.slow()
  const { password } = player
  const old = await expectOk(player.send<{ secret: string }>('POST /user/second-factor', { password }))
  const made = await expectOk(
    player.send<{ recoveryCodes: string[] }>('POST /user/second-factor/confirm', {
      code: codeAt(old.secret, new Date()),
    }),
  )
  const [first = '', second = ''] = made.recoveryCodes
  await page.goto('/settings/security#code')
  const card = page.locator('section#code')
  const dialog = page.getByRole('dialog')
  const listed = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000)
  await expect(card).toContainText('Lost your phone?')
  await expectToFit(page)

  await card.getByRole('button', { name: 'New phone or app' }).click()
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByLabel('Code').fill('123456')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByLabel('Code')).toHaveAccessibleDescription(/That code is wrong/)
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByLabel('Code').fill(first)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const secret = await dialog.getByLabel('Or type this key into the app').inputValue()
  expect(secret).not.toBe(old.secret)
  const typed = dialog.getByLabel('2. Enter the 6 digits it shows')
  const use = dialog.getByRole('button', { name: 'Use this app' })
  await typed.fill(codeAt(secret, secondsFromNow(-3_600)))
  await use.click()
  await expect(typed).toHaveAccessibleDescription(/Your phone’s clock may be wrong/)
  await typed.fill(codeAt(secret, new Date()))
  await use.click()
  await expect(listed).toHaveCount(10)
  const [, , third = ''] = await listed.allInnerTexts()
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()

  await signIn(page, player)
  await page.getByLabel('Code').fill(codeAt(old.secret, new Date()))
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/That code is wrong/)
  // Also a phone whose clock is an hour ahead is not kept out for long.
  await page.getByLabel('Code').fill(codeAt(secret, secondsFromNow(3_600)))
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/Your phone’s clock may be wrong/)
  await page.getByLabel('Code').fill(codeAt(secret, secondsFromNow(30)))
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/settings/security#code')
  await card.getByRole('button', { name: 'New recovery codes' }).click()
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByLabel('Code').fill(second)
  await dialog.getByRole('button', { name: 'Make new codes' }).click()
  await expect(dialog.getByLabel('Code')).toHaveAccessibleDescription(/That code is wrong/)
  await dialog.getByLabel('Code').fill(third)
  await dialog.getByRole('button', { name: 'Make new codes' }).click()
  await expect(listed).toHaveCount(10)
  const [last = ''] = await listed.allInnerTexts()
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(card).toContainText('Recovery codes left: 10')

  await card.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByLabel('Code').fill(last)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(card.getByRole('button', { name: 'Turn on' })).toBeVisible()
  await signIn(page, player)
  await expect(page).toHaveURL('/dashboard')
})
