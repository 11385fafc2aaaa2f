import type { MessageDescriptor, Messages } from '@lingui/core'
import { i18n } from '@lingui/core'
import { locales } from '@questboard/i18n'
import { fetchCatalog } from '../../../app/area-catalogs.ts'
import { currentLocale } from '../../../app/locale.ts'
import { allSettings, sections } from './sections.ts'

export type FoundSetting = (typeof allSettings)[number]

const plain = (text: string): string => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The texts of the settings in the language that the app is not shown in. */
export async function fetchOtherTexts(): Promise<Messages> {
  const catalogs = await Promise.all(
    locales.filter((locale) => locale !== currentLocale()).map((locale) => fetchCatalog('account', locale)),
  )
  return Object.assign({}, ...catalogs.map(({ messages }) => messages))
}

/** The settings whose title, text or other words in either language contain every word of the query. */
export function findSettings(query: string, otherTexts: Messages): FoundSetting[] {
  const searchWords = plain(query).split(/\s+/).filter(Boolean)
  if (searchWords.length === 0) return []
  const both = (text: MessageDescriptor | undefined) =>
    text ? [i18n._(text), ...[otherTexts[text.id] ?? ''].flat().filter((part) => typeof part === 'string')] : []
  const textOf = ({ section, title, text, searchTerms }: FoundSetting) =>
    plain([sections[section].title, title, text, searchTerms].flatMap(both).join(' '))
  return allSettings.filter((setting) => searchWords.every((word) => textOf(setting).includes(word)))
}
