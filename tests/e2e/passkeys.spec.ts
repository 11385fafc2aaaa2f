import type { CDPSession, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import type { Person } from '../support/test-server.ts'

// Browsers bind passkeys to names, not to network addresses.
test.use({ baseURL: `http://localhost:${process.env.E2E_PORT}` })

/** A phone with a fingerprint reader, which always recognises its owner. */
async function addAuthenticator(devtools: CDPSession): Promise<string> {
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return authenticatorId
}

/** The parts of the page of settings. */
function partsOf(page: Page) {
  const card = page.locator('section#passkeys')
  return { dialog: page.getByRole('dialog'), card, list: card.getByRole('list', { name: 'Passkeys' }) }
}

/** Adds a passkey after a wrong password and a finger that is not recognised, and renames it. */
async function addAndRename(page: Page, player: Person, devtools: CDPSession, authenticatorId: string) {
  const { dialog, card, list } = partsOf(page)
  await page.goto('/settings/security#passkeys')
  await expect(card).toContainText('You have none yet.')
  await card.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue(/Chrom/)
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription(/isn’t right/)
  await dialog.getByLabel('Your password').fill(player.password)
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('alert')).toContainText('No passkey was created.')
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(list.getByRole('listitem')).toContainText('Not used yet')
  await list.getByRole('button', { name: /^Rename/ }).click()
  await dialog.getByLabel('Name').fill('My phone')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(list).toContainText('My phone')
  await expectAccessible(page)
  await expectToFit(page)
  // The device does not make a second one.
  await card.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('Your password').fill(player.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This device already has a passkey')
  await page.keyboard.press('Escape')
}

/**
 * The browser offers the passkey in the e-mail field, and the finger accepts. Where a passkey was used before it does so
 * at once, elsewhere once the field has the focus.
 */
async function signInWithoutButton(page: Page) {
  await page.evaluate(() => localStorage.removeItem('ut'))
  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByLabel('E-mail').focus()
  await expect(page).toHaveURL('/dashboard')
}

async function remove(page: Page, name: string) {
  const { dialog, card, list } = partsOf(page)
  await page.goto('/settings/security#passkeys')
  await expect(list).toContainText('Last used')
  await list.getByRole('button', { name: `Remove ${name}` }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(card).toContainText('You have none yet.')
}

test('a passkey is added in the settings, signs in, and is removed', async ({ page, player }) => {
  test.slow()
  const devtools = await page.context().newCDPSession(page)
  const authenticatorId = await addAuthenticator(devtools)
  await addAndRename(page, player, devtools, authenticatorId)

  const signOut = async () => {
    await page.evaluate(() => localStorage.clear())
    // No finger on the reader, so that nothing signs in before the button is used.
    await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false })
    await page.goto('/login')
  }
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  const useFinger = () => devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true })
  await signOut()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username webauthn')
  await expectAccessible(page)
  await expectToFit(page)
  await useFinger()
  await button.click()
  await expect(page).toHaveURL('/dashboard')

  await signInWithoutButton(page)

  await remove(page, 'My phone')

  await signOut()
  await useFinger()
  await button.click()
  await expect(page.getByRole('alert')).toContainText('This passkey was removed from Questboard.')
  await devtools.send('WebAuthn.clearCredentials', { authenticatorId })
  await button.click()
  await expect(page.getByRole('alert')).toContainText('No passkey was used.')
  await expectToFit(page)
  await page.goto(`http://127.0.0.1:${process.env.E2E_PORT}/login`)
  await button.click()
  await expect(page.getByRole('alert')).toContainText('Passkeys don’t work at this address.')
})
