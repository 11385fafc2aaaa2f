import { useLingui } from '@lingui/react/macro'
import { codeFaults } from '@questboard/api/auth/second-factor/schema'
import { refusedMessage } from '../../app/refusal-details.ts'

/** Returns the text for a refused code of an authenticator app, or recovery code. */
export function useCodeFaultText() {
  const { t } = useLingui()
  return (error: unknown, isRecoveryCode = false): string => {
    const fault = refusedMessage(error, 'code')
    if (fault === codeFaults.used) return t`This code was used already. Wait up to 30 seconds for the next one.`
    if (fault === codeFaults.wrongClock) {
      return t`Your phone’s clock may be wrong, so its codes don’t match. Let the phone set the time itself, and try again.`
    }
    return isRecoveryCode
      ? t`This isn’t one of your unused recovery codes.`
      : t`That code is wrong. Enter the newest one from the app.`
  }
}
