import type { Messages } from '@lingui/core'
import type { Locale } from '@questboard/i18n'

/** The message catalogs that only some screens need, by area and language. */
export const catalogs = {
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
  statistics: {
    bg: () => import('@questboard/i18n/catalogs/statistics/bg.po'),
    en: () => import('@questboard/i18n/catalogs/statistics/en.po'),
  },
  ledger: {
    bg: () => import('@questboard/i18n/catalogs/ledger/bg.po'),
    en: () => import('@questboard/i18n/catalogs/ledger/en.po'),
  },
  missions: {
    bg: () => import('@questboard/i18n/catalogs/missions/bg.po'),
    en: () => import('@questboard/i18n/catalogs/missions/en.po'),
  },
  schedules: {
    bg: () => import('@questboard/i18n/catalogs/schedules/bg.po'),
    en: () => import('@questboard/i18n/catalogs/schedules/en.po'),
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
  privacy: {
    bg: () => import('@questboard/i18n/catalogs/privacy/bg.po'),
    en: () => import('@questboard/i18n/catalogs/privacy/en.po'),
  },
  sessions: {
    bg: () => import('@questboard/i18n/catalogs/sessions/bg.po'),
    en: () => import('@questboard/i18n/catalogs/sessions/en.po'),
  },
  tags: {
    bg: () => import('@questboard/i18n/catalogs/tags/bg.po'),
    en: () => import('@questboard/i18n/catalogs/tags/en.po'),
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
  month: {
    bg: () => import('@questboard/i18n/catalogs/month/bg.po'),
    en: () => import('@questboard/i18n/catalogs/month/en.po'),
  },
  'import-export': {
    bg: () => import('@questboard/i18n/catalogs/import-export/bg.po'),
    en: () => import('@questboard/i18n/catalogs/import-export/en.po'),
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
  days: {
    bg: () => import('@questboard/i18n/catalogs/days/bg.po'),
    en: () => import('@questboard/i18n/catalogs/days/en.po'),
  },
} satisfies Record<string, Record<Locale, () => Promise<{ messages: Messages }>>>
