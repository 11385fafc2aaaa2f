import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Group, List, PasswordInput, Stack, Text } from '@mantine/core'
import { formatDate } from '@questboard/i18n'
import { type FormEvent, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { usePasswordToggle } from '../account/use-password-toggle.ts'

type DeleteAccountProps = {
  config: { erasureDays: number; googleClientId: string | null }
  ask: (password: string) => Promise<void>
  close: () => void
}

/** Confirms the deletion of an account: what happens and when, the password, and a word to type. */
export function DeleteAccount({ config, ask, close }: DeleteAccountProps) {
  const { t } = useLingui()
  const toggle = usePasswordToggle()
  const [password, setPassword] = useState('')
  const [isMeant, setMeant] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const until = formatDate(new Date(Date.now() + config.erasureDays * 86_400_000))
  const byGoogle = config.googleClientId !== null

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (password === '' && !byGoogle) return setWrong(t`Enter your password.`)
    setProblem(null)
    setSending(true)
    try {
      await ask(password)
    } catch (error) {
      const { code } = readFailure(error)
      if (code === 'incorrectOldPassword') setWrong(t`That’s not your password.`)
      else setProblem(await failureText(code))
      setSending(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <List spacing="xs">
          <List.Item>
            <Trans>You’ll be signed out everywhere, and no one will see you any more.</Trans>
          </List.Item>
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
        <FormProblem text={problem} />
        <Text size="sm" c="dimmed">
          <Trans>To keep a copy, download your data first.</Trans>
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" color="red" disabled={!isMeant} loading={sending}>
            <Trans>Delete my account</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
