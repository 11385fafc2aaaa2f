import type { Locale } from '@questboard/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { activateLocale } from './locale.ts'
import { session, trpc } from './trpc.ts'

/** Changes the language of the interface, and of the account when somebody is signed in. */
export function useChangeLocale(): (locale: Locale) => Promise<void> {
  const queryClient = useQueryClient()
  const update = trpc.profile.update.useMutation()
  return async (locale) => {
    await activateLocale(locale, { save: true })
    if (!session.isSignedIn) return
    // A failure has its toast; the choice holds on this device all the same.
    await update.mutateAsync({ lang: locale }).catch(() => {})
    // Names of tags and cards come in the caller's language.
    await queryClient.invalidateQueries()
  }
}
