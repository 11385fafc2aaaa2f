import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { exchange, json, newClientId, newProof, redirectUri, requestOf, type Tokens } from '../support/oauth-app.ts'
import { expect, test } from '../support/player.ts'
import { sendTo } from '../support/rest.ts'

test('a user refuses an app, allows it, and disconnects it', async ({ page, address }) => {
  const clientId = await newClientId(address)
  const { verifier, challenge } = newProof()
  // The router of the web app would write this state as a number.
  const asked = `/oauth/authorize?${requestOf(clientId, challenge, { state: '1e5' })}`
  await page.route('https://app.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'The app' }))

  await page.goto(asked)
  await expect(page.getByRole('heading', { name: 'Allow “Garden robot” to use your account?' })).toBeVisible()
  await expect(page.getByText('See, add, change, complete and delete your tasks')).toBeVisible()
  await expect(page.getByText('Your answer goes to app.example.')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Don’t allow' }).click()
  await page.waitForURL(/error=access_denied/)

  await page.goto(asked)
  await page.getByRole('button', { name: 'Allow', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${redirectUri}?*`)
  const answer = new URL(page.url()).searchParams
  expect(answer.get('state')).toBe('1e5')
  const tokens = await json<Tokens>(await exchange(address, clientId, answer.get('code') ?? '', verifier))
  const app = sendTo(address, tokens.access_token)
  expect((await app('GET /user/tasks')).status).toBe(200)

  await page.goto('/settings/connections')
  const row = page.getByRole('list', { name: 'Connected apps' }).getByRole('listitem').first()
  await expect(row).toContainText('Garden robot')
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Disconnect: Garden robot' }).click()
  const question = page.getByRole('dialog', { name: 'Disconnect this app?' })
  await question.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('No connected apps')).toBeVisible()
  expect((await app('GET /user/tasks')).error.message).toBe('authenticationFailed')
})

test('after declining, the page does not say that an app is connected', async ({ page, address }) => {
  const back = 'http://127.0.0.1:9/back'
  // Like an installed app, it answers the browser with no page.
  await page.route(`${back}*`, (route) => route.fulfill({ status: 204 }))
  const clientId = await newClientId(address, { redirect_uris: [back] })
  await page.goto(`/oauth/authorize?${requestOf(clientId, newProof().challenge, { redirect_uri: back })}`)
  await page.getByRole('button', { name: 'Don’t allow' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing was allowed')
  await expect(page.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', /error=access_denied/)
  await expect(page.getByText('Disconnect it any time')).toHaveCount(0)
  await expectAccessible(page)
})

test('a broken request leads nowhere', async ({ page, address }) => {
  const clientId = await newClientId(address)
  const { challenge } = newProof()
  await page.goto(`/oauth/authorize?${requestOf(clientId, challenge, { redirect_uri: 'https://elsewhere.example/' })}`)
  await expect(page.getByRole('heading', { name: 'Something is wrong with this request' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/oauth/authorize?${requestOf('00000000-0000-4000-8000-000000000000', challenge)}`)
  await expect(page.getByRole('heading', { name: 'This app isn’t registered here' })).toBeVisible()
  await page.goto(`/oauth/authorize?${requestOf(clientId, challenge, { response_type: 'token' })}`)
  await expect(page.getByRole('link', { name: 'Back to the app' })).toHaveAttribute(
    'href',
    /error=unsupported_response/,
  )
})
