import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { showAlert } from '../../ui/alerts.ts'
import { providersOf, type Ways } from './ways.ts'

/**
 * Opens the game after the first sign-in of an account. One that has no password is shown where it sets up how to come
 * back: its session is the only way in until then.
 */
export function useWayBack(ways: Ways): () => Promise<void> {
  const { t, i18n } = useLingui()
  const router = useRouter()
  return async () => {
    if (ways.passwordSignIn) return router.navigate({ to: '/dashboard', replace: true })
    const service = providersOf(ways, i18n.locale)
    showAlert({
      color: 'blue',
      message: t`You’re in! Now connect ${service} or add a passkey, so that you can come back.`,
    })
    await router.navigate({
      to: '/settings/{-$section}',
      params: { section: 'security' },
      hash: 'services',
      replace: true,
    })
  }
}
