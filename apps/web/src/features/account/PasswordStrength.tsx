import { Plural, Trans } from '@lingui/react/macro'
import classes from './PasswordStrength.module.css'
import { minPasswordLength, passwordStrength } from './password-strength.ts'

/** Shows while typing how many characters are missing, and then how strong the password is. */
export function PasswordStrength({ password }: { password: string }) {
  const strength = passwordStrength(password)
  const missing = minPasswordLength - [...password.normalize('NFC')].length
  return (
    <span className={classes.hint}>
      <span className={classes.bars} data-strength={password === '' ? undefined : strength} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <span aria-live="polite">
        {password === '' && <Trans>10 to 128 characters. A short sentence is easy to remember.</Trans>}
        {password !== '' && strength === 0 && (
          <Plural value={missing} one="# more character" other="# more characters" />
        )}
        {strength === 1 && <Trans>Long enough, but easy to guess</Trans>}
        {strength === 2 && <Trans>Good password</Trans>}
        {strength === 3 && <Trans>Strong password</Trans>}
      </span>
    </span>
  )
}
