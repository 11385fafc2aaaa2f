import type { OwnPin } from '@questboard/api/pins/schema'
import { expectAccessible } from '../support/accessible.ts'
import { newChild } from '../support/children.ts'
import { expectToFit } from '../support/fits.ts'
import { choose } from '../support/group-pages.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'

/** PINs for family tablets: one's own, and that of a child. */

test('a user sets a PIN with the password, and removes it', async ({ page, player }) => {
  const pin = () => expectOk(player.send<OwnPin>('GET /users/profile/pin'))
  await page.goto('/settings/security')
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Family tablet' }) })
  const field = card.getByRole('textbox', { name: 'PIN', exact: true })
  await field.fill('1234')
  await card.getByRole('radio', { name: 'A tap asks for the PIN' }).check()
  await card.getByRole('button', { name: 'Confirm' }).click()
  await expect(field).toHaveAccessibleDescription(/too easy to guess/)
  await field.fill('2580')
  await card.getByRole('textbox', { name: 'Your password' }).fill('not the right one')
  await card.getByRole('button', { name: 'Confirm' }).click()
  await expect(card.getByText('That’s not your password.')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await card.getByRole('textbox', { name: 'Your password' }).fill(player.password)
  await card.getByRole('button', { name: 'Confirm' }).click()
  await expect(card.getByRole('textbox', { name: 'New PIN' })).toBeVisible()
  expect(await pin()).toMatchObject({ pin: true, wall: 'pin' })
  const password = card.getByRole('textbox', { name: 'Your password' })
  await expect(password).toHaveValue('')

  // Another PIN, and nothing else.
  await card.getByRole('textbox', { name: 'New PIN' }).fill('1379')
  await expect(card.getByText('Saved')).toHaveCount(0)
  await password.fill(player.password)
  await card.getByRole('button', { name: 'Confirm' }).click()
  await expect(card.getByText('Saved')).toBeVisible()
  await expect(card.getByRole('textbox', { name: 'New PIN' })).toHaveValue('')
  await expect(password).toHaveValue('')
  await expectToFit(page)

  await password.fill(player.password)
  await card.getByRole('button', { name: 'Remove the PIN' }).click()
  await expect(card.getByRole('textbox', { name: 'PIN', exact: true })).toBeVisible()
  expect(await pin()).toMatchObject({ pin: false, wall: 'off' })
})

test('a child gets a PIN, and what the wall does with its tasks', async ({ page, player }) => {
  const { id } = await expectOk(player.send<{ id: string }>('POST /groups', { name: 'Our family' }))
  await newChild(player, id)
  await page.goto(`/groups/${id}/members`)
  await choose(page, 'Mira', 'Edit')
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox', { name: 'PIN for a family tablet' })
  await expect(dialog.getByRole('radio', { name: 'A tap completes them' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'A tap asks for the PIN' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(field).toHaveAccessibleDescription(/Choose a PIN, too/)
  await expectAccessible(page)
  await expectToFit(page)
  await field.fill('12a34')
  await expect(field).toHaveValue('1234')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect((await expectOk(player.send<OwnPin[]>('GET /children')))[0]).toMatchObject({ pin: true, wall: 'pin' })
  await choose(page, 'Mira', 'Edit')
  const newPin = dialog.getByRole('textbox', { name: 'New PIN for a family tablet' })
  await newPin.fill('9999')
  await dialog.getByRole('checkbox', { name: 'No PIN from now on' }).check()
  await expect(newPin).toHaveValue('')
  await expect(newPin).toBeDisabled()
  await dialog.getByRole('radio', { name: 'A tap completes them' }).check()
  await dialog.getByRole('radio', { name: 'A tap asks for the PIN' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(newPin).toHaveAccessibleDescription(/Choose a PIN, too/)
  await dialog.getByRole('radio', { name: 'A tap completes them' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect((await expectOk(player.send<OwnPin[]>('GET /children')))[0]).toMatchObject({ pin: false, wall: 'tap' })
})
