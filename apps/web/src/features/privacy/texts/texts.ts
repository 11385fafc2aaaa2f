import type { Locale } from '@questboard/i18n'
import { aboutBg } from './about-bg.ts'
import { aboutEn } from './about-en.ts'
import type { Facts, LegalText } from './legal-text.ts'
import { privacyBg } from './privacy-bg.ts'
import { privacyEn } from './privacy-en.ts'
import { termsBg } from './terms-bg.ts'
import { termsEn } from './terms-en.ts'

/** Whole texts instead of single messages, so each language reads naturally. */
export const texts = {
  about: { bg: aboutBg, en: aboutEn },
  privacy: { bg: privacyBg, en: privacyEn },
  terms: { bg: termsBg, en: termsEn },
} as const satisfies Record<string, Record<Locale, (facts: Facts) => LegalText>>

export type TextName = keyof typeof texts
