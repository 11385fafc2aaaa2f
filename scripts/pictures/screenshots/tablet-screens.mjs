/** @typedef {import('./screens.mjs').Screen} Screen */

import { press } from './press.mjs'

const texts = {
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
  await press(page, texts.who)
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

/** Opens a page of the child without a PIN. @param {import('@playwright/test').Page} page @param {RegExp} name */
async function openPage(page, name) {
  await choosePlayer(page, texts.leo)
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
      await press(page, texts.who)
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  { name: 'tablet-pin', as: 'tablet', path: '/tablet', open: (page) => choosePlayer(page, texts.mira) },
  {
    name: 'tablet-own',
    as: 'tablet',
    path: '/tablet',
    async open(page) {
      await choosePlayer(page, texts.leo)
      await page.locator('[aria-labelledby=own-tasks] li').first().waitFor()
    },
  },
  {
    name: 'tablet-swap',
    as: 'tablet',
    path: '/tablet',
    async open(page) {
      await choosePlayer(page, texts.leo)
      await press(page, texts.askSwap)
      await page.getByRole('dialog').getByRole('radio').first().waitFor()
    },
  },
  {
    name: 'tablet-add',
    as: 'tablet',
    path: '/tablet',
    async open(page) {
      await openPage(page, texts.today)
      await press(page, texts.addTask)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'tablet-board',
    as: 'tablet',
    path: '/tablet',
    async open(page) {
      await openPage(page, texts.board)
      await page.locator('figure svg [data-square]').first().waitFor()
    },
  },
  {
    name: 'tablet-rewards',
    as: 'tablet',
    path: '/tablet',
    async open(page) {
      await openPage(page, texts.rewards)
      await press(page, texts.want)
    },
  },
  {
    name: 'tablet-me',
    as: 'tablet',
    path: '/tablet',
    async open(page) {
      await openPage(page, texts.me)
      await page.locator('[aria-labelledby=own-avatar] img').first().waitFor()
    },
  },
  {
    name: 'tablet-undo',
    as: 'tablet',
    path: '/tablet',
    async open(page) {
      await waitForWall(page)
      await page.getByRole('button', { name: texts.dishes }).first().click()
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
      await choosePlayer(page, texts.leo)
      const completing = /\/trpc\/.*complete/
      await page.route(completing, (route) => route.abort())
      await page.locator('[aria-labelledby=own-tasks] li button').first().click()
      await press(page, texts.done)
      await choosePlayer(page, texts.leo)
      await page.getByText(texts.notSent).waitFor()
      await page.unroute(completing)
      await page.evaluate("dispatchEvent(new Event('online'))")
      await page.getByText(texts.sent).waitFor()
    },
  },
  {
    name: 'tablet-login',
    as: 'tablet',
    path: '/login',
    open: (page) => page.getByText(texts.familyTablet).waitFor(),
  },
  {
    name: 'tablets',
    as: 'player',
    path: '/groups/:home',
    async open(page) {
      await press(page, texts.moreForGroup)
      await page.getByRole('menuitem', { name: texts.tablets }).click()
      await page.getByRole('dialog').getByRole('button', { name: texts.showCode }).waitFor()
    },
  },
  {
    name: 'tablets-code',
    as: 'player',
    path: '/groups/:home',
    async open(page) {
      await press(page, texts.moreForGroup)
      await page.getByRole('menuitem', { name: texts.tablets }).click()
      await page.getByRole('dialog').getByRole('button', { name: texts.showCode }).click()
      await page.getByRole('dialog').getByRole('textbox').waitFor()
      await page.getByRole('dialog').getByRole('button', { name: texts.showCode }).click()
      await page.getByRole('dialog').getByRole('timer').waitFor()
    },
  },
]
