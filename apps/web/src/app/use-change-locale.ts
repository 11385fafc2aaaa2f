import type { Locale } from '@questboard/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { activateLocale } from './locale.ts'
import { session, trpc } from './trpc.ts'

/** Changes the language of the app, and of the account when the user is signed in. */
export function useChangeLocale(): (locale: Locale) => Promise<void> {
  const queryClient = useQueryClient()
  const update = trpc.profile.update.useMutation()
  return async (locale) => {
    await activateLocale(locale, { save: true })
    if (!session.isSignedIn) return
    // An alert shows the failure; this device keeps the choice anyway.
    await update.mutateAsync({ lang: locale }).catch(() => {})
    // Names of tags and cards are in the user's language.
    await queryClient.invalidateQueries()
  }
}
