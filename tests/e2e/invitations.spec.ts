import type { Page } from '@playwright/test'
import type { Invitation, Member } from '@questboard/api/groups/schema'
import { sql } from 'drizzle-orm'
import { expectAccessible } from '../support/accessible.ts'
import { onAppDatabase } from '../support/app-database.ts'
import { expectToFit } from '../support/fits.ts'
import { goodPassword } from '../support/registration.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'
import { expect, test } from '../support/visitor.ts'
import { storageOf } from '../support/window-of.ts'

type Invited = { email: string; token: string; groupId: string; invitationId: string; maria: Person }

/** An invitation to an unknown address, with the link that leaders see. */
async function inviteStranger(newPlayer: (about: { name: string }) => Promise<Person>): Promise<Invited> {
  const maria = await newPlayer({ name: 'Maria' })
  const { id: groupId } = await expectOk(maria.send<{ id: string }>('POST /groups', { name: 'Choir' }))
  const email = `${crypto.randomUUID()}@example.org`
  const { invitationId } = await expectOk(
    maria.send<{ invitationId: string }>(`POST /groups/${groupId}/invite`, { email }),
  )
  const [invitation] = await expectOk(maria.send<Invitation[]>(`GET /groups/${groupId}/invitations`))
  const token = new URL(invitation?.link ?? '').searchParams.get('token') ?? ''
  return { email, token, groupId, invitationId, maria }
}

const signUp = ({ token }: Invited) => `/group-sign-up?token=${token}`

const verify = ({ token }: Invited) => `/verify-group-email-invitation?token=${token}`

const membersOf = async ({ maria, groupId }: Invited) =>
  (await expectOk(maria.send<Member[]>(`GET /groups/${groupId}/members`))).map(({ name }) => name)

/** Registers the invited address without using the link. */
async function registerAs(address: string, email: string): Promise<Person> {
  const password = goodPassword
  const body = { name: 'Boyan', email, password, passwordConfirmation: password, birthDate: '1990-03-05', lang: 'en' }
  const response = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { result } = (await response.json()) as { result: { token: string; user: { id: string } } }
  return {
    id: result.user.id,
    name: 'Boyan',
    email,
    password,
    token: result.token,
    send: () => Promise.reject(),
  }
}

async function keep(page: Page, person: Person): Promise<void> {
  await page.goto('/privacy-policy')
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, storageOf(person))
}

/** Moves an invitation into the past in the database of the running app. */
async function runOut({ invitationId }: Invited): Promise<void> {
  await onAppDatabase(({ queries }) =>
    queries.execute(sql`update invitations set expires_at = now() where id = ${invitationId}::uuid`),
  )
}

async function fillPassword(page: Page) {
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  const born = page.getByRole('group', { name: 'Date of birth' }).getByRole('textbox')
  for (const [place, text] of ['05', '03', '1990'].entries()) await born.nth(place).fill(text)
}

test('a new user registers by the link and is in the group', async ({ page, newPlayer }) => {
  const invited = await inviteStranger(newPlayer)
  await page.goto(signUp(invited))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re invited')
  await expect(page.getByText(/Maria.? invites you to the group .*Choir/)).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(invited.email)
  await expect(page.getByLabel('E-mail')).toHaveAttribute('readonly')
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Join and start playing' }).click()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Enter a name/)
  await expect(page.getByLabel('Name')).toBeFocused()
  expect(await membersOf(invited)).toEqual(['Maria'])

  await page.getByLabel('Name').fill('Boyan')
  await fillPassword(page)
  await page.getByRole('button', { name: 'Join and start playing' }).click()
  await expect(page).toHaveURL(`/groups/${invited.groupId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choir')
  expect(await membersOf(invited)).toEqual(['Maria', 'Boyan'])
})

test('opening a link accepts nothing; the button does, or leads to registration', async ({ page, newPlayer }) => {
  const invited = await inviteStranger(newPlayer)
  await page.goto(verify(invited))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re invited')
  await expect(page.getByText(`The invitation is for ${invited.email}.`)).toBeVisible()
  await expect(page.getByText(/Maria.? invites you to the group .*Choir/)).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Accept invitation' })).toBeVisible()
  expect(await membersOf(invited)).toEqual(['Maria'])
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(page).toHaveURL(signUp(invited))
  await expect(page.getByLabel('E-mail')).toHaveValue(invited.email)
})

test('a user who has registered in between signs in and accepts', async ({ page, address, newPlayer }) => {
  const invited = await inviteStranger(newPlayer)
  const { password } = await registerAs(address, invited.email)
  await page.goto(signUp(invited))
  await page.getByLabel('Name').fill('Boyan')
  await fillPassword(page)
  await page.getByRole('button', { name: 'Join and start playing' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goto(verify(invited))
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to accept it')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('E-mail').fill(invited.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(verify(invited))
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(page).toHaveURL(`/groups/${invited.groupId}`)
  await expect(page.getByText(/You’ve joined “.Choir.”/)).toBeVisible()
  expect(await membersOf(invited)).toEqual(['Maria', 'Boyan'])
})

test('a user signed in with another account sees so, and can sign out and continue', async ({ page, newPlayer }) => {
  const invited = await inviteStranger(newPlayer)
  const ani = await newPlayer({ name: 'Ani' })
  await keep(page, ani)
  await page.goto(verify(invited))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This invitation is for someone else')
  await expect(page.getByRole('main')).toContainText(invited.email)
  await expect(page.getByRole('main')).toContainText(ani.email)
  await expectAccessible(page)
  await expectToFit(page)

  // The sign-up page is for visitors, so the dashboard opens instead and says why.
  await page.goto(signUp(invited))
  await expect(page).toHaveURL('/dashboard')
  const dialog = page.getByRole('dialog', { name: 'You’re already signed in' })
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tasks', includeHidden: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'View invitation' }).click()
  await expect(page).toHaveURL(verify(invited))
  await page.getByRole('button', { name: 'Sign out and continue' }).click()
  await expect(page.getByRole('button', { name: 'Accept invitation' })).toBeVisible()
  await expect(page).toHaveURL(verify(invited))
  expect((await ani.send('GET /users/profile')).status).toBe(401)
  expect(await membersOf(invited)).toEqual(['Maria'])
})

test('a user whose address has changed since the sign-in accepts an invitation to the new one', async ({
  page,
  address,
  newPlayer,
}) => {
  const invited = await inviteStranger(newPlayer)
  const boyan = await registerAs(address, invited.email)
  await keep(page, { ...boyan, email: 'former@example.org' })
  await page.goto(verify(invited))
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(page).toHaveURL(`/groups/${invited.groupId}`)
  expect(await membersOf(invited)).toEqual(['Maria', 'Boyan'])
})

test('beside a session of another account that is over, an invitation still opens', async ({ page, newPlayer }) => {
  const invited = await inviteStranger(newPlayer)
  const ani = await newPlayer({ name: 'Ani' })
  await keep(page, ani)
  await expectOk(ani.send('POST /auth/logout'))
  await page.goto(verify(invited))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This invitation is for someone else')
  await page.getByRole('button', { name: 'Sign out and continue' }).click()
  await expect(page.getByRole('button', { name: 'Accept invitation' })).toBeVisible()
})

test('a revoked, used or unknown link says so', async ({ page, newPlayer }) => {
  const revoked = await inviteStranger(newPlayer)
  await expectOk(revoked.maria.send(`DELETE /groups/${revoked.groupId}/invitations/${revoked.invitationId}`))
  for (const path of [signUp(revoked), verify(revoked), '/group-sign-up', '/verify-group-email-invitation?token=1']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('This invitation is gone')
  }
  await expectAccessible(page)
  await expectToFit(page)

  const used = await inviteStranger(newPlayer)
  await page.goto(signUp(used))
  await page.getByLabel('Name').fill('Boyan')
  await fillPassword(page)
  await page.getByRole('button', { name: 'Join and start playing' }).click()
  await expect(page).toHaveURL(`/groups/${used.groupId}`)
  await page.goto(verify(used))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This invitation was already accepted')
  await expectAccessible(page)
})

test('an expired link says so, even on an open page', async ({ page, newPlayer }) => {
  const invited = await inviteStranger(newPlayer)
  await page.goto(verify(invited))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re invited')
  await runOut(invited)
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This invitation has expired')
  await expectAccessible(page)
  await page.goto(signUp(invited))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This invitation has expired')
})

test.describe('in Bulgarian and dark mode', () => {
  test.use({ locale: 'bg-BG', colorScheme: 'dark' })

  test('the pages fit and are accessible, even in the narrowest window', { tag: '@phone' }, async ({
    page,
    newPlayer,
    isMobile,
  }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
    const invited = await inviteStranger(newPlayer)
    for (const path of [signUp(invited), verify(invited)]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Имаш покана')
      await expectToFit(page)
      await expectAccessible(page)
    }
    await page.goto('/group-sign-up?token=1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Тази покана вече я няма')
    await expectToFit(page)
    await expectAccessible(page)
  })
})

test('open invitations count as taken places before one more is written', async ({ page, newPlayer }) => {
  const maria = await newPlayer({ name: 'Maria' })
  const { id: groupId } = await expectOk(maria.send<{ id: string }>('POST /groups', { name: 'Choir' }))
  const invite = () => maria.send(`POST /groups/${groupId}/invite`, { email: `${crypto.randomUUID()}@example.org` })
  await expectOk(invite())
  await keep(page, maria)
  await page.goto(`/groups/${groupId}/members`)
  await expect(page.getByText('1 of 5, and 1 invited', { exact: true })).toBeVisible()
  for (let count = 0; count < 3; count++) await expectOk(invite())
  await page.reload()
  await expect(page.getByText('1 of 5, and 4 invited', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/No place is free \(members: 1, invited: 4, places: 5\)/)).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
})
