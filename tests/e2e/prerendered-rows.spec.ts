import type { Page } from '@playwright/test'
import type { Dashboard } from '@questboard/api/dashboard/schema'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import { addTask } from '../support/tasks.ts'
import type { Person } from '../support/test-server.ts'

/* first-rows/draw-rows.js renders the first rows before the app has loaded, with markup that the build generates. */

/** Delays the app until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!rows-)[\w-]+\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const daily = { type: 'daily' }

const rows = (page: Page) => page.locator('[data-row]')

/** The app has loaded when the buttons of the bar exist and the prerendered page is gone. */
const arrived = (page: Page) => page.locator('#bell').waitFor()

async function completed(player: Person): Promise<string[]> {
  const { result } = await player.send<Dashboard>('GET /dashboard')
  return result.tasks.filter((task) => task.completed).map(({ title }) => title)
}

/** The visible content and positions of the list. */
const firstPicture = (page: Page) =>
  page.evaluate(() => {
    /** Without attributes that only link elements, and closed menus. */
    const describe = (node: Element): unknown => [
      node.localName,
      Object.fromEntries(
        [...node.attributes]
          .filter(({ name }) => !/^(id|popovertarget|aria-describedby|style)$/.test(name))
          .map(({ name, value }) => [name, value])
          .sort(),
      ),
      [...node.children].filter((child) => !child.matches('[popover]')).map(describe),
      [...node.childNodes].map((child) => (child instanceof Text ? child.data : '')).join(''),
    ]
    const panel = document.querySelector('section[aria-labelledby=tasks-title]')
    const parts = [
      ...(panel?.querySelectorAll(':scope > div:first-child, :scope > form') ?? []),
      ...[...(panel?.querySelectorAll('[data-row]') ?? [])].slice(0, 8),
    ]
    return parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return { describe: describe(part), place: [x, y, width, height] }
    })
  })

/** In pixels. The picture of the board ends at a fraction of one. */
const within = 1

for (const locale of ['en-GB', 'bg-BG']) {
  test.describe(locale, () => {
    test.use({ locale })

    for (const scheme of ['light', 'dark'] as const) {
      test(`the prerendered rows look like those of the app (${scheme})`, {
        tag: locale === 'bg-BG' ? '@phone' : [],
      }, async ({ page, player }) => {
        await page.emulateMedia({ colorScheme: scheme })
        const tags = (await player.send<{ id: string }[]>('GET /tags')).result.map(({ id }) => id)
        const task = { gold: 0, notes: '', tags: [] as string[], requireResult: false }
        const behind = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']
        for (const { title, ...more } of [
          ...behind.map((title) => ({ title, type: 'todo' })),
          {
            title: `Write ${'a long letter, '.repeat(8)}`,
            type: 'weekly',
            notes: 'And post it',
            tags: tags.slice(0, 3),
          },
          {
            title: '<b>{gold}</b> & "quotes" мляко',
            type: 'daily',
            gold: 25,
            requireResult: true,
            checklist: [{ title: 'Warm', done: true }, { title: 'Drink' }],
          },
          { title: 'Done a while', type: 'todo', gold: 100, requireResult: true, tags: tags.slice(2, 3), notes: 'x' },
        ]) {
          await addTask(player, title, { ...task, ...more })
        }
        // No test waits for days, so a response is edited.
        await page.route(/trpc\/.*dashboard\.read/, async (route) => {
          const response = await route.fetch()
          const answers = await response.json()
          for (const [nth, one] of answers[2].result.data.tasks.entries()) one.streak = nth
          await route.fulfill({ response, json: answers })
        })
        const comeOn = await holdBack(page)
        await page.goto('/dashboard', { waitUntil: 'commit' })
        await expect(rows(page)).toHaveCount(8)
        await page.evaluate(() => document.fonts.ready)
        const drawn = await firstPicture(page)
        expect(drawn).toHaveLength(10)
        await expectAccessible(page)
        comeOn()
        await arrived(page)
        await expect(rows(page)).toHaveCount(10)
        const own = await firstPicture(page)
        expect(own.map(({ describe }) => describe)).toEqual(drawn.map(({ describe }) => describe))
        const moved = own.flatMap(({ place }, nth) =>
          place.map((side, at) => Math.abs(side - (drawn[nth]?.place[at] ?? 0))),
        )
        expect(Math.max(...moved)).toBeLessThanOrEqual(within)
      })
    }
  })
}

test('input before the app has loaded is applied once', { tag: '@phone' }, async ({ page, player }) => {
  for (const title of ['First', 'Second', 'Third', 'Fourth']) await addTask(player, title, daily)
  const comeOn = await holdBack(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('tasks.complete')) sent++
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: 'Third' }).click()
  const line = page.getByRole('textbox', { name: 'Add a task' })
  await line.click()
  await page.keyboard.type('Water the plants')
  comeOn()
  await arrived(page)
  await expect(page.getByRole('checkbox', { name: 'Third' })).toBeChecked()
  await expect(line).toHaveValue('Water the plants')
  await expect(line).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(5)
  await expect.poll(() => completed(player)).toEqual(['Third'])
  expect(sent).toBe(1)
})

test('a task that is added or opened before the app has loaded is added or opened', async ({ page, player }) => {
  for (const title of ['First', 'Second']) await addTask(player, title, daily)
  const comeOn = await holdBack(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Add a task' }).fill('Water the plants')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  comeOn()
  await arrived(page)
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByRole('checkbox', { name: 'Water the plants' })).toBeAttached()

  await page.unrouteAll()
  const again = await holdBack(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.locator('[data-row]', { hasText: 'First' }).locator('[data-opens]').click()
  again()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toHaveValue('First')
})

test('a click beside the rows before the app has loaded is not mistaken for one on a row', async ({ page, player }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await addTask(player, 'First', daily)
  // The app shows the finished row, too; the prerendered page does not.
  const { id } = await addTask(player, 'Finished', { ...daily, gold: 1 })
  await expectOk(player.send(`POST /user/tasks/${id}/complete`, {}))
  const comeOn = await holdBack(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(rows(page)).toHaveCount(1)
  await page.locator('[data-opens-board]').press('Enter')
  comeOn()
  await expect(page.getByRole('dialog', { name: 'Board' })).toBeVisible()
})

test('shortcuts pressed before the app has loaded work', async ({ page, player }) => {
  for (const title of ['First', 'Second']) await addTask(player, title, daily)
  const comeOn = await holdBack(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(rows(page)).toHaveCount(2)
  for (const key of ['j', 'j', 'x']) await page.keyboard.press(key)
  comeOn()
  await arrived(page)
  await expect(page.getByRole('checkbox', { name: 'First' })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'First' })).toBeChecked()
  await expect.poll(() => completed(player)).toEqual(['First'])
})

test('a shortcut pressed while the app takes over works', async ({ page, player }) => {
  await addTask(player, 'First', daily)
  const comeOn = await holdBack(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(rows(page)).toHaveCount(1)
  await rows(page).evaluate((drawn) => {
    const observer = new MutationObserver(async () => {
      if (drawn.isConnected) return
      observer.disconnect()
      // After all observers have seen the prerendered page removed.
      await null
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', code: 'KeyJ', bubbles: true }))
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  comeOn()
  await arrived(page)
  await expect(page.getByRole('checkbox', { name: 'First' })).toBeFocused()
})

test('a click on a row works when the app takes over between press and release', async ({ page, player }) => {
  for (const title of ['First', 'Second']) await addTask(player, title, daily)
  const comeOn = await holdBack(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: 'Second' }).hover()
  await page.mouse.down()
  comeOn()
  await arrived(page)
  await expect(page.getByRole('checkbox', { name: 'Second' })).not.toBeChecked()
  await page.mouse.up()
  await expect(page.getByRole('checkbox', { name: 'Second' })).toBeChecked()
})

for (const [what, begin] of [
  ['an empty list', async () => {}],
  [
    'a holiday',
    async (player: Person) => {
      await addTask(player, 'First', daily)
      await expectOk(player.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    },
  ],
] as const) {
  test(`nothing is prerendered for ${what}`, async ({ page, player }) => {
    await begin(player)
    const comeOn = await holdBack(page)
    const dashboardResponse = page.waitForResponse(/dashboard\.read/)
    await page.goto('/dashboard', { waitUntil: 'commit' })
    await dashboardResponse
    await expect(page.locator('#start')).toHaveCount(0)
    await expect(page.getByText('BETA', { exact: true })).toBeVisible()
    comeOn()
    await arrived(page)
    await expect(page.getByRole('region', { name: 'Tasks' })).toBeVisible()
    await expect(page.locator('html[data-rows]')).toHaveCount(0)
  })
}
