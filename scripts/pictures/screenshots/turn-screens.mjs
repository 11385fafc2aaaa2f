/** @typedef {import('./screens.mjs').Screen} Screen */

import { press } from './press.mjs'

const texts = {
  moreForDishes: /^(More for|Още действия за) .*(Wash the dishes|Измий чиниите)/,
  moreForDinner: /^(More for|Още действия за) .*(Cook dinner|Сготви вечеря)/,
  give: /^(Give the turn|Прехвърли реда)/,
  ask: /^(Ask to swap|Предложи размяна)$/,
  question: /(Will you swap turns\?|Ще размениш ли реда си\?)/,
  swap: /^(Swap turns|Размени реда)/,
}

/**
 * Opens a form by the menu of a task.
 * @type {(menu: RegExp, item: RegExp) => NonNullable<Screen['open']>}
 */
const openForm = (menu, item) => async (page) => {
  await press(page, menu)
  await page.getByRole('menuitem', { name: item }).click()
  await page.getByRole('dialog').getByRole('radio').first().waitFor()
}

/** Taking turns, and the questions to swap them. @type {Screen[]} */
export const turnScreens = [
  {
    name: 'turns-give',
    as: 'player',
    path: '/groups/:home',
    open: openForm(texts.moreForDishes, texts.give),
  },
  {
    name: 'turns-ask',
    as: 'player',
    path: '/groups/:home',
    open: openForm(texts.moreForDinner, texts.ask),
  },
  {
    name: 'turns-question',
    as: 'player',
    path: '/groups/:home',
    open: (page) => page.getByRole('button', { name: texts.swap }).first().scrollIntoViewIfNeeded(),
  },
  {
    name: 'turns-answer',
    as: 'player',
    path: '/notifications',
    async open(page) {
      await page.getByRole('main').getByRole('button', { name: texts.question }).first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
