/** @typedef {import('./screens.mjs').Screen} Screen */

import { press } from './press.mjs'

const texts = {
  moreForBreakfast: /^(More for|Още действия за) .*(pancake breakfast|Закуска с палачинки)/,
  withNote: /^(Give with a note|Дай с бележка)/,
  chooseDay: /^(Choose the day|Избери срок)/,
  cancel: /^(Cancel and give|Откажи и върни)/,
  giveBack: /^(Give back|Върни) .*(pancake|палачинки)/,
  rewards: /^(Rewards|Награди)$/,
  planDaysOff: /^(Plan days off|Планирай почивка)$/,
  ill: /^(I was ill|Боледувах)/,
  moreForLeo: /^(More for|Още действия за) .*(Leo|Лео)/,
  daysOff: /^(Days off|Почивни дни)$/,
}

/**
 * The reward of the group has a menu, too, before that of what is owed. @param {import('@playwright/test').Page} page
 */
const openMenu = (page) =>
  page.getByRole('button', { name: texts.moreForBreakfast }).filter({ visible: true }).last().click()

/**
 * Opens a dialog by the menu of a reward that is owed.
 * @type {(item: RegExp) => NonNullable<Screen['open']>}
 */
const openForPromise = (item) => async (page) => {
  await openMenu(page)
  await page.getByRole('menuitem', { name: item }).click()
  await page.getByRole('dialog').waitFor()
}

/** Rewards that are owed, and days off. @type {Screen[]} */
export const promiseScreens = [
  {
    name: 'promise-menu',
    as: 'player',
    path: '/groups/:home',
    async open(page) {
      await openMenu(page)
      await page.getByRole('menuitem').first().waitFor()
    },
  },
  { name: 'promise-note', as: 'player', path: '/groups/:home', open: openForPromise(texts.withNote) },
  { name: 'promise-day', as: 'player', path: '/groups/:home', open: openForPromise(texts.chooseDay) },
  { name: 'promise-cancel', as: 'player', path: '/groups/:home', open: openForPromise(texts.cancel) },
  {
    name: 'vouchers',
    as: 'child',
    path: '/groups/:home',
    whole: true,
    async open(page) {
      const part = page.getByRole('navigation').getByRole('button', { name: texts.rewards })
      if (await part.isVisible()) await part.click()
      await page.locator('#vouchers-title').waitFor()
    },
  },
  {
    name: 'days-off-plan',
    as: 'player',
    path: '/settings/game',
    whole: true,
    async open(page) {
      await press(page, texts.planDaysOff)
      await page.getByRole('main').getByRole('textbox').first().waitFor()
    },
  },
  {
    name: 'days-off-sick',
    as: 'player',
    path: '/settings/game',
    whole: true,
    open: (page) => press(page, texts.ill),
  },
  {
    name: 'days-off-child',
    as: 'player',
    path: '/groups/:home/members',
    async open(page) {
      await press(page, texts.moreForLeo)
      await page.getByRole('menuitem', { name: texts.daysOff }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
