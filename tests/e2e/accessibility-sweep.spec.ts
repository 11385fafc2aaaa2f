import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { putCardsAway } from '../support/cards.ts'
import { haveEverything } from '../support/everything.ts'
import { expectToFit } from '../support/fits.ts'
import { openScreen } from '../support/open-screen.ts'
import { expect, test } from '../support/player.ts'

const english = { child: 'Sophie', title: 'Read ten pages' }

/** A screen, the button that opens a menu or dialog on it, and its part on small screens. */
const dialogs: [screen: string, button: RegExp, within?: RegExp][] = [
  ['dashboard', /^(More for|Още действия за) /],
  ['rewards', /^(New reward|Нова награда)$/],
  ['dashboard', /^(Open the whole board|Отвори цялата дъска)/],
  ['missions', /^(New mission|Нова мисия)$/],
  ['mission', /^(More for|Още действия за) /],
  ['groups', /^(New group|Нова група)$/],
  ['group', /^(Invite|Покани)$/],
  ['group', /^(New mission|Нова мисия)$/, /^(Missions|Мисии)$/],
  ['group', /^(New reward|Нова награда)$/, /^(Rewards|Награди)$/],
  ['notifications', /(invites you to|те кани в)/],
  ['avatars', /^(Buy|Купи) .(Panda|Панда)/],
  ['settings of the profile', /^(Choose another avatar|Избери друг аватар)$/],
  ['settings of connections', /^(New webhook|Нов уебхук)$/],
  ['settings of connections', /^(Edit|Промени): hooks/],
  ['settings of connections', /^(Deliveries|Изпратено): hooks/],
  ['settings of data', /^(Delete my account|Изтрий профила ми)$/],
]

for (const { locale, colorScheme, names } of [
  { locale: 'en-GB', colorScheme: 'light', names: english },
  { locale: 'bg-BG', colorScheme: 'dark', names: { child: 'Софи', title: 'Прочети десет страници' } },
] as const) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme })
    // Bulgarian has the longer words.
    const tag = locale === 'bg-BG' ? '@phone' : []

    test('every screen with one of everything is accessible and fits', { tag }, async ({ page, player, newPlayer }) => {
      test.setTimeout(240_000)
      await putCardsAway(page)
      const screens = await haveEverything(player, newPlayer, names)
      for (const path of Object.values(screens)) {
        await openScreen(page, path)
        await expectAccessible(page)
        await expectToFit(page)
      }
    })

    test('every menu and dialog is accessible and fits', { tag }, async ({ page, player, newPlayer }) => {
      test.setTimeout(240_000)
      await putCardsAway(page)
      const screens = await haveEverything(player, newPlayer, names)
      for (const [screen, button, within] of dialogs) {
        await openScreen(page, screens[screen] ?? '')
        const part = page.getByRole('navigation', { name: /^(Sections|Раздели)$/ })
        if (within && (await part.isVisible())) await part.getByRole('button', { name: within }).click()
        await page.getByRole('button', { name: button }).filter({ visible: true }).first().click()
        const opened = page.getByRole('dialog').or(page.getByRole('menu'))
        await expect(opened.first()).toBeVisible()
        await expect(page.getByRole('status', { name: /^(Loading|Зарежда се)$/ })).toHaveCount(0)
        await expectAccessible(page)
        await expectToFit(page)
        await page.keyboard.press('Escape')
        await expect(opened).toHaveCount(0)
      }
    })
  })
}

/** The focused element, what covers it, and whether its focus is visible. */
async function lookAtFocus(page: Page) {
  return page.evaluate(() => {
    const at = document.activeElement
    if (!at || at === document.body) return null
    // The focus may be marked around the control or next to it: that element looks different while focused.
    const faces = [at, at.nextElementSibling, at.parentElement, at.parentElement?.parentElement]
    const look = () =>
      faces
        .flatMap((face) => (face ? [getComputedStyle(face), getComputedStyle(face, '::after')] : []))
        .map(({ outline, boxShadow, borderColor, backgroundColor }) =>
          [outline, boxShadow, borderColor, backgroundColor].join(),
        )
        .join()
    const focused = look()
    if (at instanceof HTMLElement) at.blur()
    const isMarked = look() !== focused
    if (at instanceof HTMLElement) at.focus({ preventScroll: true })
    const face = at.closest('label') ?? at
    const shown = at.matches('input') && at.getBoundingClientRect().width < 2 ? face : at
    const { left, top, width, height, bottom } = shown.getBoundingClientRect()
    const points = [0.5, 0.15, 0.85].flatMap((x) => [0.5, 0.2, 0.8].map((y) => [left + width * x, top + height * y]))
    const isSeen = points.some(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y)
      return (
        hit !== null &&
        (shown.contains(hit) || hit.contains(shown) || hit.closest('label') === shown.closest('label, body'))
      )
    })
    const name = `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent.trim().slice(0, 40)}`
    const inView = bottom > 0 && top < innerHeight
    return { name, isSeen: isSeen && inView, isMarked }
  })
}

/** Tabs through the page and reports each stop with an invisible focus. */
async function walkByTab(page: Page): Promise<{ stops: number; lost: string[] }> {
  const lost: string[] = []
  let stops = 0
  for (; stops < 120; stops++) {
    await page.keyboard.press('Tab')
    const focus = await lookAtFocus(page)
    if (!focus) break
    if (!focus.isSeen) lost.push(`hidden: ${focus.name}`)
    if (!focus.isMarked) lost.push(`not marked: ${focus.name}`)
  }
  return { stops, lost }
}

test('the focus is always visible and never covered by a bar', { tag: '@phone' }, async ({
  page,
  player,
  newPlayer,
}) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await putCardsAway(page)
  const screens = await haveEverything(player, newPlayer, english)
  for (const screen of [
    'dashboard',
    'mission',
    'group',
    'members',
    'approvals',
    'notifications',
    'boards',
    'settings',
  ]) {
    await openScreen(page, screens[screen] ?? '')
    // Some screens focus what to begin with.
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    const { stops, lost } = await walkByTab(page)
    expect(lost, screen).toEqual([])
    expect(stops, screen).toBeGreaterThan(5)
  }
})

test('the main flow works with the keyboard only, and the focus is never lost', async ({ page }) => {
  await putCardsAway(page)
  await page.goto('/dashboard')
  const field = page.getByRole('textbox', { name: 'Add a task' })
  await expect(field).toBeVisible()
  await page.keyboard.press('n')
  await expect(field).toBeFocused()
  for (const title of ['Water the plants 15g', 'Sweep the floor !daily']) {
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
  }
  await expect(field).toBeFocused()
  const water = page.getByRole('checkbox', { name: 'Water the plants' })
  const sweep = page.getByRole('checkbox', { name: 'Sweep the floor' })
  await expect(water).toBeVisible()
  await reach(page, sweep)
  await page.keyboard.press('Space')
  await expect(sweep).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: /gold earned/ })).toBeAttached()
  await page.keyboard.press('Control+z')
  await expect(sweep).not.toBeChecked()
  await expect(sweep).toBeFocused()

  const more = page.getByRole('button', { name: 'More for “Water the plants”' })
  await reach(page, more)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit task' })
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Water the roses')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  const renamed = page.getByRole('button', { name: 'More for “Water the roses”' })
  await expect(renamed).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(renamed).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

/** Presses Tab until an element has the focus. */
async function reach(page: Page, wanted: Locator) {
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  for (let count = 0; count < 80; count++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab does not get there')
}

test('wider text spacing breaks nothing', { tag: '@phone' }, async ({ page, player, newPlayer }) => {
  test.setTimeout(120_000)
  await putCardsAway(page)
  const screens = await haveEverything(player, newPlayer, english)
  for (const screen of [
    'dashboard',
    'mission',
    'group',
    'members',
    'approvals',
    'notifications',
    'avatars',
    'settings',
  ]) {
    await openScreen(page, screens[screen] ?? '')
    // Like a browser extension: the page's policy applies only to the page's own styles.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
    await expectToFit(page)
  }
})

test('a window zoomed to 400 % loses nothing', async ({ page, player, newPlayer }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 256 })
  await putCardsAway(page)
  const screens = await haveEverything(player, newPlayer, english)
  for (const screen of [
    'dashboard',
    'missions',
    'group',
    'members',
    'notifications',
    'avatars',
    'balances',
    'settings',
  ]) {
    await openScreen(page, screens[screen] ?? '')
    await expectToFit(page)
  }
  await openScreen(page, '/dashboard')
  const { lost } = await walkByTab(page)
  expect(lost).toEqual([])
})

test('progress and selection are visible in forced colours', async ({ page, player }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/settings/profile')
  const chosen = page.getByRole('button', { name: 'Match system' })
  await expect(chosen).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('button', { name: 'Light', exact: true })).not.toHaveCSS('outline-style', 'solid')
  for (const title of ['Swim', 'Run']) await player.send('POST /user/tasks', { title, gold: 0, type: 'daily' })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'More for “Run”' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const kinds = page.getByRole('dialog').locator('label')
  await expect(kinds.filter({ hasText: /^Daily$/ })).toHaveCSS('outline-style', 'solid')
  await expect(kinds.filter({ hasText: /^Weekly$/ })).not.toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Escape')
  const [swim, run] = ['Swim', 'Run'].map((name) => page.getByRole('checkbox', { name }))
  await swim?.check()
  await expect(page.getByText('Swim', { exact: true }).first()).toHaveCSS('text-decoration-line', 'line-through')
  await expect(page.getByText('Run', { exact: true }).first()).toHaveCSS('text-decoration-line', 'none')
  const colourOf = (box: Locator | undefined) => box?.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await colourOf(swim)).not.toBe(await colourOf(run))
  const { result: group } = await player.send<{ id: string }>('POST /groups', { name: 'Our family' })
  await page.goto(`/groups/${group.id}/members`)
  await page.getByRole('button', { name: 'Add a child' }).click()
  const faces = page.getByRole('dialog').locator('label:has(> [type=radio])')
  const isChosen = page.getByRole('radio', { checked: true })
  const borderOf = (face: Locator) => face.evaluate((element) => getComputedStyle(element).borderTopColor)
  const dialogColour = await page.getByRole('dialog').evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await borderOf(faces.filter({ hasNot: isChosen }).first())).toBe(dialogColour)
  expect(await borderOf(faces.filter({ has: isChosen }))).not.toBe(dialogColour)
  await page.keyboard.press('Escape')
  const bar = page.getByRole('progressbar', { name: 'Ani: XP to the next level' })
  await expect(bar).toHaveCSS('border-top-width', '1px')
  await expect(bar.locator('*').first()).toHaveCSS('forced-color-adjust', 'none')
})

test('titles in right-to-left languages are set from right to left', async ({ page, player, newPlayer }) => {
  test.setTimeout(120_000)
  await putCardsAway(page)
  const screens = await haveEverything(player, newPlayer, { child: 'صوفي', title: 'اقرأ عشر صفحات' })
  for (const [screen, path] of Object.entries(screens)) {
    await openScreen(page, path)
    const wrong = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const wrong: string[] = []
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode
        const isRightToLeft = /^[\s\p{Script=Arabic}]+$/u.test(textContent ?? '') && textContent?.trim()
        // Text for screen readers only is read in order, wherever it is placed.
        const isUnseen = parentElement && parentElement.getBoundingClientRect().width <= 1
        if (!isRightToLeft || isUnseen || !parentElement?.checkVisibility()) continue
        if (getComputedStyle(parentElement).direction !== 'rtl') wrong.push(parentElement.outerHTML.slice(0, 160))
      }
      return wrong
    })
    expect(wrong, screen).toEqual([])
    await expectToFit(page)
  }
})
