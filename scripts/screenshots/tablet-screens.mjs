/** @typedef {import('./screens.mjs').Screen} Screen */

import { press } from './press.mjs'

const words = {
  who: /^(Who is playing\?|Кой играе\?)$/,
  mira: /(Mira|Мира)/,
  leo: /(Leo|Лео)/,
  dishes: /(Empty the dishwasher|Изпразни миялната)/,
  moreForGroup: /^(More for|Още действия за) .*(Collins|Николови)/,
  tablets: /^(Tablets|Таблети)$/,
  done: /^(Done|Готово)$/,
  notSent: /^(Not sent yet|Още не е изпратено)/,
  sent: /(was sent|е изпратено): /,
  familyTablet: /^(This is a family tablet|Това е семеен таблет)$/,
  today: /^(Today|Днес)/,
  board: /^(Board|Дъска)/,
  rewards: /^(Rewards|Награди)/,
  me: /^(Me|Аз)/,
  askSwap: /^(Ask to swap|Предложи размяна)/,
  addTask: /^(Add a task|Добави задача)$/,
  want: /^(I want|Искам)/,
  showCode: /^(Show a code|Покажи код)$/,
}

/** @param {import('@playwright/test').Page} page */
const waitForWall = (page) => page.locator('[data-group-board]').waitFor()

/** @param {import('@playwright/test').Page} page @param {RegExp} name */
async function choosePlayer(page, name) {
  await waitForWall(page)
  await press(page, words.who)
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

/** Opens a page of the child without a PIN. @param {import('@playwright/test').Page} page @param {RegExp} name */
async function openPage(page, name) {
  await choosePlayer(page, words.leo)
  await page.getByRole('navigation').getByRole('button', { name }).click()
}

/** Screens of the family tablet, and how it is set up. @type {Screen[]} */
export const tabletScreens = [
  { name: 'tablet-pair', as: 'visitor', path: '/tablet' },
  { name: 'tablet-wall', as: 'tablet', path: '/tablet', open: waitForWall },
  {
    name: 'tablet-who',
    as: 'tablet',
    path: '/tablet',
    async open(page) {
      await waitForWall(page)
      await press(page, words.who)
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  { name: 'tablet-pin', as: 'tablet', path: '/tablet', open: (page) => choosePlayer(page, words.mira) },
  {
    name: 'tablet-own',
    as: 'tablet',
    path: '/tablet',
    async open(page) {
      await choosePlayer(page, words.leo)
      await page.locator('[aria-labelledby=own-tasks] li').first().waitFor()
    },
  },
  {
    name: 'tablet-swap',
    as: 'tablet',
    path: '/tablet',
    async open(page) {
      await choosePlayer(page, words.leo)
      await press(page, words.askSwap)
      await page.getByRole('dialog').getByRole('radio').first().waitFor()
    },
  },
  {
    name: 'tablet-add',
    as: 'tablet',
    path: '/tablet',
    async open(page) {
      await openPage(page, words.today)
      await press(page, words.addTask)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'tablet-board',
    as: 'tablet',
    path: '/tablet',
    async open(page) {
      await openPage(page, words.board)
      await page.locator('figure svg [data-square]').first().waitFor()
    },
  },
  {
    name: 'tablet-rewards',
    as: 'tablet',
    path: '/tablet',
    async open(page) {
      await openPage(page, words.rewards)
      await press(page, words.want)
    },
  },
  {
    name: 'tablet-me',
    as: 'tablet',
    path: '/tablet',
    async open(page) {
      await openPage(page, words.me)
      await page.locator('[aria-labelledby=own-avatar] img').first().waitFor()
    },
  },
  {
    name: 'tablet-undo',
    as: 'tablet',
    path: '/tablet',
    async open(page) {
      await waitForWall(page)
      await page.getByRole('button', { name: words.dishes }).first().click()
      await page
        .getByRole('button', { name: /^(Undo|Отмени)/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'tablet-earlier',
    as: 'tablet',
    path: '/tablet',
    async open(page) {
      await choosePlayer(page, words.leo)
      const completing = /\/trpc\/.*complete/
      await page.route(completing, (route) => route.abort())
      await page.locator('[aria-labelledby=own-tasks] li button').first().click()
      await press(page, words.done)
      await choosePlayer(page, words.leo)
      await page.getByText(words.notSent).waitFor()
      await page.unroute(completing)
      await page.evaluate("dispatchEvent(new Event('online'))")
      await page.getByText(words.sent).waitFor()
    },
  },
  {
    name: 'tablet-login',
    as: 'tablet',
    path: '/login',
    open: (page) => page.getByText(words.familyTablet).waitFor(),
  },
  {
    name: 'tablets',
    as: 'player',
    path: '/groups/:home',
    async open(page) {
      await press(page, words.moreForGroup)
      await page.getByRole('menuitem', { name: words.tablets }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.showCode }).waitFor()
    },
  },
  {
    name: 'tablets-code',
    as: 'player',
    path: '/groups/:home',
    async open(page) {
      await press(page, words.moreForGroup)
      await page.getByRole('menuitem', { name: words.tablets }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.showCode }).click()
      await page.getByRole('dialog').getByRole('textbox').waitFor()
      await page.getByRole('dialog').getByRole('button', { name: words.showCode }).click()
      await page.getByRole('dialog').getByRole('timer').waitFor()
    },
  },
]
