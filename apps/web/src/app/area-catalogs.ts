import type { Messages } from '@lingui/core'
import type { Locale } from '@questboard/i18n'

/** The areas whose texts only some screens need. Each has a folder of catalogs. */
export const areas = [
  'account',
  'calendar',
  'cards',
  'celebration',
  'days',
  'errors',
  'generation',
  'groups',
  'import-export',
  'installation',
  'ledger',
  'missions',
  'month',
  'notifications',
  'offline',
  'payments',
  'privacy',
  'quick-start',
  'rewards',
  'schedules',
  'sessions',
  'shortcuts',
  'statistics',
  'store',
  'tablet',
  'tags',
  'tokens',
  'webhooks',
  'welcome',
] as const

export type Area = (typeof areas)[number]

const folder = '../../../../packages/i18n/src/catalogs'

export const files = import.meta.glob<{ messages: Messages }>([
  '../../../../packages/i18n/src/catalogs/*/*.po',
  '!../../../../packages/i18n/src/catalogs/app/*.po',
])

export async function fetchCatalog(area: Area, locale: Locale): Promise<{ messages: Messages }> {
  const fetch = files[`${folder}/${area}/${locale}.po`]
  if (!fetch) throw new Error(`no catalog of ${area} in ${locale}`)
  return fetch()
}
