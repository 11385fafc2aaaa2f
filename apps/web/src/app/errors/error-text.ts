import { i18n } from '@lingui/core'
import { loadCatalog } from '../locale.ts'
import { errorTexts } from './error-texts.ts'

/** Returns the text for an error code in the current language. An unknown code gets the text of a technical problem. */
export async function errorText(code: string): Promise<string> {
  await loadCatalog('errors')
  return i18n._(isKnown(code) ? errorTexts[code] : errorTexts.somethingWentWrong)
}

function isKnown(code: string): code is keyof typeof errorTexts {
  return Object.hasOwn(errorTexts, code)
}
