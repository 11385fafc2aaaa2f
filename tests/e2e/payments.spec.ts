import type { Page } from '@playwright/test'
import type { Profile } from '@questboard/api/profile/schema'
import { expectAccessible } from '../support/accessible.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/player.ts'
import type { Person } from '../support/test-server.ts'

const gemsOf = async (player: Person) => (await player.send<Profile>('GET /users/profile')).result.stats.gems

async function openDialog(page: Page, { isMobile, name = 'Buy gems' }: { isMobile: boolean; name?: string }) {
  const panel = name === 'Buy gems' ? 'Side panel' : 'Страничен панел'
  if (isMobile) await page.getByRole('button', { name: panel }).click()
  await page.locator('#side-panel').getByTitle(name).click()
  return page.getByRole('dialog', { name })
}

/** Chooses 600 gems and starts the payment. The checkout page opens in a new tab. */
async function beginToPay(page: Page, isMobile: boolean): Promise<Page> {
  const dialog = await openDialog(page, { isMobile })
  await dialog.getByRole('radio', { name: /^.*600 gems/ }).check()
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('button', { name: 'Pay €6.99' }).click(),
  ])
  await expect(tab.getByRole('heading', { name: '6.99 EUR' })).toBeVisible()
  return tab
}

test('gems are chosen, paid in another tab, and shown in both', { tag: '@phone' }, async ({
  page,
  player,
  isMobile,
}) => {
  await page.goto('/dashboard')
  const dialog = await openDialog(page, { isMobile })
  const pay = dialog.getByRole('button', { name: /^Pay/ })
  await expect(dialog.getByRole('radio')).toHaveCount(4)
  await expect(pay).toBeDisabled()
  await dialog.getByRole('radio', { name: /600 gems/ }).check()
  await expect(dialog.getByText('instead of €7.99')).toBeVisible()
  const quantity = dialog.getByRole('textbox', { name: 'Quantity' })
  for (const [written, message] of [
    ['', 'Field is required!'],
    ['1,5', 'Must be integer!'],
    ['0', 'Min value is 1'],
    ['101', 'Max value is 100'],
  ] as const) {
    await quantity.fill('')
    await quantity.pressSequentially(written)
    await expect(dialog.getByText(message)).toBeVisible()
    await expect(pay).toBeDisabled()
  }
  await expectAccessible(page)
  await quantity.fill('2')
  await expect(dialog.getByText('1,200 gems')).toBeVisible()
  await expect(pay).toHaveText('Pay €13.98')
  await expectAccessible(page)
  await expectToFit(page)

  const [tab] = await Promise.all([page.context().waitForEvent('page'), pay.click()])
  await expect(tab.getByRole('heading', { name: '13.98 EUR' })).toBeVisible()
  await expect(dialog.getByText('The payment page is open in another tab')).toBeVisible()
  await expectAccessible(page)
  await tab.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(tab).toHaveURL(/\/success-gems-purchase\?sessionId=cs_test_/)
  await expect(tab.getByRole('heading', { name: '1,200 gems are yours!' })).toBeVisible()
  await expect(tab.getByRole('main').getByText('1,250 gems')).toBeVisible()
  await expectAccessible(tab)
  await expectToFit(tab)

  await page.bringToFront()
  await expect(dialog.getByRole('heading', { name: '1,200 gems are yours!' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep playing' }).click()
  await expect(page.getByRole('banner').or(page.locator('#side-panel')).getByText('1,250 gems').first()).toBeAttached()
  expect(await gemsOf(player)).toBe(1250)
  await tab.getByRole('link', { name: 'To the store' }).click()
  await tab.goto('/store/purchases')
  await expect(tab.getByRole('main').getByRole('listitem').first()).toHaveText(/^1200 gemsGems · .*€13\.98$/)
})

test('a user who returns without paying can continue', async ({ page, player, isMobile }) => {
  await page.goto('/dashboard')
  const tab = await beginToPay(page, isMobile)
  await tab.getByRole('link', { name: 'Back' }).click()
  await expect(tab.getByRole('heading', { name: 'Not paid' })).toBeVisible()
  await expectAccessible(tab)
  await expectToFit(tab)
  expect(await gemsOf(player)).toBe(50)
  await tab.getByRole('link', { name: 'Continue to payment' }).click()
  await expect(tab.getByRole('heading', { name: '6.99 EUR' })).toBeVisible()
})

test('the page polls if the provider sends no event', async ({ page, player, isMobile }) => {
  await page.goto('/dashboard')
  const tab = await beginToPay(page, isMobile)
  await tab.getByRole('button', { name: 'Pay without telling' }).click()
  await expect(tab.getByRole('heading', { name: 'Thank you! Your gems are on their way…' })).toBeVisible()
  await expectAccessible(tab)
  await expect(tab.getByRole('heading', { name: '600 gems are yours!' })).toBeVisible()
  expect(await gemsOf(player)).toBe(650)
  // The same payment cannot be paid twice.
  const { searchParams } = new URL(tab.url())
  await tab.goto(`/stripe-payment?sessionId=${searchParams.get('sessionId')}`)
  await expect(tab.getByRole('heading', { name: '600 gems are yours!' })).toBeVisible()
})

test('while a bank is still paying, the payment page says not to pay again', async ({ page, player, isMobile }) => {
  await page.goto('/dashboard')
  const tab = await beginToPay(page, isMobile)
  await tab.getByRole('button', { name: 'Pay by bank' }).click()
  await expect(tab).toHaveURL(/\/success-gems-purchase/)
  const { searchParams } = new URL(tab.url())
  await tab.clock.install()
  await tab.goto(`/stripe-payment?sessionId=${searchParams.get('sessionId')}`)
  await expect(tab.getByRole('heading', { name: 'Thank you! Your gems are on their way…' })).toBeVisible()
  await tab.clock.fastForward('00:30')
  await expect(tab.getByText('Don’t pay again.')).toBeVisible()
  await expect(tab.getByText(/weren’t charged/)).toHaveCount(0)
  expect(await gemsOf(player)).toBe(50)
})

test('a payment that fails to start keeps the form', async ({ page, isMobile }) => {
  await page.route('**/trpc/payments.createSession*', (route) => route.abort('connectionrefused'))
  await page.goto('/dashboard')
  const dialog = await openDialog(page, { isMobile })
  await dialog.getByRole('radio', { name: /1,500 gems/ }).check()
  await dialog.getByRole('textbox', { name: 'Quantity' }).fill('3')
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('button', { name: 'Pay €50.97' }).click(),
  ])
  // The app has tried three times by then, and a busy machine is slow with each.
  await expect(dialog.getByRole('alert')).toContainText('We don’t know whether that worked.', { timeout: 30_000 })
  await expect.poll(() => tab.isClosed()).toBe(true)
  await expect(dialog.getByRole('radio', { name: /1,500 gems/ })).toBeChecked()
  await expect(dialog.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3')
  await page.unrouteAll()
  const again = page.context().waitForEvent('page')
  await dialog.getByRole('button', { name: 'Pay €50.97' }).click()
  await expect((await again).getByRole('heading', { name: '50.97 EUR' })).toBeVisible()
})

test('a user with too few gems is led to the gem shop', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/store/avatars')
  await page.getByRole('button', { name: 'Tiger: 40 to go' }).click()
  const tiger = page.getByRole('dialog', { name: 'Buy “Tiger”?' })
  await expect(tiger.getByText('You need 40 more gems.')).toBeVisible()
  await tiger.getByRole('button', { name: 'Buy gems' }).click()
  await expect(page.getByRole('dialog', { name: 'Buy gems' }).getByRole('radio')).toHaveCount(4)
  await page.getByRole('dialog', { name: 'Buy gems' }).getByRole('button', { name: 'Cancel' }).click()
  const menu = isMobile ? /’s account$/ : 'Store'
  await page.getByRole('banner').getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: 'Buy gems' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy gems' })
  await expect(dialog.getByRole('radio')).toHaveCount(4)
  await expectAccessible(page)
})

test('a browser that blocks new tabs shows a link', async ({ page, player, isMobile }) => {
  await page.addInitScript('window.open = () => null')
  await page.goto('/dashboard')
  const dialog = await openDialog(page, { isMobile })
  await dialog.getByRole('radio', { name: /100 gems/ }).check()
  await dialog.getByRole('button', { name: 'Pay €1.99' }).click()
  await expect(dialog.getByText('One more step to payment')).toBeVisible()
  await expectAccessible(page)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('link', { name: 'Open it' }).click(),
  ])
  await tab.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(tab.getByRole('heading', { name: '100 gems are yours!' })).toBeVisible()
  expect(await gemsOf(player)).toBe(150)
})

test('a server that sells no gems says so', async ({ page, isMobile }) => {
  await page.route('**/trpc/**config.read**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('"payments":true', '"payments":false') })
  })
  await page.goto('/dashboard')
  const dialog = await openDialog(page, { isMobile })
  await expect(dialog.getByRole('heading', { name: 'No gems are sold here' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog).toHaveCount(0)
})

test.describe('in Bulgarian and dark mode', () => {
  test.use({ locale: 'bg-BG', colorScheme: 'dark' })

  test('the dialog and the pages fit and are accessible', { tag: '@phone' }, async ({ page, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/dashboard')
    const dialog = await openDialog(page, { isMobile, name: 'Купи диаманти' })
    await dialog.getByRole('radio', { name: /600 диаманта|600/ }).check()
    await dialog.getByRole('textbox', { name: 'Брой' }).fill('')
    await expect(dialog.getByText('Полето е задължително!')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Брой' }).fill('100')
    await expect(dialog.getByRole('button', { name: 'Плати 699,00 €' })).toBeEnabled()
    await expectToFit(page)
    await expectAccessible(page)
    for (const [path, heading] of [
      ['/stripe-payment', 'Отваряме страницата за плащане…'],
      ['/stripe-payment?canceled=true', 'Не е платено'],
      ['/stripe-payment?sessionId=cs_test_unknown', 'Страницата за плащане не се отвори'],
      ['/success-gems-purchase', 'Няма чакащо плащане'],
      ['/success-gems-purchase?sessionId=cs_test_unknown', 'Плащането не се зареди'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expectToFit(page)
      await expectAccessible(page)
    }
  })
})
