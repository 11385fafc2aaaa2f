import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/mailed-app.ts'
import { newAddress } from '../support/new-address.ts'
import { goodPassword } from '../support/registration.ts'
import { expectOk } from '../support/rest.ts'

const fillPassword = (page: Page, password: string) => page.getByLabel('Password', { exact: true }).fill(password)

async function signUp(page: Page, email: string) {
  await page.goto('/sign-up')
  await page.getByLabel('Name').fill('Ani')
  await page.getByLabel('E-mail').fill(email)
  await fillPassword(page, 'sunflower seeds')
  await page.getByLabel('Day of birth').fill('05')
  await page.getByLabel('Month of birth').fill('03')
  await page.getByLabel('Year of birth').fill('1990')
  await page.getByRole('button', { name: 'Start playing' }).click()
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a new account is activated by the link of its e-mail, which opens the game', async ({ page, mail }) => {
  const email = newAddress()
  await signUp(page, email)
  await expect(page).toHaveURL('/successfully-registration')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
  await expect(page.getByText(`We sent an e-mail to ${email}.`)).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, email, 'sunflower seeds')
  await expect(page.getByRole('alert')).toContainText('Your account isn’t active yet.')
  await page.getByRole('button', { name: 'Resend e-mail' }).click()
  await expect(page.getByText('Sent again.')).toBeVisible()
  await expectAccessible(page)

  const { message, link } = await mail.next(email, 2)
  expect(message.subject).toBe('Activate your Questboard account')
  await page.goto(link.url.href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re almost in')
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Activate and start playing' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/10 to 128 characters/)
  await expectAccessible(page)
  await fillPassword(page, 'sunflower seeds')
  await page.getByRole('button', { name: 'Activate and start playing' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('button', { name: 'Ani’s account' })).toBeVisible()
})

test('a used link says so, and an incomplete one offers another', async ({ page, mail, newMember }) => {
  const { email } = await newMember()
  await page.goto((await mail.next(email)).link.url.href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is active')
  await expectAccessible(page)

  await page.goto('/activate-account?token=half-a-link')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work')
  await page.getByLabel('E-mail').fill('no address')
  await page.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter your e-mail/)
  await page.getByLabel('E-mail').fill(newAddress())
  await page.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox')
  await expectAccessible(page)
  await expectToFit(page)
})

test('a forgotten password is reset by e-mail, once', async ({ page, mail, newMember }) => {
  const { email } = await newMember()
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/password-recovery')
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send me a link' }).press('Enter')
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeFocused()
  await expectToFit(page)

  const { link } = await mail.next(email, 2)
  await page.goto(link.url.href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  await fillPassword(page, 'short')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/10 to 128 characters/)
  await expectAccessible(page)
  await expectToFit(page)
  await fillPassword(page, 'a quite new password')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.evaluate(() => localStorage.clear())
  await page.goto(link.url.href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expect(page).toHaveURL('/password-recovery')
})

test('a sign-in on a new device is reported by its e-mail, which signs out every device', async ({
  page,
  mail,
  newMember,
}) => {
  const { email, password } = await newMember()
  await page.goto('/login')
  await signIn(page, email, password)
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click()
  await page.getByRole('button', { name: /A new sign-in/ }).click()
  await expect(page).toHaveURL('/settings/security#devices')
  await expect(page.getByRole('list', { name: 'Your devices' }).getByRole('listitem')).toHaveCount(2)

  const { message, link } = await mail.next(email, 2)
  expect(message.subject).toBe('A new device signed in to your Questboard account')
  await page.goto(link.url.href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wasn’t this you?')
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Sign out every device' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'All devices are signed out' })).toBeFocused()
  await expectAccessible(page)
  await expectToFit(page)
  expect((await mail.next(email, 3)).link.path).toBe('/reset-password')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
  await page.goto(link.url.href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work')
})

test('a new user joins a group by the e-mail of an invitation', async ({ page, mail, newMember }) => {
  const maria = await newMember({ name: 'Мария' })
  const { id } = await expectOk(maria.send<{ id: string }>('POST /groups', { name: 'Хорът' }))
  const email = newAddress()
  await expectOk(maria.send(`POST /groups/${id}/invite`, { email }, { 'accept-language': 'bg' }))
  const { message, link } = await mail.next(email)
  expect(message.subject).toBe('Мария те кани в групата „Хорът“ в Questboard')
  await page.goto(link.url.href)
  await page.getByLabel('Name').fill('Boyan')
  await fillPassword(page, goodPassword)
  const born = page.getByRole('group', { name: 'Date of birth' }).getByRole('textbox')
  for (const [place, text] of ['05', '03', '1990'].entries()) await born.nth(place).fill(text)
  await page.getByRole('button', { name: 'Join and start playing' }).click()
  await expect(page).toHaveURL(`/groups/${id}`)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in a ${colorScheme} mailbox`, () => {
    test.use({ colorScheme })

    test('an e-mail is readable without pictures at any width, and its button is a link', async ({
      page,
      mail,
      newMember,
    }) => {
      const { email } = await newMember({ name: 'Ана-Мария', lang: 'bg' })
      const { message, link } = await mail.next(email)
      await page.setContent(message.html ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Една крачка до старта')
      await expect(page.getByRole('link', { name: 'Активирай профила' })).toHaveAttribute('href', link.url.href)
      await expectAccessible(page)
      await expectToFit(page)
    })
  })
}

test.describe('with a Bulgarian browser', () => {
  test.use({ locale: 'bg-BG' })

  test('the whole flow is in Bulgarian', async ({ page, mail, newAccount }) => {
    const email = await newAccount({ lang: 'bg' })
    await page.goto((await mail.next(email)).link.url.href)
    await expect(page.getByRole('button', { name: 'Активирай и играй' })).toBeVisible()
    await expectToFit(page)
    await page.goto('/password-recovery')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Не помниш паролата си?')
    await page.getByLabel('Имейл').fill(email)
    await page.getByRole('button', { name: 'Изпрати ми връзка' }).click()
    await expect(page.getByText(`Ако има профил с ${email}, изпратихме връзка по имейл.`)).toBeVisible()
    const { message, link } = await mail.next(email, 2)
    expect(message.subject).toBe('Нова парола за Questboard')
    await page.goto(link.url.href)
    await page.getByLabel('Парола', { exact: true }).fill('съвсем нова парола')
    await page.getByRole('button', { name: 'Запази и влез' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test('a new e-mail address is confirmed by its link', async ({ page, newMember, mail }) => {
  const player = await newMember()
  const email = newAddress()
  await page.goto('/settings/security')
  await signIn(page, player.email, player.password)
  const card = page.locator('#email')
  await card.getByLabel('New e-mail').fill('not an address')
  await card.getByRole('button', { name: 'Change e-mail' }).click()
  await expect(card.getByLabel('New e-mail')).toHaveAccessibleDescription(/Enter another e-mail address/)
  await card.getByLabel('New e-mail').fill(email)
  await card.getByLabel('Your password').fill('not the password')
  await card.getByRole('button', { name: 'Change e-mail' }).click()
  await expect(card.getByText('Your current password isn’t right. Type it again.')).toBeVisible()
  await card.getByLabel('Your password').fill(player.password)
  await card.getByRole('button', { name: 'Change e-mail' }).click()
  await expect(card.getByText(`We sent an e-mail to ${email}.`)).toBeVisible()
  await expect(card.getByLabel('Your e-mail now')).toHaveValue(player.email)
  await expectAccessible(page)
  await expectToFit(page)

  const { message, link } = await mail.next(email)
  expect(message.subject).toBe('Confirm your new e-mail for Questboard')
  await page.goto(link.url.href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this your new e-mail?')
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Confirm this address' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your e-mail has changed' })).toBeFocused()
  await expect(page.getByText(`From now on you sign in with ${email}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Back to the game' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/settings/security')
  await expect(card.getByLabel('Your e-mail now')).toHaveValue(email)

  await page.goto(link.url.href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work')
  await expectAccessible(page)
})

test('the morning summary, the nudge and e-mails are chosen in the settings, and stopped by a link', {
  tag: '@phone',
}, async ({ page, newMember }) => {
  const player = await newMember()
  await page.goto('/login')
  await signIn(page, player.email, player.password)
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/settings/notifications')
  await page.getByRole('switch', { name: 'Morning summary' }).click()
  await page.getByLabel('At', { exact: true }).fill('06:45')
  await page.getByLabel('At', { exact: true }).blur()
  await page.getByRole('switch', { name: 'Weekly e-mail' }).click()
  await page.getByRole('switch', { name: 'Evening nudge' }).click()
  const byEmail = page.getByRole('switch', { name: 'Tasks and missions to approve, by e-mail' })
  await page.locator('label').filter({ has: byEmail }).click()
  await expect(byEmail).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Invitations, by e-mail' })).toBeDisabled()
  const chosen = () => expectOk(player.send('GET /user/notification-preferences'))
  await expect.poll(chosen).toMatchObject({
    digestAt: '06:45',
    weekly: true,
    nudge: true,
    types: { askTaskApprove: { email: true }, askMissionApprove: { email: true }, groupInvitation: { email: false } },
  })
  await expectAccessible(page)
  await expectToFit(page)

  await page.goto('/unsubscribe?token=askTaskApprove.half')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop these e-mails?')
  await expect(page.getByText('E-mails like “A task is waiting for your approval”.')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Stop them' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeFocused()
  await expectAccessible(page)
})
