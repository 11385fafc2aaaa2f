import { useLingui } from '@lingui/react/macro'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { trpc } from '../../app/trpc.ts'
import { usePasswordToggle } from './use-password-toggle.ts'

/**
 * Whether the user signs in with a password. It is false for accounts of a provider, and on a server without passwords.
 * Undefined: not known yet.
 */
export function useHasPassword(): boolean | undefined {
  return trpc.auth.waysIn.useQuery({}).data?.password
}

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
