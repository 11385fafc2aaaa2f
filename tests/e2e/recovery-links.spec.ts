import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { accountLink } from '../support/known-links.ts'
import { expect, test } from '../support/player.ts'

/** Links of recovery e-mails that are opened while someone is signed in, as on the computer of a family. */

test('a recovery link beside the session of another account says so, and opens after signing out', async ({
  page,
  player,
  newPlayer,
}) => {
  const parent = await newPlayer({ name: 'Papa' })
  await page.goto(`/reset-password?token=${await accountLink(parent.id, 'recovery')}`)
  const main = page.getByRole('main')
  await expect(main).toContainText(`This link is for another account, but you’re signed in as ${player.name}.`)
  await expectAccessible(page)
  await expectToFit(page)
  await main.getByRole('button', { name: 'Sign out and continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  await page.getByLabel('Password', { exact: true }).fill('another horse battery')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  // An alert stays under the pointer, but not for the next user.
  const alert = page.getByText('Password changed.')
  await alert.hover()
  await expect(page).toHaveURL(/\/dashboard/)
  await page.getByRole('button', { name: 'Papa’s account' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await expect(alert).toHaveCount(0)
})

test('a recovery link of the own account asks to sign out first; a closed one leads to another', async ({
  page,
  player,
}) => {
  await page.goto(`/reset-password?token=${await accountLink(player.id, 'recovery')}`)
  await expect(page.getByRole('main')).toContainText('To use this link, sign out first.')
  await page.goto('/reset-password?token=unknown')
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
})
