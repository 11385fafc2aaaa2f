import { Trans } from '@lingui/react/macro'
import type { SignInOptions } from '../account/sign-in-options.ts'
import { ContinueWithGoogle } from './ContinueWithGoogle.tsx'
import { ContinueWithOidc } from './ContinueWithOidc.tsx'
import classes from './OtherWays.module.css'

type OtherWaysProps = { options: SignInOptions; redirect?: string | undefined; newAccount?: boolean }

/**
 * The buttons of the providers that sign in, below the form for passwords or in its place.
 * @param newAccount leaves out a provider that creates no accounts
 */
export function OtherWays({ options, redirect = '/dashboard', newAccount = false }: OtherWaysProps) {
  const hasForm = options.passwordSignIn && (!newAccount || options.signUp === 'open')
  // An invited person may come with Google.
  const googleClientId = newAccount && options.signUp === 'closed' ? null : options.googleClientId
  const oidc = newAccount && !options.oidc?.signUp ? null : options.oidc
  if (googleClientId === null && !oidc) return null
  return (
    <div className={classes.ways} data-alone={!hasForm || undefined}>
      {hasForm && (
        <span className={classes.or}>
          <Trans>or</Trans>
        </span>
      )}
      {oidc && <ContinueWithOidc name={oidc.name} redirect={redirect} isFirst={!hasForm} />}
      {googleClientId !== null && <ContinueWithGoogle clientId={googleClientId} redirect={redirect} />}
    </div>
  )
}
