import { Trans } from '@lingui/react/macro'
import type { Ways } from '../account/ways.ts'
import { ContinueWithGoogle } from './ContinueWithGoogle.tsx'
import { ContinueWithOidc } from './ContinueWithOidc.tsx'
import classes from './OtherWays.module.css'

type OtherWaysProps = { ways: Ways; redirect?: string | undefined; newAccount?: boolean }

/**
 * The buttons of the providers that sign in, below the form for passwords or in its place.
 * @param newAccount leaves out a provider that creates no accounts
 */
export function OtherWays({ ways, redirect = '/dashboard', newAccount = false }: OtherWaysProps) {
  const hasForm = ways.passwordSignIn && (!newAccount || ways.signUp === 'open')
  // An invited person may come with Google.
  const googleClientId = newAccount && ways.signUp === 'closed' ? null : ways.googleClientId
  const oidc = newAccount && !ways.oidc?.signUp ? null : ways.oidc
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
