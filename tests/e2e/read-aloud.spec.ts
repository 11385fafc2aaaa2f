/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { newChild } from '../support/children.ts'
import { expect, test } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'

/** Reading aloud on the family tablet. The voice of the browser is recorded, because a test cannot listen. */

interface Said {
  text: string
  lang: string
  /** How many texts were stopped before it. */
  stopped: number
}

declare global {
  interface Window {
    said: Said[]
  }
}

async function recordVoice(page: Page): Promise<() => Promise<Said[]>> {
  await page.addInitScript(() => {
    window.said = []
    let stopped = 0
    SpeechSynthesis.prototype.cancel = () => {
      stopped += 1
    }
    SpeechSynthesis.prototype.speak = ({ text, lang }) => {
      window.said.push({ text, lang, stopped })
    }
  })
  return () => page.evaluate(() => window.said)
}

test('tasks are read aloud one by one and all together, in their language', async ({ browser, address, player }) => {
  const { id } = await expectOk(player.send<{ id: string }>('POST /groups', { name: 'Our family' }))
  const mira = await newChild(player, id, 'Mira')
  for (const title of ['Feed the cat', 'Прибери играчките']) {
    const task = { title, ruby: 5, type: 'daily', assignedUsers: [mira.id] }
    await expectOk(player.send(`POST /groups/${id}/tasks`, task))
  }
  const { code } = await expectOk(player.send<{ code: string }>(`POST /groups/${id}/devices/code`, { name: 'Kitchen' }))
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: address })
  const page = await context.newPage()
  const spoken = await recordVoice(page)
  await page.goto('/tablet')
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Start the tablet' }).click()
  await page.getByRole('button', { name: 'Who is playing?' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /Mira/ }).click()

  await page.getByRole('button', { name: 'Read “Feed the cat” aloud' }).click()
  await page.getByRole('button', { name: 'Read “Прибери играчките” aloud' }).click()
  await page.getByRole('button', { name: 'Read aloud', exact: true }).click()
  // Each stops the one before it.
  await expect.poll(spoken).toEqual([
    { text: 'Feed the cat', lang: 'en-GB', stopped: 1 },
    { text: 'Прибери играчките', lang: 'bg-BG', stopped: 2 },
    { text: 'Mira. Feed the cat. Прибери играчките', lang: 'bg-BG', stopped: 3 },
  ])

  // The new state comes late.
  const late = Promise.withResolvers<void>()
  await page.route('**/trpc/*dashboard.readInGroup*', async (route) => {
    await late.promise
    await route.continue()
  })
  for (const title of ['Feed the cat', 'Прибери играчките']) {
    const answered = page.waitForResponse(/groupTasks\.ofMember\.complete/)
    await page.getByRole('button', { name: new RegExp(`^${title}`) }).click()
    await answered
    // A done task has nothing to read.
    await expect(page.getByRole('button', { name: `Read “${title}” aloud` })).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Read aloud', exact: true }).click()
  await expect.poll(async () => (await spoken()).at(-1)?.text).toBe('Mira, everything is done!')

  await page.getByRole('button', { name: 'Undo “Feed the cat”' }).click()
  await expect(page.getByRole('button', { name: 'Read “Feed the cat” aloud' })).toBeVisible()
  late.resolve()
  await expect(page.getByRole('button', { name: 'Undo “Прибери играчките”' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Read “Feed the cat” aloud' })).toBeVisible()
  await context.close()
})

test('without a voice the tablet shows no button that reads', async ({ browser, address, player }) => {
  const { id } = await expectOk(player.send<{ id: string }>('POST /groups', { name: 'Our family' }))
  const mira = await newChild(player, id, 'Mira')
  const task = { title: 'Feed the cat', ruby: 5, type: 'daily', assignedUsers: [mira.id] }
  await expectOk(player.send(`POST /groups/${id}/tasks`, task))
  const { code } = await expectOk(player.send<{ code: string }>(`POST /groups/${id}/devices/code`, { name: 'Kitchen' }))
  const context = await browser.newContext({ baseURL: address })
  const page = await context.newPage()
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'speechSynthesis')
  })
  await page.goto('/tablet')
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Start the tablet' }).click()
  await page.getByRole('button', { name: 'Who is playing?' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /Mira/ }).click()
  await expect(page.getByRole('button', { name: /^Feed the cat/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /aloud/ })).toHaveCount(0)
  await context.close()
})
