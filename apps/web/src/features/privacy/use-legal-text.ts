import { useLingui } from '@lingui/react'
import { defaultLocale, isLocale } from '@questboard/i18n'
import { trpc } from '../../app/trpc.ts'
import type { LegalText } from './texts/legal-text.ts'
import { type TextName, texts } from './texts/texts.ts'

/** A legal text in the current language with the facts of this server. */
export function useLegalText(name: TextName): { text: LegalText; contact: string | null } {
  const { i18n } = useLingui()
  const [config] = trpc.config.read.useSuspenseQuery({})
  const { contact, erasureDays, minimumAge, payments } = config
  const offered = {
    mail: config.mail,
    google: config.googleClientId !== null,
    oidc: config.oidc?.name ?? null,
    passwords: config.passwordSignIn,
    payments,
    generation: config.generation !== null,
  }
  const { groupsCreated, groupMembers } = config.limits
  const facts = { contact, erasureDays, minimumAge, groupsCreated, groupMembers, ...offered }
  const text = texts[name][isLocale(i18n.locale) ? i18n.locale : defaultLocale](facts)
  return { text, contact }
}
