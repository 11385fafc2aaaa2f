/** @typedef {import('./screens.mjs').Screen} Screen */

import { press, pressForDialog, pressForMenu } from './press.mjs'

const texts = {
  invite: /^(Invite|Покани)$/,
  newGroup: /^(New group|Нова група)$/,
  newMission: /^(New mission|Нова мисия)$/,
  newReward: /^(New reward|Нова награда)$/,
  moreForGroup: /^(More for|Още действия за) .*(Collins|Николови)/,
  groupSettings: /^(Group settings|Настройки на групата)$/,
  moreForChild: /^(More for|Още действия за) .*(Sophie|Софи)/,
  addChild: /^(Add a child|Добави дете)$/,
  sendGems: /^(Send gems|Изпрати диаманти)$/,
  bell: /^(Notifications|Известия)/,
  join: /^(Join|Присъедини се|Приеми)/,
  board: /^(Board|Дъска)$/,
  moreForBoard: /^(More for the board|Още действия за дъската)$/,
  chooseBoard: /^(Choose another board|Избери друга дъска)$/,
  missions: /^(Missions|Мисии)$/,
  rewards: /^(Rewards|Награди)$/,
  quiet: /^(All quiet|Няма нови известия)$/,
  continue: /^(Continue|Продължи)$/,
  skip: /^(Skip|Пропусни)$/,
  noteAndRubies: /^(Note and rubies|Бележка и рубини)/,
  sendBack: /^(Send back|Върни)/,
  giveRubies: /^(Give or take rubies|Дай или вземи рубини)$/,
  moreForPoem: /^(More for|Още действия за) .*(poem|стихотворението)/,
  moreForDog: /^(More for|Още действия за) .*(dog|кучето)/,
  doneFor: /^(Mark as done|Отбележи като изпълнена)/,
  week: /^(Week|Седмица)$/,
  club: /(Book club|Читателски клуб)/,
}

/** Screens of groups and notifications. @type {Screen[]} */
export const groupScreens = [
  { name: 'groups-first', as: 'newcomer', path: '/groups' },
  { name: 'groups', as: 'player', path: '/groups', whole: true },
  { name: 'group-new', as: 'player', path: '/groups', open: (page) => pressForDialog(page, texts.newGroup) },
  { name: 'group', as: 'player', path: '/groups/:home', whole: true },
  {
    name: 'group-missions',
    as: 'player',
    path: '/groups/:home',
    small: true,
    whole: true,
    open: (page) => press(page, texts.missions),
  },
  {
    name: 'group-rewards',
    as: 'player',
    path: '/groups/:home',
    small: true,
    whole: true,
    open: (page) => press(page, texts.rewards),
  },
  {
    name: 'group-board',
    as: 'player',
    path: '/groups/:home',
    small: true,
    whole: true,
    async open(page) {
      await press(page, texts.board)
      await page.locator('[data-group-board]').waitFor()
    },
  },
  {
    name: 'group-board-choice',
    as: 'player',
    path: '/groups/:home',
    async open(page) {
      const part = page.getByRole('navigation').getByRole('button', { name: texts.board })
      if (await part.isVisible()) await part.click()
      await press(page, texts.moreForBoard)
      await page.getByRole('menuitem', { name: texts.chooseBoard }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'deeds-leader',
    as: 'player',
    path: '/groups/:home',
    open: (page) => page.locator('#deeds-title').scrollIntoViewIfNeeded(),
  },
  {
    name: 'deeds-member',
    as: 'child',
    path: '/groups/:home',
    open: (page) => page.locator('#deeds-title').scrollIntoViewIfNeeded(),
  },
  {
    name: 'load-last-week',
    as: 'player',
    path: '/groups/:home',
    async open(page) {
      const part = page.getByRole('navigation').getByRole('button', { name: texts.rewards })
      if (await part.isVisible()) await part.click()
      const week = page.getByRole('combobox', { name: texts.week })
      await week.selectOption('1')
      await week.scrollIntoViewIfNeeded()
    },
  },
  { name: 'start-who', as: 'player', path: '/groups/:home#start', whole: true },
  {
    name: 'start-tasks',
    as: 'player',
    path: '/groups/:home#start',
    whole: true,
    open: (page) => press(page, texts.continue),
  },
  {
    name: 'start-rewards',
    as: 'player',
    path: '/groups/:home#start',
    whole: true,
    async open(page) {
      await press(page, texts.continue)
      await press(page, texts.skip)
    },
  },
  { name: 'group-member', as: 'child', path: '/groups/:home', whole: true },
  { name: 'group-invite', as: 'player', path: '/groups/:home', open: (page) => pressForDialog(page, texts.invite) },
  { name: 'group-menu', as: 'player', path: '/groups/:home', open: (page) => press(page, texts.moreForGroup) },
  {
    name: 'group-settings',
    as: 'player',
    path: '/groups/:home',
    async open(page) {
      await press(page, texts.moreForGroup)
      await page.getByRole('menuitem', { name: texts.groupSettings }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'group-missing', as: 'player', path: '/groups/00000000-0000-7000-8000-000000000000' },
  { name: 'members', as: 'player', path: '/groups/:home/members', whole: true },
  {
    name: 'child-new',
    as: 'player',
    path: '/groups/:home/members',
    open: (page) => pressForDialog(page, texts.addChild),
  },
  {
    name: 'member-gems',
    as: 'player',
    path: '/groups/:home/members',
    async open(page) {
      await press(page, texts.moreForChild)
      await page.getByRole('menuitem', { name: texts.sendGems }).click()
      await page.getByRole('dialog').getByRole('textbox').waitFor()
    },
  },
  { name: 'group-archive', as: 'player', path: '/groups/:home/archive' },
  { name: 'member-dashboard', as: 'player', path: '/groups/:home/dashboard?userId=:child', whole: true },
  { name: 'group-mission', as: 'player', path: '/groups/:home/missions/:mission', whole: true },
  { name: 'group-mission-member', as: 'child', path: '/groups/:home/missions/:mission', whole: true },
  {
    name: 'group-mission-new',
    as: 'player',
    path: '/groups/:home',
    async open(page) {
      const part = page.getByRole('navigation').getByRole('button', { name: texts.missions })
      if (await part.isVisible()) await part.click()
      await pressForDialog(page, texts.newMission)
    },
  },
  {
    name: 'group-reward-new',
    as: 'player',
    path: '/groups/:home',
    async open(page) {
      const part = page.getByRole('navigation').getByRole('button', { name: texts.rewards })
      if (await part.isVisible()) await part.click()
      await pressForDialog(page, texts.newReward)
    },
  },
  { name: 'approvals', as: 'player', path: '/approvals', whole: true },
  {
    name: 'approval-note',
    as: 'player',
    path: '/approvals',
    open: (page) => pressForDialog(page, texts.noteAndRubies),
  },
  { name: 'approval-refuse', as: 'player', path: '/approvals', open: (page) => pressForDialog(page, texts.sendBack) },
  { name: 'rubies', as: 'player', path: '/groups/:home/rubies?userId=:child', whole: true },
  { name: 'rubies-own', as: 'child', path: '/groups/:home/rubies', whole: true },
  { name: 'rubies-none', as: 'player', path: '/groups/:home/rubies' },
  {
    name: 'rubies-give',
    as: 'player',
    path: '/groups/:home/rubies?userId=:child',
    open: (page) => pressForDialog(page, texts.giveRubies),
  },
  {
    name: 'task-done-for',
    as: 'player',
    path: '/groups/:home/dashboard?userId=:child',
    async open(page) {
      await press(page, texts.moreForPoem)
      await page.getByRole('menuitem', { name: texts.doneFor }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'task-held',
    as: 'player',
    path: '/groups/:home/dashboard?userId=:child',
    open: (page) => pressForMenu(page, texts.moreForDog),
  },
  { name: 'approvals-none', as: 'newcomer', path: '/approvals' },
  {
    name: 'bell',
    as: 'player',
    path: '/settings',
    async open(page) {
      await press(page, texts.bell)
      await page.getByText(texts.club).first().waitFor()
    },
  },
  {
    name: 'bell-quiet',
    as: 'newcomer',
    path: '/settings',
    async open(page) {
      await press(page, texts.bell)
      await page.getByText(texts.quiet).waitFor()
    },
  },
  { name: 'notifications', as: 'player', path: '/notifications', whole: true },
  { name: 'notifications-none', as: 'newcomer', path: '/notifications' },
  {
    name: 'invitation',
    as: 'player',
    path: '/notifications',
    async open(page) {
      await page.getByRole('main').getByRole('button', { name: texts.club }).first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
