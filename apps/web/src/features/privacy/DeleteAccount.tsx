import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, List, PasswordInput, Stack, Text } from '@mantine/core'
import { formatDate } from '@questboard/i18n'
import { type FormEvent, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { usePasswordToggle } from '../account/use-password-toggle.ts'

type DeleteAccountProps = {
  config: { erasureDays: number; googleClientId: string | null }
  /** The names of the children who have no other guardian. */
  childNames: readonly string[]
  ask: (password: string) => Promise<void>
  close: () => void
}

/** Confirms the deletion of an account: what happens and when, the password, and a word to type. */
export function DeleteAccount({ config, childNames, ask, close }: DeleteAccountProps) {
  const { t } = useLingui()
  const toggle = usePasswordToggle()
  const [password, setPassword] = useState('')
  const [isMeant, setMeant] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const { send, ...state } = useSubmit(async (error) => {
    const { code } = readFailure(error)
    if (code !== 'incorrectOldPassword') return failureText(code)
    setWrong(t`That’s not your password.`)
    return null
  })
  const until = formatDate(new Date(Date.now() + config.erasureDays * 86_400_000))
  const names = childNames.join(', ')
  const byGoogle = config.googleClientId !== null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (password === '' && !byGoogle) setWrong(t`Enter your password.`)
    else void send(() => ask(password))
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <List spacing="xs" listStyleType="disc">
          <List.Item>
            <Trans>You’ll be signed out everywhere, and no one will see you any more.</Trans>
          </List.Item>
          {childNames.length > 0 && (
            <List.Item>
              <Trans>
                No one else is a guardian of <strong>{names}</strong>. The leaders of their groups are asked to take
                over for 30 days; after that the data is deleted. To choose yourself, ask another leader first, or
                delete it.
              </Trans>
            </List.Item>
          )}
          <List.Item>
            <Trans>Groups you created disappear for everyone in them.</Trans>
          </List.Item>
          <List.Item>
            <Trans>
              You can restore it until <strong>{until}</strong> by signing in.
            </Trans>
          </List.Item>
          <List.Item>
            <Trans>After that everything is deleted for good, including gems you bought.</Trans>
          </List.Item>
        </List>
        <PasswordInput
          {...toggle}
          label={t`Your password`}
          description={byGoogle ? t`Leave it empty if you sign in with Google and don’t have one.` : undefined}
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value)
            setWrong(null)
          }}
          error={wrong}
          aria-invalid={wrong !== null}
          autoComplete="current-password"
          data-autofocus
        />
        <Checkbox
          radius="sm"
          label={t`I want to delete my account`}
          checked={isMeant}
          onChange={(event) => setMeant(event.currentTarget.checked)}
        />
        <Text size="sm" c="dimmed">
          <Trans>To keep a copy, download your data first.</Trans>
        </Text>
        <FormButtons {...state} close={close} color="red" disabled={!isMeant}>
          <Trans>Delete my account</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
