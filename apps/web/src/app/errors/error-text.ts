import { i18n } from '@lingui/core'
import { shortTitle } from '../../ui/short-title.ts'
import { loadCatalog } from '../locale.ts'
import { errorTexts, namedTexts } from './error-texts.ts'

/** Returns the text for an error code in the current language. An unknown code gets the text of a technical problem. */
export async function errorText(code: string, name?: string): Promise<string> {
  await loadCatalog('errors')
  const textWithName = name === undefined ? undefined : namedTexts[code]
  if (textWithName && name !== undefined) return i18n._(textWithName.id, { name: shortTitle(name) }, textWithName)
  return i18n._(isKnown(code) ? errorTexts[code] : errorTexts.somethingWentWrong)
}

function isKnown(code: string): code is keyof typeof errorTexts {
  return Object.hasOwn(errorTexts, code)
}
