import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { endAll, type Started, startServer } from '../start/processes.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { goodPassword } from '../support/registration.ts'
import { sendTo } from '../support/rest.ts'
import { expect, test } from '../support/visitor.ts'

// The first visit happens once, so the tests follow one another on one server.
test.describe.configure({ mode: 'serial' })

let folder: string
let server: Started
let address: string
test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = await mkdtemp(join(tmpdir(), 'questboard-first-visit-'))
  server = startServer({ NODE_ENV: 'production', DATA_DIR: folder, LOG_LEVEL: 'error', PIN_KEY: 'p'.repeat(40) })
  address = await server.ready
})
test.afterAll(async () => {
  await endAll()
  await rm(folder, { recursive: true })
})

const password = goodPassword
const owner = { email: 'ana@example.org', password }

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name of this Questboard').fill('The Ivanovs')
  await page.getByLabel('Name', { exact: true }).fill('Ana')
  await page.getByLabel('E-mail').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Day of birth').fill('05')
  await page.getByLabel('Month of birth').fill('03')
  await page.getByLabel('Year of birth').fill('1990')
}

async function enter(page: Page, path: string): Promise<void> {
  await page.goto(`${address}/login`)
  await page.getByLabel('E-mail').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`${address}/dashboard`)
  await page.goto(address + path)
}

test('who signs up first is shown the way to the set-up, which can be left out', async ({ page }) => {
  await page.goto(`${address}/sign-up`)
  // With the first touch the app starts, which knows of the set-up.
  await page.getByLabel('Name', { exact: true }).focus()
  await expect(page.getByRole('link', { name: 'Set it up first' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Set it up first' }).click()
  await expect(page).toHaveURL(`${address}/setup`)
  await expect(page.getByRole('heading', { name: 'Welcome to your Questboard' })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('link', { name: 'I just want to try it' }).click()
  await expect(page).toHaveURL(`${address}/sign-up`)
})

test('a stranger without the code of the log cannot take the place', async ({ page }) => {
  await page.goto(`${address}/setup`)
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  await expect(page.getByText('Enter the code from the log', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Code from the log')).toBeFocused()
  await page.getByLabel('Code from the log').fill('AAAAA-AAAAA-AAAAA')
  await fillIn(page)
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  await expect(page.getByText('That isn’t the code from the log.', { exact: false })).toBeVisible()
  await expectAccessible(page)
})

test('the link of the log makes the owner, and tries the e-mails', async ({ page }) => {
  await page.goto(server.setUpUrl() ?? '')
  await expect(page.getByRole('heading', { name: 'Welcome to your Questboard' })).toBeVisible()
  await expect(page.getByLabel('Code from the log')).toHaveCount(0)
  await fillIn(page)
  await page.getByRole('radio', { name: 'People with an invitation' }).check()
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'All set' })).toBeVisible()
  await page.getByRole('button', { name: 'Send me a test e-mail' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'written to a file' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Start playing' }).click()
  await expect(page).toHaveURL(`${address}/dashboard`)
})

test('later visitors see whose place it is, and that they need an invitation', async ({ page }) => {
  await page.goto(`${address}/setup`)
  await expect(page.getByRole('heading', { name: 'There is nothing to set up' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByText('This is The Ivanovs.', { exact: false })).toBeVisible()
  await page.goto(`${address}/sign-up`)
  await expect(page.getByText('Here you need an invitation.', { exact: false })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set it up first' })).toHaveCount(0)
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
})

test('the owner sees how the installation is doing, makes a backup and downloads it', async ({ page }) => {
  await enter(page, '/settings')
  await page.getByRole('link', { name: 'This Questboard' }).click()
  await expect(section(page, 'Health').getByText('Built in', { exact: false })).toBeVisible()
  const backups = section(page, 'Backups')
  await backups.getByRole('button', { name: 'Make a backup now' }).click()
  await backups
    .getByRole('button', { name: /^Download the backup of / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Download a backup' })
  await dialog.getByLabel('Your password').fill('wrong')
  await dialog.getByRole('button', { name: 'Download' }).click()
  await expect(dialog.getByText('password', { exact: false }).last()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Your password').fill(password)
  const fetched = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const file = await fetched
  expect(file.suggestedFilename()).toMatch(/^questboard-.*\.tar\.gz$/)
  expect((await stat(await file.path())).size).toBeGreaterThan(10_000)
  await expect(backups.getByText(`npm run operator -- restore ${folder}/backups/`, { exact: false })).toBeVisible()
  const settings = section(page, 'Server settings')
  await expect(settings.getByText('Set (secret)')).toBeVisible()
  await expect(page.getByText('p'.repeat(40))).toHaveCount(0)
  await settings.getByText('Default:', { exact: false }).click()
  await expect(settings.getByText('BACKUPS_KEPT')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
})

test('the owner lets people in, locks an account, and helps with a lost password', async ({ page }) => {
  await enter(page, '/settings/installation')
  const place = section(page, 'Name and sign-up')
  await place.getByRole('radio', { name: 'Anyone' }).check()
  await place.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.').last()).toBeVisible()
  const boyan = { name: 'Boyan', email: 'boyan@example.org', password, birthDate: '1990-01-01' }
  const send = sendTo(address)
  expect((await send('POST /auth/register', { ...boyan, passwordConfirmation: password })).status).toBe(200)
  const accounts = section(page, 'Accounts')
  await accounts.getByLabel('Search the accounts').fill('boy')
  await accounts.getByRole('button', { name: 'Lock Boyan' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Lock', exact: true }).click()
  await expect(accounts.getByText('Locked', { exact: true })).toBeVisible()
  expect((await send('POST /auth/login', boyan)).error.message).toBe('yourAccountIsLocked')
  await accounts.getByRole('button', { name: 'Unlock Boyan' }).click()
  await accounts.getByRole('button', { name: 'New password for Boyan' }).click()
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  const link = await dialog.getByLabel('Link for Boyan').inputValue()
  expect(new URL(link).pathname).toBe('/reset-password')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'I’ve saved it' }).click()
})

test('someone else has no such page', async ({ page }) => {
  await page.goto(`${address}/login`)
  await page.getByLabel('E-mail').fill('boyan@example.org')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`${address}/dashboard`)
  await page.goto(`${address}/settings`)
  await expect(page.getByRole('link', { name: 'Security' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'This Questboard' })).toHaveCount(0)
  await page.goto(`${address}/settings/installation`)
  await expect(page.getByRole('heading', { name: 'Health' })).toHaveCount(0)
})
