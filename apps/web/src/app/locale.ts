import { i18n } from '@lingui/core'
import type { Locale } from '@questboard/i18n'
import { createTexts } from './texts.ts'

const LANG = 'lang'

/**
 * By whose rules Lingui writes the number in a plural: with spaces between the thousands, whatever the language, as
 * `formatNumber` does. English as it is written in Sweden, whose plurals are those of English and of Bulgarian.
 */
const numbersWithSpaces = 'en-SE'

const appTexts = {
  bg: () => import('@questboard/i18n/catalogs/app/bg.po'),
  en: () => import('@questboard/i18n/catalogs/app/en.po'),
}

/** Where the texts of the areas are stands apart: names of half a kilobyte that the first picture does not need. */
const areas = () => import('./area-catalogs.ts')

export type Catalog = 'app' | keyof Awaited<ReturnType<typeof areas>>['catalogs']

const texts = createTexts<Catalog>({
  first: 'app',
  async load(catalog, locale) {
    const fetch = catalog === 'app' ? appTexts : (await areas()).catalogs[catalog]
    const { messages } = await fetch[locale]()
    // Into the language that is shown they come for what is not seen yet: `load` would draw every text of the page anew.
    if (locale === i18n.locale) Object.assign(i18n.messages, messages)
    else i18n.load(locale, messages)
  },
  show(locale) {
    i18n.activate(locale, numbersWithSpaces)
    document.documentElement.lang = locale
  },
})

/** The language of this visit: `first-paint.js` chooses it before there is an interface. */
export function currentLocale(): Locale {
  return (i18n.locale || document.documentElement.lang) as Locale
}

/** Shows the interface in a language, and keeps the choice when it is one. */
export async function activateLocale(locale: Locale, { save }: { save: boolean }): Promise<void> {
  if (save) localStorage.setItem(LANG, locale)
  await texts.change(locale)
}

/** Adds the texts that only some screens need. The language may change meanwhile or later: they follow it. */
export const loadCatalog: (catalog: Catalog) => Promise<void> = texts.add
