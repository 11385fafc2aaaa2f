import { useLingui } from '@lingui/react/macro'
import { codeFaults } from '@questboard/api/auth/second-factor/schema'
import { refusedMessage } from '../../app/refused-fields.ts'

/** Returns the text for a refused code of an authenticator app, or recovery code. */
export function useCodeFaultText() {
  const { t } = useLingui()
  return (error: unknown, isRecoveryCode = false): string => {
    const fault = refusedMessage(error, 'code')
    if (fault === codeFaults.used) return t`This code was used already. Wait for the next one.`
    if (fault === codeFaults.wrongClock) {
      return t`Check the clock of your phone: it’s wrong, so its codes are, too. Set it to change automatically.`
    }
    return isRecoveryCode
      ? t`This isn’t one of your unused recovery codes.`
      : t`That’s not the code. Enter the newest one from the app.`
  }
}
