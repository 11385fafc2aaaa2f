import type { Page } from '@playwright/test'
import { giveTo } from '../support/balances.ts'
import { putCardsAway } from '../support/cards.ts'
import { haveEverything } from '../support/everything.ts'
import { loadScreen, openScreen } from '../support/open-screen.ts'
import { test as asPlayer, expect } from '../support/player.ts'
import { test as asVisitor } from '../support/visitor.ts'

const langOf = (page: Page) => page.locator('html').getAttribute('lang')

/** Visible text, and labels for screen readers. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (shown.nextNode()) {
      const { parentElement, textContent } = shown.currentNode
      const inOwnLanguage = parentElement?.closest('[lang]') !== document.documentElement
      if (parentElement?.checkVisibility() && !parentElement.closest('code') && !inOwnLanguage)
        texts.push(textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '')
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '')
  })
}

for (const [locale, lang] of [
  ['bg-BG', 'bg'],
  ['bg', 'bg'],
  ['bg-DE', 'bg'],
  ['en-GB', 'en'],
  ['fr-FR', 'en'],
] as const) {
  asVisitor.describe(`a browser in ${locale}`, () => {
    asVisitor.use({ locale })

    asVisitor(`greets in ${lang} until another language is chosen, and keeps the choice`, async ({ page }) => {
      await page.goto('/login')
      await expect.poll(() => langOf(page)).toBe(lang)
      const other = lang === 'bg' ? 'en' : 'bg'
      await page
        .getByRole('banner')
        .getByRole('button', { name: other === 'bg' ? 'Български' : 'English' })
        .click()
      await expect.poll(() => langOf(page)).toBe(other)
      await page.reload()
      await expect.poll(() => langOf(page)).toBe(other)
    })
  })
}

for (const [languages, lang] of [
  [['de-DE', 'BG-bg', 'en'], 'bg'],
  [['en-GB', 'bg'], 'en'],
  [['de-DE', 'bgc-IN'], 'en'],
  [[], 'en'],
] as const) {
  asVisitor(`a browser that prefers ${languages.join(', ') || 'nothing'} gets ${lang}`, async ({ page }) => {
    await page.addInitScript((given) => {
      Object.defineProperty(navigator, 'languages', { get: () => given })
    }, languages)
    await page.goto('/login')
    await expect(page).toHaveTitle(lang === 'bg' ? /^Вход/ : /^Sign in/)
    await page.evaluate(() => localStorage.setItem('lang', 'fr'))
    await page.reload()
    await expect.poll(() => langOf(page)).toBe(lang)
  })
}

asPlayer.describe('in Bulgarian', () => {
  asPlayer.use({ locale: 'bg-BG' })

  asPlayer('no screen has English text', async ({ page, player, newPlayer }) => {
    asPlayer.setTimeout(120_000)
    await putCardsAway(page)
    const screens = await haveEverything(player, newPlayer, { child: 'Софи', title: 'Прочети десет страници' })
    const foreign: string[] = []
    for (const [screen, path] of Object.entries(screens)) {
      await loadScreen(page, path)
      for (const text of await textsOf(page)) {
        // Names of users, addresses, and labels of the browser.
        const known =
          /\S+@\S+|https?:\S+|\bhooks\.example\.org\b|\b(Questboard|BETA|Todoist|TickTick|Habitica|Trello|Things|Markdown|Tasks|Google|Stripe|API|Chrom\w+|HeadlessChrome|Linux|Android|REST|iCal\w*|ics|CSV|JSON|PIN|Ctrl|Esc|English|node|Aegis|Authenticator)\b/g
        if (/[A-Za-z]{3}/.test(text.replaceAll(known, ''))) foreign.push(`${screen}: ${text}`)
      }
    }
    expect(foreign).toEqual([])
  })
})

for (const { locale, odd: foreign, amount } of [
  { locale: 'bg-BG', odd: /\d{1,2}\/\d{1,2}\/\d{2,4}|\d,\d{3}\b/, amount: '1\u00a0234\u00a0567' },
  { locale: 'en-GB', odd: /\d{2}\.\d{2}\.\d{4}|\d\u00a0\d{3}\b|\d,\d{2}\s€/, amount: '1,234,567' },
]) {
  asPlayer.describe(`numbers and days in ${locale}`, () => {
    asPlayer.use({ locale })

    asPlayer('read the same everywhere', async ({ page, player, newPlayer }) => {
      asPlayer.setTimeout(120_000)
      await giveTo(player, { gold: 1_234_567 })
      await putCardsAway(page)
      const screens = await haveEverything(player, newPlayer, { child: 'Софи', title: 'Прочети' })
      const odd: string[] = []
      for (const [screen, path] of Object.entries(screens)) {
        await openScreen(page, path)
        for (const text of await textsOf(page)) {
          const isOdd = foreign.test(text) || /\d{4}-\d\d-\d\d|(?<![\d.])\d{5,}(?![\d.])/.test(text)
          if (isOdd && !/https?:|@/.test(text)) odd.push(`${screen}: ${text}`)
        }
      }
      expect(odd).toEqual([])
      await openScreen(page, '/balances')
      await expect(page.getByText(amount).first()).toBeVisible()
    })
  })
}
