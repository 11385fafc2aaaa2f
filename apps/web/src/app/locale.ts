import { i18n, type Messages } from '@lingui/core'
import { chooseLocale, type Locale } from '@questboard/i18n'
import { createTexts } from './texts.ts'

const LANG = 'lang'

const catalogs = {
  app: {
    bg: () => import('@questboard/i18n/catalogs/app/bg.po'),
    en: () => import('@questboard/i18n/catalogs/app/en.po'),
  },
  account: {
    bg: () => import('@questboard/i18n/catalogs/account/bg.po'),
    en: () => import('@questboard/i18n/catalogs/account/en.po'),
  },
  cards: {
    bg: () => import('@questboard/i18n/catalogs/cards/bg.po'),
    en: () => import('@questboard/i18n/catalogs/cards/en.po'),
  },
  store: {
    bg: () => import('@questboard/i18n/catalogs/store/bg.po'),
    en: () => import('@questboard/i18n/catalogs/store/en.po'),
  },
  ledger: {
    bg: () => import('@questboard/i18n/catalogs/ledger/bg.po'),
    en: () => import('@questboard/i18n/catalogs/ledger/en.po'),
  },
  missions: {
    bg: () => import('@questboard/i18n/catalogs/missions/bg.po'),
    en: () => import('@questboard/i18n/catalogs/missions/en.po'),
  },
  groups: {
    bg: () => import('@questboard/i18n/catalogs/groups/bg.po'),
    en: () => import('@questboard/i18n/catalogs/groups/en.po'),
  },
  notifications: {
    bg: () => import('@questboard/i18n/catalogs/notifications/bg.po'),
    en: () => import('@questboard/i18n/catalogs/notifications/en.po'),
  },
  errors: {
    bg: () => import('@questboard/i18n/catalogs/errors/bg.po'),
    en: () => import('@questboard/i18n/catalogs/errors/en.po'),
  },
  welcome: {
    bg: () => import('@questboard/i18n/catalogs/welcome/bg.po'),
    en: () => import('@questboard/i18n/catalogs/welcome/en.po'),
  },
  payments: {
    bg: () => import('@questboard/i18n/catalogs/payments/bg.po'),
    en: () => import('@questboard/i18n/catalogs/payments/en.po'),
  },
  generation: {
    bg: () => import('@questboard/i18n/catalogs/generation/bg.po'),
    en: () => import('@questboard/i18n/catalogs/generation/en.po'),
  },
  rights: {
    bg: () => import('@questboard/i18n/catalogs/rights/bg.po'),
    en: () => import('@questboard/i18n/catalogs/rights/en.po'),
  },
  sessions: {
    bg: () => import('@questboard/i18n/catalogs/sessions/bg.po'),
    en: () => import('@questboard/i18n/catalogs/sessions/en.po'),
  },
  tokens: {
    bg: () => import('@questboard/i18n/catalogs/tokens/bg.po'),
    en: () => import('@questboard/i18n/catalogs/tokens/en.po'),
  },
  webhooks: {
    bg: () => import('@questboard/i18n/catalogs/webhooks/bg.po'),
    en: () => import('@questboard/i18n/catalogs/webhooks/en.po'),
  },
  calendar: {
    bg: () => import('@questboard/i18n/catalogs/calendar/bg.po'),
    en: () => import('@questboard/i18n/catalogs/calendar/en.po'),
  },
  transfer: {
    bg: () => import('@questboard/i18n/catalogs/transfer/bg.po'),
    en: () => import('@questboard/i18n/catalogs/transfer/en.po'),
  },
  offline: {
    bg: () => import('@questboard/i18n/catalogs/offline/bg.po'),
    en: () => import('@questboard/i18n/catalogs/offline/en.po'),
  },
  shortcuts: {
    bg: () => import('@questboard/i18n/catalogs/shortcuts/bg.po'),
    en: () => import('@questboard/i18n/catalogs/shortcuts/en.po'),
  },
  celebration: {
    bg: () => import('@questboard/i18n/catalogs/celebration/bg.po'),
    en: () => import('@questboard/i18n/catalogs/celebration/en.po'),
  },
} satisfies Record<string, Record<Locale, () => Promise<{ messages: Messages }>>>

export type Catalog = keyof typeof catalogs

const texts = createTexts<Catalog>({
  first: 'app',
  async load(catalog, locale) {
    const { messages } = await catalogs[catalog][locale]()
    i18n.load(locale, messages)
  },
  show(locale) {
    i18n.activate(locale)
    document.documentElement.lang = locale
  },
})

/** The language of this visit. Specification: What the product does and for whom. */
export function currentLocale(): Locale {
  return chooseLocale(localStorage.getItem(LANG), navigator.language)
}

/** Shows the interface in a language, and keeps the choice when it is one. */
export async function activateLocale(locale: Locale, { save }: { save: boolean }): Promise<void> {
  if (save) localStorage.setItem(LANG, locale)
  await texts.change(locale)
}

/** Adds the texts that only some screens need. The language may change meanwhile or later: they follow it. */
export const loadCatalog: (catalog: Catalog) => Promise<void> = texts.add
