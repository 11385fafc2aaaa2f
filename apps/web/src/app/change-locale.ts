import type { Locale } from '@questboard/i18n'
import { activateLocale } from './locale.ts'
import { queryClient } from './query-client.ts'
import { showFailure } from './show-failure.ts'
import { session, trpcClient } from './trpc.ts'

/** Changes the language of the app, and of the account when the user is signed in. */
export async function changeLocale(locale: Locale): Promise<void> {
  await activateLocale(locale, { save: true })
  if (!session.isSignedIn) return
  // This device keeps the choice anyway.
  await trpcClient.profile.update.mutate({ lang: locale }).catch(showFailure)
  // Names of tags and cards are in the user's language.
  await queryClient.invalidateQueries()
}
