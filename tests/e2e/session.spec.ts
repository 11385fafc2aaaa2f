import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/player.ts'

const storedValues = (page: Page) =>
  page.evaluate(() => ['ut', 'cu', 'lang'].map((key) => localStorage.getItem(key)).map((value) => value !== null))

const account = (page: Page) => page.getByRole('button', { name: 'Ani’s account' })

async function signOut(page: Page) {
  await account(page).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

test("a signed-in user is redirected from visitors' pages", async ({ page }) => {
  for (const path of ['/', '/login', '/sign-up']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/dashboard')
  }
})

test('signing out ends the session here and on the server, and leaves no data', async ({ page, player }) => {
  await page.goto('/settings')
  await page.goto('/dashboard')
  await signOut(page)
  await expect(page).toHaveURL('/login')
  expect(await storedValues(page)).toEqual([false, false, true])
  // It ends here at once, and on the server when the server is reachable.
  await expect
    .poll(async () => {
      const { status, error } = await player.send('GET /users/profile')
      return [status, error?.message]
    })
    .toEqual([401, 'authenticationFailed'])

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  await expect(account(page)).toHaveCount(0)
})

test('the next user of the browser sees nothing of the previous one', async ({ page, player, newPlayer }) => {
  await player.send('POST /user/tasks', { title: 'A secret of Ani', gold: 10, type: 'daily' })
  const { email, password } = await newPlayer({ name: 'Boris' })
  await page.goto('/dashboard')
  await expect(page.getByRole('checkbox', { name: 'A secret of Ani' })).toBeVisible()
  await signOut(page)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Boris’s account' })).toBeVisible()
  await expect(page.getByText('What shall we start with?')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'A secret of Ani' })).toHaveCount(0)
})

test('a session that ended elsewhere is reported, and signing in leads back', async ({ page, player }) => {
  // The window gets no event and sends no query: it learns of it when saving.
  await page.route(/notifications\.live/, () => {})
  const requests = new Set<Request>()
  page.on('request', (request) => {
    if (/\/trpc\/(?!notifications\.live)/.test(request.url())) requests.add(request)
  })
  page.on('requestfinished', (request) => requests.delete(request))
  await page.goto('/settings/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await page.getByLabel('Name').fill('Ani the Second')
  await expect.poll(() => requests.size).toBe(0)
  await player.send('POST /auth/logout')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page).toHaveURL('/login?redirect=%2Fsettings%2Fprofile')
  // The page that was left is still there for a moment, hidden.
  await expect(page.getByText('You’ve been signed out. Sign in again.').filter({ visible: true })).toBeVisible()
  expect(await storedValues(page)).toEqual([false, false, true])

  await page.getByLabel('E-mail').fill(player.email)
  await page.getByLabel('Password', { exact: true }).fill(player.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/settings/profile')
  await expect(page.getByLabel('Name')).toHaveValue('Ani')
})

test('a page opened after the session has ended asks to sign in and says why', async ({ page, player }) => {
  await player.send('POST /auth/logout')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard')
  await expect(page.getByText('You’ve been signed out. Sign in again.')).toBeVisible()
})

test('signing out in one window signs out in the other', async ({ page, context }) => {
  await page.goto('/settings')
  const otherPage = await context.newPage()
  await otherPage.goto('/dashboard')
  await expect(account(otherPage)).toBeVisible()
  await signOut(page)
  await expect(otherPage).toHaveURL('/login')
})

test('an answer that comes after signing out does not change the page of the next user', async ({
  page,
  newPlayer,
}) => {
  const { email, password } = await newPlayer({ name: 'Boris' })
  await page.goto('/settings/game')
  const held = Promise.withResolvers<void>()
  await page.route('**/trpc/*days.setHolidayMode*', async (route) => {
    const response = await route.fetch()
    await held.promise
    await route.fulfill({ response })
  })
  await page.getByRole('switch', { name: 'I’m on holiday' }).click()
  await signOut(page)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const ofBoris = page.getByRole('button', { name: 'Boris’s account' })
  await expect(ofBoris).toBeVisible()
  const answer = page.waitForResponse(/days\.setHolidayMode/)
  held.resolve()
  await (await answer).finished()
  // The page has handled the answer once it runs again.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(ofBoris).toBeVisible()
  await expect(account(page)).toHaveCount(0)
})

test('a page that comes back with the Back button is not shown once its user has signed out', async ({
  page,
  player,
}) => {
  await player.send('POST /user/tasks', { title: 'A secret of Ani', gold: 10, type: 'daily' })
  await page.goto('/dashboard')
  const secret = page.getByRole('checkbox', { name: 'A secret of Ani' })
  await expect(secret).toBeVisible()
  const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await page.evaluate(comeBack)
  await expect(secret).toBeVisible()

  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  // Signing out in another window; a page that was left hears nothing of it.
  await page.evaluate(() => {
    for (const key of ['ut', 'cu']) localStorage.removeItem(key)
  })
  await page.evaluate(comeBack)
  await expect(page).toHaveURL(/\/login/)
  await expect(secret).toHaveCount(0)
})
