import { connectionScreens } from './connection-screens.mjs'
import { datedScreens } from './dated-screens.mjs'
import { groupScreens } from './group-screens.mjs'
import { ownerScreens } from './owner-screens.mjs'
import { passkeyScreens } from './passkey-screens.mjs'
import { press, pressForDialog, pressForMenu } from './press.mjs'
import { promiseScreens } from './promise-screens.mjs'
import { tabletScreens } from './tablet-screens.mjs'
import { turnScreens } from './turn-screens.mjs'

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ name: string, as: 'visitor' | 'newcomer' | 'player' | 'planner' | 'child' | 'tablet' | 'first' | 'owner', path: string, small?: boolean,
 *   wide?: boolean, open?: (page: Page) => Promise<void>, whole?: boolean }} Screen
 */

/** Labels of buttons, in both languages. */
const texts = {
  signUp: /^(Start playing|Започни играта)$/,
  addTask: /^(Add a task|Добави задача)$/,
  continue: /^(Continue|Продължи)$/,
  bill: /^(Pay the internet bill|Плати интернета)$/,
  panda: /^(Buy|Купи) .(Panda|Панда)/,
  challenge: /^(Challenge|Предизвикателство)$/,
  card: /^(Card|Карта): /,
  archived: /^(Archived|Архив)$/,
  more: /^(More for|Още действия за) .*(library|библиотеката)/,
  parcel: /^(Weigh the parcel|Претегли колета)$/,
  water: /^(Water the plants|Полей цветята)$/,
  board: /^(Open the whole board|Отвори цялата дъска)/,
  account: /^(.*’s account|Профил на .*)$/,
  side: /^(Side panel|Страничен панел)$/,
  newMission: /^(New mission|Нова мисия)$/,
  store: /^(Store|Магазин)$/,
  otherAvatar: /^(Choose another avatar|Избери друг аватар)$/,
  deleteAccount: /^(Delete my account|Изтрий профила ми)$/,
  privacy: /^(Privacy|Поверителност)$/,
  mountains: /mountains|планината/,
}

/** Every screen and dialog, in the order in which a user meets them. @type {Screen[]} */
export const screens = [
  { name: 'landing', as: 'visitor', path: '/', whole: true },
  { name: 'login', as: 'visitor', path: '/login' },
  { name: 'password-recovery', as: 'visitor', path: '/password-recovery' },
  { name: 'registered', as: 'visitor', path: '/successfully-registration' },
  { name: 'email-link-closed', as: 'visitor', path: '/confirm-email?token=half' },
  { name: 'not-me-closed', as: 'visitor', path: '/not-me?token=half' },
  { name: 'link-closed', as: 'visitor', path: '/activate-account?token=half' },
  { name: 'sign-up', as: 'visitor', path: '/sign-up', whole: true },
  {
    name: 'sign-up-refused',
    as: 'visitor',
    path: '/sign-up',
    whole: true,
    async open(page) {
      await press(page, texts.signUp)
      await page.locator('[aria-invalid="true"]').first().waitFor()
    },
  },
  { name: 'privacy', as: 'visitor', path: '/privacy-policy' },
  { name: 'privacy-browser', as: 'visitor', path: '/privacy-policy#browser' },
  { name: 'privacy-for-children', as: 'visitor', path: '/privacy-policy#for-children' },
  { name: 'terms', as: 'visitor', path: '/terms-and-conditions', whole: true },
  { name: 'about', as: 'visitor', path: '/about', whole: true },
  { name: 'account-deleted', as: 'visitor', path: '/account-deleted?until=2026-04-09' },
  { name: 'not-found', as: 'visitor', path: '/no-such-square' },
  { name: 'dashboard-first', as: 'newcomer', path: '/dashboard', whole: true },
  { name: 'dashboard-story', as: 'player', path: '/dashboard' },
  { name: 'dashboard', as: 'player', path: '/dashboard', open: putStoryAway },
  { name: 'dashboard-whole', as: 'player', path: '/dashboard', whole: true },
  { name: 'dashboard-child', as: 'child', path: '/dashboard', whole: true },
  { name: 'rewards-page', as: 'player', path: '/rewards', whole: true },
  { name: 'me', as: 'player', path: '/me', small: true, whole: true },
  {
    name: 'quick-add',
    as: 'player',
    path: '/dashboard',
    async open(page) {
      await page.getByRole('textbox', { name: texts.addTask }).fill('Tidy the desk !daily #work 15g')
      await page.locator('[data-field]').first().waitFor()
    },
  },
  { name: 'task-menu', as: 'player', path: '/dashboard', open: (page) => pressForMenu(page, texts.more) },
  {
    name: 'task-edit',
    as: 'player',
    path: '/dashboard',
    async open(page) {
      await press(page, texts.more)
      await page.getByRole('menuitem').first().click()
      await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    },
  },
  {
    name: 'task-result',
    as: 'player',
    path: '/dashboard',
    async open(page) {
      await page.getByRole('checkbox', { name: texts.parcel }).click()
      await page.getByRole('dialog').getByRole('textbox').waitFor()
    },
  },
  {
    name: 'archive',
    as: 'player',
    path: '/dashboard',
    async open(page) {
      await press(page, texts.archived)
      await page.getByRole('checkbox', { name: texts.bill }).waitFor()
    },
  },
  {
    name: 'board',
    as: 'player',
    path: '/dashboard',
    async open(page) {
      // With the keyboard, because a card may cover the middle of the strip.
      await page.getByRole('button', { name: texts.board }).first().press('Enter')
      await page.getByRole('dialog').getByRole('slider').waitFor()
    },
  },
  {
    name: 'card',
    as: 'player',
    path: '/dashboard',
    async open(page) {
      await press(page, texts.card)
      await page
        .getByRole('dialog')
        .or(page.getByRole('region', { name: texts.challenge }))
        .first()
        .waitFor()
    },
  },
  { name: 'side-panel', as: 'player', path: '/settings', small: true, open: (page) => press(page, texts.side) },
  { name: 'account-menu', as: 'player', path: '/settings', open: (page) => press(page, texts.account) },
  { name: 'missions', as: 'player', path: '/missions', whole: true },
  {
    name: 'mission',
    as: 'player',
    path: '/missions',
    whole: true,
    async open(page) {
      await page.getByRole('link', { name: texts.mountains }).first().click()
      await page.getByRole('heading', { level: 1, name: texts.mountains }).waitFor()
    },
  },
  {
    name: 'mission-new',
    as: 'player',
    path: '/missions',
    async open(page) {
      await press(page, texts.newMission)
      await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    },
  },
  { name: 'settings', as: 'player', path: '/settings', whole: true },
  ...['profile', 'game', 'notifications', 'security', 'data'].map((section) => ({
    name: `settings-${section}`,
    as: /** @type {const} */ ('player'),
    path: `/settings/${section}`,
    whole: true,
  })),
  ...connectionScreens,
  ...passkeyScreens,
  {
    name: 'delete-account',
    as: 'player',
    path: '/settings/data',
    open: (page) => pressForDialog(page, texts.deleteAccount),
  },
  {
    name: 'privacy-in-dialog',
    as: 'player',
    path: '/settings/data',
    open: (page) => pressForDialog(page, texts.privacy),
  },
  { name: 'avatars', as: 'player', path: '/store/avatars', whole: true },
  {
    name: 'avatar-buy',
    as: 'newcomer',
    path: '/store/avatars',
    async open(page) {
      await press(page, texts.panda)
      await page.getByRole('dialog').getByRole('radio').first().waitFor()
    },
  },
  { name: 'boards', as: 'player', path: '/store/boards', whole: true },
  { name: 'purchases', as: 'player', path: '/store/purchases' },
  { name: 'purchases-none', as: 'newcomer', path: '/store/purchases' },
  {
    name: 'store-menu',
    as: 'player',
    path: '/settings',
    wide: true,
    open: (page) => press(page, texts.store),
  },
  {
    name: 'my-avatars',
    as: 'player',
    path: '/settings/profile',
    open: (page) => pressForDialog(page, texts.otherAvatar),
  },
  { name: 'statistics', as: 'player', path: '/statistics', whole: true },
  { name: 'statistics-none', as: 'newcomer', path: '/statistics' },
  { name: 'balances-none', as: 'newcomer', path: '/balances' },
  { name: 'missions-none', as: 'newcomer', path: '/missions' },
  { name: 'mission-missing', as: 'player', path: '/missions/00000000-0000-7000-8000-000000000000' },
  { name: 'balances', as: 'player', path: '/balances', whole: true },
  ...datedScreens,
  ...groupScreens,
  ...turnScreens,
  ...promiseScreens,
  ...tabletScreens,
  ...ownerScreens,
  {
    name: 'undo',
    as: 'player',
    path: '/dashboard',
    async open(page) {
      await page.getByRole('checkbox', { name: texts.water }).click()
      await page
        .getByRole('status')
        .filter({ hasText: /Water the plants|Полей цветята/ })
        .last()
        .waitFor()
    },
  },
]

/** @param {Page} page */
async function putStoryAway(page) {
  const button = page.getByRole('button', { name: texts.continue })
  await button.click()
  await button.waitFor({ state: 'hidden' })
  // Otherwise the element under the pointer would look hovered.
  await page.mouse.move(0, 0)
}
