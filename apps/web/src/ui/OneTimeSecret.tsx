import { Trans } from '@lingui/react/macro'
import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { CopyButton } from './CopyButton.tsx'
import classes from './OneTimeSecret.module.css'

type OneTimeSecretProps = {
  secret: string
  label: string
  /** Says that the secret is not shown again, and what it gives access to. */
  warning: ReactNode
  announcements: { copied: string; selected: string }
  close: () => void
}

/** Shows a new secret once, to be copied. */
export function OneTimeSecret({ secret, label, warning, announcements, close }: OneTimeSecretProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Stack data-stays>
      <Alert color="orange" icon={<IconAlertTriangle size={20} />} role="status">
        {warning}
      </Alert>
      <TextInput
        ref={field}
        label={label}
        classNames={{ input: classes.secret }}
        value={secret}
        readOnly
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group justify="flex-end">
        <CopyButton data-autofocus autoFocus field={field} announcements={announcements} />
        <Button onClick={close}>
          <Trans>I’ve saved it</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
