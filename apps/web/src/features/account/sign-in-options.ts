import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { showAlert } from '../../ui/alerts.ts'

/** How people can sign in on this server, besides with what they have on their devices. */
export type SignInOptions = {
  googleClientId: string | null
  /** The operator's identity provider. */
  oidc: { name: string; signUp: boolean } | null
  passwordSignIn: boolean
  /** Who may sign up, besides people of that provider. */
  signUp: 'open' | 'invited' | 'closed'
  /** The name of this installation, if its owner gave it one. */
  name: string | null
  /** Whether the server is new, and the person who runs it has not set it up. */
  awaitsOwner: boolean
}

/** What every server offers unless its operator changes it. */
export const onlyPasswords: SignInOptions = {
  googleClientId: null,
  oidc: null,
  passwordSignIn: true,
  signUp: 'open',
  name: null,
  awaitsOwner: false,
}

/**
 * Whether a visitor can create an account. Otherwise the operator decides who has one.
 * @param isInvited whether the visitor has the link of an invitation
 */
export const opensAccounts = (
  { passwordSignIn, googleClientId, oidc, signUp }: SignInOptions,
  isInvited = false,
): boolean =>
  ((signUp === 'open' || (isInvited && signUp === 'invited')) && (passwordSignIn || googleClientId !== null)) ||
  oidc?.signUp === true

/** The names of the providers, such as `Casa or Google`. */
export const providersOf = ({ googleClientId, oidc }: SignInOptions, locale: string): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format([
    ...(oidc ? [oidc.name] : []),
    ...(googleClientId === null ? [] : ['Google']),
  ])

/**
 * Opens the game after the first sign-in of an account. One that has no password is shown where it sets up how to come
 * back: its session is the only way in until then.
 */
export function useWayBack(options: SignInOptions): () => Promise<void> {
  const { t, i18n } = useLingui()
  const router = useRouter()
  return async () => {
    if (options.passwordSignIn) return router.navigate({ to: '/dashboard', replace: true })
    const service = providersOf(options, i18n.locale)
    showAlert({
      color: 'blue',
      message: t`You’re in! Now connect ${service} or add a passkey, so that you can sign in again.`,
    })
    await router.navigate({
      to: '/settings/{-$section}',
      params: { section: 'security' },
      hash: 'services',
      replace: true,
    })
  }
}
