import { i18n } from '@lingui/core'
import type { Locale } from '@questboard/i18n'
import type { Area } from './area-catalogs.ts'
import { createTexts } from './texts.ts'

const storageKey = 'lang'

/**
 * The locales for the numbers in plurals, with thousands apart as in `formatNumber`. Swedish English sets a space
 * between them, and its plural rules match Bulgarian.
 */
const ofNumbers = { en: 'en-GB', bg: 'en-SE' }

const appTexts = {
  bg: () => import('@questboard/i18n/catalogs/app/bg.po'),
  en: () => import('@questboard/i18n/catalogs/app/en.po'),
}

/** The catalogs of the areas are in a separate module, which keeps half a kilobyte out of the first load. */
const areas = () => import('./area-catalogs.ts')

export type Catalog = 'app' | Area

const texts = createTexts<Catalog>({
  first: 'app',
  async load(catalog, locale) {
    const { messages } =
      catalog === 'app' ? await appTexts[locale]() : await (await areas()).fetchCatalog(catalog, locale)
    // `load` would render every text of the page again, although no visible text uses the new messages yet.
    if (locale === i18n.locale) Object.assign(i18n.messages, messages)
    else i18n.load(locale, messages)
  },
  show(locale) {
    i18n.activate(locale, ofNumbers[locale])
    document.documentElement.lang = locale
  },
})

/** The language of this visit. `first-paint.js` chooses it before the app loads. */
export function currentLocale(): Locale {
  return (i18n.locale || document.documentElement.lang) as Locale
}

/** Shows the app in a language. `save` stores it as the user's choice. */
export async function activateLocale(locale: Locale, { save }: { save: boolean }): Promise<void> {
  await texts.change(locale)
  if (save) localStorage.setItem(storageKey, locale)
}

/** Adds a catalog that only some screens need. It follows later changes of the language. */
export const loadCatalog: (catalog: Catalog) => Promise<void> = texts.add
