import { press } from './press.mjs'

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('./screens.mjs').Screen} Screen
 */

/** Labels, in both languages. */
const texts = {
  addTask: /^(Add a task|Добави задача)$/,
  search: /^(Search|Търсене)$/,
  tags: /^(Tags|Етикети)$/,
  dentist: /^(More for|Още действия за) .*(Dentist|Зъболекар)/,
  pickDay: /^(Pick a day|Избери ден)/,
  history: /^(History|История)$/,
  import: /^(Import 1|Внеси 1)/,
  undo: /^(Undo|Отмени|Върни)$/,
  undone: /^(Import undone|Внасянето)/,
  rubbish: /^(More for|Още действия за) .*(rubbish|боклука)/,
}

/** @type {(name: string, open: (page: Page) => Promise<void>) => Screen} */
const onDashboard = (name, open) => ({ name, as: 'planner', path: '/dashboard', open })

/** @type {(page: Page, english: string, bulgarian: string) => Promise<string>} */
const inLanguage = async (page, english, bulgarian) =>
  (await page.locator('html').getAttribute('lang')) === 'bg' ? bulgarian : english

/** @param {Page} page */
async function search(page) {
  await press(page, texts.search)
  return page.locator('[data-search]')
}

/** @type {(page: Page, item: RegExp) => Promise<void>} */
const choose = (page, item) => page.getByRole('menuitem', { name: item }).click()

/** What is shown of tasks with dates. @type {Screen[]} */
export const datedScreens = [
  { name: 'dated', as: 'planner', path: '/dashboard' },
  { name: 'dated-whole', as: 'planner', path: '/dashboard', whole: true },
  onDashboard('dated-quick-add', async (page) => {
    const text = await inLanguage(
      page,
      'Vacuum the car every Saturday 10:00 #home 15g',
      'Почисти колата всяка събота 10:00 #дом 15з',
    )
    await page.getByRole('textbox', { name: texts.addTask }).fill(text)
    await page.locator('[data-field=date]').waitFor()
  }),
  onDashboard('dated-menu', async (page) => {
    await press(page, texts.dentist)
    await page.getByRole('menu').waitFor()
  }),
  onDashboard('dated-pick-day', async (page) => {
    await press(page, texts.dentist)
    await choose(page, texts.pickDay)
    await page.getByRole('dialog').waitFor()
  }),
  onDashboard('dated-search', async (page) => {
    await (await search(page)).fill(await inLanguage(page, 'pay', 'плати'))
    await page
      .getByRole('checkbox', { name: /^(Pay|Плати)/ })
      .first()
      .waitFor()
  }),
  onDashboard('dated-search-none', async (page) => {
    await (await search(page)).fill(await inLanguage(page, 'piano', 'пиано'))
    await page.getByRole('heading', { name: /piano|пиано/ }).waitFor()
  }),
  onDashboard('dated-tags', async (page) => {
    await press(page, texts.tags)
    await page.getByRole('group', { name: texts.tags }).waitFor()
  }),
  onDashboard('dated-form', async (page) => {
    await press(page, texts.rubbish)
    await page.getByRole('menuitem').first().click()
    await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  }),
  onDashboard('dated-history', async (page) => {
    await press(page, texts.rubbish)
    await choose(page, texts.history)
    await page.getByRole('dialog').waitFor()
  }),
  {
    name: 'dated-import',
    as: 'planner',
    path: '/settings/data',
    async open(page) {
      const due = `${new Date().getFullYear() + 1}-12-31`
      const rows = await inLanguage(
        page,
        `Dentist;;${due};09:30;\nWater the plants;daily;;;"FREQ=DAILY;INTERVAL=2"\nRent;weekly;;;`,
        `Зъболекар;;${due};09:30;\nПолей цветята;daily;;;\nНаем;weekly;;;`,
      )
      await page.locator('input[type=file]').setInputFiles({
        name: 'tasks.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`title;type;due;time;repeat\n${rows}`),
      })
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'dated-imported',
    as: 'planner',
    path: '/settings/data',
    async open(page) {
      const rows = await inLanguage(page, 'Oil the gate', 'Смажи портата')
      const file = { name: 'tasks.csv', mimeType: 'text/csv', buffer: Buffer.from(`title\n${rows}`) }
      await page.locator('input[type=file]').setInputFiles(file)
      await press(page, texts.import)
      await page.getByRole('dialog').getByRole('button', { name: texts.undo }).waitFor()
    },
  },
  {
    name: 'dated-import-undone',
    as: 'planner',
    path: '/settings/data',
    async open(page) {
      const rows = await inLanguage(page, 'Paint the gate', 'Боядисай портата')
      const file = { name: 'tasks.csv', mimeType: 'text/csv', buffer: Buffer.from(`title\n${rows}`) }
      await page.locator('input[type=file]').setInputFiles(file)
      await press(page, texts.import)
      await page.getByRole('dialog').getByRole('button', { name: texts.undo }).click()
      await page.getByText(texts.undone).waitFor()
    },
  },
  { name: 'calendar', as: 'planner', path: '/calendar', whole: true },
]
