/**
 * `npm run screens`: takes screenshots of every screen in both languages and colour schemes, on a phone, a tablet and a
 * laptop, into screens/, and the one of the README. The built app runs with a temporary database. Arguments select the
 * screenshots whose names contain all of them: `npm run screens -- dashboard 1440 light`. With `axe` among them, each
 * screen is also checked for accessibility.
 */
import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { accessibilityFaults } from '../../tests/support/accessible.ts'
import { browserArguments, findBrowser } from '../../tests/support/browser.ts'
import { buildIfStale } from '../build.mjs'
import { root } from '../root.mjs'
import { runApp } from '../running-app.mjs'
import { setUp, startEmpty } from './screenshots/owner.mjs'
import { createAccounts, today } from './screenshots/people.mjs'
import { screens } from './screenshots/screens.mjs'

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').BrowserContext} Context
 * @typedef {import('./screenshots/people.mjs').Lang} Lang
 * @typedef {import('./screenshots/people.mjs').Session} Session
 * @typedef {import('./screenshots/screens.mjs').Screen} Screen
 * @typedef {import('./screenshots/family.mjs').Places} Places
 * @typedef {{ width: number, height: number, scheme: 'light' | 'dark', lang: Lang }} Look
 */

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  // A tablet on the wall, and in a hand.
  { width: 1280, height: 800 },
  { width: 800, height: 1280 },
]
const looks = sizes.flatMap((size) =>
  /** @type {const} */ (['light', 'dark']).flatMap((scheme) =>
    /** @type {const} */ (['en', 'bg']).map((lang) => ({ ...size, scheme, lang })),
  ),
)
const folder = join(root, 'screens')

/** The label of a placeholder while its content loads. */
const loading = /^(Loading|Зарежда се)$/

const picked = process.argv.slice(2).filter((word) => word !== 'axe')
const checks = process.argv.includes('axe')

/** @type {(screen: Screen, look: Look) => string} */
const nameOf = ({ name }, { width, scheme, lang }) => `${name}-${width}-${scheme}-${lang}.png`

/** @type {(screen: Screen, look: Look) => boolean} */
const isWanted = (screen, look) => {
  if ((screen.as === 'tablet') !== [800, 1280].includes(look.width)) return false
  const parts = nameOf(screen, look).replace('.png', '').split('-')
  if (screen.small && look.width >= 768) return false
  if (screen.wide && look.width < 1200) return false
  return picked.every((part) => parts.includes(part))
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @param {Look} look
 * @param {Session | null} session null for a visitor
 * @param {string} [tablet] the credential of a tablet
 */
function open(browser, address, { width, height, scheme, lang }, session, tablet = '') {
  const items = {
    lang,
    ...(session && { ut: session.token, cu: JSON.stringify(session.user) }),
    ...(tablet && { 'qb-device': JSON.stringify({ token: tablet }) }),
  }
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }))
  return browser.newContext({
    baseURL: address,
    viewport: { width, height },
    colorScheme: scheme,
    locale: lang === 'bg' ? 'bg-BG' : 'en-GB',
    timezoneId: tablet ? inTheAfternoon() : today,
    isMobile: width < 768,
    hasTouch: width < 1024 || tablet !== '',
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  })
}

/** A zone in which it is afternoon now, since a tablet is dim at night. */
function inTheAfternoon() {
  const ahead = ((16 - new Date().getUTCHours() + 36) % 24) - 12
  // These names count westwards.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/**
 * @param {Context} context
 * @param {Screen} screen
 * @param {Look} look
 * @param {Places} places the values of placeholders such as `:home` in a path
 */
async function picture(context, screen, look, places) {
  const page = await context.newPage()
  const path = screen.path.replace(
    /:(home|child|mission)\b/g,
    (_, place) => places[/** @type {keyof Places} */ (place)],
  )
  // A tablet follows the wall from the start, so its network is never idle.
  const ready = screen.as === 'tablet' ? 'load' : 'networkidle'
  await page.goto(path, { waitUntil: ready })
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await screen.open?.(page)
  await page.waitForLoadState(ready)
  await page.getByRole('status', { name: loading }).first().waitFor({ state: 'detached' })
  if (screen.whole) await seeAll(page, look)
  // Colours that are still fading would make two screenshots of one screen differ.
  await page.screenshot({
    path: join(folder, nameOf(screen, look)),
    fullPage: screen.whole ?? false,
    animations: 'disabled',
  })
  if (checks) {
    for (const { rule, where } of await accessibilityFaults(page))
      faults.push(`${nameOf(screen, look)}: ${rule}\n  ${where[0]}`)
  }
  await page.close()
}

/**
 * Makes the window as high as the page, so that lazy content loads and sticky parts sit at the edges.
 *
 * @param {import('@playwright/test').Page} page
 * @param {Look} look
 */
async function seeAll(page, { width, height }) {
  const needed = Number(await page.evaluate('document.documentElement.scrollHeight'))
  await page.setViewportSize({ width, height: Math.max(height, needed) })
  await page.waitForLoadState('networkidle')
}

await buildIfStale()
mkdirSync(folder, { recursive: true })
const app = await runApp()
/** Passkeys do not work at a network address. */
const address = app.address.replace('127.0.0.1', 'localhost')
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
/** @type {string[]} */
const failed = []
/**
 * What axe has found.
 *
 * @type {string[]}
 */
const faults = []
let taken = 0

/**
 * @param {Context} context
 * @param {Screen[]} all
 * @param {Look} look
 * @param {Places} [places]
 */
async function pictures(context, all, look, places = { home: '', child: '', mission: '' }) {
  context.setDefaultTimeout(20_000)
  for (const screen of all) {
    await picture(context, screen, look, places).then(
      () => taken++,
      (error) => failed.push(`${nameOf(screen, look)}: ${error.message.split('\n')[0]}`),
    )
  }
  await context.close()
}

/**
 * The first visit of a server, and the pages of its owner.
 *
 * @param {Screen[]} first
 * @param {Screen[]} later
 * @param {Look} look
 */
async function ownServer(first, later, look) {
  const empty = await startEmpty()
  try {
    await pictures(await open(browser, empty.address, look, null), first, look)
    if (later.length === 0) return
    const owner = await setUp(empty, look.lang)
    await pictures(await open(browser, empty.address, look, owner), later, look)
  } finally {
    await empty.stop()
  }
}

try {
  for (const look of looks) {
    const wanted = screens.filter((screen) => isWanted(screen, look))
    if (wanted.length === 0) continue
    const [first, owner] = [
      wanted.filter((screen) => screen.as === 'first'),
      wanted.filter((screen) => screen.as === 'owner'),
    ]
    if (first.length + owner.length > 0) await ownServer(first, owner, look)
    if (first.length + owner.length === wanted.length) continue
    const { sessions, tablet, places } = await createAccounts(address, look.lang)
    for (const as of /** @type {const} */ (['visitor', 'newcomer', 'player', 'planner', 'child', 'tablet'])) {
      const session = as === 'visitor' || as === 'tablet' ? null : sessions[as]
      const context = await open(browser, address, look, session, as === 'tablet' ? tablet : '')
      const all = wanted.filter((screen) => screen.as === as)
      await pictures(context, all, look, places)
    }
  }
} finally {
  await browser.close()
  await app.stop()
}

const readme = { from: join(folder, 'dashboard-1440-light-en.png'), to: join(root, 'docs/screenshots/dashboard.png') }
if (picked.length === 0 && failed.length === 0) {
  mkdirSync(dirname(readme.to), { recursive: true })
  copyFileSync(readme.from, readme.to)
}
console.log(
  [`${taken} screenshots are in ${folder}.`, ...failed.map((line) => `Not taken: ${line}`), ...faults].join('\n'),
)
process.exitCode = failed.length + faults.length > 0 ? 1 : 0
