/// <reference lib="dom" />

import type { Browser, Page } from '@playwright/test'
import type { GroupBoard } from '@questboard/api/groups/schema'
import { newChild, type TestChild } from './children.ts'
import { giveTask } from './group.ts'
import { expect } from './player.ts'
import { expectOk } from './rest.ts'
import type { Person } from './test-server.ts'

/** A family with a tablet in the browser. */

const wallSize = { width: 1280, height: 800 }

export interface Family {
  id: string
  mira: TestChild
  ivo: TestChild
}

export const family = async (parent: Person): Promise<Family> => {
  const { id } = await expectOk(parent.send<{ id: string }>('POST /groups', { name: 'Our family' }))
  const [mira, ivo] = [await newChild(parent, id, 'Mira'), await newChild(parent, id, 'Ivo')]
  await expectOk(parent.send(`PATCH /groups/${id}/children/${ivo.id}`, { pin: '1357', wall: 'pin' }))
  return { id, mira, ivo }
}

export const addTask = (parent: Person, { id }: Family, child: TestChild, title: string, about: object = {}) =>
  giveTask({ id, creator: parent }, [child], { title, type: 'daily', ...about })

/** A browser that is the tablet of the group already. */
export async function tabletOf(
  browser: Browser,
  parent: Person,
  { id }: Family,
  address: string,
  about: object = {},
): Promise<Page> {
  const { code } = await expectOk(parent.send<{ code: string }>(`POST /groups/${id}/devices/code`, { name: 'Kitchen' }))
  const page = await emptyTablet(browser, address, about)
  await pair(page, code)
  return page
}

export async function emptyTablet(browser: Browser, address: string, about: object = {}): Promise<Page> {
  const context = await browser.newContext({ ...about, viewport: wallSize, hasTouch: true, baseURL: address })
  const page = await context.newPage()
  await page.goto('/tablet')
  return page
}

export async function pair(page: Page, code: string) {
  await page.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Start the tablet' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our family')
}

export const tasksOf = (page: Page, name: string) => page.getByRole('list', { name: `${name}’s tasks` })

export async function typePin(page: Page, pin: string) {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click()
  await page.getByRole('button', { name: 'Enter', exact: true }).click()
}

/** The steps of a pawn on the board of the group. */
export async function positionOf(parent: Person, { id }: Family, child: TestChild): Promise<number> {
  const { pawns } = await expectOk(parent.send<GroupBoard>(`GET /groups/${id}/board`))
  return pawns.find(({ userId }) => userId === child.id)?.position ?? -1
}

/** What this browser stores of the tablet. */
export const stored = (page: Page) =>
  page.evaluate(async () => ({
    credential: localStorage.getItem('qb-device'),
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === 'questboard-tablet'),
  }))
