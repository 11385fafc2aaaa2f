import { useLingui } from '@lingui/react/macro'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useHasPassword } from './use-has-password.ts'
import { usePasswordToggle } from './use-password-toggle.ts'

/** The password of the user, before a change that needs it. Users who have none are not asked. */
export function OwnPassword(props: PasswordInputProps) {
  const { t } = useLingui()
  const toggle = usePasswordToggle()
  const hasPassword = useHasPassword()
  if (hasPassword === false) return null
  return (
    <PasswordInput
      {...toggle}
      label={t`Your password`}
      description={hasPassword === undefined ? t`Leave it empty if you don’t have one.` : undefined}
      aria-invalid={Boolean(props.error)}
      autoComplete="current-password"
      {...props}
    />
  )
}
